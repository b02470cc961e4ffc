import FioriRender
import Testing

@testable import TestSupport

/// Columns with a mark at the target of each.
struct BulletTests {
  private static func chart(
    _ actual: [Double?], _ targets: [Double?]?, keys: String = ""
  ) -> String {
    func list(_ values: [Double?]) -> String {
      values.map { $0.map { "\($0)" } ?? "null" }.joined(separator: ",")
    }
    let names = actual.indices.map { #""\#(["North", "South", "East", "West", "Center"][$0])""# }
    let second = targets.map { #",{"title":"Plan","values":[\#(list($0))]}"# } ?? ""
    return #"""
      {"environment":{"width":300,"height":200,"generation":"horizon"},"view":{"type":"chartView",
      "chartType":"bullet","legend":true,"categories":[\#(names.joined(separator: ","))],
      "series":[{"title":"Sales","values":[\#(list(actual))]}\#(second)]\#(keys)}}
      """#
  }

  private func drawing(_ json: String) throws -> Drawing {
    let document = Document(json: Array(json.utf8))
    return try Renderer().drawing(of: try #require(document.figures.first))
  }

  @Test(
    arguments: [
      (
        [82, 95, 61], [100, 90, nil],
        "Bullet chart, 3 categories from North to East. Sales: North 82 (target 100), South 95 (target 90), "
          + "East 61 (no target)"
      ),
      (
        [82, nil], [100, 90],
        "Bullet chart, 2 categories from North to South. Sales: North 82 (target 100), South (target 90), "
          + "1 of 2 categories has no value"
      ),
      (
        [1, 2, 3, 4, 5], [3, 3, 3, 3, 3],
        "Bullet chart, 5 categories from North to Center. Sales: lowest 1 in North, highest 5 in Center, target 3, "
          + "at or above target: 3 of 5"
      ),
      ([82], nil, "Bullet chart. Sales: North 82"),
    ] as [([Double?], [Double?]?, String)])
  func `words compare each column to its target`(
    actual: [Double?], targets: [Double?]?, words: String
  ) throws {
    try expect(drawing(Self.chart(actual, targets)).accessibilityText.text, is: words)
  }

  @Test(arguments: [false, true])
  func `a mark is at its target, across its column`(isRightToLeft: Bool) throws {
    let json = Self.chart([82, -20, 61], [100, -30, nil])
    let direction = isRightToLeft ? #""layoutDirection":"rightToLeft","# : ""
    let drawing = try drawing(json.replacing(#""width""#, with: direction + #""width""#))
    let plot = try #require(drawing.report.root.flattened.first { $0.kind == "plot" })
    let axis = try #require(
      drawing.report.root.flattened.first { $0.kind == "numericAxis" }?.axis?.range)
    let marks = plot.marks ?? []
    expect(marks.count, is: 5)
    for target in marks.filter({ $0.series == 1 }) {
      let column = try #require(
        marks.first { $0.series == 0 && $0.category == target.category })
      expect(target.frame.size.height, is: 3)
      #expect(abs(target.frame.midX - column.frame.midX) < 0.001)
      #expect(abs(target.frame.size.width - column.frame.size.width) < 0.001)
      let share = (target.value - axis.lowerBound) / (axis.upperBound - axis.lowerBound)
      let place = plot.frame.maxY - share * plot.frame.size.height
      #expect(abs(target.frame.midY - place) < 0.001)
    }
  }

  @Test(
    arguments: [
      (200, [20, 50, 95], []),
      (
        90, [24, 50, 95],
        [
          "1 of 3 columns ends under the mark of a target that differs by more than a hundredth, so nothing shows "
            + "whether it is reached; make the chart taller"
        ]
      ),
      (90, [22.9, 50, 95], []),
    ] as [(Int, [Double?], [String])])
  func `marks are thinner in a low plot, and the ends that they cover are reported`(
    height: Int, actual: [Double?], messages: [String]
  ) throws {
    let json = Self.chart(actual, [23, 80, 100])
    let drawing = try drawing(json.replacing(#""height":200"#, with: #""height":\#(height)"#))
    let plot = try #require(drawing.report.root.flattened.first { $0.kind == "plot" })
    for mark in (plot.marks ?? []).filter({ $0.series == 1 }) {
      #expect(abs(mark.frame.size.height - min(plot.frame.size.height / 24, 3)) < 0.001)
    }
    expect(drawing.warnings.map(\.message).filter { $0.contains("under the mark") }, is: messages)
  }

  @Test(arguments: [
    (
      chart([82, 95], nil),
      ["no column has a target; add a second series with one for each category"]
    ),
    (
      chart([82, 95], [nil, nil]),
      ["no column has a target; add a second series with one for each category"]
    ),
    (chart([nil, nil], nil), []),
    (
      chart([82, 95], [90, 200], keys: #","numericAxis":{"explicitMax":100}"#),
      ["1 value exceeds the axis maximum of 100, and nothing shows it; raise 'explicitMax'"]
    ),
    (
      chart([-82, -95], [-90, -200], keys: #","numericAxis":{"explicitMin":-100}"#),
      ["1 value is below the axis minimum of -100, and nothing shows it; lower 'explicitMin'"]
    ),
  ])
  func `columns without targets and targets beyond the axis are reported`(
    json: String, messages: [String]
  ) throws {
    let found = try drawing(json).warnings.map(\.message).filter {
      !$0.contains("has no values")
    }
    expect(found, is: messages)
  }

  @Test func `labels are of columns alone, all inside them where a target leaves no space beyond`()
    throws
  {
    let json = Self.chart([82, 95, 60], [85, 40, 100], keys: #","valueLabels":true"#)
    let drawing = try drawing(json)
    expect(drawing.warnings.map(\.message), is: [])
    let all = drawing.report.root.flattened
    let labels = all.filter { $0.kind == "valueLabel" }
    expect(labels.compactMap(\.text), is: ["82", "95", "60"])
    let plot = try #require(all.first { $0.kind == "plot" })
    let columns = (plot.marks ?? []).filter { $0.series == 0 }
    expect(
      zip(labels, columns).map { $0.frame.midY > $1.frame.minY }, is: [true, true, true])
  }

  @Test func `columns are sorted by their values alone`() throws {
    let json = Self.chart(
      [10, 30, 20], [500, 1, 2], keys: #","categoryAxis":{"sort":"-value"}"#)
    let plot = try #require(
      drawing(json).report.root.flattened.first { $0.kind == "plot" })
    expect((plot.marks ?? []).filter { $0.series == 0 }.map(\.value), is: [30, 20, 10])
  }
}
