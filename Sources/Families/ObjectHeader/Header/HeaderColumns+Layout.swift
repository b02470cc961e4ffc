import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriModel

extension HeaderColumns: Arrangement {
  var parts: [Element] {
    [image.map(Element.image), middle?.element, accessory?.element].compactMap(\.self)
      + (headlines + details).map(\.element)
  }

  /// The accessory takes the width it needs, then the middle column, and the texts get the rest
  /// (stated: Docs/sources/headers.md#columns).
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let columns = try sharingCaptions(layout)
    if let stackSpacing { return try columns.stacked(spacing: stackSpacing, &layout) }
    return try columns.beside(in: room, &layout)
  }

  /// Returns the columns with the captions of two numbers or rings in one size, that of the smaller.
  private func sharingCaptions(_ layout: some PartLayout) throws -> HeaderColumns {
    guard let accessory, let middle else { return self }
    var attempt = layout
    let sizes = try [accessory, middle].compactMap {
      try attempt.frame(of: $0.element, in: min($0.maximumWidth, width)).captionSize
    }
    guard sizes.count == 2, let smallest = sizes.min() else { return self }
    var columns = self
    columns.accessory?.element = accessory.element.limitingCaption(to: smallest)
    columns.middle?.element = middle.element.limitingCaption(to: smallest)
    columns.detailsWithMiddle = detailsWithMiddle?.map {
      ColumnElement.Item(
        topSpace: $0.topSpace, element: $0.element.limitingCaption(to: smallest))
    }
    return columns
  }

  /// Lays out all parts side by side, as far as no text loses by it.
  private func beside(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    var best = try sideBySide(&layout)
    if best.accessoryWraps, let columns = try freed(best, unused) {
      // Before it moves, a status has the space that nothing else needs.
      var attempt = unused
      let next = try columns.sideBySide(&attempt)
      if next.isBetter(than: best) { (best, layout) = (next, attempt) }
    }
    if let columns = try withAccessoryBelow(insteadOf: best, unused) {
      layout = unused
      return try columns.sideBySide(&layout).frame
    }
    let isSqueezed = mostHeadlineLines.map(best.squeezesHeadline) ?? false
    guard !best.frame.isWhole || isSqueezed else { return best.frame }
    if let columns = withoutMiddle,
      !keepsMiddleBesideHeadline || isSqueezed || best.crowdsMoreThanHeadline
    {
      // A third column is only for texts that lose nothing by it.
      var attempt = unused
      let next = try columns.sideBySide(&attempt)
      let isLonger = isSqueezed && next.headlineLineCount < best.headlineLineCount
      let (faults, least) = (next.frame.faultCounts, best.frame.faultCounts)
      if faults < least || isLonger && faults <= least {
        layout = unused
        return try columns.frame(in: room, &layout)
      }
    }
    guard !best.frame.isWhole else { return best.frame }
    for columns in try alternatives(to: best, unused) {
      var attempt = unused
      let next = try columns.sideBySide(&attempt)
      guard next.isBetter(than: best) else { continue }
      (best, layout) = (next, attempt)
    }
    return best.frame
  }

  /// Returns the columns with the accessory among the parts below the headlines, if that shows it whole
  /// and a column does not; `nil` otherwise.
  private func withAccessoryBelow(
    insteadOf columns: LaidOutColumns, _ unused: some PartLayout
  ) throws -> HeaderColumns? {
    guard let below = accessoryBelow, let accessory = columns.accessory else { return nil }
    let crowds = below.yieldsToTexts && columns.crowdsTexts
    let isCut = below.yieldsToTexts ? !accessory.allLosses.isEmpty : !accessory.isWhole
    let wraps = below.prefersOneLine && accessory.breaksShortText
    guard crowds || isCut || wraps else { return nil }
    var attempt = unused
    let row = try attempt.frame(of: below.element, in: width - columns.start)
    let isBetter = row.isWhole && (isCut || wraps && !row.wrapsText)
    guard isBetter || crowds else { return nil }
    var other = self
    (other.accessory, other.accessoryBelow, other.details) = (nil, nil, below.details)
    if crowds, !isCut, !isBetter {
      attempt = unused
      let next = try other.sideBySide(&attempt)
      let showsMore =
        columns.isNarrow && next.frame.shownCharacterCount > columns.frame.shownCharacterCount
      guard next.frame.faultCounts < columns.frame.faultCounts || showsMore else { return nil }
    }
    return other
  }

  /// The columns with the middle one among the parts below; `nil` if it has to stay.
  private var withoutMiddle: HeaderColumns? {
    guard middle != nil, let detailsWithMiddle else { return nil }
    var other = self
    (other.middle, other.details, other.detailsWithMiddle) = (nil, detailsWithMiddle, nil)
    return other
  }

  /// The columns where other parts make way for the words that were broken.
  private func alternatives(
    to first: LaidOutColumns, _ unused: some PartLayout
  ) throws -> [HeaderColumns] {
    if first.frame.brokenWords.isEmpty { return try [freed(first, unused)].compactMap(\.self) }
    let word = first.texts.flatMap(\.frame.brokenWords).max()
    let wider = word.flatMap { middle != nil && $0 > minimumTextWidth ? $0 : nil }
    let widths = [minimumTextWidth, wider].compactMap(\.self)
    let all = [accessory, accessory?.widened(in: width - first.start)].flatMap { accessory in
      widths.map { width in
        var columns = self
        (columns.accessory, columns.minimumTextWidth) = (accessory ?? self.accessory, width)
        return columns
      }
    }
    return Array(all.dropFirst()) + (try [freed(first, unused)].compactMap(\.self))
  }

  /// Returns the columns with an accessory in all the width that headlines on one line, and the middle
  /// column, leave; `nil` if that is not more than it has.
  private func freed(
    _ first: LaidOutColumns, _ unused: some PartLayout
  ) throws -> HeaderColumns? {
    guard let accessory, let free = accessory.freeElement,
      first.accessory?.isWhole == false || first.accessoryWraps
    else { return nil }
    var attempt = unused
    // A text that is left out needs no space.
    let shown = zip(headlines, first.texts).filter { !$1.frame.isLeftOut }.map(\.0)
    let texts = try shown.map { try attempt.frame(of: $0.element, in: .infinity).size.width }
    let middle = middle.map { $0.maximumWidth + $0.spacing } ?? 0
    let taken = max(texts.max() ?? 0, minimumTextWidth) + middle + accessory.spacing
    let room = width - first.start - taken
    guard room > first.accessory?.size.width ?? 0 else { return nil }
    var columns = self
    columns.accessory?.element = free
    columns.accessory?.maximumWidth = room
    return columns
  }

  private func sideBySide(_ layout: inout some PartLayout) throws -> LaidOutColumns {
    let picture = try image.map { try layout.frame(of: .image($0), in: width) }
    let start = picture.map { $0.size.width + imageSpacing } ?? 0
    let atEnd = try accessory.map { try $0.laidOut(in: width - start, leaving: 0, &layout) }
    let end = width - (atEnd?.taken ?? 0)
    if let middle, let columns = withoutMiddle,
      middle.width(in: end - start, leaving: minimumTextWidth) < leastMiddleWidth
    {
      return try columns.sideBySide(&layout)
    }
    let inside = try middle.map {
      try $0.laidOut(in: end - start, leaving: minimumTextWidth, &layout)
    }
    let textEnd = min(end - (inside?.taken ?? 0), start + maximumTextWidth)
    var headlines = try Self.stack(
      headlines, in: Constraints(maximumWidth: max(textEnd - start, 0)), &layout)

    let headline = headlines.firstBaseline
    let line = [headline, inside?.line, atEnd?.line].compactMap(\.self).max() ?? 0
    let top = line - (headline ?? line)
    let side = atEnd?.placed(beforeEnd: width, on: line, top: top)
    if inside == nil, let bottom = side.map({ $0.maxY - top }) {
      headlines = try widened(headlines, from: start, below: bottom, &layout)
    }
    let isInRow = picture == nil || rowSpacing == nil
    let beside =
      isInRow
      ? try details(
        below: headlines.height, from: start, to: textEnd,
        clearOf: inside == nil ? side.map { $0.maxY - top } : nil, &layout) : []
    var texts = (headlines + beside).map { $0.moved(by: Point(x: start, y: top)) }
    let first = [picture.map { Frame.Placed(origin: Point(x: 0, y: top), frame: $0) }]
      .compactMap(\.self)
    var between = inside?.placed(beforeEnd: end, on: line, top: top)
    if case .center? = middle?.placement, let frame = inside?.frame {
      let height = (first + texts + [side].compactMap(\.self)).height
      between?.origin.y = max((height - frame.size.height) / 2, 0)
    }
    let last = [between, side].compactMap(\.self)
    if !isInRow { texts += try detailsBelow((first + texts + last).height, &layout) }
    return LaidOutColumns(
      frame: frame(of: first + texts + last, layout), texts: texts,
      headlineCount: headlines.count, textWidth: textEnd - start, start: start,
      accessory: atEnd?.frame)
  }

  /// Returns the headlines with those that are cut and below the accessory in the accessory's space.
  private func widened(
    _ headlines: [Frame.Placed], from start: Double, below bottom: Double,
    _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    var headlines = headlines
    let room = min(width - start, maximumTextWidth)
    for (index, item) in self.headlines.enumerated() {
      let narrow = headlines[index]
      guard !narrow.frame.isWhole, narrow.origin.y >= bottom + Self.clearance else { continue }
      var attempt = layout
      let wide = try Self.placed(
        item.element, in: Constraints(maximumWidth: room), y: narrow.origin.y, &attempt)
      guard wide.frame.faultCounts < narrow.frame.faultCounts else { continue }
      layout = attempt
      headlines[index] = wide
      let move = Point(x: 0, y: wide.frame.size.height - narrow.frame.size.height)
      for next in headlines.indices.dropFirst(index + 1) {
        headlines[next] = headlines[next].moved(by: move)
      }
    }
    return headlines
  }

  /// Lays out the parts below the row of all columns, from the leading edge of the image (stated:
  /// Docs/sources/headers.md#columns).
  private func detailsBelow(
    _ height: Double, _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    var columns = self
    if let first = details.first, let rowSpacing {
      columns.details[0] = ColumnElement.Item(
        topSpace: max(first.topSpace, rowSpacing), element: first.element)
    }
    return try columns.details(
      below: height, from: 0, to: min(width, maximumTextWidth), clearOf: nil, &layout)
  }

  /// Lays out image and accessory in a row, and all others below it (stated:
  /// Docs/sources/headers.md#large-texts).
  private func stacked(
    spacing: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    if let frame = try onHeadlineLine(&layout) { return frame }
    let picture = try image.map { try layout.frame(of: .image($0), in: width) }
    let (side, isBelow) = try stackedAccessory(beside: picture, spacing: spacing, &layout)
    let height = [picture, side].compactMap { $0?.size.height }.max() ?? 0
    let top = isBelow ? (picture?.size.height ?? 0) + spacing : 0
    let row = [
      picture.map {
        $0.centered(x: $0.size.width / 2, y: (isBelow ? $0.size.height : height) / 2)
      },
      side.map {
        $0.centered(x: width - $0.size.width / 2, y: top + (isBelow ? $0.size.height : height) / 2)
      },
    ].compactMap(\.self)
    var others = self
    (others.image, others.accessory, others.stackSpacing) = (nil, nil, nil)
    let below = try others.frame(in: Constraints(maximumWidth: width), &layout)
    // Two numbers below each other keep more distance than lines of a text.
    let isAboveNumber = accessory != nil && middle != nil
    let start = row.isEmpty ? 0 : row.height + (isAboveNumber ? 2 : 1) * spacing
    return frame(of: row + [Frame.Placed(origin: Point(x: 0, y: start), frame: below)], layout)
  }

  /// Lays out the accessory of a stacked header without an image beside the headline; `nil` if that takes more
  /// than a line, or loses or breaks anything.
  private func onHeadlineLine(_ layout: inout some PartLayout) throws -> Frame? {
    guard sharesHeadlineLine, image == nil, accessory != nil, !headlines.isEmpty else { return nil }
    for columns in [self, withoutMiddle].compactMap(\.self) {
      var attempt = layout
      let next = try columns.sideBySide(&attempt)
      guard next.frame.isWhole, next.texts.first?.frame.wrapsText == false else { continue }
      layout = attempt
      return next.frame
    }
    return nil
  }

  /// Lays out the accessory of a stacked header beside the image, or below it where less of it is then cut
  /// or broken.
  private func stackedAccessory(
    beside picture: Frame?, spacing: Double, _ layout: inout some PartLayout
  ) throws -> (frame: Frame?, isBelow: Bool) {
    guard let accessory else { return (nil, false) }
    var attempt = layout
    let taken = picture.map { $0.size.width + spacing } ?? 0
    let beside = try layout.frame(of: accessory.element, in: max(width - taken, 0))
    guard picture != nil, !beside.isWhole else { return (beside, false) }
    let below = try attempt.frame(of: accessory.element, in: width)
    guard below.faultCounts < beside.faultCounts else { return (beside, false) }
    layout = attempt
    return (below, true)
  }

  /// Stacks parts vertically, each at the side where reading starts.
  private static func stack(
    _ items: [ColumnElement.Item], in room: Constraints, _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    var children: [Frame.Placed] = []
    for item in items {
      let height = children.height
      let top = height > 0 ? height + item.topSpace : 0
      var child = try placed(item.element, in: room, y: top, &layout)
      if child.frame.isLeftOut { child.origin.y = height }
      children.append(child)
    }
    return children
  }

  /// Lays out the parts below the headlines; once below the accessory, they also use the
  /// accessory's space (Docs/sources/headers.md#compact).
  private func details(
    below height: Double, from start: Double, to end: Double, clearOf accessoryBottom: Double?,
    _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    let full = min(width, start + maximumTextWidth)
    var children: [Frame.Placed] = []
    var y = height
    for item in details {
      let above = y
      y += item.topSpace
      let isClear = accessoryBottom.map { y >= $0 + Self.clearance } ?? false
      let room = Constraints(maximumWidth: max((isClear ? full : end) - start, 0))
      let placed = try Self.placed(item.element, in: room, y: y, &layout)
      children.append(placed)
      y = placed.frame.isLeftOut ? above : y + placed.frame.size.height
    }
    return children
  }

  /// Places a part at the side where reading starts, or a text at its alignment in the column.
  private static func placed(
    _ element: Element, in room: Constraints, y: Double, _ layout: inout some PartLayout
  ) throws -> Frame.Placed {
    let frame = try layout.frame(of: element, in: room)
    let free = max(room.maximumWidth - frame.size.width, 0)
    let x = free * element.textAlignment.leftShare(in: .leftToRight)
    return Frame.Placed(origin: Point(x: x, y: y), frame: frame)
  }

  /// The space below the accessory in points (chosen: Docs/sources/headers.md#compact).
  private static let clearance = 8.0

  private func frame(of children: [Frame.Placed], _ layout: some PartLayout) -> Frame {
    Frame(
      size: Size(width: width, height: children.height),
      baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)))
  }
}

extension HeaderColumns.Column {
  /// Returns the column with its wider element, in up to half of the space shared with the texts.
  fileprivate func widened(in room: Double) -> Self? {
    guard let widerElement else { return nil }
    var column = self
    (column.element, column.maximumWidth) = (widerElement, (room - spacing) / 2)
    return column
  }

  /// Returns the width that the column may have within `room` points, where the texts keep `rest`.
  fileprivate func width(in room: Double, leaving rest: Double) -> Double {
    let room = room - spacing
    return max(min(maximumWidth, room - rest, room * maximumShare), 0)
  }

  /// Lays out the column by itself within `room` points, where the texts keep `rest`.
  fileprivate func laidOut(
    in room: Double, leaving rest: Double, _ layout: inout some PartLayout
  ) throws -> LaidOutColumn {
    let width = width(in: room, leaving: rest)
    var frame = try layout.frame(of: element, in: width)
    if isFilled, frame.size.width < width {
      let share = element.textAlignment.leftShare(in: .leftToRight)
      let origin = Point(x: (width - frame.size.width) * share, y: 0)
      frame = Frame(
        size: Size(width: width, height: frame.size.height), baseline: frame.baseline,
        content: .group(
          layout.inDirection([Frame.Placed(origin: origin, frame: frame)], width: width)))
    }
    return LaidOutColumn(column: self, frame: frame)
  }
}

/// A header's columns, side by side.
private struct LaidOutColumns {
  let frame: Frame
  let texts: [Frame.Placed]
  /// The number of headlines, which are the first texts.
  let headlineCount: Int
  /// The width of the headlines' column, in points.
  let textWidth: Double
  /// The left edge of the texts, in points, from left to right.
  let start: Double
  /// `nil` without an accessory.
  let accessory: Frame?

  /// Whether less is lost than in other columns, or the same and fewer words are broken, or an accessory
  /// takes one line rather than several and makes nothing longer. No text may lose more for another, no
  /// accessory may lose anything for a text, and no number may be smaller.
  func isBetter(than other: LaidOutColumns) -> Bool {
    guard frame.shownCharacterCount >= other.frame.shownCharacterCount,
      accessoryLossCount <= other.accessoryLossCount,
      frame.numberSize >= other.frame.numberSize - 0.001
    else { return false }
    if frame.faultCounts != other.frame.faultCounts {
      return frame.faultCounts < other.frame.faultCounts
    }
    return other.accessoryWraps && !accessoryWraps && headlineLineCount <= other.headlineLineCount
      && frame.size.height <= other.frame.size.height
  }

  /// Whether headlines take more lines than they may, or more than one in a narrow column.
  func squeezesHeadline(over most: Int) -> Bool {
    texts.prefix(headlineCount).contains {
      $0.frame.lineCount > most || isNarrow && $0.frame.wrapsText
    }
  }

  /// The number of lines of all headlines.
  var headlineLineCount: Int { texts.prefix(headlineCount).reduce(0) { $0 + $1.frame.lineCount } }

  /// Whether a text of the accessory takes more than one line.
  var accessoryWraps: Bool { accessory?.wrapsText ?? false }

  /// Whether texts are cut, or headlines broken more than once, or at all in a narrow column.
  var crowdsTexts: Bool {
    // A number that is left out in any column needs no space.
    guard texts.allSatisfy({ $0.frame.isLeftOut || $0.frame.allLosses.isEmpty }) else {
      return true
    }
    let headlines = texts.prefix(headlineCount).map(\.frame).filter { !$0.isLeftOut }
    let breaks = headlines.flatMap(\.brokenWords).count
    return breaks > 1 || (breaks > 0 && isNarrow)
  }

  /// Whether a word is broken, or a text other than the headline cut.
  var crowdsMoreThanHeadline: Bool {
    !frame.brokenWords.isEmpty || texts.dropFirst().contains { !$0.frame.allLosses.isEmpty }
  }

  /// Whether the column is too narrow for the words of most headlines (chosen:
  /// Docs/sources/headers.md#compact).
  var isNarrow: Bool { textWidth < Self.narrowWidth }

  /// In points.
  private static let narrowWidth = 140.0

  private var accessoryLossCount: Int { accessory?.allLosses.count ?? 0 }
}

/// A column next to a header's texts, laid out by itself.
private struct LaidOutColumn {
  let column: HeaderColumns.Column
  let frame: Frame

  /// The width that the column takes up, in points.
  var taken: Double { frame.size.width + column.spacing }

  /// The baseline to align with the headline's; `nil` for none.
  var line: Double? {
    switch column.placement {
    case .firstBaseline: frame.baseline
    case .topUnlessScaled(let full): frame.baseline.flatMap { $0 < full - 0.001 ? $0 : nil }
    case .top, .center: nil
    }
  }

  /// Returns the column ending at `end`, with the headline's baseline at `line` and its box at
  /// `top`.
  func placed(beforeEnd end: Double, on line: Double, top: Double) -> Frame.Placed {
    let y = self.line.map { line - $0 } ?? top
    return Frame.Placed(origin: Point(x: end - frame.size.width, y: y), frame: frame)
  }
}

extension Element {
  /// The alignment of a text in its column; other parts are at the side where reading starts.
  fileprivate var textAlignment: HorizontalAlignment {
    if case .text(let text) = self { text.alignment } else { .leading }
  }
}

extension Frame.Placed {
  fileprivate var maxY: Double { origin.y + frame.size.height }
}

extension Frame {
  /// Whether nothing is lost in it, and no word is broken.
  fileprivate var isWhole: Bool { faultCounts == (0, 0) }

  /// The number of lines of the texts in it.
  fileprivate var lineCount: Int {
    switch content {
    case .text(let block): block.lines.count
    case .group(let children): children.reduce(0) { $0 + $1.frame.lineCount }
    case .image, .block, .drawing, .placeholder: 0
    }
  }

  /// Whether a text of two words, or with a number such as a duration, takes more than one line.
  fileprivate var breaksShortText: Bool {
    switch content {
    case .text(let block):
      block.lines.count > 1
        && (block.text.split(whereSeparator: \.isWhitespace).count <= 2
          || block.text.contains(where: \.isNumber))
    case .group(let children): children.contains { $0.frame.breaksShortText }
    case .image, .block, .drawing, .placeholder: false
    }
  }

  /// The sizes of all numbers of KPIs in it together, in points.
  fileprivate var numberSize: Double {
    if kind == "metric" || kind == "fraction" { return largestTextSize ?? 0 }
    guard case .group(let children) = content else { return 0 }
    return children.reduce(0) { $0 + $1.frame.numberSize }
  }

  /// The numbers of losses and of broken words in it.
  fileprivate var faultCounts: (Int, Int) { (allLosses.count, brokenWords.count) }
}

extension [Frame.Placed] {
  /// The distance down to the lowest edge, in points.
  fileprivate var height: Double { map(\.maxY).max() ?? 0 }
}
