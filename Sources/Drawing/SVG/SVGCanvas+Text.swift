import FioriBasics
import FioriLayout

extension SVGCanvas {
  /// Adds a run as text in its font, which can be selected, searched and read aloud.
  ///
  /// A viewer without the font uses another, at the width of the run. Kerned letters have a
  /// `letter-spacing` instead, since `textLength` would count the space after the last one.
  mutating func appendText(_ run: GlyphRun, at origin: Point, in font: FontDescription) {
    guard !run.text.allSatisfy(\.isWhitespace) else { return }
    let setting = run.setting
    // Right-to-left text starts at its right edge.
    let x = origin.x + setting.left + (run.isRightToLeft ? setting.width : 0)
    let direction: SVGMarkup =
      run.isRightToLeft ? " direction=\"rtl\" unicode-bidi=\"embed\"" : ""
    let turn: SVGMarkup =
      run.angle == 0 ? "" : " transform=\"rotate(\(run.angle) \(origin.x) \(origin.y))\""
    append(
      """
      <text\(turn) x="\(x)" y="\(origin.y - setting.rise)"\(SVGText.width(of: run))\(direction)\
      \(SVGText.font(font, size: run.size))\(paint: "fill", run.color)>\
      \(escaped: run.text)</text>
      """)
  }
}

extension SVGText {
  /// Returns the attributes of a font, with any sans-serif font as a fallback.
  fileprivate static func font(_ font: FontDescription, size: Double) -> SVGMarkup {
    let family = font.family.filter { $0 != "'" && $0 != "\\" }
    let weight: SVGMarkup =
      font.weight == regularWeight ? "" : " font-weight=\"\(font.weight)\""
    let style: SVGMarkup = font.isItalic ? " font-style=\"italic\"" : ""
    return """
       font-family="'\(escaped: family)', sans-serif" font-size="\(size)"\(weight)\(style)
      """
  }

  /// Returns the attribute of a run's width; none for a single character, which cannot widen.
  fileprivate static func width(of run: GlyphRun) -> SVGMarkup {
    if run.setting.kern != 0 { return " letter-spacing=\"\(run.setting.kern)\"" }
    guard run.clusters.count > 1, run.setting.width > 0 else { return "" }
    return " textLength=\"\(run.setting.width)\""
  }

  /// The default weight of SVG text.
  private static let regularWeight = 400
}
