import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// Traits that override a description's environment, and the page to draw.
///
/// Their values are strings that are checked here. An option with a type of its own looks up the
/// type's conformances at every start, which takes half a million instructions of the 55 million
/// for a small picture.
struct EnvironmentOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Pixels per point, 1 to 8; fractions are allowed.")
  var scale: Double?

  @Option(parsing: .unconditional, help: "Width of the view in points.")
  var width: Double?

  @Option(parsing: .unconditional, help: "Height of the view in points.")
  var height: Double?

  @Option(
    help: "Appearance: light or dark.", completion: .values(of: Appearance.self)
  )
  var appearance: String?

  @Option(
    help: "Design generation: classic or horizon.",
    completion: .values(of: Environment.Generation.self))
  var generation: String?

  @Option(help: "Color palette: v2 to v8.", completion: .values(of: Palette.Version.self))
  var palette: String?

  @Option(
    help: "Color contrast: normal or high.",
    completion: .values(of: Environment.Contrast.self))
  var contrast: String?

  @Flag(
    name: .customLong("differentiate-without-color"), inversion: .prefixedNo,
    help: "Whether series differ in shapes, dashes and hatching as well as in color.")
  var differentiateWithoutColor: Bool?

  @Option(
    name: .customLong("interface-level"), help: "Interface level: base or elevated.",
    completion: .values(of: Environment.InterfaceLevel.self))
  var interfaceLevel: String?

  @Option(
    name: .customLong("horizontal-size-class"), help: "Horizontal size class: compact or regular.",
    completion: .values(of: Environment.SizeClass.self))
  var horizontalSizeClass: String?

  @Option(
    name: .customLong("content-size-category"),
    help: "Preferred text size (UIKit's content size category), such as extraLarge.",
    completion: .values(of: ContentSizeCategory.self))
  var contentSizeCategory: String?

  @Option(
    name: .customLong("layout-direction"), help: "Layout direction: leftToRight or rightToLeft.",
    completion: .values(of: Environment.LayoutDirection.self))
  var layoutDirection: String?

  @Option(help: "Locale for numbers and dates, such as en-US.")
  var locale: String?

  @Option(
    name: .customLong("time-zone"),
    help: "Time zone for dates with an offset, such as Europe/Berlin.")
  var timeZone: String?

  @Option(
    name: .customLong("font-family"),
    help: "Font family; must be bundled or added with --font-path.")
  var fontFamily: String?

  @Option(help: "Page to draw, starting at 1, or 'all' for a picture of each page.")
  var page: String?

  mutating func validate() throws {
    locale = locale?.replacing("_", with: "-")
    try check(scale, in: Limits.scale, "--scale")
    try check(width, in: Limits.length, "--width")
    try check(height, in: Limits.length, "--height")
    try check(appearance, as: Appearance.self, "--appearance")
    try check(generation, as: Environment.Generation.self, "--generation")
    try check(palette, as: Palette.Version.self, "--palette")
    try check(contrast, as: Environment.Contrast.self, "--contrast")
    try check(interfaceLevel, as: Environment.InterfaceLevel.self, "--interface-level")
    try check(horizontalSizeClass, as: Environment.SizeClass.self, "--horizontal-size-class")
    try check(contentSizeCategory, as: ContentSizeCategory.self, "--content-size-category")
    try check(layoutDirection, as: Environment.LayoutDirection.self, "--layout-direction")
    if let locale, !Environment.isLanguageTag(locale) {
      let hint =
        Environment.meantLanguageTag(by: locale).map { "did you mean '\($0)'?" }
        ?? "give a language tag such as en-US."
      throw ValidationError("--locale is '\(locale)'; \(hint)")
    }
    if let page, pageChoice == nil {
      throw ValidationError("--page is '\(page)'; give a page number or 'all'.")
    }
  }

  /// The pages to draw of views with several, or `nil` if the option is not given.
  var pageChoice: PageChoice? {
    guard let page else { return nil }
    return page == "all" ? .all : Int(page).map(PageChoice.number)
  }

  /// The traits that were given.
  var overrides: EnvironmentOverrides {
    var traits = EnvironmentOverrides()
    (traits.scale, traits.width, traits.height) = (scale, width, height)
    traits.appearance = appearance.flatMap { .init(rawValue: $0) }
    traits.generation = generation.flatMap { .init(rawValue: $0) }
    traits.palette = palette.flatMap { .init(rawValue: $0) }
    traits.contrast = contrast.flatMap { .init(rawValue: $0) }
    traits.differentiateWithoutColor = differentiateWithoutColor
    traits.interfaceLevel = interfaceLevel.flatMap { .init(rawValue: $0) }
    traits.horizontalSizeClass = horizontalSizeClass.flatMap { .init(rawValue: $0) }
    traits.contentSizeCategory = contentSizeCategory.flatMap { .init(rawValue: $0) }
    traits.layoutDirection = layoutDirection.flatMap { .init(rawValue: $0) }
    (traits.locale, traits.timeZone, traits.fontFamily) = (locale, timeZone, fontFamily)
    return traits
  }
}
