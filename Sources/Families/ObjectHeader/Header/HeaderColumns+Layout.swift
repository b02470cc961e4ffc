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
    return try columns.beside(&layout).frame
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
  func beside(_ layout: inout some PartLayout) throws -> LaidOutColumns {
    let unused = layout
    var (free, best) = (self, try sideBySide(&layout))
    // Before it moves, a column has the space that nothing else needs.
    for place in [\HeaderColumns.middle, \.accessory] {
      guard let columns = try free.freeing(place, best, unused) else { continue }
      var attempt = unused
      let next = try columns.sideBySide(&attempt)
      guard
        next.isBetter(than: best) || next.showsMore(than: best) || next.hasLowerMiddle(than: best)
      else { continue }
      (free, best, layout) = (columns, next, attempt)
    }
    if let (columns, attempt) = try withLargerMiddle(than: best, unused) {
      layout = attempt
      return columns
    }
    if let columns = try withAccessoryBelow(insteadOf: best, unused) {
      layout = unused
      return try columns.sideBySide(&layout)
    }
    let isSqueezed = mostHeadlineLines.map(best.squeezesHeadline) ?? false
    guard !best.frame.isWhole || isSqueezed else { return best }
    if let columns = withoutMiddle, try isSqueezed || movesMiddle(best, unused) {
      // A third column is only for texts that lose nothing by it.
      var attempt = unused
      let next = try columns.beside(&attempt)
      let isShorter = isSqueezed && next.headlineLineCount < best.headlineLineCount
      if next.showsTexts(cutIn: best)
        || isShorter && next.frame.faultCounts <= best.frame.faultCounts
      {
        layout = attempt
        return next
      }
    }
    for columns in free.alternatives(to: best) {
      var attempt = unused
      let next = try columns.sideBySide(&attempt)
      guard next.isBetter(than: best) else { continue }
      (best, layout) = (next, attempt)
    }
    return best
  }

  /// Returns the columns with the accessory among the parts below the headlines, if that shows it whole
  /// and a column does not; `nil` otherwise.
  func withAccessoryBelow(
    insteadOf columns: LaidOutColumns, _ unused: some PartLayout
  ) throws -> HeaderColumns? {
    guard let below = accessoryBelow, let accessory = columns.accessory else { return nil }
    let crowds = below.yieldsToTexts && columns.crowdsTexts
    let isCut = below.yieldsToTexts ? !accessory.allLosses.isEmpty : !accessory.isWhole
    let wraps = below.prefersOneLine && accessory.breaksShortText
    let shrinks = try below.yieldsToTexts && shrinksAccessory(in: columns, unused)
    guard crowds || isCut || wraps || shrinks else { return nil }
    var attempt = unused
    let row = try attempt.frame(of: below.element, in: width - columns.start)
    let isBetter = row.isWhole && (isCut || shrinks || wraps && !row.wrapsText)
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
  var withoutMiddle: HeaderColumns? {
    guard middle != nil, let detailsWithMiddle else { return nil }
    var other = self
    (other.middle, other.details, other.detailsWithMiddle) = (nil, detailsWithMiddle, nil)
    return other
  }

  /// Whether the middle column is below the texts if that cuts less.
  ///
  /// One that is cut in the narrowest header, and so is below there, is not beside a cut headline in a wider one.
  private func movesMiddle(_ best: LaidOutColumns, _ unused: some PartLayout) throws -> Bool {
    if !keepsMiddleBesideHeadline || best.cutsMoreThanHeadline { return true }
    var attempt = unused
    return try narrowest?.sideBySide(&attempt).middle?.isWhole == false
  }

  /// The columns where other parts make way for the words that were broken.
  private func alternatives(to first: LaidOutColumns) -> [HeaderColumns] {
    guard !first.frame.brokenWords.isEmpty else { return [] }
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
    return Array(all.dropFirst())
  }

  /// Lays out all columns without any other attempt.
  func sideBySide(_ layout: inout some PartLayout) throws -> LaidOutColumns {
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
        below: headlines.height, from: start, to: end - (inside?.taken ?? 0),
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
      middle: inside?.frame, accessory: atEnd?.frame)
  }

  /// Returns the headlines with those that are cut, or at large texts wrap, and below the accessory in the accessory's
  /// space.
  private func widened(
    _ headlines: [Frame.Placed], from start: Double, below bottom: Double,
    _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    var headlines = headlines
    let room = min(width - start, maximumTextWidth)
    let wraps = stackSpacing != nil
    // Lines of large texts keep their own distance from a status.
    let top = bottom + (wraps && accessoryBelow != nil ? 0 : Self.clearance)
    for (index, item) in self.headlines.enumerated() {
      let narrow = headlines[index]
      guard !narrow.frame.isWhole || wraps && narrow.frame.wrapsText, narrow.origin.y >= top
      else { continue }
      var attempt = layout
      let wide = try Self.placed(
        item.element, in: Constraints(maximumWidth: room), y: narrow.origin.y, &attempt)
      guard
        wide.frame.faultCounts < narrow.frame.faultCounts
          || wide.frame.isWhole && wide.frame.lineCount < narrow.frame.lineCount
      else { continue }
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
      below: height, from: 0, to: width, clearOf: nil, &layout)
  }

  /// Lays out image and accessory in a row, and all others below it (stated:
  /// Docs/sources/headers.md#large-texts).
  private func stacked(
    spacing: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    if let columns = try onHeadlineLine(&layout) { return columns.frame }
    if image == nil, let below = accessoryBelow, !headlines.isEmpty {
      var columns = belowRow
      (columns.accessoryBelow, columns.details) = (nil, below.details)
      columns.detailsWithMiddle = below.detailsWithMiddle
      return try columns.beside(&layout).frame
    }
    let unused = layout
    let above = try rowAbove(spacing: spacing, &layout)
    guard let columns = accessoryAboveMiddle(spacing: spacing) else { return above }
    var attempt = unused
    let next = try columns.sideBySide(&attempt)
    guard next.middle != nil, next.frame.size.height < above.size.height,
      next.frame.faultCounts <= above.faultCounts, next.frame.numberSize >= above.numberSize - 0.001
    else { return above }
    layout = attempt
    return next.frame
  }

  /// Lays out image and accessory in a row of their own, and all others below it.
  private func rowAbove(spacing: Double, _ layout: inout some PartLayout) throws -> Frame {
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
    let below = try belowRow.beside(&layout).frame
    let isAboveNumber = accessory != nil && middle != nil
    let start = row.isEmpty ? 0 : row.height + (isAboveNumber ? Self.numberSpacing : 1) * spacing
    return frame(of: row + [Frame.Placed(origin: Point(x: 0, y: start), frame: below)], layout)
  }

  /// The columns where the accessory is above the middle one, so that the headline begins beside it rather than below
  /// it; `nil` with an image, or without one of both.
  private func accessoryAboveMiddle(spacing: Double) -> HeaderColumns? {
    guard image == nil, let accessory, var middle else { return nil }
    let parts = [(0, accessory.element), (Self.numberSpacing * spacing, middle.element)]
    middle.element = .column(
      ColumnElement(
        items: parts.map { ColumnElement.Item(topSpace: $0, element: $1) }, alignment: .trailing,
        kind: nil))
    var columns = belowRow
    columns.middle = middle
    return columns
  }

  /// The columns without the row of image and accessory.
  var belowRow: HeaderColumns {
    var others = self
    (others.image, others.accessory, others.stackSpacing) = (nil, nil, nil)
    return others
  }

  /// Lays out the image and the accessory of a stacked header beside the headline; `nil` if that takes more
  /// than a line, or two beside a number alone, or loses or breaks anything, or if the image stays above it.
  func onHeadlineLine(_ layout: inout some PartLayout) throws -> LaidOutColumns? {
    guard image == nil || placesImageOnHeadlineLine, image != nil || accessory != nil,
      !headlines.isEmpty
    else { return nil }
    let isNumberAlone = image == nil && middle == nil && accessoryBelow == nil
    let mostLines = isNumberAlone ? 2 : 1
    for columns in [self, withoutMiddle].compactMap(\.self) {
      var attempt = layout
      let next = try columns.sideBySide(&attempt)
      guard next.frame.isWhole, next.texts.first.map({ $0.frame.lineCount <= mostLines }) == true,
        try !columns.shrinksMiddle(in: next, layout)
      else { continue }
      layout = attempt
      return next
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
    below height: Double, from start: Double, to freeEnd: Double, clearOf accessoryBottom: Double?,
    _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    let end = min(freeEnd, start + maximumTextWidth)
    let full = min(width, start + maximumTextWidth)
    var children: [Frame.Placed] = []
    var y = height
    for item in details {
      let above = y
      y += item.topSpace
      let isClear = accessoryBottom.map { y >= $0 + Self.clearance } ?? false
      let room = Constraints(maximumWidth: max((isClear ? full : end) - start, 0))
      let free = Constraints(maximumWidth: max((isClear ? width : freeEnd) - start, 0))
      let placed = try Self.placed(item.element, in: room, orFewerRowsIn: free, y: y, &layout)
      children.append(placed)
      y = placed.frame.isLeftOut ? above : y + placed.frame.size.height
    }
    return children
  }

  /// Places a part at the side where reading starts, or a text at its alignment in the column.
  static func placed(
    _ element: Element, in room: Constraints, y: Double, _ layout: inout some PartLayout
  ) throws -> Frame.Placed {
    let frame = try layout.frame(of: element, in: room)
    let free = max(room.maximumWidth - frame.size.width, 0)
    let x = free * element.textAlignment.leftShare(in: .leftToRight)
    return Frame.Placed(origin: Point(x: x, y: y), frame: frame)
  }

  /// The space below the accessory in points (chosen: Docs/sources/headers.md#compact).
  private static let clearance = 8.0

  /// The space between two numbers below each other, as a multiple of the space between lines of texts (chosen).
  private static let numberSpacing = 2.0

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

extension Element {
  /// The alignment of a text in its column; other parts are at the side where reading starts.
  fileprivate var textAlignment: HorizontalAlignment {
    if case .text(let text) = self { text.alignment } else { .leading }
  }
}

extension Frame.Placed {
  fileprivate var maxY: Double { origin.y + frame.size.height }
}

extension [Frame.Placed] {
  /// The distance down to the lowest edge, in points.
  fileprivate var height: Double { map(\.maxY).max() ?? 0 }
}
