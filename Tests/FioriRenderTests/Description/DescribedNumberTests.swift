import FioriRender
import Testing

@testable import TestSupport

/// Numbers that are written as the locale has them.
struct DescribedNumberTests {
  @Test(arguments: [
    NumberItemCase(#"{"metric":{"value":265849.98}}"#, "en-US", "metric 265,849.98"),
    NumberItemCase(#"{"metric":{"value":265849.98}}"#, "de-DE", "metric 265.849,98"),
    NumberItemCase(
      #"{"metric":{"value":294,"style":"currency","currency":"USD"}}"#, "en-US", "unit $",
      "metric 294.00"),
    NumberItemCase(
      #"{"metric":{"value":294,"style":"currency","currency":"EUR"}}"#, "de-DE", "metric 294,00",
      "unit €"),
    NumberItemCase(
      #"{"metric":{"value":0.645,"style":"percent"}}"#, "en-US", "metric 64.5", "unit %"),
    NumberItemCase(
      #"{"metric":{"value":0.645,"style":"percent"}}"#, "de-DE", "metric 64,5", "unit %"),
    NumberItemCase(
      #"{"metric":{"value":265849.98,"style":"compact"}}"#, "en-US", "metric 265.8", "unit K"),
    NumberItemCase(
      #"{"metric":{"value":12,"style":"unit","unit":"kilometer"}}"#, "de-DE", "metric 12",
      "unit km"),
    NumberItemCase(
      #"{"metric":{"value":1265.5,"usesGroupingSeparator":false,"minimumFractionDigits":2}}"#,
      "en-US", "metric 1265.50"),
    NumberItemCase(
      #"{"metric":{"value":2.75,"maximumFractionDigits":1}}"#, "de-DE", "metric 2,8"),
    NumberItemCase(
      #"{"fraction":{"value":1265,"total":2500.5}}"#, "en-US", "fraction 1,265", "fraction /",
      "fraction 2,500.5"),
    NumberItemCase(
      #"{"fraction":{"value":1265,"total":2500.5}}"#, "de-DE", "fraction 1.265", "fraction /",
      "fraction 2.500,5"),
  ])
  func `a number becomes items`(_ item: NumberItemCase) throws {
    let described = DescribedDocument(
      "{\"environment\":{\"locale\":\"\(item.locale)\"},"
        + "\"view\":{\"type\":\"kpiView\",\"items\":[\(item.item)]}}")
    expect(described.lines, is: [])
    let figure = try #require(described.document.figures.first)
    let drawing = try Renderer().drawing(of: figure)
    expect(drawing.report.root.children.map { "\($0.kind) \($0.text ?? "")" }, is: item.parts)
    expect(drawing.warnings, is: [])
  }

  private func check(_ item: WrongDescription) {
    expect(DescribedDocument(item.json).lines, is: item.diagnostics)
  }

  @Test(arguments: [
    WrongDescription(
      item: #"{"metric":{}}"#,
      "1:49: error: view.items[0].metric: 'value' is missing; give a number"),
    WrongDescription(
      item: #"{"metric":{"value":null,"style":"percent"}}"#,
      "1:49: error: view.items[0].metric: 'value' is missing; give a number"),
    WrongDescription(
      item: #"{"fraction":{"value":3}}"#,
      "1:51: error: view.items[0].fraction: 'total' is missing; give a number"),
    WrongDescription(
      item: #"{"fraction":{}}"#,
      "1:51: error: view.items[0].fraction: 'value' is missing; give a number",
      "1:51: error: view.items[0].fraction: 'total' is missing; give a number"),
  ])
  func `a number has a value, a fraction a total too`(_ item: WrongDescription) { check(item) }

  @Test(arguments: [
    WrongDescription(
      item: #"{"metric":{"value":3,"curency":"USD"}}"#,
      "1:60: error: view.items[0].metric: unknown key 'curency'; did you mean 'currency'?"),
    WrongDescription(
      item: #"{"metric":{"value":3,"x":1}}"#,
      "1:60: error: view.items[0].metric: unknown key 'x'; expected one of 'value', 'style', 'currency', "
        + "'unit', 'minimumFractionDigits', 'maximumFractionDigits', 'usesGroupingSeparator'"),
    WrongDescription(
      item: #"{"fraction":{"value":3,"total":4,"x":1}}"#,
      "1:72: error: view.items[0].fraction: unknown key 'x'; expected one of 'value', 'total'"),
  ])
  func `a number has no other keys`(_ item: WrongDescription) { check(item) }

  @Test(arguments: [
    WrongDescription(
      item: #"{"metric":294}"#,
      "1:49: error: view.items[0].metric: expected a text, found the number 294; write \"294\""),
    WrongDescription(
      item: #"{"fraction":16}"#,
      "1:51: error: view.items[0].fraction: expected a text, found the number 16; write \"16\""),
  ])
  func `a number without an object is not written for a locale`(_ item: WrongDescription) {
    check(item)
  }

  @Test(arguments: [
    WrongDescription(
      item: #"{"metric":{"value":"3"}}"#,
      "1:58: error: view.items[0].metric.value: expected a number, found a string; write 3"),
    WrongDescription(
      item: #"{"metric":{"value":3,"style":"money"}}"#,
      "1:68: error: view.items[0].metric.style: unknown number style 'money'; "
        + "expected one of 'decimal', 'currency', 'percent', 'compact', 'unit'"),
    WrongDescription(
      item: #"{"metric":{"value":3,"minimumFractionDigits":2.5}}"#,
      "1:84: error: view.items[0].metric.minimumFractionDigits: "
        + "expected a whole number from 0 to 20, found 2.5"),
    WrongDescription(
      item: #"{"metric":{"value":3,"maximumFractionDigits":21}}"#,
      "1:84: error: view.items[0].metric.maximumFractionDigits: "
        + "expected a whole number from 0 to 20, found 21"),
    WrongDescription(
      item: #"{"unit":{"value":3}}"#,
      "1:47: error: view.items[0].unit: expected a text, found an object"),
  ])
  func `what a number is made of has its kind`(_ item: WrongDescription) { check(item) }
}
