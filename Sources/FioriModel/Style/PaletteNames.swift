public import FioriSyntax

/// What the colors of a picture are called in its palette, for those who look up a name.
public struct PaletteNames: Sendable {
  private let names: [RGBA: [String]]

  /// The names in an environment's palette, as style sheets have changed its colors.
  public init(_ environment: Environment, styleSheets: [StyleSheet] = []) {
    let rules = StyleSheetRules(styleSheets, on: environment.sheetScreen)
    let theme = Theme(environment, rules: rules)
    var names: [RGBA: [String]] = [:]
    let own = theme.appearance
    let other: (ground: Appearance, suffix: String) =
      own == .light ? (.dark, "_darkBackground") : (.light, "_lightBackground")
    for (ground, suffix) in [(own, ""), other] {
      for style in theme.palette.styles {
        let color = theme.color(style, on: ground)
        // What has the same value on both grounds needs no suffix.
        if names[color]?.contains(style.rawValue) == true { continue }
        names[color, default: []].append(style.rawValue + suffix)
      }
    }
    self.names = names
  }

  /// The names of a color, those for the appearance's own ground first, in the palette's order; of
  /// one that the palette has with another alpha, those names with the share that is left of it.
  public func names(of color: RGBA) -> [String] {
    if let exact = names[color] { return exact }
    var opaque = color
    opaque.alpha = 255
    guard color.alpha > 0, let names = names[opaque] else { return [] }
    let percent = Int((color.opacity * 100).rounded())
    return names.map { "\($0) at \(percent) %" }
  }
}
