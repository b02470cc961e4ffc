import FioriBasics
import FioriModel

/// Writes the parts of an SVG's text.
enum SVGText {
  /// Returns a text escaped for use between tags or in an attribute.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(TextSanitizer.sanitized(text))
  }

  /// Returns the attribute of a line's ends; none for butt ends, SVG's default.
  static func cap(_ style: StrokeStyle) -> SVGMarkup {
    switch style.cap {
    case .round: " stroke-linecap=\"round\""
    case .butt: ""
    }
  }

  /// Returns the attribute of a line's dashes; none for a solid line.
  static func dash(_ style: StrokeStyle) -> SVGMarkup {
    style.dash.isEmpty ? "" : " stroke-dasharray=\"\(style.dash)\""
  }
}

/// The name of a face for finding it as a font, as in a browser.
package struct FontDescription: Hashable, Sendable {
  let family: String
  /// The weight: 400 is regular, 700 bold.
  let weight: Int
  let isItalic: Bool
}
