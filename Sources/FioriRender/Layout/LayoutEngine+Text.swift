extension LayoutEngine {
  /// A paragraph in its lines; `isCut` ends it in an ellipsis even where all of it has room.
  mutating func layout(
    _ element: TextElement, in room: Constraints, isCut: Bool = false
  ) throws -> Frame {
    let text = element.text.sanitized
    if let objection = Self.objection(to: text) {
      findings.append(.error(element.origin, objection))
      return Frame(size: .zero, baseline: nil, content: .group([]), kind: nil)
    }
    let shaped = try shaper.shape(text, with: settings)
    // A text that is cut has been laid out before.
    if !isCut {
      findings += shaped.missing.map {
        Finding(severity: settings.missingGlyphs, path: element.origin, message: $0.message)
      }
    }
    let lines = try compose(
      text, shaped, width: room.narrowed(to: element.maximumWidth).maximumWidth,
      limit: element.lineLimit, isCut: isCut)
    return place(lines, of: element, text: text)
  }

  /// The width of nothing but an ellipsis in the font in which the element ends.
  func ellipsisWidth(of element: TextElement) throws -> Double {
    try ellipsis(for: element.text.runs.count - 1, of: element.text, level: 0)
      .reduce(0) { $0 + $1.advance }
  }

  private func compose(
    _ text: StyledText, _ shaped: ShapedText, width: Double, limit: Int, isCut: Bool
  ) throws -> ComposedText {
    let breaker = LineBreaker(clusters: shaped.clusters, width: width)
    let composer = LineComposer(
      text: text, isRightToLeft: shaped.isRightToLeft, bytes: Array(text.string.utf8))
    let (ranges, overflows) = breaker.lines(limit: limit)
    guard overflows || isCut, let last = ranges.last else {
      // A part of a row keeps the blanks that set it apart.
      let kept = width.isFinite ? ranges.map(breaker.trimmed) : ranges
      return ComposedText(
        lines: kept.map { composer.line(Array(shaped.clusters[$0])) },
        text: text.string, isTruncated: false)
    }
    let mark = try ellipsis(
      for: shaped.clusters[last.lowerBound].run, of: text, level: shaped.isRightToLeft ? 1 : 0)
    let kept = breaker.cut(last, reserving: mark.reduce(0) { $0 + $1.advance })
    let whole = ranges.dropLast().map { Array(shaped.clusters[breaker.trimmed($0)]) }
    let shownEnd = kept.isEmpty ? breaker.trimmed(0..<last.lowerBound).upperBound : kept.upperBound
    let end = shownEnd == 0 ? 0 : shaped.clusters[shownEnd - 1].bytes.upperBound
    let shown = String(decoding: composer.bytes[..<end], as: UTF8.self)
    return ComposedText(
      lines: (whole + [Array(shaped.clusters[kept]) + mark]).map(composer.line),
      text: shown + Ellipsis.string, isTruncated: true)
  }

  /// The glyphs of an ellipsis in the style of a run, numbered past the text's end.
  private func ellipsis(
    for run: Int, of text: StyledText, level: UInt8
  ) throws -> [ShapedText.Cluster] {
    guard text.runs.indices.contains(run) else { return [] }
    var style = text.runs[run]
    style.text = Ellipsis.string
    let past = text.string.utf8.count
    let mark = StyledText(runs: [style], font: text.font, color: text.color)
    let shaped = try shaper.shape(mark, with: settings)
    return shaped.clusters.map {
      ShapedText.Cluster(
        bytes: past..<past + Ellipsis.string.utf8.count, run: run, face: $0.face,
        level: level, advance: $0.advance, glyphs: $0.glyphs, breakBefore: .forbidden,
        isWhiteSpace: false)
    }
  }

  /// Lines below each other, aligned in a box as wide as the widest.
  private func place(_ composed: ComposedText, of element: TextElement, text: StyledText) -> Frame {
    let font = text.font
    let width = composed.lines.map(\.width).max() ?? 0
    let share = element.alignment.leftShare(in: settings.direction)
    var lines = composed.lines
    for index in lines.indices {
      lines[index].x = (width - lines[index].width) * share
      lines[index].baseline = font.ascent + Double(index) * font.leading
    }
    let height = font.lineHeight + Double(max(lines.count - 1, 0)) * font.leading
    let block = TextBlock(
      lines: lines, text: composed.text, isTruncated: composed.isTruncated, font: font,
      color: text.color)
    return Frame(
      size: Size(width: width, height: height), baseline: font.ascent, content: .text(block),
      kind: element.kind)
  }

  /// Why a text must not reach Pango; `nil` when it may.
  private static func objection(to text: StyledText) -> String? {
    let count = text.string.unicodeScalars.count
    if count > Limits.textLength {
      return "text of \(count) characters, more than the \(Limits.textLength) allowed; shorten it"
    }
    let fonts = text.runs.map(\.font) + [text.font]
    guard let font = fonts.first(where: { !Limits.fontSize.contains($0.size) }) else { return nil }
    return "font of \(font.size) points; give a size from 0 to \(Int(Limits.fontSize.upperBound))"
  }
}

/// The lines of a text before they have a place.
private struct ComposedText {
  let lines: [TextLine]
  let text: String
  let isTruncated: Bool
}

extension StyledText {
  /// The text with what a label cannot show taken out.
  fileprivate var sanitized: StyledText {
    StyledText(
      runs: runs.map { run in
        Run(text: TextSanitizer.sanitized(run.text), font: run.font, color: run.color)
      },
      font: font, color: color)
  }
}
