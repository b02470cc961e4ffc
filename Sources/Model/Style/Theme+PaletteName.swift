extension Theme {
  /// Returns the palette's name of a color that is drawn; `nil` if it has none.
  ///
  /// Several names may have one value: names of labels come before others, as they are for texts, and
  /// names before numbers.
  package func paletteName(of color: RGBA) -> String? {
    let own = appearance
    return paletteName(of: color, on: own)
      ?? paletteName(of: color, on: own == .light ? .dark : .light)
  }

  private func paletteName(of color: RGBA, on background: Appearance) -> String? {
    let names = palette.styles.filter { self.color(named: $0, on: background) == color }.map(
      \.rawValue)
    func rank(_ name: String) -> Int {
      if name.hasSuffix("Label") { return 0 }
      if name.hasPrefix("tint") { return 1 }
      return name.last?.isNumber == true ? 3 : 2
    }
    return names.min { (rank($0), $0.count, $0) < (rank($1), $1.count, $1) }
  }
}
