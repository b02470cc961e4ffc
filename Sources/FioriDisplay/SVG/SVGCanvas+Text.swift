import FioriBasics
import FioriFrames

extension SVGCanvas {
  /// A run as text in the font that it is set in, which can be selected, searched and read aloud.
  ///
  /// A viewer that lacks the font sets another, as wide as the run; letters that stand further
  /// apart do so by themselves, for `textLength` would count the space after the last.
  mutating func appendText(_ run: GlyphRun, at origin: Point, in font: FontDescription) {
    guard !run.text.allSatisfy(\.isWhitespace) else { return }
    let setting = run.setting
    // A text from right to left begins at its right edge.
    let x = origin.x + setting.left + (run.isRightToLeft ? setting.width : 0)
    let direction = run.isRightToLeft ? " direction=\"rtl\" unicode-bidi=\"embed\"" : ""
    append(
      "<text x=\"\(Decimal.text(x))\" y=\"\(Decimal.text(origin.y - setting.rise))\""
        + "\(SVGText.width(of: run))\(direction)\(SVGText.font(font, size: run.size))"
        + "\(SVGText.paint("fill", run.color))>\(SVGText.escaped(run.text))</text>")
  }
}

extension SVGText {
  /// The attributes of a font; any other without serifs where it is missing.
  fileprivate static func font(_ font: FontDescription, size: Double) -> String {
    let family = escaped(font.family.filter { $0 != "'" && $0 != "\\" })
    let weight = font.weight == regularWeight ? "" : " font-weight=\"\(font.weight)\""
    let style = font.isItalic ? " font-style=\"italic\"" : ""
    return " font-family=\"'\(family)', sans-serif\" font-size=\"\(Decimal.text(size))\""
      + weight + style
  }

  /// The attribute of a run's width; of a single character none, which nothing can widen.
  fileprivate static func width(of run: GlyphRun) -> String {
    if run.setting.kern != 0 { return " letter-spacing=\"\(Decimal.text(run.setting.kern))\"" }
    guard run.clusters.count > 1, run.setting.width > 0 else { return "" }
    return " textLength=\"\(Decimal.text(run.setting.width))\""
  }

  /// What an SVG's text has without being told.
  private static let regularWeight = 400
}
