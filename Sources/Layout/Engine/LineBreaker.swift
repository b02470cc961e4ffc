import FioriBasics

/// Breaks a shaped paragraph into lines.
///
/// Pango's own layout asks every font and size for its metrics by shaping a sample sentence, which
/// takes half the time of the first picture. Our lines have their own height and need no metrics.
struct LineBreaker {
  let clusters: [ShapedText.Cluster]
  /// The width of a line, in points.
  var width: Double
  /// The width of the hyphen of a line that ends after a soft one or within a word, in points.
  var hyphenWidth = 0.0
  /// Returns where the language of the text breaks the word of a range; `nil` for a language without
  /// patterns.
  var hyphenation: ((Range<Int>) -> WordBreaks?)?
  /// The numbers of a text that is wider than a line.
  var quantities: Quantities?
  /// The tokens that are not words, of a text that is wider than a line.
  var identifiers: Identifiers?
  /// The places that lines end at rather than at later ones.
  var preferences: Set<Preference> = []
  /// Whether an identifier ends its lines between any two characters where its signs leave most of a line empty.
  var fillsLines = false
  /// Whether a word that is wider than any line begins beside the words before it.
  var beginsLongWordsBesideOthers = false
  /// Returns where the phrases and words of a text begin that is written without spaces; `nil` for other texts.
  var phrases: (() -> PhraseStarts?)?

  /// Places that read better than the last one that a line has space for, as long as they take no more
  /// lines.
  enum Preference: CaseIterable {
    /// The joints of compounds.
    case joints
    /// Before the preposition of a number rather than after it: `vor 20 Minuten`.
    case prepositions
    /// In an identifier before several of its characters rather than the last few: `example.com`.
    case identifierEnds
  }

  /// Points that rounding errors may add without pushing a word to the next line.
  static let tolerance = 0.001

  /// Returns the ranges of clusters on each line, at most `limit`, and whether text is left over, or a
  /// number is too wide for a line: then the last range extends to the end of its paragraph and has
  /// to be truncated.
  func lines(limit: Int) -> (ranges: [Range<Int>], isCut: Bool) {
    var lines = filledLines(limit: limit)
    guard lines.ranges.count > 1 else { return lines }
    if lines.isCut, identifiers?.isEmpty == false, !fillsLines {
      var attempt = self
      attempt.fillsLines = true
      return attempt.lines(limit: limit)
    }
    var breaker = self
    if lines.isCut {
      breaker.beginsLongWordsBesideOthers = true
      let others = breaker.filledLines(limit: limit)
      if others.isCut, others.ranges.last?.lowerBound ?? 0 <= lines.ranges.last?.lowerBound ?? 0 {
        return lines
      }
      lines = others
    }
    for preference in Preference.allCases
    where !lines.isCut && misses(preference, at: lines.ranges.dropFirst().map(\.lowerBound)) {
      var attempt = breaker
      attempt.preferences.insert(preference)
      let others = attempt.filledLines(limit: limit)
      guard !others.isCut, others.ranges.count <= lines.ranges.count,
        others.ranges.count(where: isMostlyEmpty) <= lines.ranges.count(where: isMostlyEmpty)
      else { continue }
      (breaker, lines) = (attempt, others)
    }
    if !lines.isCut { lines.ranges = breaker.endingInPhrases(lines.ranges) }
    return lines
  }

  /// Whether one of the places where lines end is not as preferred.
  private func misses(_ preference: Preference, at places: [Int]) -> Bool {
    switch preference {
    case .joints: hyphenation != nil && places.contains { clusters[$0].breakBefore == .forbidden }
    case .prepositions: places.contains(where: followsPreposition)
    case .identifierEnds: places.contains(where: leavesShortEnd)
    }
  }

  /// Whether a line before another one is less than a third full: `Valid` `until Dec 31, 2027`.
  private func isMostlyEmpty(_ line: Range<Int>) -> Bool {
    line.upperBound < clusters.count && 3 * width(of: line) < width
  }

  private func filledLines(limit: Int) -> (ranges: [Range<Int>], isCut: Bool) {
    var ranges: [Range<Int>] = []
    var start = 0
    var word: BrokenWord?
    while start < clusters.count {
      guard let end = lineEnd(from: start, in: &word),
        ranges.count + 1 != limit || end == clusters.count
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

  /// Whether a range at the start of a cut line is too little of a word that the line before begins.
  func isStub(_ range: Range<Int>) -> Bool {
    guard let first = range.first, first > 0, clusters[first].breakBefore == .forbidden,
      clusters[first].isLetter
    else { return false }
    return range.count < Self.fewestBeforeEllipsis && range.upperBound < wordEnd(from: first)
  }

  /// Whether a range ends in a number, or in one with a dot such as `1.`
  func endsInNumber(_ range: Range<Int>) -> Bool {
    clusters[range].last { !$0.isPunctuation }?.isDigit == true
  }

  /// Whether a range ends in the preposition of an amount or a time that is not in it.
  func endsInPreposition(_ range: Range<Int>) -> Bool {
    (quantities?.retreat(from: range.upperBound) ?? range.upperBound) < range.upperBound
  }

  /// Returns where a line ends; `nil` if it begins with a number that is too wide for any.
  func lineEnd(from start: Int, in word: inout BrokenWord?) -> Int? {
    var used = 0.0
    var opportunity: Int?
    // Where another place is preferred.
    var second: Int?
    // Where a number is torn that no line has space for.
    var spare: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if index > start {
        if cluster.breakBefore == .required { return index }
        if cluster.breakBefore == .allowed, hasRoomForHyphen(before: index, used) {
          if isSecondChoice(index) {
            second = index
          } else if quantities?.range(around: index) == nil {
            opportunity = index
          } else if spare == nil || !clusters[index - 1].isDigit {
            // Rather between two parts of a date such as 2026年12月 than between a number and its unit.
            spare = index
          }
        }
      }
      used += cluster.advance
      if used > width + Self.tolerance, !cluster.isWhiteSpace {
        let place = opportunity ?? second ?? spare.flatMap { keepsToken($0, at: index) ? $0 : nil }
        if identifiers?.contains(index) == true, place.map(isWithinIdentifier) != false {
          // Each sign of an address is as good a place as those where Unicode breaks it.
          let sign = separatorBreak(from: start, before: index)
          if let sign, isWithinIdentifier(sign), sign > place ?? 0 {
            return fillingBreak(from: start, before: index, insteadOf: sign) ?? sign
          }
        }
        let beside = place.flatMap { longWordBreak(from: start, at: $0, before: index) }
        return beside ?? place ?? spare ?? wordBreak(from: start, before: index, in: &word)
      }
    }
    return clusters.count
  }

  /// Returns where to break a word that is wider than any line, and begins at a place within this one; `nil` where it begins
  /// the next one, or is a number or an identifier.
  private func longWordBreak(from start: Int, at place: Int, before end: Int) -> Int? {
    guard beginsLongWordsBesideOthers, end > place, clusters[place].takesHyphen,
      identifiers?.contains(place) != true
    else { return nil }
    let word = place..<wordEnd(from: place + 1)
    guard width(of: word) > width + Self.tolerance, !clusters[word].contains(where: \.isDigit)
    else { return nil }
    var rest = self
    rest.width -= clusters[start..<place].reduce(0) { $0 + $1.advance }
    rest.preferences.insert(.joints)
    return rest.letterBreak(from: place, before: end, fewest: Self.fewestLetters)
  }

  /// Whether a line that ends at a place leaves the token at an index whole: a date such as `28/11/2026` or a number is
  /// broken only if it is wider than a line.
  private func keepsToken(_ place: Int, at index: Int) -> Bool {
    let word = wordStart(before: index + 1)..<wordEnd(from: index + 1)
    return place >= word.lowerBound || width(of: word) <= width + Self.tolerance
  }

  /// Returns the last place in a line between two letters of an identifier that would be cut otherwise; `nil` where a
  /// break at another place leaves less than half of the line empty, and within a number.
  func fillingBreak(from start: Int, before end: Int, insteadOf place: Int) -> Int? {
    guard fillsLines, 2 * width(of: start..<place) < width else { return nil }
    let places = (place + 1..<max(end, place) + 1).reversed().filter { index in
      isWithinIdentifier(index) && isBetweenCharacters(index) && fits(start..<index)
    }
    return [Self.fewestLetters, Self.wordLetters].lazy.compactMap { count in
      places.first { self.isWithinLetters($0, from: start, count: count) }
    }.first
  }

  /// Whether a preference is against a place where a line may end.
  private func isSecondChoice(_ index: Int) -> Bool {
    preferences.contains(.prepositions) && followsPreposition(index)
      || preferences.contains(.identifierEnds) && leavesShortEnd(index)
  }

  /// Whether a place is between the preposition of a number and the number.
  private func followsPreposition(_ index: Int) -> Bool {
    quantities?.followsPreposition(index) == true
  }

  /// Whether a place is before the last few characters of an identifier.
  func leavesShortEnd(_ index: Int) -> Bool {
    isWithinIdentifier(index) && identifiers?.contains(index + Self.shortestBrokenWord - 1) == false
  }

  /// The number of letters that a broken word keeps on each side if possible (chosen:
  /// Docs/sources/kpi.md#broken-words).
  static let fewestLetters = 4
  /// The number of letters on each side without which a break is none of a word but of a number or an
  /// identifier: a hyphen would be read as a part of it.
  static let wordLetters = 2
  /// The number of letters from which a word is broken, and the number that a broken word keeps between its
  /// hyphen and an ellipsis (chosen: Docs/sources/kpi.md#broken-words).
  static let shortestBrokenWord = 6
  private static let fewestBeforeEllipsis = 3

  /// Whether there are at least `count` letters in a row on both sides of an index, in a line that
  /// begins at `start`.
  func isWithinLetters(_ index: Int, from start: Int, count: Int) -> Bool {
    index - count >= start && index + count <= clusters.count
      && clusters[index - count..<index + count].allSatisfy(\.isLetter)
  }

  /// Whether a line has space for a range, with the hyphen that may follow it.
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
      && !isWithinIdentifier(index)
  }

  /// Whether the characters on both sides of an index are parts of one identifier.
  func isWithinIdentifier(_ index: Int) -> Bool {
    index > 0 && identifiers?.contains(index - 1) == true && identifiers?.contains(index) == true
  }

  /// Whether a line shows a hyphen at its end: after a soft one, or within a word.
  func endsInHyphen(_ range: Range<Int>) -> Bool {
    guard let last = range.last, range.upperBound < clusters.count else { return false }
    return clusters[last].isSoftHyphen || (isWithinWord(range.upperBound) && fits(range))
  }

  /// Returns the widths of the words that the ends of lines break, in points.
  func brokenWords(of ranges: [Range<Int>]) -> [Double] {
    // A word over thousands of lines is measured once.
    var word: (range: Range<Int>, width: Double)?
    return ranges.dropLast().map(\.upperBound).filter { clusters[$0].breakBefore == .forbidden }.map
    {
      if let word, word.range.contains($0) { return word.width }
      let range = wordStart(before: $0)..<wordEnd(from: $0)
      let rangeWidth = width(of: range)
      word = (range, rangeWidth)
      return rangeWidth
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
  /// do, with the particles before it, if the line above had at least three and keeps a third of its width; or two above a
  /// short number, which belongs to the word before it: `Linie 3`.
  func withoutOrphan(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard ranges.count >= 2 else { return ranges }
    let last = ranges[ranges.count - 1]
    let previous = ranges[ranges.count - 2]
    let words = wordStarts(in: previous)
    guard clusters[last.lowerBound].breakBefore == .allowed, wordStarts(in: last).isEmpty,
      width(of: last) < width(of: previous) / 2, let word = words.last,
      words.count > 1 || isShortNumber(trimmed(last))
    else { return ranges }
    // Where all words are short, none of them is a particle.
    let moved = words.last { !followsParticle($0) } ?? word
    guard moved == word && words.count > 1 || !isMostlyEmpty(previous.lowerBound..<moved),
      !isRest(previous.lowerBound..<moved),
      width(of: moved..<last.upperBound) <= width + Self.tolerance
    else { return ranges }
    return ranges.dropLast(2) + [previous.lowerBound..<moved, moved..<last.upperBound]
  }

  /// Whether a range is a number, and not so long that it is a name, as of an order.
  private func isShortNumber(_ range: Range<Int>) -> Bool {
    range.count <= Self.shortNumberDigits && clusters[range].allSatisfy(\.isDigit)
  }

  private static let shortNumberDigits = 3

  /// Whether a range is only the rest of a word that the line before it breaks.
  private func isRest(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && clusters[range.lowerBound].breakBefore == .forbidden
      && wordStarts(in: range).isEmpty
  }

  /// Whether a place follows a short word in small letters that belongs to the next one, such as an article or a
  /// preposition: `Requisição de` `compra`.
  private func followsParticle(_ index: Int) -> Bool {
    let end = trimmed(0..<index).upperBound
    let start = wordStart(before: end)
    return end - start <= Self.particleLetters && quantities?.range(around: start) == nil
      && clusters[start..<end].allSatisfy { $0.isLetter && $0.scalar.properties.isLowercase }
  }

  /// The most letters of an article or a preposition (chosen: Docs/sources/kpi.md#broken-words).
  private static let particleLetters = 3

  /// Returns the starts of all words except the first.
  private func wordStarts(in range: Range<Int>) -> [Int] {
    range.dropFirst().filter {
      clusters[$0].breakBefore == .allowed && clusters[$0 - 1].isWhiteSpace
        && quantities?.range(around: $0) == nil
    }
  }
}
