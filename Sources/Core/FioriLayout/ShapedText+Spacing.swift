import FioriBasics
import FioriElements
import FioriFrames

extension ShapedText {
  /// Returns the text with the kerning and baseline offsets of its runs.
  ///
  /// A cluster without width, such as a soft hyphen, gets no kerning.
  func spaced(as runs: [StyledText.Run]) -> ShapedText {
    guard runs.contains(where: { $0.kern != 0 || $0.baselineOffset != 0 }) else { return self }
    let last = clusters.lastIndex { $0.advance > 0 }
    return ShapedText(
      clusters: clusters.enumerated().map { index, cluster in
        guard let run = runs[at: cluster.run] else { return cluster }
        let isKerned = cluster.advance > 0 && index != last
        return cluster.spaced(by: isKerned ? run.kern : 0, raisedBy: run.baselineOffset)
      },
      isRightToLeft: isRightToLeft, missing: missing)
  }
}

extension ShapedText.Cluster {
  /// Returns the cluster with space after it in the reading direction, raised above the baseline.
  ///
  /// A negative kern that would move backwards puts the next cluster on top of this one.
  fileprivate func spaced(by kern: Double, raisedBy offset: Double) -> ShapedText.Cluster {
    let kern = max(kern, -advance)
    let shift = Point(x: level % 2 == 1 ? kern : 0, y: -offset)
    var cluster = self
    cluster.advance += kern
    cluster.glyphs = glyphs.map { Glyph(id: $0.id, position: $0.position + shift) }
    return cluster
  }
}
