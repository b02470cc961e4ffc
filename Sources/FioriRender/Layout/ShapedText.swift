/// A paragraph with its glyphs, not yet broken into lines.
struct ShapedText: Hashable, Sendable {
  /// The smallest stretch that has glyphs of its own: a letter with its marks, or a ligature.
  struct Cluster: Hashable, Sendable {
    /// Whether a line may end before the cluster.
    enum Break: Hashable, Sendable {
      case forbidden
      case allowed
      case required
    }

    /// Where it stands in the text, in bytes of UTF-8.
    let bytes: Range<Int>
    /// Which run of the styled text it belongs to.
    let run: Int
    let face: FontFace
    /// How deep it is nested in changes of direction; odd from right to left.
    let level: UInt8
    /// Points to the next cluster.
    var advance: Double
    /// Placed from where the cluster begins on its line.
    var glyphs: [Glyph]
    let breakBefore: Break
    let isWhiteSpace: Bool
    var isPunctuation = false
    /// Whether a line that ends after the cluster shows a hyphen.
    var isSoftHyphen = false
  }

  /// In the order of the text.
  let clusters: [Cluster]
  let isRightToLeft: Bool
  /// Characters that no loaded font has, each once.
  let missing: [MissingCharacter]
}
