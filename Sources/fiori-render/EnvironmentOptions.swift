public import ArgumentParser
public import FioriRender

/// Traits that win over a description's environment.
struct EnvironmentOptions: ParsableArguments {
  @Option(help: "Pixels a point, 1 to 8; fractions are allowed.")
  var scale: Double?

  @Option(help: "Points of the view's width.")
  var width: Double?

  @Option(help: "Points of the view's height.")
  var height: Double?

  @Option(help: "The appearance of the interface: light or dark.")
  var appearance: Appearance?

  @Option(help: "The look: classic or horizon.")
  var generation: Environment.Generation?

  @Option(help: "The palette: v2 to v8.")
  var palette: Palette.Version?

  @Option(help: "How far colours stand apart: normal or high.")
  var contrast: Environment.Contrast?

  @Option(name: .customLong("interface-level"), help: "base or elevated.")
  var interfaceLevel: Environment.InterfaceLevel?

  @Option(name: .customLong("horizontal-size-class"), help: "compact or regular.")
  var horizontalSizeClass: Environment.SizeClass?

  @Option(
    name: .customLong("content-size-category"),
    help: "How large the reader wants texts: UIKit's names, such as extraLarge.")
  var contentSizeCategory: ContentSizeCategory?

  @Option(name: .customLong("layout-direction"), help: "leftToRight or rightToLeft.")
  var layoutDirection: Environment.LayoutDirection?

  @Option(help: "The language of the texts, such as en-US.")
  var locale: String?

  @Option(name: .customLong("font-family"), help: "A family among the bundled and added fonts.")
  var fontFamily: String?

  func validate() throws {
    try check(scale, in: Limits.scale, "--scale")
    try check(width, in: Limits.length, "--width")
    try check(height, in: Limits.length, "--height")
    if let locale, !Environment.isLanguageTag(locale) {
      throw ValidationError("--locale is '\(locale)'; give a language tag such as en-US.")
    }
  }

  /// The figures with the traits that were given; variants that differ in none but these become
  /// one.
  func applied(to figures: [Figure]) -> [Figure] {
    let changed = figures.map(applied)
    guard changed.first?.overriddenTraits.isEmpty == false else { return changed }
    var seen: Set<[String]> = []
    return changed.filter { figure in
      let place = figure.place.map { "\($0)" } ?? ""
      return seen.insert([place, figure.variantSuffix]).inserted
    }
  }

  private func applied(to figure: Figure) -> Figure {
    var figure = figure
    figure.override("scale", \.scale, with: scale)
    figure.override("width", \.width, with: width)
    figure.override("height", \.height, with: height)
    figure.override("appearance", \.appearance, with: appearance)
    figure.override("generation", \.generation, with: generation)
    figure.override("palette", \.palette, with: palette)
    figure.override("contrast", \.contrast, with: contrast)
    figure.override("interfaceLevel", \.interfaceLevel, with: interfaceLevel)
    figure.override("horizontalSizeClass", \.horizontalSizeClass, with: horizontalSizeClass)
    figure.override("contentSizeCategory", \.contentSizeCategory, with: contentSizeCategory)
    figure.override("layoutDirection", \.layoutDirection, with: layoutDirection)
    figure.override("locale", \.locale, with: locale)
    figure.override("fontFamily", \.fontFamily, with: fontFamily)
    return figure
  }

  private func check(_ value: Double?, in range: ClosedRange<Double>, _ flag: String) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(flag) is \(value); give a number from \(Int(range.lowerBound)) to "
        + "\(Int(range.upperBound)).")
  }
}

extension Appearance: ExpressibleByArgument {}
extension ContentSizeCategory: ExpressibleByArgument {}
extension Environment.Contrast: ExpressibleByArgument {}
extension Environment.Generation: ExpressibleByArgument {}
extension Environment.InterfaceLevel: ExpressibleByArgument {}
extension Environment.SizeClass: ExpressibleByArgument {}
extension Palette.Version: ExpressibleByArgument {}
extension Environment.LayoutDirection: ExpressibleByArgument {}
