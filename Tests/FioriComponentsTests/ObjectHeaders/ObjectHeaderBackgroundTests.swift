import Testing

@testable import FioriRender
@testable import TestSupport

/// An object header's background and the colors on it (Docs/sources/headers.md#background,
/// Docs/sources/headers.md#texts).
struct ObjectHeaderBackgroundTests {
  private static let gradient = "#445E75FF to #3F566BFF"

  @Test(arguments: [
    HeaderBackgroundCase(
      .classic, .light, nil, fill: "#FFFFFFFF", hairline: "#E8E8EDFF", text: "#3F3A3AFF"),
    HeaderBackgroundCase(
      .classic, .light, .device, fill: "#FFFFFFFF", hairline: "#E8E8EDFF", text: "#3F3A3AFF"),
    HeaderBackgroundCase(
      .classic, .dark, nil, fill: "#FFFFFFFF", hairline: "#E8E8EDFF", text: "#3F3A3AFF"),
    HeaderBackgroundCase(.classic, .light, .dark, fill: gradient, hairline: nil, text: "#FFFFFFFF"),
    HeaderBackgroundCase(
      .classic, .light, .deviceInverse, fill: gradient, hairline: nil, text: "#FFFFFFFF"),
    HeaderBackgroundCase(
      .classic, .dark, .light, fill: "#FFFFFFFF", hairline: "#E8E8EDFF", text: "#3F3A3AFF"),
    HeaderBackgroundCase(
      .horizon, .light, nil, fill: "#FFFFFFFF", hairline: "#5B738B5E", text: "#223548FF"),
    HeaderBackgroundCase(
      .horizon, .dark, nil, fill: "#161C21FF", hairline: "#8396A85E", text: "#F5F6F7FF"),
    HeaderBackgroundCase(
      .horizon, .light, .dark, fill: "#161C21FF", hairline: "#8396A85E", text: "#F5F6F7FF"),
    HeaderBackgroundCase(
      .horizon, .dark, .deviceInverse, fill: "#FFFFFFFF", hairline: "#5B738B5E",
      text: "#223548FF"),
  ])
  func `a header has the background of its look and scheme`(_ item: HeaderBackgroundCase) throws {
    var header = SampleObjectHeader.view
    header.backgroundColorScheme = item.scheme
    let drawn = try DrawnView(header) {
      $0.generation = item.generation
      $0.appearance = item.appearance
    }
    expect(drawn.backgroundFills.map(\.paint), is: [item.fill, item.hairline].compactMap(\.self))
    for kind in ["headline", "subheadline", "description"] {
      try expect(drawn.color(of: kind), is: item.text)
    }
  }

  @Test(arguments: [
    (Environment.Generation.classic, ColorScheme.light, "#4E4E52FF"),
    (.classic, .dark, "#D3D3D3FF"),
    (.horizon, .light, "#475E75FF"), (.horizon, .dark, "#D5DADDFF"),
  ])
  func `status, body and footnote are quieter`(
    generation: Environment.Generation, scheme: ColorScheme, color: String
  ) throws {
    var header = SampleObjectHeader.view
    header.backgroundColorScheme = scheme
    header.bodyText = "Body"
    header.footnoteText = "Footnote"
    header.substatusText = "Scheduled"
    let drawn = try DrawnView(header) { $0.generation = generation }
    for kind in ["status", "substatus", "substatusImage", "body", "footnote"] {
      try expect(drawn.color(of: kind), is: color, "\(kind)")
    }
  }

  @Test(arguments: [
    ("device", ColorScheme.device), ("deviceInverse", .deviceInverse), ("light", .light),
    ("dark", .dark), ("lightConstant", .light), ("darkConstant", .dark),
    ("lightBackground", .light), ("darkBackground", .dark),
  ])
  func `a scheme has the names that it ever had, and the oldest are noted`(
    name: String, scheme: ColorScheme
  ) throws {
    let json =
      #"{"view":{"type":"objectHeader","headlineText":"A","backgroundColorScheme":"\#(name)"}}"#
    let document = DescribedDocument(json).document
    let header = try #require(document.figures.first?.view as? ObjectHeader)
    expect(header.backgroundColorScheme, is: scheme)
    let newer = ["lightBackground": "lightConstant", "darkBackground": "darkConstant"][name]
    let notes = newer.map {
      ["note: view.backgroundColorScheme: '\(name)' is deprecated; use '\($0)'"]
    }
    try expect(DrawnDescription(json).lines, is: notes ?? [])
  }

  @Test func `a KPI made for another background is warned of`() throws {
    var header = SampleObjectHeader.withKPI
    header.headlineText = "Pump"
    header.descriptionText = nil
    try expect(DrawnView(header).warnings, is: [])
    header.kpiView?.colorScheme = .dark
    try expect(
      DrawnView(header).warnings,
      is: [
        "warning: view.kpiView.colorScheme: made for a dark background, but the header is light; "
          + "remove it or give the header the same"
      ])
    header.backgroundColorScheme = .dark
    try expect(DrawnView(header).warnings, is: [])
  }

  @Test func `the dots have the colors that are given`() throws {
    var header = SampleObjectHeader.withKPI
    header.pageControl = PageControl(
      currentPageIndicatorTintColor: .rgb(17, 0, 0), pageIndicatorTintColor: .rgb(34, 0, 0))
    let fills = try DrawnView(header).fills
    expect(fills.suffix(2), is: ["#110000FF", "#220000FF"])
    try expect(DrawnView(header, page: 2).fills.suffix(2), is: ["#220000FF", "#110000FF"])
  }
}
