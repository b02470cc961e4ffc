import FioriBasics
import FioriModel

extension LayoutEngine {
  /// Lays out a paragraph in lines; `isCut` ends it in an ellipsis even if all of it fits.
  mutating func layout(
    _ element: TextElement, in room: Constraints, isCut: Bool = false
  ) throws -> Frame {
    guard let key = texts.key(of: element, in: room, isCut: isCut, self) else {
      return try directedLines(of: element, in: room, isCut: isCut)
    }
    if let known = texts[key] {
      findings += known.findings
      return known.frame
    }
    let count = findings.count
    let frame = try directedLines(of: element, in: room, isCut: isCut)
    texts[key] = TextFrames.Entry(frame: frame, findings: Array(findings.dropFirst(count)))
    return frame
  }

  private mutating func directedLines(
    of element: TextElement, in room: Constraints, isCut: Bool
  ) throws -> Frame {
    guard element.readsFromTheLeft else { return try lines(of: element, in: room, isCut: isCut) }
    return try readingFromTheLeft { try $0.lines(of: element, in: room, isCut: isCut) }
  }

  mutating func lines(
    of element: TextElement, in room: Constraints, isCut: Bool
  ) throws -> Frame {
    let text = element.text.sanitized
    if let objection = objection(to: text) {
      findings.append(.error(element.origin, objection))
      return Frame(size: .zero, baseline: nil, content: .group([]), kind: nil)
    }
    let shaped = try kerned(shaper.shape(text, with: settings), of: text).spaced(as: text.runs)
      .withSignsBeforeNumbers
    let width = Self.width(for: shaped, of: element, in: room)
    let broken = try broken(text, shaped, of: element, width: width, isCut: isCut)
    if element.keepsNumberWhole,
      let number = try number(text, broken, of: element, isCut: isCut)
    {
      return number
    }
    // A truncated text was already laid out before.
    if !isCut {
      findings += element.findings
      findings += shaped.missing.messages.map {
        Finding(severity: settings.missingGlyphs, path: element.origin, message: $0)
      }
    }
    let numbers = broken.breaker.brokenNumbers(of: broken.ranges).map {
      broken.composer.characters(of: $0, broken.breaker)
    }
    let frame = try place(
      try block(of: broken, origin: element.origin), of: element, text, brokenNumbers: numbers)
    return isSkeleton && width.isFinite
      ? frame.widened(to: min(text.boxFont.size * Self.leastBarShare, width)) : frame
  }

  /// The least width of the bar of a text that is loading, in ems: the line of one letter would be a
  /// dot.
  private static let leastBarShare = 2.0

  /// Returns the width of an ellipsis in the font at the end of the element.
  func ellipsisWidth(of element: TextElement) throws -> Double {
    try clusters(of: .ellipsis, for: element.text.runs.count - 1, of: element.text)
      .reduce(0) { $0 + $1.advance }
  }

  private static func width(
    for shaped: ShapedText, of element: TextElement, in room: Constraints
  ) -> Double {
    guard element.keepsWordsWhole else {
      return room.narrowed(to: element.maximumWidth).maximumWidth
    }
    let word = LineBreaker(clusters: shaped.clusters, width: .infinity).longestWordWidth
    return room.narrowed(to: max(element.maximumWidth, word)).maximumWidth
  }

  /// A paragraph and the ranges of its lines.
  struct BrokenText {
    let breaker: LineBreaker
    let composer: LineComposer
    let ranges: [Range<Int>]
    /// Whether the last line ends in an ellipsis.
    let isTruncated: Bool
  }

  private func broken(
    _ text: StyledText, _ shaped: ShapedText, of element: TextElement, width: Double, isCut: Bool
  ) throws -> BrokenText {
    var breaker = LineBreaker(clusters: shaped.clusters, width: width)
    let composer = LineComposer(
      text: text, bytes: Array((text.string + LineMark.all).utf8),
      isRightToLeft: shaped.isRightToLeft)
    // Most texts fit.
    if isCut || breaker.overflows {
      breaker.hyphenWidth = try hyphenWidth(text, shaped, in: width)
      breaker.quantities = Quantities(shaped.clusters)
      breaker.identifiers = Identifiers(shaped.clusters)
      breaker.hyphenation = hyphenation(breaker, composer)
      breaker.phrases = { PhraseStarts(shaped.clusters, of: text.string) }
    }
    let (ranges, overflows) = breaker.lines(limit: element.lineLimit)
    return BrokenText(
      breaker: breaker, composer: composer, ranges: ranges,
      isTruncated: (overflows || isCut) && !ranges.isEmpty)
  }

  /// Returns the text in lines that are not placed yet.
  func block(of broken: BrokenText, origin: DescriptionPath) throws -> TextBlock {
    let (breaker, composer, ranges) = (broken.breaker, broken.composer, broken.ranges)
    let text = composer.text
    let (lines, shown) =
      try broken.isTruncated
      ? truncated(ranges, breaker, composer) : (whole(ranges, breaker, composer), text.string)
    return TextBlock(
      lines: lines, text: shown, isTruncated: broken.isTruncated, font: text.font,
      color: text.color, origin: origin,
      brokenWords: breaker.brokenWords(of: ranges)
        + (broken.isTruncated ? breaker.cutNumbers(of: ranges) : []))
  }

  /// Returns a function that finds where the language breaks a word, and keeps the last one: each line of a word that is
  /// longer than many of them asks for the whole word.
  private func hyphenation(
    _ breaker: LineBreaker, _ composer: LineComposer
  ) -> (Range<Int>) -> WordBreaks? {
    var last: (word: Range<Int>, breaks: WordBreaks?)?
    return { [self] word in
      if let last, last.word == word { return last.breaks }
      let found = breaks(of: word, breaker, composer)
      last = (word, found)
      return found
    }
  }

  /// Returns the places where the language breaks a word; `nil` for a language without patterns.
  private func breaks(
    of word: Range<Int>, _ breaker: LineBreaker, _ composer: LineComposer
  ) -> WordBreaks? {
    let start = breaker.clusters[word.lowerBound].bytes.lowerBound
    let offsets = shaper.breaks(of: composer.characters(of: word, breaker), in: settings.language)
    return offsets.map { offsets in
      let offsets = Set(offsets)
      let all = Set(word.filter { offsets.contains(breaker.clusters[$0].bytes.lowerBound - start) })
      guard settings.language.isGerman else { return WordBreaks(all: all) }
      let letters = breaker.clusters[word].map {
        $0.scalar.properties.lowercaseMapping.first ?? Character($0.scalar)
      }
      let (joints, inner) = CompoundJoints(
        letters, breaks: Set(all.map { $0 - word.lowerBound })
      ).found
      return WordBreaks(
        all: all, joints: Set(joints.map { $0 + word.lowerBound }),
        innerJoints: Set(inner.map { $0 + word.lowerBound }))
    }
  }

  private func whole(
    _ ranges: [Range<Int>], _ breaker: LineBreaker, _ composer: LineComposer
  ) throws -> [TextLine] {
    // A part of a row keeps the spaces that separate it from others.
    let kept = breaker.width.isFinite ? ranges.map(breaker.trimmed) : ranges
    return try kept.map { try line($0, breaker, composer) }
  }

  /// Returns the lines of a text whose last line ends in an ellipsis, and the text that they show.
  private func truncated(
    _ ranges: [Range<Int>], _ breaker: LineBreaker, _ composer: LineComposer
  ) throws -> (lines: [TextLine], text: String) {
    let last = ranges[ranges.count - 1]
    let mark = try self.mark(.ellipsis, for: breaker.clusters[last.lowerBound].run, composer)
    let markWidth = mark.reduce(0) { $0 + $1.advance }
    let kept = breaker.cut(last, reserving: markWidth)
    let before = breaker.trimmed(0..<last.lowerBound)
    // Where nothing is left of the last line, or too little of a word, the one before it ends in the ellipsis.
    if let previous = ranges.dropLast().last,
      breaker.isStub(kept)
        || kept.isEmpty
          && (breaker.endsInNumber(before) || breaker.endsInPreposition(before)
            || breaker.width(of: previous) + markWidth <= breaker.width)
    {
      return try truncated(ranges.dropLast(), breaker, composer)
    }
    let whole = try ranges.dropLast().map { try line(breaker.trimmed($0), breaker, composer) }
    let shownEnd = kept.isEmpty ? before.upperBound : kept.upperBound
    let shown = composer.characters(of: 0..<shownEnd, breaker)
    return (
      whole + [composer.line(breaker.clusters[kept] + mark)],
      BidirectionalControls.completed(shown) + LineMark.ellipsis.rawValue
    )
  }

  /// Returns a line of a range, with a hyphen if it ends after a soft one or within a word.
  private func line(
    _ range: Range<Int>, _ breaker: LineBreaker, _ composer: LineComposer
  ) throws -> TextLine {
    let clusters = breaker.clusters[range]
    guard let last = clusters.last, breaker.endsInHyphen(range) else {
      return composer.line(clusters)
    }
    return composer.line(clusters + (try mark(.hyphen, for: last.run, composer)))
  }

  /// Returns the width of the widest hyphen that a line could end in.
  private func hyphenWidth(
    _ text: StyledText, _ shaped: ShapedText, in width: Double
  ) throws -> Double {
    let breaksWords =
      width.isFinite
      && LineBreaker(clusters: shaped.clusters, width: width).longestWordWidth > width
    let runs = Set(
      shaped.clusters.filter { $0.isSoftHyphen || breaksWords && $0.takesHyphen }.map(\.run))
    return try runs.map {
      try clusters(of: .hyphen, for: $0, of: text).reduce(0) { $0 + $1.advance }
    }.max() ?? 0
  }

  /// Returns the glyphs of a mark in the style of a run, with byte offsets after the text's end,
  /// and in the direction of the paragraph.
  private func mark(
    _ mark: LineMark, for run: Int, _ composer: LineComposer
  ) throws -> [ShapedText.Cluster] {
    let begin = composer.text.string.utf8.count + mark.offset
    return try clusters(of: mark, for: run, of: composer.text).map {
      ShapedText.Cluster(
        bytes: begin..<begin + mark.rawValue.utf8.count, run: run, face: $0.face,
        level: composer.isRightToLeft ? 1 : 0, advance: $0.advance, glyphs: $0.glyphs,
        breakBefore: .forbidden, isWhiteSpace: false)
    }
  }

  private func clusters(
    of mark: LineMark, for run: Int, of text: StyledText
  ) throws -> [ShapedText.Cluster] {
    guard var style = text.runs[at: run] else { return [] }
    style.text = mark.rawValue
    let alone = StyledText(runs: [style], font: text.font, color: text.color)
    return try shaper.shape(alone, with: settings).spaced(as: alone.runs).clusters
  }

  /// Places lines below each other, aligned in a box as wide as the widest.
  private func place(
    _ block: TextBlock, of element: TextElement, _ text: StyledText, brokenNumbers: [String]
  ) throws -> Frame {
    var block = block
    let spacing = try spacing(of: block, in: element, text)
    let width = block.lines.map(\.width).max() ?? 0
    let share = element.alignment.leftShare(in: settings.direction)
    for index in block.lines.indices {
      block.lines[index].x = (width - block.lines[index].width) * share
      block.lines[index].baseline = spacing.baseline(of: index)
    }
    return Frame(
      size: Size(width: width, height: spacing.height(of: block.lines.count)),
      baseline: spacing.baseline(of: 0), content: .text(block),
      kind: element.kind, decoration: element.decoration,
      losses: (block.isTruncated ? [Self.loss(of: block, at: element.origin)] : [])
        + brokenNumbers.map { Self.loss(ofNumber: $0, at: element.origin) })
  }

  /// Returns a text without its middle if it is long.
  static func excerpt(of text: String) -> String {
    text.unicodeScalars.count > 2 * excerptLength + 3
      ? "\(String(text.unicodeScalars.prefix(excerptLength))) … "
        + String(text.unicodeScalars.suffix(excerptLength))
      : text
  }

  /// The number of characters of a long text at each end that a message quotes.
  private static let excerptLength = 30

  private static func loss(of block: TextBlock, at origin: DescriptionPath) -> Loss {
    Loss(
      origin,
      .truncated(to: excerpt(of: block.text)))
  }

  private static func loss(ofNumber number: String, at origin: DescriptionPath) -> Loss {
    Loss(
      origin,
      .brokenNumber(excerpt(of: number)))
  }

  /// Returns why a text must not reach Pango, or `nil` if it may.
  private func objection(to text: StyledText) -> Message? {
    // A character takes at least a byte.
    if text.runs.reduce(0, { $0 + $1.text.utf8.count }) > limits.textLength {
      let count = text.string.unicodeScalars.count
      if count > limits.textLength {
        return .tooLongText(count, limit: limits.textLength)
      }
    }
    for run in text.runs {
      if let objection = objection(to: run.font) ?? objection(to: run) { return objection }
    }
    return objection(to: text.font) ?? objection(to: text.boxFont)
  }

  private func objection(to font: Font) -> Message? {
    guard Limits.fontSize.contains(font.size) else {
      return .fontSize(font.size)
    }
    guard let family = font.family, let known = settings.families, !known.contains(family) else {
      return nil
    }
    return .unknownFontFamily(family, known: known)
  }

  private func objection(to run: StyledText.Run) -> Message? {
    objection(to: run.kern, "kern") ?? objection(to: run.baselineOffset, "baseline offset")
  }

  private func objection(to shift: Double, _ name: String) -> Message? {
    guard !Limits.textShift.contains(shift) else { return nil }
    return .textShift(name, shift)
  }
}

extension StyledText {
  /// The text without the characters that a label cannot show.
  var sanitized: StyledText {
    var text = self
    var controls = BidirectionalControls()
    for index in runs.indices {
      text.runs[index].text = controls.completed(TextSanitizer.cleaned(runs[index].text))
    }
    if let last = runs.indices.last { text.runs[last].text += controls.ends() }
    return text
  }
}

extension String {
  /// Whether a language tag is German.
  fileprivate var isGerman: Bool { self == "de" || hasPrefix("de-") || hasPrefix("de_") }
}

extension LayoutEngine {
  /// Returns a text with the kerning of the pairs that two runs separate, as if both characters were
  /// in the smallest font of the text: fonts have no kerning between different sizes, and the kerning
  /// of the larger one would be too tight for the smaller character.
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
