import FioriRender
import Testing

@testable import TestSupport

/// Changes of reports made by hand, in words.
struct LayoutComparisonTests {
  /// A header with two KPIs, each a row of two texts over a third.
  private static let header = PartSample(
    kind: "kpiHeader", width: 200, height: 100,
    children: [kpi(at: 10, "294"), kpi(at: 110, "88")])

  private static func kpi(at x: Double, _ metric: String) -> PartSample {
    PartSample(
      kind: "kpiView", x: x, y: 20, width: 80, height: 25,
      children: [
        .text("metric", metric, x, 20), .text("unit", "USD", x + 50, 20, width: 30),
        .text("caption", "Open \(metric)", x, 35, width: 80),
      ])
  }

  private func words(_ old: PartSample, _ new: PartSample) -> [String] {
    LayoutComparison(expected: old.report, actual: new.report).changes.map(\.summary)
  }

  /// What is told when the header is changed.
  private func words(_ change: (inout PartSample) -> Void) -> [String] {
    var header = Self.header
    change(&header)
    return words(Self.header, header)
  }

  @Test func `equal reports have no changes`() {
    expect(words(Self.header, Self.header), is: [])
  }

  @Test func `a part is reported by its path, with an index if there are several of its kind`() {
    expect(
      words { $0.children[1]["unit"] = $0.children[1]["unit"].moved(1.5, 0) },
      is: ["kpiHeader.kpiView[1].unit moved 1.5 pt right"])
  }

  @Test(arguments: [
    ((-2.0, 0.0), "moved 2 pt left"), ((0, 0.25), "moved 0.25 pt down"),
    ((0, -1.126), "moved 1.13 pt up"), ((3, -4), "moved 3 pt right and 4 pt up"),
  ])
  func `a move is reported with its sides`(move: (Double, Double), words: String) {
    let reported = self.words { $0.children[0] = $0.children[0].moved(move.0, move.1) }
    expect(reported, is: ["kpiHeader.kpiView[0] \(words)"])
  }

  @Test func `a group that moves is reported without its parts`() {
    let changes = LayoutComparison(
      expected: Self.header.report, actual: Self.header.moved(5, 0).report
    ).changes
    expect(changes.map(\.summary), is: ["kpiHeader moved 5 pt right"])
    expect(changes.first?.expectedFrame, is: Self.header.node.frame)
    expect(changes.first?.actualFrame?.minX, is: 5)
  }

  @Test func `less than two hundredths of a point is nothing`() {
    expect(words { $0.children[0] = $0.children[0].moved(0.004, -0.004) }, is: [])
  }

  @Test func `a gap is reported at the first part after it`() {
    let texts = (0..<4).map { PartSample.text("tag", "\($0)", 0, Double($0) * 12) }
    let card = PartSample(kind: "kpiCard", width: 40, height: 46, children: texts)
    var wider = card
    wider.height += 1
    for index in 1..<4 { wider.children[index] = texts[index].moved(0, 1) }
    expect(words(card, wider), is: ["kpiCard.tag[1] moved 1 pt down, and 2 below it"])
    expect(words(wider, card), is: ["kpiCard.tag[1] moved 1 pt up, and 2 below it"])
  }

  @Test func `a gap in a centered group is reported once`() {
    let reported = words { header in
      header.children[0].x -= 0.5
      header.children[0].width += 1
      header.children[0]["metric"] = header.children[0]["metric"].moved(-0.5, 0)
      header.children[0]["unit"] = header.children[0]["unit"].moved(0.5, 0)
    }
    expect(reported, is: ["kpiHeader.kpiView[0].unit moved 1 pt right"])
  }

  @Test func `a text is reported with its size, and the parts it pushes are counted`() {
    let reported = words { header in
      var kpi = header.children[0]
      kpi.width += 12
      kpi["metric"].text = "2,947"
      kpi["metric"].width += 12
      kpi["unit"] = kpi["unit"].moved(12, 0)
      kpi["caption"] = kpi["caption"].moved(6, 0)
      header.children[0] = kpi
    }
    expect(reported, is: ["kpiHeader.kpiView[0].metric text '294' → '2,947', 12 pt wider"])
  }

  @Test func `parts that a part pushes within its space are counted`() {
    let reported = words { header in
      header.children[0]["metric"].text = "1"
      header.children[0]["metric"].width -= 5
      header.children[0]["unit"] = header.children[0]["unit"].moved(-5, 0)
    }
    expect(
      reported,
      is: [
        "kpiHeader.kpiView[0].metric text '294' → '1', 5 pt narrower, and 1 beside it moved"
      ])
  }

  @Test func `growing space stretches parts that keep their ends`() {
    let old = PartSample(
      kind: "chartCard", width: 100, height: 50,
      children: [
        .text("title", "Sales", 10, 10), .text("status", "now", 60, 10, width: 30),
        PartSample(kind: "chartView", x: 10, y: 20, width: 80, height: 20),
      ])
    var new = old
    new.width = 127
    new["status"] = new["status"].moved(27, 0)
    new["chartView"].width += 27
    expect(words(old, new), is: ["chartCard 27 pt wider"])
    expect(words(new, old), is: ["chartCard 27 pt narrower"])
  }

  private static let aspects: [(String, @Sendable (inout PartSample) -> Void)] = [
    ("color #3678AF → #295171", { $0.color = 0x2951_71FF }),
    ("color #3678AF → #29517180", { $0.color = 0x2951_7180 }),
    ("color #3678AF → none", { $0.color = nil }),
    ("font size 10 → 8.5", { ($0.fontSize, $0.baseline) = (8.5, 7) }),
    ("lines 1 → 2, 10 pt taller", { ($0.lines, $0.height) = (2, 20) }),
    ("now truncated", { $0.isTruncated = true }),
    ("baseline 0.5 pt lower", { $0.baseline = 8.5 }),
    ("baseline 0.5 pt higher", { $0.baseline = 7.5 }),
    ("text 'Open 294' → 'Open 295'", { $0.text = "Open 295" }),
    ("3 pt narrower and 2 pt taller", { ($0.width, $0.height) = (77, 12) }),
  ]

  @Test(arguments: aspects)
  func `each thing that changes has its words`(
    words: String, change: @Sendable (inout PartSample) -> Void
  ) {
    expect(
      self.words { change(&$0.children[0]["caption"]) },
      is: ["kpiHeader.kpiView[0].caption \(words)"])
  }

  @Test func `a text that is no longer cut is reported`() {
    var cut = Self.header
    cut.children[0]["caption"].isTruncated = true
    expect(words(cut, Self.header), is: ["kpiHeader.kpiView[0].caption no longer truncated"])
  }

  @Test func `long texts that start alike are reported with their differing part`() {
    let old = PartSample.text("body", "Temperature sensor predicts overheating in 4 days")
    let new = PartSample.text("body", "Temperature sensor predicts overheating in 5 days")
    expect(words(old, new), is: ["body text '…ting in 4 days' → '…ting in 5 days'"])
  }

  @Test func `a ring's filling and line are reported`() {
    let old = PartSample(kind: "ring", width: 130, height: 130, progress: 0.5, lineWidth: 2)
    var new = old
    (new.progress, new.lineWidth) = (0.64, 3)
    expect(words(old, new), is: ["ring progress 0.5 → 0.64, line width 2 → 3"])
  }

  @Test(arguments: 0...3)
  func `one more sibling leaves the others as they are`(place: Int) {
    let tags = (0..<3).map { PartSample.text("tag", "Tag \($0)", Double($0) * 50, 0) }
    let old = PartSample(kind: "objectHeader", width: 200, children: tags)
    var new = old
    for index in place..<3 { new.children[index] = tags[index].moved(50, 0) }
    new.children.insert(.text("tag", "New", Double(place) * 50, 0), at: place)
    let others = place < 3 ? ", and \(3 - place) beside it moved" : ""
    expect(words(old, new), is: ["objectHeader.tag[\(place)] 'New' appeared\(others)"])
    expect(words(new, old), is: ["objectHeader.tag[\(place)] 'New' disappeared\(others)"])
  }

  @Test func `another view is reported as added and removed`() {
    let reported = words(PartSample(kind: "kpiView"), PartSample(kind: "kpiCard"))
    expect(reported, is: ["kpiView disappeared", "kpiCard appeared"])
  }

  @Test func `siblings that swap places are not new`() {
    let reported = words { header in
      let kpis = header.children
      header.children = [kpis[1].moved(-100, 0), kpis[0].moved(100, 0)]
    }
    expect(
      reported,
      is: [
        "kpiHeader.kpiView[0] moved 100 pt left", "kpiHeader.kpiView[1] moved 100 pt right",
      ])
  }

  private static func chart(_ values: [Double], labels: [String], to end: Double) -> PartSample {
    let marks = values.enumerated().map { category, value in
      LayoutReport.Mark(
        series: 0, category: category, value: value,
        frame: Rect(x: Double(category) * 20, y: 80 - value / end * 80, width: 4, height: 4),
        angles: nil)
    }
    return PartSample(
      kind: "chartView", width: 100, height: 90,
      children: [
        PartSample(kind: "plot", x: 10, width: 90, height: 80, marks: marks),
        PartSample(
          kind: "numericAxis", width: 10, height: 80,
          axis: LayoutReport.Axis(labels: labels, ticks: [end, 0], range: 0...end)),
      ])
  }

  @Test func `a value is reported by its series and category`() {
    let old = Self.chart([1, 2, 3], labels: ["4", "0"], to: 4)
    let new = Self.chart([1, 4, 3], labels: ["4", "0"], to: 4)
    expect(words(old, new), is: ["chartView.plot value [0][1] 2 → 4"])
    let more = Self.chart([1, 4, 3, 2], labels: ["4", "0"], to: 4)
    expect(words(old, more), is: ["chartView.plot 2 values changed, the first [0][1] 2 → 4"])
    expect(words(new, more), is: ["chartView.plot value [0][3] none → 2"])
  }

  @Test func `marks that follow their axis are not reported`() {
    let old = Self.chart([1, 2, 3], labels: ["4", "0"], to: 4)
    let new = Self.chart([1, 2, 3], labels: ["8", "0"], to: 8)
    expect(words(old, new), is: ["chartView.numericAxis labels 4, 0 → 8, 0, range 0…4 → 0…8"])
  }

  @Test func `numbers have enough decimals to be different`() {
    let old = Self.chart([1, 0.0002], labels: ["4", "0"], to: 4)
    expect(
      words(old, Self.chart([1, 0.0003], labels: ["4", "0"], to: 4.001)),
      is: [
        "chartView.plot value [0][1] 0.0002 → 0.0003",
        "chartView.numericAxis ticks 4, 0 → 4.001, 0, range 0…4 → 0…4.001",
      ])
    expect(
      words(old, Self.chart([1, 0.000_2 + 1e-12], labels: ["4", "0"], to: 4)),
      is: ["chartView.plot value [0][1] 0.0002 → 0.000200000001"])
  }

  @Test func `the first differing label of many is reported`() {
    let labels = ["Mon", "Tue", "Wed", "Thu", "Fri"]
    var others = labels
    others[2] = "Wednesday"
    expect(
      words(Self.chart([1], labels: labels, to: 4), Self.chart([1], labels: others, to: 4)),
      is: ["chartView.numericAxis label [2] 'Wed' → 'Wednesday'"])
    others[4] = "Friday"
    expect(
      words(Self.chart([1], labels: labels, to: 4), Self.chart([1], labels: others, to: 4)),
      is: ["chartView.numericAxis labels Mon … Fri (5) → Mon … Friday (5)"])
  }

  @Test func `marks that move by themselves are counted`() {
    let old = Self.chart([1, 2, 3], labels: ["4", "0"], to: 4)
    var new = old
    new["plot"].marks = Self.chart([1, 2, 3], labels: [], to: 6)["plot"].marks
    expect(words(old, new), is: ["chartView.plot 3 marks moved"])
  }
}
