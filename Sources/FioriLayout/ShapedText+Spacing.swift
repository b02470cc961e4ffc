import FioriBasics
import FioriElements
import FioriFrames

extension ShapedText {
  /// The glyphs as far apart, and as far above the baseline, as the runs of their text ask.
  ///
  /// A cluster that takes no room, such as a soft hyphen, gets none.
  func spaced(as runs: [StyledText.Run]) -> ShapedText {
    guard runs.contains(where: { $0.kern != 0 || $0.baselineOffset != 0 }) else { return self }
    let last = clusters.lastIndex { $0.advance > 0 }
    return ShapedText(
      clusters: clusters.enumerated().map { index, cluster in
        guard runs.indices.contains(cluster.run) else { return cluster }
        let run = runs[cluster.run]
        let isKerned = cluster.advance > 0 && index != last
        return cluster.spaced(by: isKerned ? run.kern : 0, raisedBy: run.baselineOffset)
      },
      isRightToLeft: isRightToLeft, missing: missing)
  }
}

extension ShapedText.Cluster {
  /// The cluster with points after it in the direction of reading, and above the baseline.
  ///
  /// A kern that would lead backwards puts the next cluster onto this one.
  fileprivate func spaced(by kern: Double, raisedBy offset: Double) -> ShapedText.Cluster {
    let kern = max(kern, -advance)
    let shift = Point(x: level % 2 == 1 ? kern : 0, y: -offset)
    var cluster = self
    cluster.advance += kern
    cluster.glyphs = glyphs.map { Glyph(id: $0.id, position: $0.position + shift) }
    return cluster
  }
}
