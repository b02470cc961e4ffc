import Testing

@testable import FioriRender
@testable import TestSupport

/// A header's background and the colors on it (Docs/sources/headers.md#background).
struct KPIHeaderBackgroundTests {
  private static let header = KPIHeader(items: [KPIView(items: [.metric("2")])])

  @Test(arguments: [
    HeaderBackgroundCase(
      .classic, .light, nil, fill: "#445E75FF to #3F566BFF", hairline: nil, text: "#CAE4FBFF"),
    HeaderBackgroundCase(
      .classic, .light, .dark, fill: "#445E75FF to #3F566BFF", hairline: nil, text: "#CAE4FBFF"),
    HeaderBackgroundCase(
      .classic, .light, .light, fill: "#FFFFFFFF", hairline: "#E8E8EDFF", text: "#3678AFFF"),
    HeaderBackgroundCase(
      .classic, .light, .device, fill: "#FFFFFFFF", hairline: "#E8E8EDFF", text: "#3678AFFF"),
    HeaderBackgroundCase(
      .horizon, .light, nil, fill: "#FFFFFFFF", hairline: "#5B738B5E", text: "#0070F2FF"),
    HeaderBackgroundCase(
      .horizon, .dark, nil, fill: "#161C21FF", hairline: "#8396A85E", text: "#4DB1FFFF"),
    HeaderBackgroundCase(
      .horizon, .light, .dark, fill: "#161C21FF", hairline: "#8396A85E", text: "#4DB1FFFF"),
    HeaderBackgroundCase(
      .horizon, .dark, .deviceInverse, fill: "#FFFFFFFF", hairline: "#5B738B5E",
      text: "#0070F2FF"),
  ])
  func `a header has the background of its look and scheme`(_ item: HeaderBackgroundCase) throws {
    var header = Self.header
    header.colorScheme = item.scheme
    let drawn = try DrawnView(header) {
      $0.generation = item.generation
      $0.appearance = item.appearance
    }
    let height = Decimal.text((drawn.root.frame.size.height * 2).rounded(.up) / 2)
    let edge = Decimal.text((drawn.root.frame.size.height * 2).rounded(.up) / 2 - 0.5)
    var expected = ["0 0 375 \(height) \(item.fill)"]
    if let hairline = item.hairline { expected.append("0 \(edge) 375 0.5 \(hairline)") }
    expect(
      drawn.backgroundFills.map { fill in
        [fill.area.minX, fill.area.minY, fill.area.size.width, fill.area.size.height]
          .map { Decimal.text($0) }.joined(separator: " ") + " " + fill.paint
      }, is: expected)
    try expect(drawn.part("metric").color?.hex, is: item.text)
  }

  @Test func `a header that waits has no hairline`() throws {
    var header = Self.header
    header.isLoading = true
    let drawn = try DrawnView(header) { $0.generation = .horizon }
    expect(
      drawn.backgroundFills.filter { $0.area.minX == 0 }.map(\.paint), is: ["#FFFFFFFF"])
  }

  @Test(arguments: [
    (Environment.Generation.classic, ColorScheme.light, "light", "dark"),
    (.classic, .device, "light", "dark"), (.horizon, .dark, "dark", "light"),
    (.horizon, .deviceInverse, "dark", "light"),
  ])
  func `an item made for another background is warned of`(
    generation: Environment.Generation, scheme: ColorScheme, made: String, background: String
  ) throws {
    var header = SampleKPIHeader.view
    header.items[1].colorScheme = scheme
    let drawn = try DrawnView(header) { $0.generation = generation }
    // In the horizon look, the item's text cannot be seen either, which is the second warning.
    expect(
      drawn.warnings.first,
      is: "warning: view.items[1].colorScheme: made for a \(made) background, but the header is "
        + "\(background); remove it or give the header the same")
  }

  @Test(arguments: [
    (Environment.Generation.classic, ColorScheme.dark), (.classic, .deviceInverse),
    (.horizon, .light), (.horizon, .device),
  ])
  func `an item made for the header's background is not spoken of`(
    generation: Environment.Generation, scheme: ColorScheme
  ) throws {
    var header = SampleKPIHeader.view
    header.items[1].colorScheme = scheme
    try expect(DrawnView(header) { $0.generation = generation }.warnings, is: [])
  }

  @Test func `the header's scheme serves items without one`() throws {
    var header = Self.header
    header.colorScheme = .light
    try expect(DrawnView(header).part("metric").color?.hex, is: "#3678AFFF")
  }
}
