import CCairo
import FioriBasics
import FioriLayout
import FioriModel

extension PangoLogAttr {
  var lineBreak: ShapedText.Cluster.Break {
    if is_mandatory_break != 0 { return .required }
    return is_line_break != 0 ? .allowed : .forbidden
  }
}

/// The rules of Unicode's line breaking (UAX #14) that Pango leaves out.
struct LineBreakRules {
  private let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Whether a line must not end before a character, other than the first.
  func forbid(breakBefore index: Int) -> Bool {
    guard index > 0, let previous = lastBase(before: index) else { return false }
    switch type(at: index) {
    case G_UNICODE_BREAK_CLOSE_PUNCTUATION, G_UNICODE_BREAK_CLOSE_PARANTHESIS,
      G_UNICODE_BREAK_EXCLAMATION, G_UNICODE_BREAK_SYMBOL:
      // No line begins with these, even after a space (LB13).
      return true
    case G_UNICODE_BREAK_INFIX_SEPARATOR:
      // A line may begin with a number such as `.5` (LB15c, LB15d).
      let beginsNumber =
        index + 1 < scalars.count && type(at: index + 1) == G_UNICODE_BREAK_NUMERIC
      return !beginsNumber || type(at: previous) != G_UNICODE_BREAK_SPACE
    case let next: return Self.isWithinNumber(type(at: previous), next)
    }
  }

  /// Whether two neighbors are parts of one number (LB25).
  private static func isWithinNumber(
    _ left: GUnicodeBreakType, _ right: GUnicodeBreakType
  ) -> Bool {
    switch right {
    case G_UNICODE_BREAK_NUMERIC:
      [
        G_UNICODE_BREAK_POSTFIX, G_UNICODE_BREAK_PREFIX, G_UNICODE_BREAK_HYPHEN,
        G_UNICODE_BREAK_INFIX_SEPARATOR, G_UNICODE_BREAK_NUMERIC, G_UNICODE_BREAK_SYMBOL,
      ].contains(left)
    case G_UNICODE_BREAK_POSTFIX, G_UNICODE_BREAK_PREFIX:
      [
        G_UNICODE_BREAK_CLOSE_PUNCTUATION, G_UNICODE_BREAK_CLOSE_PARANTHESIS,
        G_UNICODE_BREAK_NUMERIC,
      ].contains(left)
    case G_UNICODE_BREAK_OPEN_PUNCTUATION:
      left == G_UNICODE_BREAK_POSTFIX || left == G_UNICODE_BREAK_PREFIX
    default: false
    }
  }

  /// Returns the character before an index that its marks belong to (LB9).
  private func lastBase(before index: Int) -> Int? {
    scalars[..<index].indices.last {
      let type = type(at: $0)
      return type != G_UNICODE_BREAK_COMBINING_MARK && type != G_UNICODE_BREAK_ZERO_WIDTH_JOINER
    }
  }

  private func type(at index: Int) -> GUnicodeBreakType {
    g_unichar_break_type(scalars[index].value)
  }
}
