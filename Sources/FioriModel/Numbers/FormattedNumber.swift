/// A number as it is written, and which of its characters are what.
package struct FormattedNumber {
  /// The whole text, in UTF-16; the ranges are of its places.
  let text: [UInt16]
  /// Where digits and their separators stand; the ranges may overlap.
  let digits: [Range<Int>]
  /// Where signs stand.
  let signs: [Range<Int>]

  package init(text: [UInt16], digits: [Range<Int>], signs: [Range<Int>]) {
    self.text = text
    self.digits = digits
    self.signs = signs
  }

  /// The text cut where digits begin or end.
  package var parts: [NumberPart] {
    let kinds = kinds
    var parts: [NumberPart] = []
    var start = 0
    for end in kinds.indices.dropFirst() + [kinds.count] where start < end {
      if end < kinds.count, kinds[end] == kinds[start] { continue }
      let text = Self.trimmed(text[start..<end], kind: kinds[start])
      if !text.isEmpty { parts.append(NumberPart(kind: kinds[start], text: text)) }
      start = end
    }
    return parts
  }

  /// The whole text, with `magnitude` directly after the last digit; at the end if there is none.
  package func text(magnitude: String) -> String {
    let end = digits.map(\.upperBound).max() ?? text.count
    return String(decoding: text[..<end] + Array(magnitude.utf16) + text[end...], as: UTF16.self)
  }

  /// The kind of each place.
  private var kinds: [NumberPart.Kind] {
    var kinds = [NumberPart.Kind](repeating: .symbol, count: text.count)
    for range in digits { kinds.replaceSubrange(range, with: range.map { _ in .number }) }
    for sign in signs {
      if let reach = reach(of: sign, in: kinds) {
        kinds.replaceSubrange(reach, with: reach.map { _ in .number })
      }
    }
    keepMarks(before: &kinds)
    return kinds
  }

  /// Makes the marks before a number that begins with a sign part of it.
  private func keepMarks(before kinds: inout [NumberPart.Kind]) {
    guard let first = kinds.firstIndex(of: .number),
      signs.contains(where: { $0.contains(first) })
    else { return }
    for place in (0..<first).reversed() {
      guard Self.directionMarks.contains(text[place]) else { return }
      kinds[place] = .number
    }
  }

  /// A sign and the marks between it and the digits; nil when something else stands between them.
  private func reach(of sign: Range<Int>, in kinds: [NumberPart.Kind]) -> Range<Int>? {
    let isOther = { place in !Self.directionMarks.contains(text[place]) }
    if let next = (sign.upperBound..<text.count).first(where: isOther), kinds[next] == .number {
      return sign.lowerBound..<next
    }
    if let last = (0..<sign.lowerBound).last(where: isOther), kinds[last] == .number {
      return last..<sign.upperBound
    }
    return nil
  }

  /// The text without blanks at its ends, and a symbol without direction marks: parts have their own
  /// places. A number keeps its marks, which hold its sign on its side where texts run to the left.
  private static func trimmed(_ text: ArraySlice<UInt16>, kind: NumberPart.Kind) -> String {
    func isDropped(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace
        || (kind == .symbol && directionMarks.contains { $0 == scalar.value })
    }
    var scalars = String(decoding: text, as: UTF16.self).unicodeScalars[...]
    while let first = scalars.first, isDropped(first) { scalars.removeFirst() }
    while let last = scalars.last, isDropped(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// Left-to-right, right-to-left and Arabic letter mark.
  private static let directionMarks: [UInt16] = [0x200E, 0x200F, 0x061C]
}

/// A piece of a written number.
package struct NumberPart: Hashable, Sendable {
  /// What a piece is.
  package enum Kind: Hashable, Sendable {
    /// Digits with their separators, and a sign that stands directly beside them.
    case number
    /// All else: a currency, a percent sign, a unit, a word such as `K`, a sign that stands apart.
    case symbol
  }

  package let kind: Kind
  /// What is written, without blanks and direction marks at its ends; never empty.
  package let text: String
}

/// Writes numbers as locales do.
package protocol NumberFormatting: Sendable {
  /// The number's parts in the order in which they are read, in the locale of a language tag such
  /// as `en-US` or `ar-EG-u-nu-latn`.
  func parts(of number: NumberValue, locale: String) throws(NumberError) -> [NumberPart]

  /// The whole number with the locale's blanks and direction marks, and `magnitude`, such as `K`,
  /// directly after its digits.
  func text(
    of number: NumberValue, magnitude: String, locale: String
  ) throws(NumberError) -> String
}
