public import FioriSyntax

extension Environment {
  /// The value of a palette color on a ground, as the environment's traits and style sheets have
  /// it; a color that no palette has is clear.
  ///
  /// The SAPFiori counterpart is `preferredFioriColor(forStyle:background:)`, whose ground is light
  /// unless it is told, too.
  public func preferredFioriColor(
    _ style: ColorStyle, background: ColorScheme = .light, styleSheets: [StyleSheet] = []
  ) -> RGBA {
    let rules = StyleSheetRules(styleSheets, on: sheetScreen)
    return Theme(self, rules: rules).color(.palette(style, on: background))
  }
}
