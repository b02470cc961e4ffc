import FioriBasics

/// Where to break text that is too wide for a line: a word between letters with a hyphen, a number
/// or an identifier after a separator.
extension LineBreaker {
  /// Returns where to break the word that begins a line and does not fit; only its clusters before
  /// `end` do; `nil` for a number without a separator, which has to be cut: torn between two
  /// digits, it would read as two numbers (Docs/sources/kpi.md#broken-words).
  func wordBreak(from start: Int, before end: Int, in word: inout BrokenWord?) -> Int? {
    let hasDigits = hasDigits(from: start, in: &word)
    if !hasDigits, identifiers?.contains(start) == true {
      return separatorBreak(from: start, before: end) ?? capitalBreak(from: start, before: end)
        ?? letterBreak(from: start, before: end, fewest: Self.wordLetters) ?? max(end, start + 1)
    }
    guard hasDigits else {
      return letterBreak(from: start, before: end, fewest: Self.wordLetters) ?? max(end, start + 1)
    }
    return separatorBreak(from: start, before: end) ?? capitalBreak(from: start, before: end)
      ?? letterBreak(from: start, before: end, fewest: Self.fewestLetters)
  }

  /// Returns whether the rest of a word has digits; `word` keeps the word, so that one over thousands
  /// of lines is searched once.
  private func hasDigits(from start: Int, in word: inout BrokenWord?) -> Bool {
    if word.map({ start + 1 < $0.range.upperBound && $0.range.contains(start) }) != true {
      let range = start..<wordEnd(from: start + 1)
      word = BrokenWord(range: range, lastDigit: clusters[range].lastIndex(where: \.isDigit))
    }
    return word?.lastDigit.map { $0 >= start } ?? false
  }

  /// Returns the last place in a line of an identifier where a word within a word begins.
  private func capitalBreak(from start: Int, before end: Int) -> Int? {
    (start..<end + 1).last { index in
      index - Self.wordLetters >= start && index < clusters.count && isWithinIdentifier(index)
        && startsCapital(index) && fits(start..<index)
    }
  }

  /// Returns the widths of the numbers that are cut at the end of a text because no line has space
  /// for them, in points.
  func cutNumbers(of ranges: [Range<Int>]) -> [Double] {
    guard let last = ranges.last, !last.isEmpty else { return [] }
    let word = last.lowerBound..<wordEnd(from: last.lowerBound + 1)
    let wordWidth = width(of: word)
    return wordWidth > width && clusters[word].contains(where: \.isDigit) ? [wordWidth] : []
  }

  /// The width of the widest part of an identifier between two places where a line may end, in points;
  /// `nil` for a text that no sign divides.
  var widestGroup: Double? {
    var widest = 0.0
    var start = 0
    var hasSign = false
    for index in clusters.indices.dropFirst() + [clusters.count] {
      let isSign =
        index < clusters.count && clusters[index - 1].isSeparator
        && clusters[index].isLetterOrDigit && !separatesNumber(index - 1)
      guard isSign || index == clusters.count || clusters[index].breakBefore != .forbidden else {
        continue
      }
      hasSign = hasSign || isSign
      widest = max(widest, width(of: start..<index))
      start = index
    }
    return hasSign ? widest : nil
  }

  /// Whether a sign is within a number, which reads as two if it is broken there.
  private func separatesNumber(_ index: Int) -> Bool {
    clusters[index].separatesDigits && clusters[index + 1].isDigit
      && (index == 0 || clusters[index - 1].isDigit)
  }

  // MARK: Numbers

  /// Returns the numbers that the ends of lines break between two groups of their digits, where each
  /// half could be read as a number; not the numbers of an identifier, which has letters.
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
  func separatorBreak(from start: Int, before end: Int) -> Int? {
    (start..<end + 1).last { index in
      index - 2 >= start && index < clusters.count && clusters[index - 1].isSeparator
        && clusters[index - 2].isLetterOrDigit && clusters[index].isLetterOrDigit
        && !isDecimal(index - 1) && fits(start..<index)
    }
  }

  /// Whether a separator looks like a decimal separator: a dot or comma that is the only one in the
  /// word, and not before a group of three digits.
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
    if prefersJoints, let joint = joint(from: start, before: end) { return joint }
    if let pattern, (pattern - start) * 3 >= end - start { return pattern }
    for count in stride(from: Self.fewestLetters, through: fewest, by: -1) {
      let candidates = (start..<end + 1).filter { index in
        isWithinLetters(index, from: start, count: count) && fits(start..<index)
      }
      if let found = candidates.last(where: startsSyllable) ?? candidates.last { return found }
    }
    return pattern
  }

  /// Returns the last joint where breaking a compound takes no more lines than breaking it anywhere
  /// else; `nil` without one.
  private func joint(from start: Int, before end: Int) -> Int? {
    let word = letters(around: start)
    guard end > start, let breaks = hyphenation?(word) else { return nil }
    var filled = self
    filled.prefersJoints = false
    guard let last = filled.letterBreak(from: start, before: end, fewest: Self.wordLetters),
      let most = filled.lineCount(from: last)
    else { return nil }
    for joints in [breaks.joints, breaks.innerJoints] {
      let found = joints.filter { index in
        index > start && index <= end && fits(start..<index)
          && isWithinLetters(index, from: start, count: Self.fewestLetters)
      }.sorted().last { filled.lineCount(from: $0).map { $0 <= most } ?? false }
      if let found { return found }
    }
    return nil
  }

  /// Returns the number of lines that the rest of a word takes; `nil` for more than a few, as of a word
  /// that is longer than any.
  private func lineCount(from start: Int) -> Int? {
    var start = start
    var word: BrokenWord?
    let wordEnd = wordEnd(from: start + 1)
    for count in 1...Self.mostLines {
      var end = start
      var used = 0.0
      while end < wordEnd,
        used + clusters[end].advance <= width + Self.tolerance
          || clusters[end].isWhiteSpace
      {
        used += clusters[end].advance
        end += 1
      }
      guard end < wordEnd else { return count }
      guard let next = wordBreak(from: start, before: end, in: &word), next > start else {
        return nil
      }
      start = next
    }
    return nil
  }

  private static let mostLines = 6

  /// Returns the last place where the language breaks a word and the line has space, with enough
  /// letters on each side: before a prefix rather than after it, as in `Arbeitsplatz-beschreibung`.
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
        breaks = found.all
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

  /// German prefixes that often begin the second word of a compound.
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

/// A word that is too wide for a line, from the start of the line on which it was first broken.
struct BrokenWord {
  let range: Range<Int>
  let lastDigit: Int?
}

extension ShapedText.Cluster {
  /// Whether the cluster is not left at the end of a text that is cut: a space, punctuation, or a vowel
  /// that Thai and Lao write before the consonant that it follows.
  var isLeftOutAtCut: Bool {
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
