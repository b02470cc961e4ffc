/// The lines of scripts without spaces, ended where they read best.
extension LineBreaker {
  /// The end of a line, and the cost of this one and those after it.
  private struct Ending {
    let end: Int
    let cost: Int
  }

  /// Returns the lines of a text, with as few as possible ended within phrases, words and their parts, if that takes no
  /// more lines and leaves none mostly empty.
  func endingInPhrases(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard let starts = phrases?() else { return ranges }
    let fullest = clusters.indices.map { start in
      var word: BrokenWord?
      return lineEnd(from: start, in: &word)
    }
    let counts = lineCounts(fullest)
    var endings: [[Ending?]] = Array(repeating: [], count: clusters.count)
    for start in clusters.indices.reversed() {
      endings[start] = (0...Self.mostSpareLines).map { spare in
        guard let count = counts[start], let last = fullest[start] else { return nil }
        return ends(from: start, to: last).reduce(nil) { best, end in
          let spare = counts[end].map { count + spare - 1 - $0 } ?? -1
          guard spare >= 0 else { return best }
          let rest =
            end == clusters.count ? 0 : endings[end][min(spare, Self.mostSpareLines)]?.cost
          guard let rest else { return best }
          let cost =
            rest + starts.cost(of: end, in: clusters)
            + (end == start + 1 ? PhraseStarts.costOfSingleCharacter : 0)
            + (2 * (end - start) < last - start ? PhraseStarts.costOfShortLine : 0)
            + (isLoneWord(start..<end, starts) ? PhraseStarts.costOfLoneWord : 0)
          return best.map { $0.cost <= cost } == true ? best : Ending(end: end, cost: cost)
        }
      }
    }
    return lines(endings, counts, within: ranges.count) ?? ranges
  }

  /// Whether a range is one short word at the end of a text, after other lines.
  private func isLoneWord(_ range: Range<Int>, _ starts: PhraseStarts) -> Bool {
    starts.knowsWords && range.lowerBound > 0 && range.upperBound == clusters.count
      && 2 * width(of: range) < width && !range.dropFirst().contains(where: starts.words.contains)
  }

  /// Returns the lines with the best ends, at most a number of them.
  private func lines(
    _ endings: [[Ending?]], _ counts: [Int?], within limit: Int
  ) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    var start = 0
    while start < clusters.count {
      let spare = counts[start].map { limit - result.count - $0 } ?? -1
      guard spare >= 0, let ending = endings[start][min(spare, Self.mostSpareLines)] else {
        return nil
      }
      result.append(start..<ending.end)
      start = ending.end
    }
    return withoutOrphan(result)
  }

  /// Returns the places where a line may end, the last first; only the last one where a line has to end there.
  private func ends(from start: Int, to last: Int) -> [Int] {
    guard last < clusters.count, clusters[last].breakBefore != .required else { return [last] }
    let least = start + (last - start + 2) / 3
    return [last]
      + (least..<last).reversed().filter {
        $0 > start && clusters[$0].breakBefore == .allowed
          && quantities?.range(around: $0) == nil
      }
  }

  /// Returns the number of lines that the rest of the text takes from each place; `nil` where a number is too wide
  /// for one. `fullest` has the ends of the longest lines.
  private func lineCounts(_ fullest: [Int?]) -> [Int?] {
    var counts = [Int?](repeating: 0, count: clusters.count + 1)
    for start in clusters.indices.reversed() {
      counts[start] = fullest[start].flatMap { counts[$0] }.map { $0 + 1 }
    }
    return counts
  }

  /// The most lines that a part of a text may take beyond its fewest: long texts are laid out in linear time.
  private static let mostSpareLines = 3
}

extension PhraseStarts {
  /// How bad a line of one character is: as bad as one that ends within the part of a word.
  fileprivate static let costOfSingleCharacter = 4

  /// How bad a line is that is less than half full: worse than one that ends between two words of a phrase.
  fileprivate static let costOfShortLine = 2

  /// How bad a last line of one short word is: as bad as a line that ends within a phrase.
  fileprivate static let costOfLoneWord = 1

  /// Returns how bad it is to end a line at a place: least after a sentence, or a space that separates sentences and the
  /// names of a person in Thai, and most within the part of a word.
  fileprivate func cost(of end: Int, in clusters: [ShapedText.Cluster]) -> Int {
    guard end < clusters.count, clusters[end].breakBefore != .required else { return 0 }
    let torn = phrases.contains(end) ? 0 : words.contains(end) ? 1 : parts.contains(end) ? 3 : 4
    return torn + (endsSentence(before: end, in: clusters) ? 0 : 1)
  }

  /// Whether a sentence or a group of words ends before a place. A space around a number or a Latin word in a Chinese or
  /// Japanese sentence separates nothing.
  private func endsSentence(before end: Int, in clusters: [ShapedText.Cluster]) -> Bool {
    guard clusters[end - 1].isWhiteSpace else { return clusters[end - 1].endsSentence }
    guard !separatesBySpaces, let last = clusters[..<end].last(where: { !$0.isWhiteSpace }) else {
      return true
    }
    return ![last, clusters[end]].contains(where: \.isForeign)
  }
}
