package import FioriElements
package import FioriFrames

/// A paragraph of glyphs, not yet broken into lines.
package struct ShapedText: Hashable, Sendable {
  /// The smallest unit with its own glyphs: a letter with its marks, or a ligature.
  package struct Cluster: Hashable, Sendable {
    /// Whether a line may end before the cluster.
    package enum Break: Hashable, Sendable {
      case forbidden
      case allowed
      case required
    }

    /// The range in the text, in bytes of UTF-8.
    let bytes: Range<Int>
    /// The index of its run in the styled text.
    let run: Int
    let face: FontFace
    /// The bidirectional embedding level; odd from right to left.
    var level: UInt8
    /// The distance to the next cluster, in points.
    var advance: Double
    /// The glyphs, relative to the start of the cluster on its line.
    var glyphs: [Glyph]
    let breakBefore: Break
    let isWhiteSpace: Bool
    var isPunctuation = false
    /// Whether a line that ends after the cluster shows a hyphen.
    var isSoftHyphen = false
    /// Whether the cluster is a letter of any script.
    var isLetter = false
    /// Whether its script shows a hyphen where a line ends within a word.
    var takesHyphen = false
    /// The first character.
    let scalar: Unicode.Scalar
    /// The part of `advance`, in points, that is the kerning with a cluster of another run.
    var pairKern = 0.0

    package init(
      bytes: Range<Int>,
      run: Int,
      face: FontFace,
      level: UInt8,
      advance: Double,
      glyphs: [Glyph],
      breakBefore: Break,
      isWhiteSpace: Bool,
      isPunctuation: Bool = false,
      isSoftHyphen: Bool = false,
      isLetter: Bool = false,
      takesHyphen: Bool = false,
      scalar: Unicode.Scalar = " "
    ) {
      self.bytes = bytes
      self.run = run
      self.face = face
      self.level = level
      self.advance = advance
      self.glyphs = glyphs
      self.breakBefore = breakBefore
      self.isWhiteSpace = isWhiteSpace
      self.isPunctuation = isPunctuation
      self.isSoftHyphen = isSoftHyphen
      self.isLetter = isLetter
      self.takesHyphen = takesHyphen
      self.scalar = scalar
    }
  }

  /// The clusters in text order.
  let clusters: [Cluster]
  let isRightToLeft: Bool
  /// The characters that no loaded font has, each once.
  let missing: [MissingCharacter]

  package init(clusters: [Cluster], isRightToLeft: Bool, missing: [MissingCharacter]) {
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    self.missing = missing
  }

  /// The bytes that the text takes in memory.
  package var byteCount: Int {
    let arrayByteCount = 32
    let glyphCount = clusters.reduce(0) { $0 + $1.glyphs.capacity }
    return 2 * arrayByteCount
      + clusters.capacity * (arrayByteCount + MemoryLayout<Cluster>.stride)
      + glyphCount * MemoryLayout<Glyph>.stride
      + missing.capacity * MemoryLayout<MissingCharacter>.stride
  }
}

/// Turns characters into glyphs, and knows their shapes: the boundary between layout and Pango.
package protocol TextShaper: InkMeasure {
  /// Returns the glyphs of a paragraph, in the order of its characters.
  func shape(_ text: StyledText, with settings: TextSettings) throws -> ShapedText
}

/// A character that no loaded font has.
package struct MissingCharacter: Hashable, Sendable {
  package let scalar: Unicode.Scalar
  /// The name of its script, such as `Han`.
  let script: String

  package init(scalar: Unicode.Scalar, script: String) {
    self.scalar = scalar
    self.script = script
  }

  /// The code and the character: `U+4E2D '中'`.
  fileprivate var shown: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + "\(digits) '\(scalar)'"
  }
}

extension [MissingCharacter] {
  /// A message for each script, in the order of the text: `no loaded font has U+4E2D '中', U+6587 '文'
  /// (Han); add one with --font-path DIR or --system-fonts`.
  var messages: [String] {
    var scripts: [String] = []
    for script in map(\.script) where !scripts.contains(script) { scripts.append(script) }
    return scripts.map { script in
      let characters = filter { $0.script == script }
      var words = characters.prefix(Self.shownCount).map(\.shown).joined(separator: ", ")
      if characters.count > Self.shownCount {
        words += " and \(characters.count - Self.shownCount) more"
      }
      return "no loaded font has \(words) (\(script)); "
        + "add one with --font-path DIR or --system-fonts"
    }
  }

  /// The number of characters that a message names; a text of another script has many.
  private static var shownCount: Int { 4 }
}
