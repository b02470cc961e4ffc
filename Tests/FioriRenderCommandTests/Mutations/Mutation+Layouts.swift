extension Mutation {
  /// Of the recorded layout reports.
  static let layouts = [
    Mutation(
      "a length 0.001 longer", .ring,
      .text(#""width": 47.467"#, #""width": 47.468"#, in: "layout.json"),
      says: [
        #"ring.layout.json: line 24: "frame": { "x": 20.667, "y": 24.047, "width": 47.467, "#
          + #""height": 42.9 }, recorded "frame": { "x": 20.667, "y": 24.047, "width": 47.468, "#
          + #""height": 42.9 }"#
      ]),
    Mutation(
      "a place 0.001 further right", .ring,
      .text(#""x": 20.667"#, #""x": 20.668"#, in: "layout.json"),
      says: [
        #"ring.layout.json: line 24: "frame": { "x": 20.667, "y": 24.047, "width": 47.467, "#
          + #""height": 42.9 }, recorded "frame": { "x": 20.668, "y": 24.047, "width": 47.467, "#
          + #""height": 42.9 }"#
      ]),
    Mutation(
      "a place 0.01 lower", .ring,
      .text(#""y": 68.547"#, #""y": 68.557"#, in: "layout.json"),
      says: [
        "ring.layout.json: kpiProgressView.caption baseline 0.01 pt lower, moved 0.01 pt up"
      ]),
    Mutation(
      "an icon 1 pt higher", .header,
      .text(#""y": 41.285"#, #""y": 40.285"#, in: "layout.json"),
      says: [
        "header.layout.json: objectHeader.substatusImage moved 1 pt down"
      ]),
    Mutation(
      "a baseline 0.001 lower", .chart,
      .text("10.864", "10.865", in: "layout.json"),
      says: [
        #"chart.layout.json: line 58: "baseline": 10.864, recorded "baseline": 10.865"#
      ]),
    Mutation(
      "a font 0.001 pt larger", .ring,
      .text("38.4", "38.401", in: "layout.json"),
      says: [
        #"ring.layout.json: line 28: "fontSize": 38.4, recorded "fontSize": 38.401"#
      ]),
    Mutation(
      "a line 0.001 pt wider", .ring,
      .text(#""lineWidth": 2"#, #""lineWidth": 2.001"#, in: "layout.json"),
      says: [
        #"ring.layout.json: line 13: "lineWidth": 2, recorded "lineWidth": 2.001"#
      ]),
    Mutation(
      "a progress a thousandth more", .ring,
      .text(#""progress": 0.64"#, #""progress": 0.641"#, in: "layout.json"),
      says: [
        #"ring.layout.json: line 12: "progress": 0.64, recorded "progress": 0.641"#
      ]),
    Mutation(
      "a picture 0.001 pt wider", .ring,
      .text(#""size": { "width": 106"#, #""size": { "width": 106.001"#, in: "layout.json"),
      says: [
        "ring.layout.json: picture 106.001 × 106 → 106 × 106 pt"
      ]),
    Mutation(
      "a range 0.001 longer", .chart,
      .text(#""max": 4"#, #""max": 4.001"#, in: "layout.json"),
      says: [
        "chart.layout.json: chartView.numericAxis range 0…4.001 → 0…4"
      ]),
    Mutation(
      "a tick 0.001 higher", .chart,
      .text("[ 4, 2, 0 ]", "[ 4, 2.001, 0 ]", in: "layout.json"),
      says: [
        "chart.layout.json: chartView.numericAxis ticks 4, 2.001, 0 → 4, 2, 0"
      ]),
    Mutation(
      "a mark 0.001 taller", .chart,
      .text(#""height": 36.648"#, #""height": 36.649"#, in: "layout.json"),
      says: [
        #"chart.layout.json: line 15: … 30, "height": 36.648 }, recorded … 30, "height": "#
          + "36.649 }"
      ]),
    Mutation(
      "a mark's value 0.001 higher", .chart,
      .text(#""value": 3"#, #""value": 3.001"#, in: "layout.json"),
      says: [
        "chart.layout.json: chartView.plot value [1][0] 3.001 → 3"
      ]),
    Mutation(
      "a mark of another category", .chart,
      .text(
        "\"category\": 1,\n            \"value\": 4", "\"category\": 0,\n            \"value\": 4",
        in: "layout.json"),
      says: [
        "chart.layout.json: chartView.plot value [0][1] none → 4"
      ]),
    Mutation(
      "a label's letter", .chart,
      .text(#""Q2""#, #""Q3""#, in: "layout.json"),
      says: [
        "chart.layout.json: chartView.categoryAxis labels Q1, Q3 → Q1, Q2"
      ]),
    Mutation(
      "a text by one letter", .ring,
      .text(#""Complete""#, #""Completed""#, in: "layout.json"),
      says: [
        "ring.layout.json: kpiProgressView.caption text 'Completed' → 'Complete'"
      ]),
    Mutation(
      "an accent as a letter of its own in a report", .kpis,
      .text("Café", "Cafe\u{301}", in: "layout.json"),
      says: [
        #"kpis.layout.json: line 61: '"text": "Caf\u{00E9}",', recorded '"text": "#
          + #""Cafe\u{0301}",'"#
      ]),
    Mutation(
      "a color by one level", .header,
      .text(##""#3F3A3ACC""##, ##""#3F3A3ACD""##, in: "layout.json"),
      says: [
        "header.layout.json: objectHeader.subheadline color #3F3A3ACD → #3F3A3ACC"
      ]),
    Mutation(
      "a text no longer truncated", .kpi,
      .text(#""isTruncated": true"#, #""isTruncated": false"#, in: "layout.json"),
      says: [
        "kpi.layout.json: kpiView.caption now truncated"
      ]),
    Mutation(
      "another number of lines", .kpi,
      .text(#""lines": 2"#, #""lines": 1"#, in: "layout.json"),
      says: [
        "kpi.layout.json: kpiView.caption lines 1 → 2"
      ]),
    Mutation(
      "a part of another kind", .ring,
      .text(#""kind": "unit""#, #""kind": "metric""#, in: "layout.json"),
      says: [
        "ring.layout.json: kpiProgressView.metric[1] '%' disappeared; kpiProgressView.unit "
          + "'%' appeared"
      ]),
    Mutation(
      "the same number in other digits", .ring,
      .text("0.64", "0.640", in: "layout.json"),
      says: [
        #"ring.layout.json: line 12: "progress": 0.64, recorded "progress": 0.640"#
      ]),
    Mutation(
      "a child missing", .header,
      .lines(in: "layout.json") { $0.removeSubrange(36..<54) },
      says: [
        "header.layout.json: objectHeader.tag[0] 'PM01' appeared"
      ]),
    Mutation(
      "a child twice", .header,
      .lines(in: "layout.json") { $0.insert(contentsOf: $0[36..<54], at: 36) },
      says: [
        "header.layout.json: objectHeader.tag[1] 'PM01' disappeared"
      ]),
    Mutation(
      "two children swapped", .header,
      .lines(in: "layout.json") { $0.replaceSubrange(36..<72, with: $0[54..<72] + $0[36..<54]) },
      says: [
        #"header.layout.json: line 39: "frame": { "x": 16, "y": 66.708, "width": 39.977, "#
          + #""height": 18.524 }, recorded "frame": { "x": 65.977, "y": 66.708, "width": 48.085, "#
          + #""height": 18.524 }"#
      ]),
    Mutation(
      "a member missing", .ring,
      .lines(in: "layout.json") { $0.remove(at: 10) },
      says: [
        "ring.layout.json: kpiProgressView.ring color none → #3678AF"
      ]),
    Mutation(
      "line ends of another system", .ring,
      .lines(in: "layout.json") { $0 = $0.map { $0 + "\r" } },
      says: [
        #"ring.layout.json: line 1: {, recorded {\r"#
      ]),
    Mutation(
      "a blank at the end of a line", .ring,
      .lines(in: "layout.json") { $0[1] += " " },
      says: [
        #"ring.layout.json: line 2: '"size": { "width": 106, "height": 106 },', recorded "#
          + #"'"size": { "width": 106, "height": 106 }, '"#
      ]),
    Mutation(
      "no line end at the end", .ring,
      .lines(in: "layout.json") { $0.removeLast() },
      says: [
        "ring.layout.json: line 61: an empty line, recorded the end"
      ]),
  ]
}
