import FioriNative
import FioriRender
import Testing

@testable import FioriLowering
@testable import FioriObjectHeader
@testable import TestSupport

/// A tag's text and what is drawn under it (Docs/sources/headers.md#tags).
struct TagColorTests {
  /// The look of a tag in a header with a scheme: its text, fill and border.
  private func look(
    _ tag: FioriRender.Tag = "Started", _ generation: Environment.Generation = .classic,
    on scheme: ColorScheme? = nil
  ) throws -> [String?] {
    let header = ObjectHeader(headlineText: "A", tags: [tag], backgroundColorScheme: scheme)
    var environment = Environment()
    environment.generation = generation
    let context = LoweringContext(
      environment, numbers: ICUNumbers.shared, times: ICUTimes.shared)
    let look = ObjectHeaderStyle(header, in: context).tags.colors(of: tag)
    let fill: String? =
      if case .color(let color) = look.decoration.fill { color.hex } else { nil }
    return [look.text.hex, fill, look.decoration.border?.color.hex]
  }

  @Test func `in the classic look a tag has a border on light and a fill on dark`() throws {
    try expect(look(), is: ["#4E4E52FF", nil, "#5E6972FF"])
    try expect(look(on: .dark), is: ["#FFFFFFFF", "#76767BFF", nil])
    try expect(look(on: .deviceInverse), is: look(on: .dark))
  }

  @Test func `in today's look a tag has a fill on either background`() throws {
    try expect(look("A", .horizon), is: ["#354A5FFF", "#EAECEEFF", nil])
    try expect(look("A", .horizon, on: .dark), is: ["#D5DADDFF", "#223548FF", nil])
  }

  @Test(arguments: Environment.Generation.allCases)
  func `a tag's own scheme wins over its header's`(generation: Environment.Generation) throws {
    let (light, dark) = (
      FioriRender.Tag(title: "A", colorScheme: .light),
      FioriRender.Tag(title: "A", colorScheme: .dark)
    )
    try expect(look(light, generation, on: .dark), is: look("A", generation, on: .light))
    try expect(look(dark, generation, on: .light), is: look("A", generation, on: .dark))
    let inverse = FioriRender.Tag(title: "A", colorScheme: .deviceInverse)
    try expect(look(inverse, generation), is: look("A", generation, on: .dark))
  }

  @Test(arguments: [
    (Color.rgb(0, 0, 0), "#FFFFFFFF", "#000000FF"),
    (Color.rgb(255, 255, 255), "#3F3A3AFF", "#FFFFFFFF"),
    (Color.rgb(20, 60, 120), "#FFFFFFFF", "#143C78FF"),
    (Color.rgb(250, 220, 120), "#3F3A3AFF", "#FADC78FF"),
  ])
  func `on its own fill a tag's text is the one that is read better`(
    fill: Color, text: String, shown: String
  ) throws {
    for scheme in [ColorScheme.light, .dark] {
      let tag = FioriRender.Tag(title: "A", colorScheme: scheme, fillColor: fill)
      try expect(look(tag), is: [text, shown, nil])
    }
  }

  @Test(arguments: [
    (Environment.Generation.classic, 3.0, 4.0), (.horizon, 4, 8),
  ])
  func `a tag has its look's insets and corners`(
    generation: Environment.Generation, side: Double, radius: Double
  ) throws {
    var environment = Environment()
    environment.generation = generation
    let context = LoweringContext(
      environment, numbers: ICUNumbers.shared, times: ICUTimes.shared)
    let style = ObjectHeaderStyle(ObjectHeader(headlineText: "A"), in: context).tags
    expect(style.padding, is: Insets(top: 2, right: side, bottom: 2, left: side))
    expect(style.colors(of: "A").decoration.cornerRadius, is: radius)
  }

  @Test(arguments: Palette.Version.allCases, [ColorScheme.light, .dark])
  func `a tag can be read in every palette`(palette: Palette.Version, scheme: ColorScheme) throws {
    var environment = Environment()
    environment.palette = palette
    environment.generation = palette < .v6 ? .classic : .horizon
    let context = LoweringContext(
      environment, numbers: ICUNumbers.shared, times: ICUTimes.shared)
    let header = ObjectHeader(headlineText: "A", backgroundColorScheme: scheme)
    let look = ObjectHeaderStyle(header, in: context).tags.colors(of: "A")
    guard case .color(let fill) = look.decoration.fill else { return }
    #expect(Contrast.ratio(of: look.text, on: fill) >= 4)
  }
}
