import Testing

/// What pixelmatch 7.1 counts in two hand-made pictures.
struct PixelmatchCase: CustomTestStringConvertible {
  let pair: HandMadePair
  let threshold: Double
  /// What it counts as different, softened edges left out.
  let count: Int
  /// What it counts with `includeAA`.
  let countWithEdges: Int

  var testDescription: String { "\(pair) within \(threshold)" }

  /// Counted by pixelmatch-fast 1.3.4, a port of pixelmatch 7.1.0 to Python. pixelmatch 0.4.0, a port
  /// of pixelmatch 5, counts the same where nothing is translucent.
  static let all = counts.map { pair, threshold, count, countWithEdges in
    PixelmatchCase(
      pair: pair, threshold: threshold, count: count, countWithEdges: countWithEdges)
  }

  private static let counts: [(HandMadePair, Double, Int, Int)] = [
    (.edge, 0.01, 0, 20), (.edge, 0.05, 0, 20),
    (.edge, 0.1, 0, 20), (.edge, 0.3, 0, 12),
    (.wide, 0.01, 26, 54), (.wide, 0.05, 26, 54),
    (.wide, 0.1, 26, 54), (.wide, 0.3, 26, 46),
    (.disc, 0.01, 0, 34), (.disc, 0.05, 0, 34),
    (.disc, 0.1, 0, 30), (.disc, 0.3, 0, 16),
    (.glass, 0.01, 4, 40), (.glass, 0.05, 4, 33),
    (.glass, 0.1, 4, 16), (.glass, 0.3, 1, 4),
    (.noise, 0.01, 384, 384), (.noise, 0.05, 365, 365),
    (.noise, 0.1, 272, 272), (.noise, 0.3, 2, 2),
    (.ghosts, 0.01, 382, 382), (.ghosts, 0.05, 334, 334),
    (.ghosts, 0.1, 234, 234), (.ghosts, 0.3, 25, 25),
    (.faint, 0.01, 346, 346), (.faint, 0.05, 0, 0),
    (.faint, 0.1, 0, 0), (.faint, 0.3, 0, 0),
  ]
}
