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

/// The rules of Unicode's line breaking (UAX #14) that Pango leaves out, and the short Chinese and Japanese
/// words that Unicode breaks.
struct LineBreakRules {
  private let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Whether a line must not end before a character, other than the first.
  func forbid(breakBefore index: Int) -> Bool {
    guard index > 0, let previous = lastBase(before: index) else { return false }
    if isBeforeCounter(previous, index) || isWithinPair(previous, index) { return true }
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

  /// Whether a line may end before a Hebrew letter: after a maqaf or a hyphen that joins two words, as Unicode has it
  /// since version 16 (LB21a); not after a prefix of one letter.
  func allow(breakBefore index: Int) -> Bool {
    guard scalars[index].value >= 0x5D0, type(at: index) == G_UNICODE_BREAK_HEBREW_LETTER,
      let sign = lastBase(before: index), let last = lastBase(before: sign),
      let first = lastBase(before: last)
    else { return false }
    return [G_UNICODE_BREAK_AFTER, G_UNICODE_BREAK_HYPHEN].contains(type(at: sign))
      && type(at: last) == G_UNICODE_BREAK_HEBREW_LETTER
      && type(at: first) == G_UNICODE_BREAK_HEBREW_LETTER
  }

  /// Whether a number and its counter meet, as in `10月` and `3개`: by itself, each says something else.
  private func isBeforeCounter(_ left: Int, _ right: Int) -> Bool {
    guard type(at: left) == G_UNICODE_BREAK_NUMERIC else { return false }
    return isCharacter(right) || type(at: right) == G_UNICODE_BREAK_HANGUL_LV_SYLLABLE
      || type(at: right) == G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE
  }

  /// Whether two Chinese or Japanese characters are a word of their own, as in `店舗`.
  private func isWithinPair(_ left: Int, _ right: Int) -> Bool {
    isCharacter(left) && isCharacter(right) && left + 1 == right && !isOfRun(left - 1)
      && !isOfRun(right + 1)
  }

  /// Whether a place has a Chinese or Japanese letter; pictures break like these.
  private func isCharacter(_ index: Int) -> Bool {
    type(at: index) == G_UNICODE_BREAK_IDEOGRAPHIC && scalars[index].properties.isAlphabetic
  }

  /// Whether a place continues a run of such characters, as a small kana or a sound mark does.
  private func isOfRun(_ index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    return isCharacter(index)
      || [
        G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER, G_UNICODE_BREAK_NON_STARTER,
      ].contains(type(at: index)) && scalars[index].properties.isAlphabetic
  }

  /// Whether a consonant is joined to the one before it by a virama, as in `न्त`: Unicode's extended grapheme
  /// clusters (GB9c) keep both together, and Khmer and Burmese stack them.
  static func isWithinConjunct(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 1, scalars[index].value > 0x900 else { return false }
    let joiner: Unicode.Scalar = "\u{200D}"
    let last = scalars[index - 1] == joiner ? index - 2 : index - 1
    return viramas.contains(scalars[last])
      && scalars[index].properties.generalCategory == .otherLetter
  }

  /// The signs that join consonants, of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Telugu, Kannada, Malayalam,
  /// Sinhala, Burmese and Khmer.
  private static let viramas = Set(
    "\u{94D}\u{9CD}\u{A4D}\u{ACD}\u{B4D}\u{C4D}\u{CCD}\u{D4D}\u{DCA}\u{1039}\u{17D2}"
      .unicodeScalars)

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
