import FioriBasics

extension ShapedText {
  /// The text with the signs and currencies before numbers at the side where a KPI has them.
  ///
  /// Between letters from right to left, Unicode leaves the sign of `-12.4%` to the right of the
  /// digits, where it looks like a hyphen; UAX #9 lets numbers be exceptions (HL4). Arabic digits
  /// keep it there, as Arabic writes them.
  var withSignsBeforeNumbers: ShapedText {
    guard isRightToLeft else { return self }
    var result = clusters
    for index in clusters.indices.dropFirst() where clusters[index].startsNumber {
      let level = clusters[index].level
      let prefix = numberPrefix(before: index)
      guard level > 0, level.isMultiple(of: 2), clusters[prefix].contains(where: \.isSign) else {
        continue
      }
      for place in [prefix, numberSuffix(from: index)].joined() {
        result[place].level = max(result[place].level, level)
      }
    }
    return ShapedText(clusters: result, isRightToLeft: isRightToLeft, missing: missing)
  }

  /// Returns the signs and currencies before a number; none after a letter, whose hyphen they are,
  /// or after another number.
  private func numberPrefix(before end: Int) -> Range<Int> {
    var start = end
    while start > 0, clusters[start - 1].isSign || clusters[start - 1].isCurrency { start -= 1 }
    guard start > 0 else { return start..<end }
    let before = clusters[start - 1]
    return before.isLetter || before.isDigit ? end..<end : start..<end
  }

  /// Returns the percent sign or currency right after a number with a sign, which would otherwise move
  /// to the other end, before the sign.
  private func numberSuffix(from start: Int) -> Range<Int> {
    var end = start
    while end < clusters.count, clusters[end].level == clusters[start].level { end += 1 }
    var last = end
    while last < clusters.count, clusters[last].isCurrency || clusters[last].isUnitSign {
      last += 1
    }
    return end..<last
  }
}

extension ShapedText.Cluster {
  /// Whether the cluster is a decimal digit of any script.
  var isDigit: Bool { scalar.properties.generalCategory == .decimalNumber }

  fileprivate var startsNumber: Bool { isDigit && !scalar.isArabicDigit }

  /// The hyphen-minus, the minus sign, plus and plus-minus.
  fileprivate var isSign: Bool { "-\u{2212}+\u{B1}".unicodeScalars.contains(scalar) }

  /// Percent, per mille and degree signs.
  fileprivate var isUnitSign: Bool { "%\u{2030}\u{B0}".unicodeScalars.contains(scalar) }

  fileprivate var isCurrency: Bool { scalar.properties.generalCategory == .currencySymbol }
}
