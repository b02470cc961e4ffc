import FioriRender

@testable import FioriLayout

/// A shaper without fonts: every character is one em wide, and a newline has no width.
///
/// Lines may end after blanks and beside Chinese characters, and have to after newlines. Hebrew
/// letters run from right to left; everything that is no letter takes the paragraph's direction.
struct SquareShaper: TextShaper {
  /// What no font has.
  var missing: [Unicode.Scalar] = []
  /// The areas of characters that leave their square, in ems.
  var inks: [Unicode.Scalar: Rect] = [:]

  /// The face of every glyph.
  static let face = FontFace(
    name: "Square", path: "square.otf", index: 0, coordinates: [], isColored: false)

  func shape(_ text: StyledText, with settings: TextSettings) throws -> ShapedText {
    let isRightToLeft = Self.isRightToLeft(text.string) ?? (settings.direction == .rightToLeft)
    var clusters: [ShapedText.Cluster] = []
    for (run, style) in text.runs.enumerated() {
      for scalar in style.text.unicodeScalars {
        clusters.append(
          cluster(scalar, of: run, em: style.font.size, isRightToLeft, after: clusters.last))
      }
    }
    let lacking = missing.filter(text.string.unicodeScalars.contains)
    return ShapedText(
      clusters: clusters, isRightToLeft: isRightToLeft,
      missing: lacking.map { MissingCharacter(scalar: $0, script: "Test") })
  }

  func breaks(of word: String, in locale: String) -> [Int]? { nil }

  /// Every character but a blank fills a square of one em around its baseline's upper nine tenths,
  /// unless `inks` says otherwise.
  func ink(of run: GlyphRun) throws -> Rect? {
    run.glyphs.compactMap { glyph -> Rect? in
      guard let scalar = Unicode.Scalar(glyph.id), scalar != " " else { return nil }
      let ink = inks[scalar] ?? Rect(x: 0, y: -0.9, width: 1, height: 1)
      return Rect(origin: glyph.position + ink.origin * run.size, size: ink.size * run.size)
    }
    .reduce(nil) { $0?.union($1) ?? $1 }
  }

  private func cluster(
    _ scalar: Unicode.Scalar, of run: Int, em: Double, _ isRightToLeft: Bool,
    after previous: ShapedText.Cluster?
  ) -> ShapedText.Cluster {
    let begin = previous?.bytes.upperBound ?? 0
    return ShapedText.Cluster(
      bytes: begin..<begin + UTF8.width(scalar), run: run, face: Self.face,
      level: Self.level(scalar, isRightToLeft), advance: scalar == "\n" ? 0 : em,
      glyphs: [Glyph(id: scalar.value, position: .zero)],
      breakBefore: Self.breakBefore(scalar, after: previous),
      isWhiteSpace: scalar == " " || scalar == "\n",
      isPunctuation: ",.;:".unicodeScalars.contains(scalar),
      isLetter: scalar.properties.isAlphabetic, takesHyphen: scalar.properties.isCased,
      scalar: scalar)
  }

  private static func breakBefore(
    _ scalar: Unicode.Scalar, after previous: ShapedText.Cluster?
  ) -> ShapedText.Cluster.Break {
    guard let previous, let last = previous.glyphs.first else { return .forbidden }
    if last.id == 0x0A { return .required }
    guard scalar != " ", scalar != "\n" else { return .forbidden }
    let isBeside = [scalar, previous.scalar].contains(where: \.properties.isIdeographic)
    return previous.isWhiteSpace || isBeside ? .allowed : .forbidden
  }

  private static func level(_ scalar: Unicode.Scalar, _ isRightToLeft: Bool) -> UInt8 {
    if isHebrew(scalar) { return 1 }
    guard isRightToLeft else { return 0 }
    return scalar.properties.isAlphabetic ? 2 : 1
  }

  private static func isRightToLeft(_ text: String) -> Bool? {
    text.unicodeScalars.first(where: \.properties.isAlphabetic).map(isHebrew)
  }

  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    (0x0590...0x05FF).contains(scalar.value)
  }
}
