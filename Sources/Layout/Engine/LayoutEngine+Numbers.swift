import FioriBasics
import FioriModel

/// Texts that are numbers, or begin with one, and are too wide.
extension LayoutEngine {
  /// Lays out a text that is a single number and too wide, or that begins with one and would be left with
  /// an ellipsis alone: smaller, or else in groups on several lines, or else not at all; `nil` for any other
  /// text.
  mutating func number(
    _ text: StyledText, _ broken: BrokenText, of element: TextElement, isCut: Bool
  ) throws -> Frame? {
    let (clusters, width) = (broken.breaker.clusters, broken.breaker.width)
    if !isCut, element.value == nil, let widest = Self.cutNumberWidth(of: broken),
      let smaller = try groups(element, widest: widest, in: width),
      smaller.brokenWords.count <= broken.breaker.brokenWords(of: broken.ranges).count
    {
      return smaller
    }
    let breaker = LineBreaker(clusters: clusters, width: width)
    let needed = breaker.width(of: clusters.indices)
    guard isCut || needed > width + LineBreaker.tolerance,
      try element.value != nil || broken.breaker.quantities?.isWhole == true
        || leavesEllipsis(broken)
    else { return nil }
    // Words do not shrink, and neither does the number in `5 min ago`.
    let isNumber = element.value != nil || broken.breaker.quantities?.beginsWithTime != true
    let leastScale =
      !isNumber ? 1 : element.value == nil ? Self.leastNumberScale : Self.leastValueScale
    if !isCut {
      if element.breaksDate,
        let parts = try groups(element, widest: breaker.longestWordWidth, in: width)
      {
        return parts
      }
      if isNumber, let fitted = try fitted(element, needed, in: width, leastScale: leastScale) {
        return fitted
      }
      if let shorter = try shorter(element, in: width) { return shorter }
    }
    guard isCut || element.value != nil || breaker.lines(limit: element.lineLimit).isCut else {
      return nil
    }
    if !isCut, element.value == nil,
      let widest = broken.breaker.widestGroup,
      let groups = try groups(element, widest: widest, in: width)
    {
      return groups
    }
    let nothing = TextBlock(
      lines: [], text: "", isTruncated: false, font: text.font, color: text.color,
      brokenWords: [needed * leastScale])
    var frame = Frame.leftOut([
      Loss(element.origin, .leftOutNumber(Self.excerpt(of: text.string)))
    ])
    frame.content = .text(nothing)
    return frame
  }

  /// Returns the width of a number among words that a paragraph ends before, since no line has space for it, in points;
  /// `nil` for any other text.
  private static func cutNumberWidth(of broken: BrokenText) -> Double? {
    guard broken.isTruncated, broken.ranges.count > 1,
      broken.breaker.quantities?.isWhole != true, let last = broken.ranges.last,
      let clusters = broken.breaker.clusters[at: last.lowerBound], clusters.isDigit
    else { return nil }
    let number = last.lowerBound..<broken.breaker.wordEnd(from: last.lowerBound + 1)
    let width = broken.breaker.width(of: number)
    return width > broken.breaker.width ? width : nil
  }

  /// Returns an identifier such as `4500012345/00010`, or a date, in its groups on several lines, smaller if the
  /// widest group needs that; `nil` if it would be too small, or takes too many lines.
  private mutating func groups(
    _ element: TextElement, widest: Double, in width: Double
  ) throws -> Frame? {
    guard element.lineLimit > 1, widest > 0 else { return nil }
    let scale = min(width * (1 - Self.groupMargin) / widest, 1)
    guard scale >= Self.leastNumberScale else { return nil }
    var smaller = element
    smaller.text = element.text.scaled(by: scale)
    smaller.keepsNumberWhole = false
    let frame = try lines(of: smaller, in: Constraints(maximumWidth: width), isCut: false)
    guard case .text(let block) = frame.content, !block.isTruncated else { return nil }
    return frame
  }

  /// The part of a width that the rounding of glyphs may take.
  private static let groupMargin = 0.002

  /// Whether a text begins with a number that is too wide, so that nothing is left before the ellipsis.
  private func leavesEllipsis(_ broken: BrokenText) throws -> Bool {
    try broken.isTruncated && broken.breaker.quantities?.beginsText == true
      && block(of: broken, origin: DescriptionPath()).text == LineMark.ellipsis.rawValue
  }

  /// Returns a text of a width on one line, smaller if it is too wide; `nil` if it would be too small.
  private mutating func fitted(
    _ element: TextElement, _ needed: Double, in width: Double, leastScale: Double
  ) throws -> Frame? {
    guard width >= needed * leastScale else { return nil }
    var smaller = element
    if width < needed { smaller.text = element.text.scaled(by: width / needed) }
    (smaller.maximumWidth, smaller.keepsNumberWhole) = (.infinity, false)
    return try lines(of: smaller, in: Constraints(maximumWidth: .infinity), isCut: false)
  }

  /// Returns the longest of the shorter forms of a value that has space.
  private mutating func shorter(_ element: TextElement, in width: Double) throws -> Frame? {
    for form in element.shorterForms {
      let text = form.text.sanitized
      let needed = try shaper.shape(text, with: settings).spaced(as: text.runs).clusters.advance
      guard
        var frame = try fitted(form, needed, in: width, leastScale: Self.leastValueScale)
      else { continue }
      frame.losses.append(
        Loss(element.origin, Self.shortened(element.text.string, to: form.text.string)))
      return frame
    }
    return nil
  }

  /// Returns the message about a value in a shorter form.
  static func shortened(_ text: String, to shorter: String) -> Message {
    .shortenedValue(excerpt(of: text), to: shorter)
  }

  /// The least scale of a value (stated: Docs/sources/kpi.md#long-values).
  private static let leastValueScale = 0.5
  /// The least scale of a text that is a number (stated: Docs/sources/kpi.md#long-values).
  private static let leastNumberScale = 0.7
}
