package import FioriBasics
package import FioriModel

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
    var isPunctuation: Bool
    /// Whether a line that ends after the cluster shows a hyphen.
    var isSoftHyphen: Bool
    /// Whether the cluster is a letter of any script.
    var isLetter: Bool
    /// Whether its script shows a hyphen where a line ends within a word.
    var takesHyphen: Bool
    /// Whether it is a part of the character before it, which another font has.
    var continuesCharacter: Bool
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
      continuesCharacter: Bool = false,
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
      self.continuesCharacter = continuesCharacter
      self.scalar = scalar
    }
  }

  /// The clusters in text order.
  let clusters: [Cluster]
  let isRightToLeft: Bool
  /// The characters that no loaded font has, each once.
  package let missing: [MissingCharacter]

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

  /// Returns the offsets in a word, in bytes of UTF-8, where its language breaks it; `nil` for a
  /// locale whose language has no patterns.
  func breaks(of word: String, in locale: String) -> [Int]?
}

/// A character that no loaded font has.
package struct MissingCharacter: Hashable, Sendable {
  package let scalar: Unicode.Scalar
  /// The name of its script, such as `Han`; `nil` for a character of several scripts.
  let script: String?

  package init(scalar: Unicode.Scalar, script: String?) {
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
  /// A message for each script, in the order of the text: `no loaded font has U+4E2D '中' or U+6587 '文'
  /// (Han); add one with --font-path DIR or --system-fonts`.
  var messages: [Message] {
    var scripts: [String?] = []
    for script in map(\.script) where !scripts.contains(script) { scripts.append(script) }
    return scripts.map { script in
      let characters = filter { $0.script == script }
      var names = characters.prefix(Self.shownCount).map(\.shown)
      if characters.count > Self.shownCount {
        names.append("\(characters.count - Self.shownCount) more")
      }
      let last = names.removeLast()
      let list = names.isEmpty ? last : "\(names.joined(separator: ", ")) or \(last)"
      return .missingGlyphs(list, script: script)
    }
  }

  /// The number of characters that a message names; a text of another script has many.
  private static var shownCount: Int { 4 }
}

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

extension ShapedText {
  /// The text with the signs and currencies before numbers at the side where a KPI has them.
  ///
  /// Between letters from right to left, Unicode leaves the sign of `-12.4%` to the right of the
  /// digits, where it looks like a hyphen; UAX #9 lets numbers be exceptions (HL4). Arabic digits
  /// keep it there, as Arabic writes them.
  var withSignsBeforeNumbers: ShapedText {
    guard isRightToLeft else { return self }
    var result = clusters
    for index in clusters.indices.dropFirst() where clusters[index].startsNumber {
      let level = clusters[index].level
      let prefix = numberPrefix(before: index)
      guard level > 0, level.isMultiple(of: 2), clusters[prefix].contains(where: \.isSign) else {
        continue
      }
      for digit in [prefix, numberSuffix(from: index)].joined() {
        result[digit].level = max(result[digit].level, level)
      }
    }
    return ShapedText(clusters: result, isRightToLeft: isRightToLeft, missing: missing)
  }

  /// Returns the signs and currencies before a number; none after a letter, whose hyphen they are,
  /// or after another number.
  private func numberPrefix(before end: Int) -> Range<Int> {
    var start = end
    while start > 0, clusters[start - 1].isSign || clusters[start - 1].isCurrency { start -= 1 }
    guard start > 0 else { return start..<end }
    let before = clusters[start - 1]
    return before.isLetter || before.isDigit ? end..<end : start..<end
  }

  /// Returns the percent sign or currency right after a number with a sign, which would otherwise move
  /// to the other end, before the sign.
  private func numberSuffix(from start: Int) -> Range<Int> {
    var end = start
    while end < clusters.count, clusters[end].level == clusters[start].level { end += 1 }
    var last = end
    while last < clusters.count, clusters[last].isCurrency || clusters[last].isUnitSign {
      last += 1
    }
    return end..<last
  }
}

extension ShapedText.Cluster {
  /// Whether the cluster is a decimal digit of any script.
  var isDigit: Bool { scalar.properties.generalCategory == .decimalNumber }

  fileprivate var startsNumber: Bool { isDigit && !scalar.isArabicDigit }

  /// The hyphen-minus, the minus sign, plus and plus-minus.
  fileprivate var isSign: Bool { Self.signs.contains(scalar) }

  /// The signs of numbers.
  static let signs = "-\u{2212}+\u{B1}".unicodeScalars

  /// Percent, per mille and degree signs.
  fileprivate var isUnitSign: Bool { "%\u{2030}\u{B0}".unicodeScalars.contains(scalar) }

  fileprivate var isCurrency: Bool { scalar.properties.generalCategory == .currencySymbol }
}

/// The settings for shaping every text in a picture, besides its style.
package struct TextSettings: Hashable, Sendable {
  /// The default family, one of the loaded fonts.
  package let family: String
  /// The language as a BCP 47 tag.
  package let language: String
  package var direction: Environment.LayoutDirection
  /// The severity of a character that no loaded font has.
  let missingGlyphs: Severity
  /// The families that a text's font may name, or `nil` for any.
  var families: [String]?

  package init(
    family: String,
    language: String,
    direction: Environment.LayoutDirection,
    missingGlyphs: Severity,
    families: [String]? = nil
  ) {
    self.family = family
    self.language = language
    self.direction = direction
    self.missingGlyphs = missingGlyphs
    self.families = families
  }
}
