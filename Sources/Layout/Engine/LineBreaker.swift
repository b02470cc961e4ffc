import FioriBasics

/// Breaks a shaped paragraph into lines.
///
/// Pango's own layout asks every font and size for its metrics by shaping a sample sentence, which
/// takes half the time of the first picture. Our lines have their own height and need no metrics.
struct LineBreaker {
  let clusters: [ShapedText.Cluster]
  /// The width of a line, in points.
  let width: Double
  /// The width of the hyphen of a line that ends after a soft one or within a word, in points.
  var hyphenWidth = 0.0
  /// Returns where the language of the text breaks the word of a range; `nil` for a language without
  /// patterns.
  var hyphenation: ((Range<Int>) -> Set<Int>?)?
  /// The numbers of a text that is wider than a line.
  var quantities: Quantities?

  /// Points that rounding errors may add without pushing a word to the next line.
  static let tolerance = 0.001

  /// Returns the ranges of clusters on each line, at most `limit`, and whether text is left over, or a
  /// number is too wide for a line: then the last range extends to the end of its paragraph and has
  /// to be truncated.
  func lines(limit: Int) -> (ranges: [Range<Int>], isCut: Bool) {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < clusters.count {
      guard let end = lineEnd(from: start), ranges.count + 1 != limit || end == clusters.count
      else {
        return (ranges + [start..<paragraphEnd(from: start)], true)
      }
      ranges.append(start..<end)
      start = end
    }
    return (withoutOrphan(ranges), false)
  }

  /// Whether the text needs more than one line.
  var overflows: Bool {
    width(of: clusters.indices) > width + Self.tolerance
      || clusters.dropFirst().contains { $0.breakBefore == .required }
  }

  /// The width of the widest stretch without a line break.
  var longestWordWidth: Double {
    var longest = 0.0
    var start = 0
    for index in clusters.indices.dropFirst() + [clusters.count] {
      guard index == clusters.count || clusters[index].breakBefore != .forbidden else { continue }
      longest = max(longest, width(of: start..<index))
      start = index
    }
    return longest
  }

  /// Returns the width of a range without trailing white space.
  func width(of range: Range<Int>) -> Double {
    clusters[trimmed(range)].reduce(0) { $0 + $1.advance }
  }

  /// Returns the range without trailing white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isWhiteSpace { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the longest start of a range that leaves `reserved` points free and ends in a letter or a
  /// sign, before any number that does not fit.
  func cut(_ range: Range<Int>, reserving reserved: Double) -> Range<Int> {
    var end = range.lowerBound
    var used = reserved
    for index in range {
      used += clusters[index].advance
      if used > width + Self.tolerance { break }
      end = index + 1
    }
    while end > range.lowerBound, clusters[at: end]?.continuesCharacter == true { end -= 1 }
    while end > range.lowerBound {
      let whole = quantities?.retreat(from: end) ?? end
      guard whole < end || clusters[end - 1].isLeftOutAtCut else { break }
      end = min(whole, end - 1)
    }
    return range.lowerBound..<max(end, range.lowerBound)
  }

  /// Whether a range ends in a number, or in one with a dot such as `1.`
  func endsInNumber(_ range: Range<Int>) -> Bool {
    clusters[range].last { !$0.isPunctuation }?.isDigit == true
  }

  /// Returns where a line ends; `nil` if it begins with a number that is too wide for any.
  private func lineEnd(from start: Int) -> Int? {
    var used = 0.0
    var opportunity: Int?
    // Where a number is torn that no line has room for.
    var spare: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if index > start {
        if cluster.breakBefore == .required { return index }
        if cluster.breakBefore == .allowed, hasRoomForHyphen(before: index, used) {
          if quantities?.range(around: index) == nil {
            opportunity = index
          } else if spare == nil || !clusters[index - 1].isDigit {
            // Rather between two parts of a date such as 2026年12月 than between a number and its unit.
            spare = index
          }
        }
      }
      used += cluster.advance
      if used > width + Self.tolerance, !cluster.isWhiteSpace {
        return opportunity ?? spare ?? wordBreak(from: start, before: index)
      }
    }
    return clusters.count
  }

  /// The number of letters that a broken word keeps on each side if possible (chosen:
  /// Docs/sources/kpi.md#broken-words).
  static let fewestLetters = 4
  /// The number of letters on each side without which a break is none of a word but of a number or an
  /// identifier: a hyphen would be read as a part of it.
  static let wordLetters = 2

  /// Whether there are at least `count` letters in a row on both sides of an index, in a line that
  /// begins at `start`.
  func isWithinLetters(_ index: Int, from start: Int, count: Int) -> Bool {
    index - count >= start && index + count <= clusters.count
      && clusters[index - count..<index + count].allSatisfy(\.isLetter)
  }

  /// Whether a line has room for a range, with the hyphen that may follow it.
  func fits(_ range: Range<Int>) -> Bool {
    let hyphen = isWithinWord(range.upperBound) ? hyphenWidth : 0
    return width(of: range) + hyphen <= width + Self.tolerance
  }

  /// Whether a line that ends before an index ends within a word of a script that shows this by a
  /// hyphen.
  private func isWithinWord(_ index: Int) -> Bool {
    guard index > 0, index < clusters.count else { return false }
    return clusters[index].breakBefore == .forbidden && clusters[index - 1].takesHyphen
      && clusters[index].takesHyphen && isWithinLetters(index, from: 0, count: Self.wordLetters)
  }

  /// Whether a line shows a hyphen at its end: after a soft one, or within a word.
  func endsInHyphen(_ range: Range<Int>) -> Bool {
    guard let last = range.last, range.upperBound < clusters.count else { return false }
    return clusters[last].isSoftHyphen || (isWithinWord(range.upperBound) && fits(range))
  }

  /// Returns the widths of the words that the ends of lines break, in points.
  func brokenWords(of ranges: [Range<Int>]) -> [Double] {
    ranges.dropLast().map(\.upperBound).filter { clusters[$0].breakBefore == .forbidden }.map {
      width(of: wordStart(before: $0)..<wordEnd(from: $0))
    }
  }

  func wordStart(before index: Int) -> Int {
    clusters[..<index].lastIndex { $0.breakBefore != .forbidden } ?? 0
  }

  func wordEnd(from index: Int) -> Int {
    clusters[index...].firstIndex { $0.breakBefore != .forbidden } ?? clusters.count
  }

  private func hasRoomForHyphen(before index: Int, _ used: Double) -> Bool {
    !clusters[index - 1].isSoftHyphen || used + hyphenWidth <= width + Self.tolerance
  }

  private func paragraphEnd(from start: Int) -> Int {
    let rest = clusters.indices.dropFirst(start + 1)
    return rest.first { clusters[$0].breakBefore == .required } ?? clusters.count
  }

  /// Moves one more word down to a short word that would end the paragraph alone, as UIKit's labels
  /// do, if the line above keeps at least two.
  private func withoutOrphan(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard ranges.count >= 2 else { return ranges }
    let last = ranges[ranges.count - 1]
    let previous = ranges[ranges.count - 2]
    let words = wordStarts(in: previous)
    guard clusters[last.lowerBound].breakBefore == .allowed, wordStarts(in: last).isEmpty,
      width(of: last) < width(of: previous) / 2, words.count >= 2,
      let moved = words.last, width(of: moved..<last.upperBound) <= width + Self.tolerance
    else { return ranges }
    return ranges.dropLast(2) + [previous.lowerBound..<moved, moved..<last.upperBound]
  }

  /// Returns the starts of all words except the first.
  private func wordStarts(in range: Range<Int>) -> [Int] {
    range.dropFirst().filter {
      clusters[$0].breakBefore == .allowed && clusters[$0 - 1].isWhiteSpace
        && quantities?.range(around: $0) == nil
    }
  }
}

/// Where to break what is too wide for a line: a word between letters with a hyphen, a number or an
/// identifier after a separator.
extension LineBreaker {
  /// Returns where to break the word that begins a line and does not fit, of which only the clusters
  /// before `end` do; `nil` for a number without a separator, which has to be cut: torn between two
  /// digits, it would read as two numbers (Docs/sources/kpi.md#broken-words).
  func wordBreak(from start: Int, before end: Int) -> Int? {
    guard clusters[start..<wordEnd(from: start + 1)].contains(where: \.isDigit) else {
      return letterBreak(from: start, before: end, fewest: Self.wordLetters) ?? max(end, start + 1)
    }
    return separatorBreak(from: start, before: end)
      ?? letterBreak(from: start, before: end, fewest: Self.fewestLetters)
  }

  /// Returns the widths of the numbers that are cut at the end of a text because no line has room
  /// for them, in points.
  func cutNumbers(of ranges: [Range<Int>]) -> [Double] {
    guard let last = ranges.last, !last.isEmpty else { return [] }
    let word = last.lowerBound..<wordEnd(from: last.lowerBound + 1)
    let wordWidth = width(of: word)
    return wordWidth > width && clusters[word].contains(where: \.isDigit) ? [wordWidth] : []
  }

  // MARK: Numbers

  /// Returns the numbers that the ends of lines break between two groups of their digits, each half of
  /// which could be read as a number; not those of an identifier, which has letters.
  func brokenNumbers(of ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.dropLast().map(\.upperBound).filter { index in
      clusters[index].breakBefore == .forbidden && index >= 2
        && clusters[index - 1].separatesDigits && clusters[index - 2].isDigit
        && clusters[index].isDigit
    }.compactMap(number)
  }

  /// Returns the number around an index with its sign, or `nil` for a part of an identifier.
  private func number(around index: Int) -> Range<Int>? {
    func isPart(_ cluster: ShapedText.Cluster) -> Bool {
      cluster.isDigit || cluster.separatesDigits
    }
    let outer = clusters[..<index].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let outerEnd = clusters[index...].firstIndex { !isPart($0) } ?? clusters.count
    guard var start = clusters[outer..<outerEnd].firstIndex(where: \.isDigit),
      let last = clusters[outer..<outerEnd].lastIndex(where: \.isDigit),
      !clusters[outer..<start].contains(where: \.isPunctuation)
    else { return nil }
    if start > 0, clusters[start - 1].isSign { start -= 1 }
    let neighbors = [start <= outer ? start - 1 : nil, last + 1 == outerEnd ? outerEnd : nil]
    let isInIdentifier = neighbors.compactMap(\.self).contains { index in
      clusters[at: index].map { $0.isLetterOrDigit || $0.isSeparator } ?? false
    }
    return isInIdentifier ? nil : start..<last + 1
  }

  /// Returns the last place in a line after a separator between letters or digits.
  private func separatorBreak(from start: Int, before end: Int) -> Int? {
    (start..<end + 1).last { index in
      index - 2 >= start && index < clusters.count && clusters[index - 1].isSeparator
        && clusters[index - 2].isLetterOrDigit && clusters[index].isLetterOrDigit
        && !isDecimal(index - 1) && fits(start..<index)
    }
  }

  /// Whether a separator looks like that of decimals: a dot or comma that is the only one in the word,
  /// and not before a group of three digits.
  private func isDecimal(_ index: Int) -> Bool {
    let separator = clusters[index].scalar
    guard separator == "." || separator == ",", clusters[index - 1].isDigit else { return false }
    let word = clusters[wordStart(before: index)..<wordEnd(from: index)]
    guard word.count(where: { $0.scalar == separator }) == 1 else { return false }
    return clusters[(index + 1)...].prefix(while: \.isDigit).count != 3
  }

  // MARK: Words

  /// Returns where to break between letters: with as many letters on each side as there should be, or
  /// else as there can, and before a syllable if possible.
  private func letterBreak(from start: Int, before end: Int, fewest: Int) -> Int? {
    // A break that leaves most of the line empty is often one of patterns for another language.
    let pattern = patternBreak(from: start, before: end)
    if let pattern, (pattern - start) * 3 >= end - start { return pattern }
    for count in stride(from: Self.fewestLetters, through: fewest, by: -1) {
      let candidates = (start..<end + 1).filter { index in
        isWithinLetters(index, from: start, count: count) && fits(start..<index)
      }
      if let found = candidates.last(where: startsSyllable) ?? candidates.last { return found }
    }
    return pattern
  }

  /// Returns the last place where the language breaks a word and the line has room, with enough letters on
  /// each side: before a prefix rather than after it, as in `Arbeitsplatz-beschreibung`.
  private func patternBreak(from start: Int, before end: Int) -> Int? {
    var word = 0..<0
    var breaks: Set<Int> = []
    func isBreak(_ index: Int) -> Bool {
      (breaks.contains(index) || startsCapital(index))
        && isWithinLetters(index, from: start, count: Self.fewestLetters)
    }
    for index in (start..<end + 1).reversed() where fits(start..<index) {
      guard isWithinLetters(index, from: start, count: Self.fewestLetters) else { continue }
      if !word.contains(index) {
        word = letters(around: index)
        guard let found = hyphenation?(word) else { return nil }
        breaks = found
      }
      guard isBreak(index) else { continue }
      let prefix = Self.prefixes.first { prefix in
        isBreak(index - prefix.count) && sounds(in: index - prefix.count..<index) == prefix
      }
      return index - (prefix?.count ?? 0)
    }
    return nil
  }

  /// Whether a word within a word begins at an index, as in `WebSocket`.
  private func startsCapital(_ index: Int) -> Bool {
    clusters[index].scalar.properties.isUppercase
      && clusters[index - 1].scalar.properties.isLowercase
  }

  /// Returns the letters around an index in a row.
  private func letters(around index: Int) -> Range<Int> {
    let start = clusters[..<index].lastIndex { !$0.isLetter } ?? -1
    return start + 1..<(clusters[index...].firstIndex { !$0.isLetter } ?? clusters.count)
  }

  private func sounds(in range: Range<Int>) -> String {
    clusters[range].map(\.scalar.properties.lowercaseMapping).joined()
  }

  /// German prefixes with which the second word of a compound often begins.
  private static let prefixes = ["be", "ge", "er", "ver", "zer", "ent", "emp", "vor", "aus", "auf"]

  /// Whether a syllable may begin at an index within a word: one consonant, or several that are
  /// written together, between vowels (chosen: Docs/sources/kpi.md#broken-words).
  private func startsSyllable(_ index: Int) -> Bool {
    let isInside = (1...2).contains { count in
      index >= count && Self.onset(of: sounds(from: index - count)).count > count
    }
    let onset = Self.onset(of: sounds(from: index))
    return !isInside && !onset.isEmpty && !Self.doubtful.contains(onset)
      && isVowel(index + onset.count)
      && clusters[..<index].reversed().prefix(while: \.isLetter).contains { Self.isVowel($0) }
  }

  /// Returns the letters from an index on, as far as consonants may be written together.
  private func sounds(from index: Int) -> String {
    clusters[index...].prefix(3).prefix(while: \.isLetter)
      .map(\.scalar.properties.lowercaseMapping).joined()
  }

  private func isVowel(_ index: Int) -> Bool {
    clusters[at: index].map { Self.isVowel($0) } ?? false
  }

  private static func isVowel(_ cluster: ShapedText.Cluster) -> Bool {
    cluster.isLetter && vowels.contains(cluster.scalar.properties.lowercaseMapping)
  }

  /// Returns the consonants at the start of a text that begin a syllable together; none at a vowel.
  private static func onset(of text: String) -> String {
    onsets.first(where: text.hasPrefix)
      ?? String(text.prefix(1)).filter { !vowels.contains(String($0)) }
  }

  /// Consonants that German and English keep together, the longest first.
  private static let onsets = [
    "sch", "spr", "str", "ch", "ck", "ph", "sh", "sp", "st", "th", "qu", "bl", "br", "cl", "cr",
    "dr", "fl", "fr", "gl", "gr", "kl", "kr", "pl", "pr", "tr",
  ]

  /// Consonants that are broken neither before nor within, since often one word of a compound ends
  /// between them, as in `Glashaus` and `Dienstag`, and often none does.
  private static let doubtful = ["sh", "sp", "st", "th"]

  /// The vowels of Latin, Greek and Cyrillic, with common accents.
  private static let vowels = Set(
    ("aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿāăąēėęěīįōőœūůűų" + "αεηιουωάέήίόύώ" + "аеёиоуыэюяєії")
      .map(String.init))
}

extension ShapedText.Cluster {
  /// Whether the cluster is not left at the end of a text that is cut: a space, punctuation, or a vowel
  /// that Thai and Lao write before the consonant that it follows.
  fileprivate var isLeftOutAtCut: Bool {
    isWhiteSpace || isPunctuation || "เแโใไເແໂໃໄ".unicodeScalars.contains(scalar)
  }

  /// Whether the cluster separates groups of the digits of a number.
  fileprivate var separatesDigits: Bool {
    ".,'’\u{66C}\u{A0}\u{202F}".unicodeScalars.contains(scalar)
  }

  fileprivate var isSign: Bool { "-−+".unicodeScalars.contains(scalar) }

  fileprivate var isLetterOrDigit: Bool { isLetter || isDigit }

  /// Whether the cluster separates groups of digits or parts of an identifier.
  fileprivate var isSeparator: Bool {
    ".,'’\u{66C}\u{A0}\u{202F}/\\:;-\u{2011}–_=&?#@+*|".unicodeScalars.contains(scalar)
  }
}
