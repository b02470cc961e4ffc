import FioriRender
import Testing

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
    #expect(
      try words(SampleObjectHeader.view)
        == AccessibilityText(
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
    #expect(
      try words(ObjectHeader(headlineText: "Pump"))
        == AccessibilityText(title: "Pump", text: "Pump"))
  }

  @Test func `each page says what stands on it`() throws {
    let first = try words(SampleObjectHeader.withKPI, page: 1)
    #expect(first.title == Self.headline)
    #expect(first.text.hasSuffix("\(Self.description) Page 1 of 2"))
    #expect(
      try words(SampleObjectHeader.withKPI, page: 2)
        == AccessibilityText(title: Self.headline, text: "Image. Page 2 of 2"))
  }

  @Test func `the first version says its description on the last page`() throws {
    var header = SampleObjectHeader.first
    #expect(try words(header, page: 2).text == "\(Self.description) Page 2 of 2")
    #expect(try words(header, page: 1).text.hasSuffix("Body, Footnote. Page 1 of 2"))
    header.detailContentView = .image(.builtin(.trendUp))
    #expect(try words(header, page: 2).text == "Image. Page 2 of 3")
    #expect(try words(header, page: 3).text == "\(Self.description) Page 3 of 3")
  }

  @Test func `what is not drawn is not said`() throws {
    var header = SampleObjectHeader.first
    header.detailContentView = .image(.builtin(.trendUp))
    header.labelItems = ["Los Altos"]
    let text = try words(header, .regular).text
    #expect(
      text == "\(Self.headline), Job 819701. High, Started, PM01, 103-Repair, Body, "
        + "Footnote, Image")
    var many = ObjectHeader(headlineText: "A", bodyText: " ", statusText: "")
    many.labelItems = (1...8).map { LabelItem(text: Text("\($0)")) }
    many.numberOfLabelItems = 2
    #expect(try words(many).text == "A, 1, 2")
  }
}
