package import FioriRender

/// Traits that override a description's environment, unless `nil`.
package struct EnvironmentOverrides: Equatable, Sendable {
  package var scale: Double?
  /// The width of the view in points.
  package var width: Double?
  package var height: Double?
  package var appearance: Appearance?
  package var generation: Environment.Generation?
  package var palette: Palette.Version?
  package var contrast: Environment.Contrast?
  package var differentiateWithoutColor: Bool?
  package var interfaceLevel: Environment.InterfaceLevel?
  package var horizontalSizeClass: Environment.SizeClass?
  package var contentSizeCategory: ContentSizeCategory?
  package var layoutDirection: Environment.LayoutDirection?
  /// A language tag such as `en-US`.
  package var locale: String?
  /// The IANA name of a time zone.
  package var timeZone: String?
  package var fontFamily: String?

  /// Creates overrides that change nothing.
  package init() {}

  /// Returns figures with the overrides applied; variants that differ only in overridden traits
  /// become one.
  func applied(to figures: [Figure]) -> [Figure] {
    let changed = figures.map { applied(to: $0) }
    guard changed.first?.overriddenTraits.isEmpty == false else { return changed }
    var seen: Set<[String]> = []
    return changed.filter { figure in
      let index = figure.index.map { "\($0)" } ?? ""
      return seen.insert([index, figure.variantSuffix]).inserted
    }
  }

  /// Returns a figure with the overrides applied.
  package func applied(to figure: Figure) -> Figure {
    // Each key path takes Swift 40,000 instructions, and most runs override nothing.
    guard self != EnvironmentOverrides() else { return figure }
    var figure = figure
    figure.override("scale", \.scale, with: scale)
    figure.override("width", \.width, with: width)
    figure.override("height", \.height, with: height)
    figure.override("appearance", \.appearance, with: appearance)
    figure.override("generation", \.generation, with: generation)
    figure.override("palette", \.palette, with: palette)
    figure.override("contrast", \.contrast, with: contrast)
    figure.override(
      "differentiateWithoutColor", \.differentiateWithoutColor, with: differentiateWithoutColor)
    figure.override("interfaceLevel", \.interfaceLevel, with: interfaceLevel)
    figure.override("horizontalSizeClass", \.horizontalSizeClass, with: horizontalSizeClass)
    figure.override("contentSizeCategory", \.contentSizeCategory, with: contentSizeCategory)
    figure.override("layoutDirection", \.layoutDirection, with: layoutDirection)
    figure.override("locale", \.locale, with: locale)
    figure.override("timeZone", \.timeZone, with: timeZone)
    figure.override("fontFamily", \.fontFamily, with: fontFamily)
    return figure
  }
}
