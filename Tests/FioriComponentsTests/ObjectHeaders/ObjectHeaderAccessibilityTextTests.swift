import FioriRender
import Testing

@testable import TestSupport

/// What a screen reader says of an object header.
struct ObjectHeaderAccessibilityTextTests {
  private static let headline = SampleObjectHeader.headline.string
  private static let description = SampleObjectHeader.view.descriptionText?.string ?? ""

  private func words(
    _ header: ObjectHeader, page: Int? = nil, _ sizeClass: Environment.SizeClass = .compact
  ) throws -> AccessibilityText {
    try DrawnView(header, page: page) { $0.horizontalSizeClass = sizeClass }.drawing.words
  }

  @Test func `the parts are said in the order in which they are read`() throws {
    try expect(
      words(SampleObjectHeader.view),
      is: AccessibilityText(
        title: Self.headline,
        text: "\(Self.headline), Job 819701. High, Started, PM01, 103-Repair, Los Altos, CA, "
          + "12/31/2022, Natasha Giotra, \(Self.description)"))
  }

  @Test func `a KPI is said before the status`() throws {
    var header = SampleObjectHeader.view
    header.kpiView = SampleObjectHeader.kpi
    let text = try words(header).text
    #expect(text.hasPrefix("\(Self.headline), Job 819701. Sales, $294M, High, Started"))
  }

  @Test func `a headline alone is all that is said`() throws {
    try expect(
      words(ObjectHeader(headlineText: "Pump")), is: AccessibilityText(title: "Pump", text: "Pump"))
  }

  @Test func `each page says what stands on it`() throws {
    let first = try words(SampleObjectHeader.withKPI, page: 1)
    expect(first.title, is: Self.headline)
    #expect(first.text.hasSuffix("\(Self.description) Page 1 of 2"))
    try expect(
      words(SampleObjectHeader.withKPI, page: 2),
      is: AccessibilityText(title: Self.headline, text: "Image. Page 2 of 2"))
  }

  @Test func `the first version says its description on the last page`() throws {
    var header = SampleObjectHeader.first
    try expect(words(header, page: 2).text, is: "\(Self.description) Page 2 of 2")
    #expect(try words(header, page: 1).text.hasSuffix("Body, Footnote. Page 1 of 2"))
    header.detailContentView = .image(.builtin(.trendUp))
    try expect(words(header, page: 2).text, is: "Image. Page 2 of 3")
    try expect(words(header, page: 3).text, is: "\(Self.description) Page 3 of 3")
  }

  @Test func `what is not drawn is not said`() throws {
    var header = SampleObjectHeader.first
    header.detailContentView = .image(.builtin(.trendUp))
    header.labelItems = ["Los Altos"]
    let text = try words(header, .regular).text
    expect(
      text,
      is: "\(Self.headline), Job 819701. High, Started, PM01, 103-Repair, Body, "
        + "Footnote, Image")
    var many = ObjectHeader(headlineText: "A", bodyText: " ", statusText: "")
    many.labelItems = (1...8).map { LabelItem(text: Text("\($0)")) }
    many.numberOfLabelItems = 2
    try expect(words(many).text, is: "A, 1, 2")
  }
}
