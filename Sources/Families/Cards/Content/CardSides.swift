import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// Two parts beside each other: one keeps its width, and the other takes the rest of the space.
struct CardSides: Sendable {
  enum Side: Sendable {
    case leading, trailing
  }

  /// How the parts are placed beside each other: on one baseline, or that of the first text of the leading part, for
  /// `topText` only if the text is at its top; from the top; or around one middle.
  enum Placement: Sendable {
    case baseline, firstText, topText, top, middle
  }

  var leading: Element
  var trailing: Element
  /// The space between the parts, in points.
  let spacing: Double
  /// The part that keeps its width: up to a fraction of the space, or as much as the other one leaves if
  /// that is more.
  let keeps: Side
  var share = 1.0
  /// Whether the rows of the part that does not keep its width, a column, may pass below the other one.
  var flows = false
  /// The size in points that another part takes of the upper corner at the end of the trailing part, a column, whose rows
  /// may pass below it; `nil` for none.
  var corner: Size?
  /// Whether a row that would lose something beside the other part begins below it, in a card of any height.
  var clears = false
  /// The leading part in a smaller size, where the other part breaks words or is cut beside it; `nil` for none.
  var smallerLeading: Element?
  /// The parts below each other, in a card of any height, where they break fewer words than beside each other; `nil`
  /// for parts that stay beside each other.
  var stacked: ColumnElement?
  /// The parts below each other in another order, where a text of `stacked` is cut, broken or on more lines; `nil` for
  /// none.
  var lowest: ColumnElement?
  /// The size in points of the largest text of the part that keeps its width, below which the parts are below each
  /// other; `nil` for any size.
  var leastSize: Double?
  /// Whether the parts are also below each other where a text would have more lines, or a title be smaller, beside the
  /// other part.
  var keepsLines = false
  /// Whether the trailing part ends at the edge of the room even if it is narrower than its place.
  var pushesTrailing = false
  /// Whether both parts together are as wide as they need.
  var isCompact = false
  /// Whether a number that is smaller beside the other part has a line as high as its digits.
  var lowersShrunkNumber = false
  var placement = Placement.baseline
  /// Whether the parts stay beside each other at large texts below accessibility sizes, and in a widget, whose height
  /// is fixed and whose texts stop growing.
  var keepsSides = false
  /// The name in the layout report; `nil` for parts that are only grouped.
  var kind: String?
}

extension CardSides {
  /// Returns the parts beside each other, or below each other at texts too large for that.
  func element(in context: LoweringContext) -> Element {
    let isForAccessibility =
      context.theme.contentSizeCategory.isAccessibilityCategory && context.widget == nil
    guard context.theme.hasLargeTexts, !keepsSides || isForAccessibility else {
      return .arrangement(self)
    }
    return .column(stacked ?? Self.column([leading, trailing], kind: kind))
  }

  /// Returns parts below each other.
  static func column(_ parts: [Element], kind: String? = nil) -> ColumnElement {
    ColumnElement(
      items: parts.map { ColumnElement.Item(topSpace: 4, element: $0) }, alignment: .leading,
      kind: kind)
  }
}

extension CardSides {
  /// Returns the parts with each of their texts changed.
  func changingTexts(_ change: (TextElement) -> TextElement) -> CardSides {
    var sides = self
    sides.leading = leading.changingTexts(change)
    sides.trailing = trailing.changingTexts(change)
    sides.stacked = stacked?.changingTexts(change)
    sides.lowest = lowest?.changingTexts(change)
    return sides
  }
}

extension CardSides: Arrangement {
  /// Also the leading part in a smaller size, whose images are read before the layout.
  var parts: [Element] {
    guard let smallerLeading else { return [leading, trailing] }
    return [leading, trailing, smallerLeading]
  }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    var best = try beside(in: room, &layout)
    guard stacked != nil || smallerLeading != nil else { return best }
    if keepsLines, let (stacked, column) = try stackedLines(in: room, unused) {
      guard
        column.faultCounts < best.faultCounts || best.lineCount > column.lineCount
          || isSqueezed(best) || best.titleSize < column.titleSize - TextElement.sizeTolerance
      else { return best }
      layout = unused
      return try layout.frame(of: Element.column(stacked).freeingCaption, in: room)
    }
    for element in alternatives where !best.isWhole {
      var attempt = unused
      let next = try attempt.frame(of: element, in: room)
      guard next.faultCounts < best.faultCounts else { continue }
      (best, layout) = (next, attempt)
    }
    guard isSqueezed(best), let stacked else { return best }
    layout = unused
    return try layout.frame(of: .column(stacked), in: room)
  }

  /// Returns the parts below each other in the order that shows them better, and their frame; `nil` for parts that stay
  /// beside each other.
  private func stackedLines(
    in room: Constraints, _ layout: some PartLayout
  ) throws -> (column: ColumnElement, frame: Frame)? {
    let columns = try [stacked, lowest].compactMap(\.self).map { column in
      var attempt = layout
      return (column: column, frame: try attempt.frame(of: .column(column), in: room))
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    let isBetter =
      last.frame.faultCounts < first.frame.faultCounts
      || last.frame.lineCount < first.frame.lineCount
    return isBetter ? last : first
  }

  /// Whether the part that keeps its width is too small in a frame of both.
  private func isSqueezed(_ frame: Frame) -> Bool {
    guard let leastSize, case .group(let parts) = frame.content,
      let size = (keeps == .leading ? parts.first : parts.last)?.frame.largestTextSize
    else { return false }
    return size < leastSize - TextElement.sizeTolerance
  }

  /// The parts in other arrangements, for a part that breaks words or is cut beside the other one.
  private var alternatives: [Element] {
    var smaller = self
    (smaller.leading, smaller.smallerLeading, smaller.stacked) = (
      smallerLeading ?? leading, nil, nil
    )
    return (smallerLeading == nil ? [] : [.arrangement(smaller)])
      + [stacked.map(Element.column)].compactMap(\.self)
  }

  private func beside(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let other = keeps == .leading ? trailing : leading
    var kept = keeps == .leading ? leading : trailing
    let unused = layout
    var first = try kept.frame(
      in: room.maximumWidth, share: share, beside: other, spacing: spacing, &layout)
    if lowersShrunkNumber, let low = kept.loweringShrunkNumber(in: first) {
      // A smaller number is on the line beside it, and not on that of a large one.
      (kept, layout) = (low, unused)
      first = try kept.frame(
        in: room.maximumWidth, share: share, beside: other, spacing: spacing, &layout)
    }
    var rest = try self.rest(other, beside: first, in: room.maximumWidth, &layout)
    var attempt = unused
    let (isSmaller, lineCount) = (first.isSmaller(than: kept), first.lineCount + rest.lineCount)
    if isSmaller || flows && first.wrapsText,
      let whole = try inOwnSize(kept, beside: other, in: room.maximumWidth, &attempt),
      isSmaller || whole.first.lineCount + whole.rest.lineCount < lineCount
    {
      layout = attempt
      (first, rest) = whole
    }
    attempt = unused
    if share < 1, !flows, first.wrapsText,
      let wide = try widened(kept, first, beside: other, rest, in: room.maximumWidth, &attempt)
    {
      layout = attempt
      (first, rest) = wide
    }
    attempt = unused
    if share < 1, !rest.allLosses.isEmpty,
      let wrapped = try self.wrapped(
        first, of: kept, beside: other, in: room.maximumWidth, &attempt)
    {
      layout = attempt
      (first, rest) = wrapped
    } else if clears, !rest.allLosses.isEmpty {
      rest = try self.rest(
        other, beside: first, in: room.maximumWidth, clearing: true, &layout)
    }
    var (start, end) = keeps == .leading ? (first, rest) : (rest, first)
    let isAtEnd = keeps == .trailing || pushesTrailing
    let natural = start.size.width + spacing + end.size.width
    let width = room.maximumWidth.isFinite && !isCompact ? room.maximumWidth : natural
    let endX = isAtEnd ? width - end.size.width : start.size.width + spacing
    // A column whose first item is below the other part has no line beside it.
    let (startY, endY) = tops(
      start, end, rest.beginsLower ? .top : placement, isSkeleton: layout.isSkeleton)
    if [.firstText, .topText].contains(placement) {
      end = end.onLines(of: start, at: startY - endY)
    }
    let children = [
      Frame.Placed(origin: Point(x: 0, y: startY), frame: start),
      Frame.Placed(origin: Point(x: endX, y: endY), frame: end),
    ]
    let height = max(startY + start.size.height, endY + end.size.height)
    return Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)), kind: kind)
  }

  /// Returns both parts with the one that keeps its width as wide as it needs, if the other one is whole beside it.
  private func inOwnSize(
    _ kept: Element, beside other: Element, in width: Double, _ layout: inout some PartLayout
  ) throws -> (first: Frame, rest: Frame)? {
    let first = try layout.frame(of: kept, in: width)
    let rest = try self.rest(other, beside: first, in: width, &layout)
    return rest.isWhole ? (first, rest) : nil
  }

  /// Returns both parts with the one that keeps its width also in the width that the lines of the other one do not use, if
  /// it has fewer lines there, or loses less; `nil` otherwise.
  private func widened(
    _ kept: Element, _ first: Frame, beside other: Element, _ rest: Frame, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> (first: Frame, rest: Frame)? {
    let free = width - rest.size.width - spacing
    guard free.isFinite, free > first.size.width + TextElement.sizeTolerance else { return nil }
    let wide = try layout.frame(of: kept, in: free)
    guard
      wide.faultCounts < first.faultCounts
        || wide.faultCounts == first.faultCounts && wide.lineCount < first.lineCount
    else { return nil }
    let next = try self.rest(other, beside: wide, in: width, &layout)
    let isKept = next.faultCounts <= rest.faultCounts && next.lineCount <= rest.lineCount
    return isKept ? (wide, next) : nil
  }

  /// Returns both parts with the one that keeps its width on more lines, if nothing of either is lost
  /// then.
  private func wrapped(
    _ first: Frame, of kept: Element, beside other: Element, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> (first: Frame, rest: Frame)? {
    let narrow = try layout.frame(of: kept, in: first.size.width * Self.wrappedShare)
    guard narrow.isWhole, narrow.size.width < first.size.width,
      narrow.largestTextSize ?? 0 >= (first.largestTextSize ?? 0) - TextElement.sizeTolerance
    else { return nil }
    let rest = try self.rest(other, beside: narrow, in: width, &layout)
    return rest.allLosses.isEmpty ? (narrow, rest) : nil
  }

  /// The fraction of its width in which a text takes one more line.
  private static let wrappedShare = 0.75

  /// Lays out the other part in the space that the first one leaves. The items of a column, also of one beside an icon,
  /// that begin below the first part have all of the space, and so has one that loses less there if it may move.
  private func rest(
    _ other: Element, beside first: Frame, in width: Double, clearing: Bool = false,
    _ layout: inout some PartLayout
  ) throws -> Frame {
    let narrow = max(width - (first.isLeftOut ? 0 : first.size.width + spacing), 0)
    if flows, width.isFinite, !first.isLeftOut, case .arrangement(var sides as CardSides) = other,
      sides.leading.isOfImages
    {
      sides.corner = Size(width: first.size.width + spacing, height: first.size.height)
      return try layout.frame(of: .arrangement(sides), in: width)
    }
    guard flows || corner != nil, width.isFinite, case .column(let column) = other else {
      return try layout.frame(of: other, in: narrow)
    }
    let (wide, height) = corner.map { (narrow, $0.height) } ?? (width, first.size.height)
    let short = corner.map { max(narrow - $0.width, 0) } ?? narrow
    var children: [Frame.Placed] = []
    var y = 0.0
    for item in column.items {
      var top = y > 0 ? y + item.topSpace : 0
      let lowered = corner == nil ? distance(from: children, to: first) : 0
      let isBelow = top + max(lowered, 0) >= height
      let beside =
        corner == nil && y > 0 && !first.isLeftOut
        ? max(width - first.width(from: top + lowered, layout.direction) - spacing, 0) : short
      var attempt = layout
      var frame = try layout.frame(of: item.element, in: isBelow ? wide : beside)
      if clearing, !isBelow, !frame.allLosses.isEmpty {
        let lower = try attempt.frame(of: item.element, in: wide)
        if lower.allLosses.count < frame.allLosses.count {
          (frame, layout) = (lower, attempt)
          top = height + item.topSpace
        }
      }
      children.append(Frame.Placed(origin: Point(x: 0, y: top), frame: frame))
      if !frame.isLeftOut { y = top + frame.size.height }
    }
    let used = children.map(\.frame.size.width).max() ?? 0
    return Frame(
      size: Size(width: used, height: y), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: used)), kind: column.kind)
  }

  /// Returns how much lower than the first part a column begins, in points; less than 0 where the first part begins lower.
  private func distance(from column: [Frame.Placed], to first: Frame) -> Double {
    if placement == .baseline, let line = first.baseline, let other = column.firstBaseline {
      return line - other
    }
    return min((first.baseline ?? 0) - (column.first?.frame.baseline ?? 0), 0)
  }

  private func tops(
    _ start: Frame, _ end: Frame, _ placement: Placement, isSkeleton: Bool
  ) -> (start: Double, end: Double) {
    switch placement {
    case .top: return (0, 0)
    case .middle:
      let height = max(start.size.height, end.size.height)
      return ((height - start.size.height) / 2, (height - end.size.height) / 2)
    case .baseline, .firstText, .topText:
      let text = start.firstText
      // Bars of texts in two sizes are often equally high.
      if isSkeleton, placement == .baseline, let first = start.barMiddle,
        let second = end.barMiddle
      {
        return (max(second - first, 0), max(first - second, 0))
      }
      let line = placement == .baseline ? start.baseline : text?.baseline
      guard let first = line, let second = end.baseline,
        placement != .topText || text?.top ?? 0 < second
      else { return (0, 0) }
      return (max(second - first, 0), max(first - second, 0))
    }
  }
}

extension Element {
  /// Whether the part is an image, or several without a text.
  fileprivate var isOfImages: Bool {
    switch self {
    case .image: true
    case .box(let box): box.content.isOfImages
    case .column(let column): column.items.allSatisfy(\.element.isOfImages)
    case .arrangement(let sides as CardSides): sides.leading.isOfImages && sides.trailing.isOfImages
    default: false
    }
  }

  /// Lays out a part that shares a width with another one: in a fraction of it, or in all that the other
  /// one leaves if that is more. A limit only counts while the other part needs the space.
  func frame(
    in width: Double, share: Double, beside other: Element, spacing: Double,
    _ layout: inout some PartLayout
  ) throws -> Frame {
    guard share < 1, width.isFinite else { return try layout.frame(of: self, in: width) }
    let unused = layout
    if case .text(let text) = self {
      let frame = try layout.frame(of: self, in: width * share)
      // Most values fit.
      if frame.isLine(of: text) { return frame }
      layout = unused
    }
    var attempt = unused
    let natural = try attempt.frame(of: self, in: .infinity).size.width
    guard natural > width * share else { return try layout.frame(of: self, in: width * share) }
    let taken = try attempt.frame(of: other, in: .infinity).size.width + spacing
    return try layout.frame(of: self, in: max(width * share, width - taken))
  }
}

extension Frame {
  /// The size of the title of a card as drawn, in points; 0 without one.
  fileprivate var titleSize: Double { textSizes(of: "title").min() ?? 0 }

  /// Whether the first of its parts is below its upper edge.
  fileprivate var beginsLower: Bool {
    guard case .group(let parts) = content, let first = parts.first else { return false }
    return first.origin.y > TextElement.sizeTolerance
  }

  /// Returns the width in points of the parts that end below a place of the texts beside them, measured from the edge
  /// where a row ends.
  fileprivate func width(
    from top: Double, _ direction: Environment.LayoutDirection
  ) -> Double {
    guard case .group(let parts) = content, decoration == nil else { return size.width }
    return parts.filter { $0.origin.y + $0.frame.size.height > top }.map { part in
      direction == .leftToRight
        ? size.width - part.origin.x : part.origin.x + part.frame.size.width
    }.max() ?? size.width
  }

  /// Whether a text is drawn smaller than it is; not if it is left out.
  fileprivate func isSmaller(than element: Element) -> Bool {
    guard case .text(let text) = element, case .text(let block) = content else { return false }
    return block.font.size < text.text.font.size - TextElement.sizeTolerance
  }

  /// Whether a text is whole and in its own size on one line.
  fileprivate func isLine(of text: TextElement) -> Bool {
    guard case .text(let block) = content else { return false }
    return block.lines.count == 1 && isWhole && block.font.size == text.text.font.size
  }

  /// The place of its first text, and of the first baseline of that, from the top; `nil` without a text.
  fileprivate var firstText: (top: Double, baseline: Double)? {
    switch content {
    case .text: baseline.map { (0, $0) }
    case .group(let children):
      children.lazy.compactMap { part in
        part.frame.firstText.map { (part.origin.y + $0.top, part.origin.y + $0.baseline) }
      }.first
    default: nil
    }
  }

  /// The middle of the bar in place of the first line, from the top, if the part begins with a text.
  fileprivate var barMiddle: Double? {
    switch content {
    case .text(let block): baseline.map { $0 - block.font.ascent + block.font.lineHeight / 2 }
    case .group(let children):
      children.first.flatMap { part in part.frame.barMiddle.map { part.origin.y + $0 } }
    default: nil
    }
  }

  /// The baselines of all lines of its texts, from the top.
  private var textBaselines: [Double] {
    switch content {
    case .text(let block): block.lines.map(\.baseline)
    case .group(let children):
      children.flatMap { part in part.frame.textBaselines.map { part.origin.y + $0 } }
    default: []
    }
  }

  /// Returns a column with the part below its first one moved down to the next line of another frame, whose top is at
  /// a height, if that is less than a line away: a counter is on the baseline of the subtitle.
  fileprivate func onLines(of other: Frame, at top: Double) -> Frame {
    guard case .group(var children) = content, children.count == 2,
      let baseline = children[1].frame.baseline
    else { return self }
    let own = children[1].origin.y + baseline
    let next = other.textBaselines.map { top + $0 - own }.filter { $0 > 0 }.min() ?? 0
    guard next > 0, next < children[1].frame.size.height else { return self }
    children[1].origin.y += next
    var frame = self
    (frame.content, frame.size.height) = (.group(children), size.height + next)
    return frame
  }
}
