/// Suggests the most likely known word.
package enum Suggestion {
  /// Returns the word in `words` nearest to `word`, or `nil` if none is near.
  ///
  /// Words are near if they differ by at most a third of the word's letters, rounded, and at least
  /// one: `captn` finds `caption`, but `x` finds nothing. Three or more equally near words count as
  /// no match: `v9` is not a typo of `v2`.
  package static func nearest(to word: String, among words: [String]) -> String? {
    nearest(to: word, among: words, limit: max(1, (word.count + 1) / 3))
  }

  private static func nearest(
    to word: String, among words: [String], limit: Int
  ) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard letters.count <= longestWord else { return nil }
    let ranked = words.compactMap { known -> (word: String, distance: Int)? in
      let others = Array(known.lowercased().unicodeScalars)
      // Each extra letter is an edit, so most words can be skipped.
      guard abs(letters.count - others.count) <= limit else { return nil }
      return (known, distance(letters, others))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= limit, best.distance < word.count,
      Set(ranked.filter { $0.distance == best.distance }.map { $0.word.lowercased() }).count < 3
    else { return nil }
    return best.word
  }

  /// The number of letters compared: no known word is longer, and the time grows with both words.
  private static let longestWord = 64

  /// Returns the word for a hint; `nil` if no word is near.
  package static func meant(
    by word: String, among words: [String], taken: Set<String> = []
  ) -> String? {
    nearest(to: word, among: words.filter(taken.contains), limit: 1)
      ?? nearest(to: word, among: words.filter { !taken.contains($0) })
  }

  /// Returns `did you mean 'caption'?`, or `expected one of 'a', 'b'` if no word is near. A word
  /// that is already used is suggested only if it is a single edit away.
  package static func hint(
    for word: String, among words: [String], taken: Set<String> = []
  ) -> String {
    if let nearest = meant(by: word, among: words, taken: taken) {
      return "did you mean '\(nearest)'?"
    }
    return (words.count == 1 ? "expected " : "expected one of ") + list(words, joiner: nil)
  }

  /// Returns `'a', 'b' and 'c'`, or `'a', 'b', 'c'` without a joiner; long lists are truncated.
  package static func list(_ words: [String], joiner: String? = "and") -> String {
    let quoted = words.map { "'\($0)'" }
    if quoted.count > 24 { return quoted.prefix(24).joined(separator: ", ") + " …" }
    guard let joiner, quoted.count > 1, let last = quoted.last else {
      return quoted.joined(separator: ", ")
    }
    return quoted.dropLast().joined(separator: ", ") + " \(joiner) " + last
  }

  /// Returns the number of edits between two words: insertions, deletions, substitutions and swaps
  /// of adjacent letters (restricted Damerau-Levenshtein distance).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let change = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(change, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
