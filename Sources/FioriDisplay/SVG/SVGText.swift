import FioriBasics
import FioriModel

/// Writes the parts of an SVG's text.
enum SVGText {
  /// Returns a text escaped for use between tags or in an attribute.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(TextSanitizer.sanitized(text))
  }

  /// Returns the attributes of a color: ` fill="#3678AF"`, and its opacity if it has one.
  static func paint(_ property: String, _ color: RGBA, name: String? = nil) -> String {
    let opacity =
      color.alpha == 255 ? "" : " \(property)-opacity=\"\(Decimal.text(color.opacity))\""
    return " \(name ?? property)=\"\(color.rgbHex)\"\(opacity)"
  }

  /// Returns the attribute of a line's ends; none for butt ends, SVG's default.
  static func cap(_ style: StrokeStyle) -> String {
    switch style.cap {
    case .round: " stroke-linecap=\"round\""
    case .butt: ""
    }
  }

  /// Returns the attribute of a line's dashes; none for a solid line.
  static func dash(_ style: StrokeStyle) -> String {
    guard !style.dash.isEmpty else { return "" }
    let lengths = style.dash.map { Decimal.text($0) }.joined(separator: " ")
    return " stroke-dasharray=\"\(lengths)\""
  }

  /// Returns the attributes of a rectangle: ` x="1" y="2" width="3" height="4"`.
  static func place(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
    return zip(["x", "y", "width", "height"], numbers)
      .map { " \($0)=\"\(Decimal.text($1))\"" }.joined()
  }

  /// Returns a path's `d`.
  static func data(_ path: Path, decimals: Int = 3) -> String {
    var result = ""
    for step in path.steps {
      switch step {
      case .move(let point): append("M", [point], to: &result, decimals)
      case .line(let point): append("L", [point], to: &result, decimals)
      case .curve(let first, let second, let end):
        append("C", [first, second, end], to: &result, decimals)
      case .close: result += "Z"
      }
    }
    return result
  }

  private static func append(
    _ letter: String, _ points: [Point], to text: inout String, _ decimals: Int
  ) {
    text += letter
    for (index, point) in points.enumerated() {
      append(point.x, to: &text, decimals, isFirst: index == 0)
      append(point.y, to: &text, decimals, isFirst: false)
    }
  }

  private static func append(
    _ number: Double, to text: inout String, _ decimals: Int, isFirst: Bool
  ) {
    let digits = Decimal.text(number, decimals: decimals)
    // A minus sign separates two numbers as well as a space does.
    if !isFirst, digits.utf8.first != UInt8(ascii: "-") { text += " " }
    text += digits
  }
}

/// The name of a face for finding it as a font, as in a browser.
package struct FontDescription: Hashable, Sendable {
  let family: String
  /// The weight: 400 is regular, 700 bold.
  let weight: Int
  let isItalic: Bool

  package init(family: String, weight: Int, isItalic: Bool) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}
