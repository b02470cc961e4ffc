import FioriRender
import Testing

@testable import TestSupport

/// The numbers beside a card's chart (Docs/sources/cards.md#layout).
struct CardAxesTests {
  /// A chart's keys, and the labels of its two axes.
  struct Axes: Sendable, CustomTestStringConvertible {
    let keys: String
    let primary: [String]
    let secondary: [String]?
    var testDescription: String { keys }
  }

  @Test(arguments: [
    Axes(keys: "", primary: [], secondary: nil),
    Axes(
      keys: #","indexesOfSecondaryValuesAxis":[1]"#, primary: ["300", "200", "100", "0"],
      secondary: ["0.6", "0.3", "0"]),
    Axes(
      keys: #","indexesOfSecondaryValuesAxis":[1],"numericAxis":{"labels":{"isHidden":true}}"#,
      primary: [], secondary: ["0.6", "0.3", "0"]),
    Axes(
      keys:
        #","indexesOfSecondaryValuesAxis":[1],"secondaryNumericAxis":{"labels":{"isHidden":true}}"#,
      primary: [], secondary: []),
    Axes(
      keys: #","indexesOfSecondaryValuesAxis":[0,1]"#, primary: [],
      secondary: ["300", "200", "100", "0"]),
  ])
  func `numbers of a second axis are not alone`(item: Axes) throws {
    let drawn = try DrawnDescription(
      #"{"view":{"type":"chartCard","title":"Sales","chartView":{"chartType":"line","#
        + #""series":[{"values":[100,200,300]},{"values":[0.5,0.4,0.6]}]\#(item.keys)}}}"#)
    func labels(_ kind: String) throws -> [String]? {
      try #require(drawn.report).root.flattened.first { $0.kind == kind }?.axis?.labels
    }
    try expect(labels("numericAxis"), is: item.primary)
    try expect(labels("secondaryNumericAxis"), is: item.secondary)
    expect(drawn.lines, is: [])
  }
}
