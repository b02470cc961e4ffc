package import FioriModel

extension NSAttributedString.Key {
  /// The font, a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The space after each character in points, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The distance of the text from its baseline in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

extension NSAttributedString {
  /// Returns the string as the runs of a view's text.
  ///
  /// - Throws: ``PropertyError`` for an attribute that is not drawn.
  package func runs(_ property: String) throws(PropertyError) -> [TextRun] {
    var found: [(attributes: [Key: Any], text: String)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      found.append((attributes, attributedSubstring(from: range).string))
    }
    // An empty string still replaces a text.
    var runs: [TextRun] = length == 0 ? [TextRun("")] : []
    for (attributes, text) in found {
      runs.append(try Self.run(text, attributes, property))
    }
    return runs
  }

  /// Returns attributes as the run of a text.
  ///
  /// - Throws: ``PropertyError`` for an attribute that is not drawn.
  package static func run(
    _ text: String, _ attributes: [Key: Any], _ property: String
  ) throws(PropertyError) -> TextRun {
    var run = TextRun(text)
    // Sorted, so that the same string always produces the same error.
    for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch (key, value) {
      case (.font, let font as UIFont): run.font = font.font
      case (.foregroundColor, let color as UIColor): run.color = color.color
      case (.kern, _): run.kern = try points(value, of: key, property)
      case (.baselineOffset, _): run.baselineOffset = try points(value, of: key, property)
      case (.font, _): throw unexpected(value, "a UIFont", of: key, property)
      case (.foregroundColor, _): throw unexpected(value, "a UIColor", of: key, property)
      default:
        throw PropertyError(
          property,
          "the attribute '\(key.rawValue)' is not drawn; use font, foregroundColor, kern or "
            + "baselineOffset")
      }
    }
    return run
  }

  private static func points(
    _ value: Any, of key: Key, _ property: String
  ) throws(PropertyError) -> Double {
    switch value {
    case let number as CGFloat: return Double(number)
    case let number as Double: return number
    case let number as Float: return Double(number)
    case let number as Int: return Double(number)
    case let number as NSNumber: return number.doubleValue
    default: throw unexpected(value, "a number", of: key, property)
    }
  }

  private static func unexpected(
    _ value: Any, _ expectation: String, of key: Key, _ property: String
  ) -> PropertyError {
    PropertyError(
      property, "expected \(expectation) for '\(key.rawValue)', found \(type(of: value))")
  }
}
