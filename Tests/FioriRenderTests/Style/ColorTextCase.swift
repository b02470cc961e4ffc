import FioriRender
import Testing

@testable import TestSupport

/// A color as a text, and what it names.
struct ColorTextCase: Sendable, CustomTestStringConvertible {
  let text: String
  let color: Color

  init(_ text: String, _ color: Color) {
    self.text = text
    self.color = color
  }

  /// A text that names a value, `RRGGBBAA`.
  init(_ text: String, _ value: UInt32) {
    var rgba = RGBA(value >> 8)
    rgba.alpha = UInt8(truncatingIfNeeded: value)
    self.init(text, .rgba(rgba))
  }

  var testDescription: String { text }
}
