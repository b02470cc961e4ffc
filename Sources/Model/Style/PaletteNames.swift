public import FioriBasics

/// The palette names of a picture's colors, for looking up a color.
public struct PaletteNames: Sendable {
  private let names: [RGBA: [String]]

  /// Collects the names in an environment's palette, including changes by style sheets.
  public init(_ environment: Environment, styleSheets: [StyleSheet] = []) {
    let rules = StyleSheetRules(styleSheets, on: environment.styleSheetMediaContext)
    let theme = Theme(environment, rules: rules)
    var names: [RGBA: [String]] = [:]
    let own = theme.appearance
    let other: (background: Appearance, suffix: String) =
      own == .light ? (.dark, "_darkBackground") : (.light, "_lightBackground")
    for (background, suffix) in [(own, ""), other] {
      for style in theme.palette.styles {
        let color = theme.color(named: style, on: background)
        // A color that is the same on both backgrounds needs no suffix.
        if names[color]?.contains(style.rawValue) == true { continue }
        names[color, default: []].append(style.rawValue + suffix)
      }
    }
    self.names = names
  }

  /// Returns the names of a color in palette order, those for the appearance's background first; a
  /// translucent version of a palette color gets its names with the opacity.
  public func names(of color: RGBA) -> [String] {
    if let exact = names[color] { return exact }
    var opaque = color
    opaque.alpha = 255
    guard color.alpha > 0, let names = names[opaque] else { return [] }
    let percent = Int((color.opacity * 100).rounded())
    return names.map { "\($0) at \(percent) %" }
  }
}
