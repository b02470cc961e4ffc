import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// Returns a text with the kerning of the pairs that two runs separate, as if both characters were
  /// in the smallest font of the text: fonts have no kerning between different sizes, and that of the
  /// larger one would be too tight for the smaller character.
  func kerned(_ shaped: ShapedText, of text: StyledText) throws -> ShapedText {
    guard text.kernsAcrossRuns, text.runs.count > 1,
      let font = text.runs.map(\.font).min(by: { $0.size < $1.size })
    else { return shaped }
    let whole = try clusters(of: text.string, in: font)
    var clusters = shaped.clusters
    guard whole.map(\.bytes) == clusters.map(\.bytes) else { return shaped }
    let bytes = Array(text.string.utf8)
    for index in clusters.indices.dropLast()
    where Self.isLeftToRightPair(clusters[index], clusters[index + 1]) {
      let character = String(decoding: bytes[clusters[index].bytes], as: UTF8.self)
      let kern = whole[index].advance - (try self.clusters(of: character, in: font).advance)
      clusters[index].advance += kern
      clusters[index].pairKern = kern
    }
    return ShapedText(
      clusters: clusters, isRightToLeft: shaped.isRightToLeft, missing: shaped.missing)
  }

  /// Whether two clusters are of different runs, side by side from left to right.
  private static func isLeftToRightPair(
    _ left: ShapedText.Cluster, _ right: ShapedText.Cluster
  ) -> Bool {
    left.run != right.run && left.level == right.level && left.level.isMultiple(of: 2)
  }

  private func clusters(of text: String, in font: Font) throws -> [ShapedText.Cluster] {
    try shaper.shape(StyledText(text, font: font, color: RGBA(0)), with: settings).clusters
  }
}

extension [ShapedText.Cluster] {
  /// The width of all clusters, in points.
  fileprivate var advance: Double { reduce(0) { $0 + $1.advance } }
}
