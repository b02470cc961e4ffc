import Testing

@testable import FioriDisplay
@testable import FioriRender
@testable import TestSupport

/// Values that a chart cannot show as they are, and the warnings about them.
struct MisleadingValuesTests {
  private func check(_ item: WrongChart) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
    try SchemaAgreement.check(item.json)
  }

  private static func series(_ type: String, _ values: String, _ keys: String = "") -> String {
    "\"chartType\":\"\(type)\",\"series\":[{\"values\":\(values)}]\(keys)"
  }

  private static let least = "since all values are less"
  private static let greatest = "since all values are greater"

  @Test(arguments: [
    WrongChart(
      series("column", "[50,500]", #","numericAxis":{"explicitMax":-60}"#),
      "warning: view.numericAxis.explicitMax: -60 is ignored, \(greatest)"),
    WrongChart(
      series("line", "[50,500]", #","numericAxis":{"explicitMin":1000}"#),
      "warning: view.numericAxis.explicitMin: 1000 is ignored, \(least)"),
    WrongChart(
      series("column", "[-50,-500]", #","numericAxis":{"explicitMin":60}"#),
      "warning: view.numericAxis.explicitMin: 60 is ignored, \(least)"),
    WrongChart(
      series("waterfall", "[50,50,50]", #","numericAxis":{"explicitMin":120}"#),
      "warning: view.numericAxis.explicitMin: columns and bars start at zero; 120 is ignored"),
    WrongChart(
      series("column", "[-50,-500]", #","numericAxis":{"explicitMax":-60}"#),
      "warning: view.numericAxis.explicitMax: columns and bars start at zero; -60 is ignored"),
    WrongChart(
      series("line", "[-50,-500]", #","numericAxis":{"explicitMax":-60}"#),
      "warning: view.numericAxis.explicitMax: the axis ends at zero; -60 is ignored unless "
        + "'isZeroBased' is false"),
    WrongChart(
      series(
        "line", "[5,7]", #","numericAxis":{"explicitMin":10,"explicitMax":20,"isZeroBased":false}"#),
      "warning: view.numericAxis.explicitMin: all values are less than 10, and only break marks "
        + "show them; lower 'explicitMin'"),
    WrongChart(
      series("scatter", "[[1,50],[2,60]]", #","numericAxis":{"explicitMax":-60}"#),
      "warning: view.numericAxis.explicitMax: -60 is ignored, \(greatest)"),
    WrongChart(
      #""chartType":"combo","series":[{"values":[1,2]},{"values":[3,4]}],"#
        + #""indexesOfSecondaryValuesAxis":[1],"secondaryNumericAxis":{"explicitMax":2}"#,
      "warning: view.secondaryNumericAxis.explicitMax: 2 is ignored, \(greatest)"),
    WrongChart(series("line", "[null,null]", #","numericAxis":{"explicitMin":60}"#)),
  ])
  func `an end that the axis does not have says why`(item: WrongChart) throws { try check(item) }

  @Test(
    arguments: [
      ([50.0, 500], nil, -60.0), ([50, 500], 1_000, nil), ([-50, -500], 60, nil),
    ] as [([Double], Double?, Double?)])
  func `an end that leaves out all values changes nothing`(
    values: [Double], low: Double?, high: Double?
  ) throws {
    for type in [ChartType.column, .line, .bar, .waterfall, .stackedColumn] {
      let plain = ChartView(type, series: [ChartSeries(values: values.map { .number($0) })])
      let chart = plain.with {
        ($0.numericAxis.explicitMin, $0.numericAxis.explicitMax) = (low, high)
      }
      let (expected, drawn) = try (DrawnChart(plain), DrawnChart(chart))
      expect(
        drawn.view.drawing.displayList.commands, is: expected.view.drawing.displayList.commands)
    }
  }

  @Test(arguments: [
    WrongChart(
      "donut", value: "-30",
      "warning: view.series[0].values[0]: -30 is negative, and a donut has no negative parts; it is "
        + "not drawn"),
    WrongChart("donut", value: "0"),
    WrongChart(
      "donut", with: #""valueLabels":true"#,
      "warning: view.series[0].values: 2 values; 'donut' reads the first one"),
    WrongChart(
      #""chartType":"donut","valueLabels":true,"series":[{"values":[3]},{"values":[0]}]"#,
      "warning: view.series[1].values[0]: a part of 0 has no room for its label; name it in a legend"
    ),
    WrongChart(
      #""chartType":"donut","valueLabels":true,"legend":true,"#
        + #""series":[{"title":"A","values":[3]},{"title":"B","values":[0]}]"#),
    WrongChart(
      series("bubble", "[[1,2,-5],[2,3,10]]"),
      "warning: view.series[0].values[0]: size -5 is not above 0, so the bubble is not drawn"),
    WrongChart(
      series("bubble", "[[2,3,10],[1,2,0],[3,3,-1],[4,4,-2]]"),
      "warning: view.series[0].values[1]: this and 2 other bubbles have no size above 0 and are not "
        + "drawn"),
    WrongChart(
      series("bubble", "[[1,2,null],[2,3,10]]"),
      "warning: view.series[0].values[0]: the size is missing, so the bubble is not drawn"),
    WrongChart(
      series("microHarveyBall", "[25,40]"),
      "warning: view.series[0].values[1]: 40 is not between 0 and the whole, 25; the chart is drawn "
        + "full"),
    WrongChart(
      series("microHarveyBall", "[25,-4]"),
      "warning: view.series[0].values[1]: -4 is not between 0 and the whole, 25; the chart is drawn "
        + "empty"),
    WrongChart(series("microHarveyBall", "[-25,-4]")),
    WrongChart(
      series("microHarveyBall", "[0,0]"),
      "warning: view.series[0].values[0]: a whole of 0 has no parts; the chart is drawn empty"),
    WrongChart(
      series("microHarveyBall", "[25]"),
      "warning: view.series[0].values: the second value, which is the part, is missing; the chart "
        + "is drawn empty"),
    WrongChart(
      series("microRadial", "[100,130]"),
      "warning: view.series[0].values[1]: 130 is not between 0 and the whole, 100; the chart is "
        + "drawn full"),
    WrongChart(series("microRadial", "[100,100]")),
    WrongChart(
      series("microRadial", "[50,20]", #","categories":["",""]"#),
      "warning: view.series[0].values[0]: the ring's text is the part with a percent sign, right of 100 "
        + "alone, found 50"),
    WrongChart(
      series("microRadial", "[50,20]", #","categories":["All","Paid"]"#),
      "warning: view.categories[0]: the name of the whole is not drawn; the ring has room for that of "
        + "its part"),
    WrongChart(series("microRadial", "[50,20]", #","categories":[null,"Paid"]"#)),
    WrongChart(
      series("waterfall", "[100,null,-20,999,-5,null]", #","indexesOfTotalsCategories":[3,5]"#),
      "warning: view.series[0].values[3]: the total 999 differs from the sum of the values before "
        + "it, 80; correct it, or give null for the sum"),
    WrongChart(
      series("waterfall", "[10,5,20,1,21,30,-3,16]", #","indexesOfTotalsCategories":[0,2,4,5,7]"#),
      "warning: view.series[0].values[2]: the total 20 differs from the sum of the values before "
        + "it, 15, and so do 2 other totals; correct it, or give null for the sum"),
    WrongChart(
      #""chartType":"stackedColumn","valueLabels":true,"#
        + #""series":[{"values":[30,20,40]},{"values":[40,-60,20]}]"#,
      "warning: view.valueLabels: 1 of 3 totals is left out: beyond a stack with negative parts, a "
        + "total would read as the sum of the positive ones"),
    WrongChart(
      #""chartType":"microBullet","series":[{"values":[null,60,80]},{"values":[40]}]"#,
      "warning: view.series[0].values: the first value, which is the actual one, is missing; the bar "
        + "is the forecast"),
    WrongChart(
      #""chartType":"microBullet","series":[{"values":[null,60]},{"values":[40]}]"#,
      "warning: view.series[0].values: the first value, which is the actual one, is missing; no bar "
        + "is drawn"),
    WrongChart(#""chartType":"microBullet","series":[{"values":[null]}]"#),
    WrongChart(
      series("waterfall", "[0.1,0.2,0.3,0.7,1]", #","indexesOfTotalsCategories":[2,4]"#)),
  ])
  func `values that are not drawn as they are say so`(item: WrongChart) throws {
    try check(item)
  }

  private static func two(
    _ type: String, _ first: String, _ second: String, _ keys: String = ""
  ) -> String {
    #""chartType":"\#(type)","series":[{"title":"Ist",\#(first)},{"title":"Plan",\#(second)}]\#(keys)"#
  }

  private static let covered =
    "warning: view.series[0]: 'Ist' is covered by 'Plan', which has the same values"

  @Test(arguments: [
    WrongChart(two("line", #""values":[1,2,null]"#, #""values":[1,2,3]"#), covered),
    WrongChart(two("area", #""values":[1,2]"#, #""values":[1,2]"#), covered),
    WrongChart(two("line", #""values":[1,2]"#, #""values":[1,3]"#)),
    WrongChart(two("column", #""values":[1,2]"#, #""values":[1,2]"#)),
    WrongChart(two("combo", #""values":[1,2]"#, #""values":[1,2]"#)),
    WrongChart(two("line", #""values":[1,2]"#, #""values":[1,2],"lineStyle":"dashed""#)),
    WrongChart(two("line", #""values":[1,2],"lineWidth":5"#, #""values":[1,2]"#)),
    WrongChart(two("line", #""values":[1,2]"#, #""values":[1,2],"forecastFrom":1"#)),
    WrongChart(
      two(
        "line", #""values":[1,2]"#, #""values":[1,2]"#, #","indexesOfSecondaryValuesAxis":[1]"#)),
    WrongChart(
      #""chartType":"line","series":[{"values":[1,2]},{"values":[1,2]},{"values":[1,2]}]"#,
      "warning: view.series[0]: series 0 is covered by series 1, which has the same values; so is "
        + "another series"),
    WrongChart(
      two("line", #""values":[1,2]"#, #""values":[null,null]"#, #","legend":true"#),
      "warning: view.series[1].values: the series has no values; only the legend shows it"),
    WrongChart(two("column", #""values":[1,2]"#, #""values":[null,null]"#)),
    WrongChart(
      two("scatter", #""values":[[1,1],[2,2],[1,1]]"#, #""values":[[1,1]]"#),
      "warning: view.series: 2 of 4 points have the same place as another, which covers them"),
    WrongChart(two("bubble", #""values":[[1,1,2]]"#, #""values":[[1,1,9]]"#)),
  ])
  func `series and points that are not seen are said`(item: WrongChart) throws { try check(item) }

  @Test func `a number that a header breaks between two lines has a warning`() throws {
    let lines = try DrawnDescription(
      #"{"environment":{"width":320},"view":{"type":"objectHeader","headlineText":"#
        + #""Order 4500012345-0010/2026-A.17.003.0042","statusText":"-1,234,567.89","#
        + #""substatusText":"12/31/2026"}}"#
    ).lines
    expect(
      lines,
      is: [
        "warning: view.statusText: the number '-1,234,567.89' is broken between two lines because it "
          + "does not fit; shorten the text or make the view wider"
      ])
  }

  @Test func `a legend has the values of parts that a ring does not show`() throws {
    let chart = ChartView(
      .donut,
      series: [
        ChartSeries(title: "A", values: [50]), ChartSeries(title: "B", values: [-30]),
        ChartSeries(title: "C", values: [0]), ChartSeries(title: "D", values: [nil]),
      ]
    ).with { $0.legend = true }
    let texts = try DrawnChart(chart).view.root.flattened.compactMap(\.text)
    expect(texts, is: ["A", "B (-30)", "C (0)", "D (–)"])
  }

  @Test(arguments: [
    (#"{"metric":"64"},{"unit":"%"}"#, true), (#"{"metric":"٦٤"}"#, true),
    (#"{"metric":"0"},{"unit":"%"}"#, false), (#"{"metric":"–"},{"unit":"m2"}"#, false),
    (#"{"metric":{"value":0.64,"style":"percent"}}"#, false),
  ])
  func `a number in a ring without progress gets a warning`(items: String, isWarned: Bool) throws {
    let lines = try DrawnDescription(
      "{\"view\":{\"type\":\"kpiProgressView\",\"items\":[\(items)]}}"
    ).lines.filter { !$0.contains("no loaded font") }
    expect(
      lines,
      is: isWarned
        ? [
          "warning: view.items[0].metric: the ring is empty, since no 'progress' is given; give it, "
            + "such as 0.64"
        ] : [])
  }
}
