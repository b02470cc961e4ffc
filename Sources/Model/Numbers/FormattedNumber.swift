import FioriBasics

/// A formatted number with the ranges of its digits and signs.
///
/// Its parts have the minus sign U+2212 in place of the hyphen-minus that most locales write: a
/// hyphen is half as wide as a digit and is too low beside large ones.
package struct FormattedNumber {
  /// The whole text in UTF-16, which the ranges index.
  let text: [UInt16]
  /// The ranges of digits and separators; they may overlap.
  let digits: [Range<Int>]
  /// The ranges of signs.
  let signs: [Range<Int>]

  package init(text: [UInt16], digits: [Range<Int>], signs: [Range<Int>]) {
    // In the width of the digits, as people type it.
    let text = text.map { $0 == Self.wideYen ? Self.yen : $0 }
    self.digits = digits
    guard let end = digits.map(\.upperBound).max(), Self.needsMark(text, before: end) else {
      self.text = text
      self.signs = signs
      return
    }
    self.text = text[..<end] + [Self.rightToLeftMark] + text[end...]
    self.signs = signs.map { $0.lowerBound < end ? $0 : $0.lowerBound + 1..<$0.upperBound + 1 }
  }

  /// Returns whether a symbol after the digits needs the mark that Hebrew's pattern has there: in a pattern that begins
  /// with it, as Arabic's, UAX #9 would draw `US$` on one side of Latin digits, and on the other of negative ones.
  private static func needsMark(_ text: [UInt16], before symbol: Int) -> Bool {
    guard text.first == rightToLeftMark, !text[..<symbol].contains(where: arabicDigits.contains)
    else { return false }
    let rest = String(decoding: text[symbol...], as: UTF16.self).unicodeScalars
    return !rest.contains { $0.isDirectionMark || $0.isRightToLeftLetter }
      && !rest.allSatisfy(\.properties.isWhitespace)
  }

  /// Returns the number with a space between an abbreviation and the letters of a currency that begins at an index: `2 MMXN`
  /// would read as one word.
  package func separatingWords(at index: Int) -> FormattedNumber {
    guard index > 0, index < text.count,
      [text[index - 1], text[index]].allSatisfy({ unit in
        Unicode.Scalar(unit)?.properties.isAlphabetic == true
      })
    else { return self }
    func shifted(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound < index ? range : range.lowerBound + 1..<range.upperBound + 1
    }
    return FormattedNumber(
      text: text[..<index] + [Self.noBreakSpace] + text[index...], digits: digits.map(shifted),
      signs: signs.map(shifted))
  }

  /// Whether the currency, or a word, is before the digits in the order of reading; `nil` without digits.
  package var isSymbolFirst: Bool? {
    guard let start = digits.map(\.lowerBound).min() else { return nil }
    return String(decoding: text[..<start], as: UTF16.self).unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic || scalar.properties.generalCategory == .currencySymbol
    }
  }

  /// Returns the number with another one, and the word of its abbreviation, in place of its digits.
  package func replacingDigits(with other: FormattedNumber) -> FormattedNumber {
    guard let start = digits.map(\.lowerBound).min(), let end = digits.map(\.upperBound).max()
    else { return self }
    func shifted(_ range: Range<Int>, by length: Int) -> Range<Int> {
      range.lowerBound + length..<range.upperBound + length
    }
    let growth = other.text.count - (end - start)
    return FormattedNumber(
      text: text[..<start] + other.text + text[end...],
      digits: other.digits.map { shifted($0, by: start) },
      signs: signs.map { $0.lowerBound < end ? $0 : shifted($0, by: growth) }
    ).separatingWords(at: start + other.text.count)
  }

  /// The text split where digits start or end, and around signs that are separate from them.
  package var parts: [NumberPart] {
    let kinds = kinds
    let text = textWithMinusSigns
    var parts: [NumberPart] = []
    var start = 0
    var isApart = false
    for end in kinds.indices.dropFirst() + [kinds.count] where start < end {
      if end < kinds.count, kinds[end] == kinds[start] { continue }
      let part = text[start..<end]
      isApart = isApart || part.first(where: Self.isNoMark).map(Self.isBlank) == true
      let text = Self.trimmed(
        part, kind: kinds[start], followsDigits: kinds[..<start].contains(.number),
        followsArabicDigits: text[..<start].contains(where: Self.arabicDigits.contains))
      if !text.isEmpty {
        let isApart = isApart && !parts.isEmpty
        parts.append(NumberPart(kind: kinds[start], text: text, isApart: isApart))
      }
      isApart = part.last(where: Self.isNoMark).map(Self.isBlank) ?? isApart
      start = end
    }
    return parts
  }

  /// Returns the whole text with `magnitude` after the last digit, or at the end if there is none.
  package func text(magnitude: String) -> String {
    let end = digits.map(\.upperBound).max() ?? text.count
    let text = textWithMinusSigns
    return String(decoding: text[..<end] + Array(magnitude.utf16) + text[end...], as: UTF16.self)
  }

  /// The whole text, with minus signs.
  package var written: String { String(decoding: textWithMinusSigns, as: UTF16.self) }

  /// The text with a minus sign in place of each hyphen-minus that is a sign.
  private var textWithMinusSigns: [UInt16] {
    var text = text
    for index in signs.joined() where text[index] == Self.hyphenMinus {
      text[index] = Self.minusSign
    }
    return text
  }

  /// The kind of each code unit.
  private var kinds: [NumberPart.Kind] {
    var kinds = [NumberPart.Kind](repeating: .symbol, count: text.count)
    for range in digits { kinds.replaceSubrange(range, with: range.map { _ in .number }) }
    for sign in signs {
      let reach = reach(of: sign, in: kinds)
      kinds.replaceSubrange(
        reach ?? sign, with: (reach ?? sign).map { _ in reach == nil ? .sign : .number })
    }
    keepMarks(before: &kinds)
    return kinds
  }

  /// Includes the direction marks before a number that starts with a sign.
  private func keepMarks(before kinds: inout [NumberPart.Kind]) {
    guard let first = kinds.firstIndex(of: .number),
      signs.contains(where: { $0.contains(first) })
    else { return }
    for index in (0..<first).reversed() {
      guard Self.directionMarks.contains(text[index]) else { return }
      kinds[index] = .number
    }
  }

  /// Returns the range of a sign and the marks between it and the digits; `nil` if anything else
  /// separates them.
  private func reach(of sign: Range<Int>, in kinds: [NumberPart.Kind]) -> Range<Int>? {
    let isOther = { index in !Self.directionMarks.contains(text[index]) }
    if let next = (sign.upperBound..<text.count).first(where: isOther), kinds[next] == .number {
      return sign.lowerBound..<next
    }
    if let last = (0..<sign.lowerBound).last(where: isOther), kinds[last] == .number {
      return last..<sign.upperBound
    }
    return nil
  }

  /// Returns the text without spaces at its ends, and all but numbers without direction marks: each
  /// part is placed separately. Numbers keep their marks, which keep the sign on its side, and signs
  /// such as `٪` and `€` get the Arabic letter mark after them, which puts them to the left of Arabic
  /// digits: on their right, the minus would be between them. A symbol such as `₪` after a
  /// right-to-left mark keeps it: from right to left, it is to the left of the digits.
  private static func trimmed(
    _ text: ArraySlice<UInt16>, kind: NumberPart.Kind, followsDigits: Bool,
    followsArabicDigits: Bool
  ) -> String {
    func isDropped(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace
        || (kind != .number && directionMarks.contains { $0 == scalar.value })
    }
    var scalars = String(decoding: text, as: UTF16.self).unicodeScalars[...]
    while let first = scalars.first, isDropped(first) { scalars.removeFirst() }
    while let last = scalars.last, isDropped(last) { scalars.removeLast() }
    let hasMark = text.first { !isBlank($0) } == rightToLeftMark
    let isOnTheLeft =
      kind == .symbol && followsDigits && hasMark
      && !scalars.contains(where: \.isRightToLeftLetter)
    let isBound =
      kind == .symbol && followsArabicDigits
      && !scalars.contains(where: \.isRightToLeftLetter)
    guard !scalars.isEmpty else { return "" }
    let symbol = String(scalars)
    return (isOnTheLeft ? "\u{200F}" + symbol.closedSymbol : symbol) + (isBound ? "\u{61C}" : "")
  }

  private static func isNoMark(_ unit: UInt16) -> Bool { !directionMarks.contains(unit) }

  private static func isBlank(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isWhitespace ?? false
  }

  /// The left-to-right, right-to-left and Arabic letter marks.
  private static let directionMarks: [UInt16] = [0x200E, rightToLeftMark, 0x061C]
  private static let rightToLeftMark: UInt16 = 0x200F
  private static let noBreakSpace: UInt16 = 0xA0
  private static let arabicDigits: ClosedRange<UInt16> = 0x0660...0x0669
  private static let hyphenMinus: UInt16 = 0x2D
  private static let minusSign: UInt16 = 0x2212
  private static let wideYen: UInt16 = 0xFFE5
  private static let yen: UInt16 = 0xA5
}

extension String {
  /// A symbol of letters and a sign, such as `US$`, with the left-to-right mark that keeps the sign after the letters in
  /// a text from right to left; any other symbol as it is.
  package var closedSymbol: String {
    let isOpen =
      unicodeScalars.contains(where: \.properties.isAlphabetic)
      && unicodeScalars.last?.properties.isAlphabetic == false
    return isOpen ? self + "\u{200E}" : self
  }
}

/// A part of a formatted number.
package struct NumberPart: Hashable, Sendable {
  /// The kind of a part.
  package enum Kind: Hashable, Sendable {
    /// Digits with their separators, and a sign right next to them.
    case number
    /// A sign that something separates from the digits: the minus in `−$5`.
    case sign
    /// Anything else: a currency, a percent sign, a unit, a word such as `K`.
    case symbol
  }

  package let kind: Kind
  /// The text without spaces and direction marks at its ends; never empty. A symbol that belongs to the
  /// left of the Arabic digits before it ends in an Arabic letter mark, and one that is on the left from
  /// right to left begins with a right-to-left mark.
  package let text: String
  /// Whether the locale writes a space between the part and the one before it.
  package let isApart: Bool
}

/// A formatter for numbers in a locale.
package protocol NumberFormatting: Sendable {
  /// Returns the parts of a number in reading order, for a language tag such as `en-US` or
  /// `ar-EG-u-nu-latn`.
  func parts(of number: NumberValue, locale: String) throws(NumberError) -> [NumberPart]

  /// Returns the whole number with the locale's spaces and direction marks, and the minus sign of its
  /// parts.
  func written(_ number: NumberValue, locale: String) throws(NumberError) -> String

  /// Returns the whole number with the locale's spaces and direction marks, and with `magnitude`,
  /// such as `K`, right after its digits.
  func text(
    of number: NumberValue, magnitude: String, locale: String
  ) throws(NumberError) -> String

  /// Returns the decimals of a number: its own, or its style's or its currency's.
  func fractionDigits(of number: NumberValue) throws(NumberError) -> ClosedRange<Int>

  /// Returns the keyword of the plural of a number in a locale: `zero`, `one`, `two`, `few`, `many` or
  /// `other`.
  func plural(of count: Int, locale: String) throws(NumberError) -> String

  /// The formatter for words, which no font has to draw.
  var forWords: any NumberFormatting { get }
}

extension NumberFormatting {
  package var forWords: any NumberFormatting { self }
}
