import FioriBasics

/// Where to break text that is too wide for a line: a word between letters with a hyphen, a number
/// or an identifier after a separator.
extension LineBreaker {
  /// Returns where to break the word that begins a line and does not fit; only its clusters before
  /// `end` do; `nil` for one that has to be cut: a number without a separator, which would read as two, a short
  /// word, a word without a syllable that fits, and one of joined letters (Docs/sources/kpi.md#broken-words).
  func wordBreak(from start: Int, before end: Int, in word: inout BrokenWord?) -> Int? {
    let hasDigits = hasDigits(from: start, in: &word)
    if !hasDigits, identifiers?.contains(start) == true {
      let sign = separatorBreak(from: start, before: end) ?? capitalBreak(from: start, before: end)
      return fillingBreak(from: start, before: end, insteadOf: sign ?? start)
        ?? sign ?? letterBreak(from: start, before: end, fewest: Self.wordLetters)
        ?? characterBreak(from: start, before: end)
    }
    guard hasDigits else {
      return letterBreak(from: start, before: end, fewest: Self.wordLetters)
        ?? (isBesideHyphenated(max(end, start + 1))
          ? nil : characterBreak(from: start, before: end))
    }
    return separatorBreak(from: start, before: end) ?? capitalBreak(from: start, before: end)
      ?? letterBreak(from: start, before: end, fewest: Self.fewestLetters)
  }

  /// Returns the last place between two characters that a line has space for, or the end of a word that is a
  /// single one; `nil` without one, as within joined letters.
  private func characterBreak(from start: Int, before end: Int) -> Int? {
    let wordEnd = wordEnd(from: start + 1)
    let places = start + 1..<min(max(end, start + 1), wordEnd - 1) + 1
    return places.last(where: isBetweenCharacters) ?? (wordEnd == start + 1 ? wordEnd : nil)
  }

  /// Whether a word may be broken before an index at all: not within a character such as a consonant with its
  /// vowel sign, between letters that are joined in writing, between a vowel and the consonant that it is
  /// written before, or within a short Chinese or Japanese word.
  func isBetweenCharacters(_ index: Int) -> Bool {
    let (left, right) = (clusters[index - 1], clusters[index])
    return !right.continuesCharacter && !(left.isJoined && right.isJoined)
      && !left.precedesItsConsonant && !(left.isOfShortWord && right.isOfShortWord)
  }

  /// Whether the character before or after an index is a letter of a script with hyphens, whose words are broken
  /// between syllables or not at all.
  private func isBesideHyphenated(_ index: Int) -> Bool {
    guard index < clusters.count, clusters[index].breakBefore == .forbidden else { return false }
    let left = clusters[..<index].last { !$0.continuesCharacter }
    return left?.takesHyphen == true || clusters[index].takesHyphen
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

  /// Returns the last place in a line of an identifier before an `@`, or where a word within a word begins.
  private func capitalBreak(from start: Int, before end: Int) -> Int? {
    (start..<end + 1).last { index in
      index - Self.wordLetters >= start && index < clusters.count && isWithinIdentifier(index)
        && (startsCapital(index) || clusters[index].scalar == "@") && fits(start..<index)
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

  /// Returns the last place in a line after a separator between letters or digits, or the last preferred
  /// one.
  func separatorBreak(from start: Int, before end: Int) -> Int? {
    let places = (start..<end + 1).reversed().lazy.filter { index in
      index - 2 >= start && index < clusters.count && clusters[index - 1].isSeparator
        && clusters[index - 2].isLetterOrDigit && clusters[index].isLetterOrDigit
        && !isDecimal(index - 1) && fits(start..<index)
    }
    guard preferences.contains(.identifierEnds) else { return places.first }
    return places.first { !leavesShortEnd($0) } ?? places.first
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
  func letterBreak(from start: Int, before end: Int, fewest: Int) -> Int? {
    let patterns = [Self.fewestLetters, fewest].compactMap {
      patternBreak(from: start, before: end, fewest: $0)
    }
    if preferences.contains(.joints), let joint = joint(from: start, before: end) { return joint }
    // A break that leaves most of the line empty is often one of patterns for another language.
    if let filling = patterns.first(where: { ($0 - start) * 3 >= end - start }) { return filling }
    let hasPatterns = hasPatterns(from: start)
    for count in stride(
      from: Self.fewestLetters, through: hasPatterns ? Self.fewestLetters : fewest, by: -1)
    {
      let candidates = places(from: start, before: end, count: count)
      if let found = candidates.last(where: startsSyllable) { return found }
      if !hasPatterns, let last = candidates.last { return last }
    }
    return patterns.first
  }

  /// Returns the places in a line between at least `count` letters on each side, where a word may be broken.
  private func places(from start: Int, before end: Int, count: Int) -> [Int] {
    var word = 0..<0
    return (start..<end + 1).filter { index in
      guard isWithinLetters(index, from: start, count: count), isBetweenCharacters(index),
        fits(start..<index)
      else { return false }
      if !word.contains(index) { word = letters(around: index) }
      return isLong(word)
    }
  }

  /// Whether a word is long enough to be broken: a short one is read sooner than its halves. Words of scripts
  /// without hyphens may be whole sentences.
  private func isLong(_ word: Range<Int>) -> Bool {
    word.count >= Self.shortestBrokenWord || !clusters[word].contains(where: \.takesHyphen)
  }

  /// Whether the language has patterns for the word that begins a line, which all are of Latin letters.
  private func hasPatterns(from start: Int) -> Bool {
    guard let first = clusters[start...].firstIndex(where: \.isLetter),
      clusters[first].scalar.isLatin
    else { return false }
    return hyphenation?(letters(around: first)) != nil
  }

  /// Returns the last joint where breaking a compound takes no more lines than breaking it anywhere
  /// else; `nil` without one.
  private func joint(from start: Int, before end: Int) -> Int? {
    let word = letters(around: start)
    guard end > start, let breaks = hyphenation?(word) else { return nil }
    var filled = self
    filled.preferences.remove(.joints)
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
  private func patternBreak(from start: Int, before end: Int, fewest: Int) -> Int? {
    var word = 0..<0
    var breaks: Set<Int> = []
    func isBreak(_ index: Int) -> Bool {
      isWithinLetters(index, from: start, count: fewest)
        && (breaks.contains(index) || startsCapital(index))
    }
    for index in (start..<end + 1).reversed() where fits(start..<index) {
      guard isWithinLetters(index, from: start, count: fewest) else { continue }
      if !word.contains(index) {
        word = letters(around: index)
        guard let found = hyphenation?(word) else { return nil }
        breaks = found.all
      }
      guard isBreak(index), isLong(word) else { continue }
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
  /// Whether the cluster is not left at the end of a text that is cut.
  var isLeftOutAtCut: Bool { isWhiteSpace || isPunctuation || precedesItsConsonant }

  /// Whether the cluster is a vowel that Thai and Lao write before the consonant that it follows.
  fileprivate var precedesItsConsonant: Bool {
    "เแโใไເແໂໃໄ".unicodeScalars.contains(scalar)
  }

  /// Whether the cluster is a letter or a mark of a script that joins its letters, such as Arabic.
  fileprivate var isJoined: Bool { scalar.isOfJoiningScript && (isLetter || continuesCharacter) }

  /// Whether the cluster is Chinese, Japanese or Korean, where only a short word and a number with its counter
  /// have no places for breaks.
  var isOfShortWord: Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
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

extension Unicode.Scalar {
  fileprivate var isLatin: Bool {
    properties.isAlphabetic && (value < 0x250 || (0x1E00...0x1EFF).contains(value))
  }

  /// Whether the script joins the letters of a word, which are torn where a line ends between them: Arabic,
  /// Syriac, N’Ko, Mandaic, Mongolian, Phags-pa, Rohingya and Adlam.
  fileprivate var isOfJoiningScript: Bool {
    Self.joiningScripts.contains { $0.contains(value) }
  }

  private static let joiningScripts: [ClosedRange<UInt32>] = [
    0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x1800...0x18AF, 0xA840...0xA87F,
    0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10D00...0x10D3F, 0x1E900...0x1E95F,
  ]
}
