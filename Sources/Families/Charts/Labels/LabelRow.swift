import FioriBasics
import FioriLayout
import FioriModel

/// The labels below a plot: all of them, as many as fit, or just the first and the last.
struct LabelRow {
  /// A label and the place of its center.
  struct Item {
    /// The distance from the side where reading starts, as a fraction of the plot's width.
    let position: Double
    /// The whole text.
    let text: String
    var label: Frame
    /// The date; `nil` of a name and a number.
    var date: String?
    /// The distance of the place from the label's side where reading starts, in points; `nil` for the
    /// label's middle.
    var anchor: Double?
    /// The name of the date, if the label depends on the one before it.
    var tick: TickName?
    /// Whether no mark is at the end of the axis that the label names.
    var isUnmarked = false

    /// The distance of the place from the label's side where reading starts, in points.
    var before: Double { anchor ?? label.size.width / 2 }
  }

  /// The behavior of labels that do not fit.
  enum Crowding {
    /// Wrap names, and then leave some out; or, if requested, draw none of them.
    case all
    /// Leave some out, the same number between any two.
    case thinned
  }

  /// The extent of a row of labels, from the side where reading starts.
  struct Room {
    /// The plot's width in points.
    let width: Double
    /// The height of the plot and its labels, in points.
    let height: Double
    /// The chart's sides, in points from the plot's leading edge.
    let left: Double
    let right: Double

    /// Creates the extent in a plot with a number of points beside it at each of its sides.
    init(width: Double, before: Double, after: Double, height: Double = 0) {
      self.width = width
      self.height = height
      left = -before
      right = width + after
    }
  }

  var style: CategoryAxis.LabelStyle
  let crowding: Crowding
  /// Whether the plot leaves space for labels that extend beyond its sides; labels of columns stay
  /// inside their clusters.
  let hasInsets: Bool
  var items: [Item]
  /// Whether the labels are rounded numbers.
  private(set) var isRounded = false
  /// The number of names and dates that reach below other marks than their own, and can be read as theirs.
  var misplacedCount = 0
  /// The space between the labels and the baseline above them, in points.
  private(set) var gap = AxisMetrics.labelGap
  let axis: BottomAxis
  /// The places of the categories.
  let positions: [Double]
  /// The axis's least distance between two labels, in points, which takes all names to find.
  let leastSpacing: Double
  /// About the plot's width, in points.
  let width: Double

  /// Whether the labels are at ticks of their own, rather than one for each place.
  var hasDates: Bool { axis.hasDates }

  /// The dates of the labels, from the first.
  var dates: [String] { items.compactMap(\.date) }

  /// Creates the labels of an axis with categories at `positions`, in a plot about `width` points
  /// wide between axes.
  init(
    _ axis: BottomAxis, at positions: [Double], width: Double, beside sides: AxisSides,
    _ labels: inout some PartLayout
  ) throws {
    self.axis = axis
    style = axis.style
    crowding = axis.crowding
    hasInsets = axis.hasInsets
    items = []
    self.positions = positions
    leastSpacing = axis.spacing
    self.width = width
    guard axis.showsLabels else { return }
    try choose(
      in: Room(width: width, before: .infinity, after: .infinity),
      beside: Room(width: width, before: sides.leading, after: sides.trailing), &labels)
  }

  /// Takes the first labels that fit, or the last ones. Labels on two lines begin and end inside `sides`.
  private mutating func choose(
    in room: Room, beside sides: Room, _ labels: inout some PartLayout
  ) throws {
    for choice in axis.choices(at: positions) {
      items = try Self.items(axis, choice.labels, width: room.width, &labels).map {
        try aligned($0, in: sides, &labels)
      }
      isRounded = choice.isRounded
      if hasRoom(in: room) { return }
      guard style == .range, items.count > 2 else { continue }
      // Bars begin at zero, which says more than the nearer end.
      let (ends, zero) = (items.ends, items[1])
      items = zero.position < 0.5 ? [zero, ends[1]] : [ends[0], zero]
      if hasRoom(in: room) { return }
      items = ends
      if hasRoom(in: room) { return }
    }
  }

  private static func items(
    _ axis: BottomAxis, _ texts: [BottomAxis.Label], width: Double,
    _ labels: inout some PartLayout
  ) throws -> [Item] {
    var shown = texts.filter { !$0.text.isEmpty }
    // SAP's rule counts places without a name as neighbors.
    if axis.isAllOrNothing, !shown.isEmpty { shown = texts }
    if axis.style == .range {
      shown = texts.filter(\.isZero)
      shown = [texts.first].compactMap(\.self) + shown + texts.dropFirst().suffix(1)
    } else if axis.isAllOrNothing, Double(shown.count - 1) * AxisMetrics.labelSpacing > width {
      return []
    }
    // A date that is cut says nothing.
    let isCut = axis.hasNames && !axis.hasDates && axis.style == .allOrNothing
    let limit = isCut ? width / 2 : .infinity
    return try shown.enumerated().map { index, label in
      let alignment: HorizontalAlignment =
        axis.style != .range ? .center : index == 0 ? .leading : .trailing
      return Item(
        position: label.position, text: label.text,
        label: try Self.label(label.text, of: axis, in: limit, alignment, &labels),
        date: label.date, tick: label.tick,
        isUnmarked: label.isUnmarked && !label.text.contains("\n"))
    }
  }

  /// Returns a label on one line, or with its own line break, whose lines are aligned as the label is to its
  /// place.
  private static func label(
    _ text: String, of axis: BottomAxis, in width: Double = .infinity,
    _ alignment: HorizontalAlignment, _ labels: inout some PartLayout
  ) throws -> Frame {
    let styled = axis.textStyle.text(text)
    return text.contains("\n") && axis.breaksLabels
      ? try labels.brokenLabel(styled, alignment: alignment)
      : try labels.label(styled, maximumWidth: width)
  }

  /// How far the labels extend to both sides of their places; the labels at the ends of a range stay inside,
  /// except short ones below points.
  var overhangs: (leading: [Overhang], trailing: [Overhang]) {
    guard hasInsets else { return ([], []) }
    let items = style == .allOrNothing ? items : items.filter(isCentered)
    return (
      items.map { Overhang(position: $0.position, length: $0.before) },
      items.map { Overhang(position: 1 - $0.position, length: $0.label.size.width - $0.before) }
    )
  }

  /// Makes space between the lowest numbers beside the plot and labels that extend below them: as much as
  /// Latin letters have, whose height is that of digits, more if they would nearly touch, and more below a long part of a
  /// number, with which a label would read as one text. `numbers` are the sides of the numbers toward the plot, from its
  /// leading edge, `numberWidth` is the width of the widest, and `descent` is how far their letters hang below digits.
  mutating func clear(
    _ numbers: ClosedRange<Double>, width numberWidth: @autoclosure () -> Double,
    descent: @autoclosure () -> Double, in room: Room
  ) {
    guard axis.isBelowPlot else { return }
    for (x, label) in placed(in: room) {
      guard case .text(let block) = label.content else { continue }
      let shared = max(numbers.lowerBound - x, x + label.size.width - numbers.upperBound)
      if shared >= Self.leastShared, min(numberWidth(), label.size.width) >= Self.leastShared {
        gap = max(gap, AxisMetrics.labelGap + Self.numberSpacing)
      }
      if shared > 0, let digits = distance(belowNumber: label, block) {
        let distance = digits - descent()
        if distance < Self.leastDistance {
          gap = max(gap, AxisMetrics.labelGap + Self.wideDistance - distance)
        }
      }
      guard block.text.unicodeScalars.contains(where: { $0.value >= Self.firstOtherLetter }),
        x < numbers.lowerBound + AxisMetrics.labelSpacing - LabelPlacer.slack
          || x + label.size.width
            > numbers.upperBound - AxisMetrics.labelSpacing + LabelPlacer.slack
      else { continue }
      gap = max(gap, AxisMetrics.labelGap + (block.font.size - block.font.digitHeight) / 2)
    }
  }

  /// Returns the distance between the digits of a number at the lower end of the plot and a text below it; `nil` for a turned
  /// one.
  private func distance(belowNumber label: Frame, _ text: TextBlock) -> Double? {
    guard label.baseline != nil, let baseline = text.lines.first?.baseline else { return nil }
    let top = (height - height(below: label)) / 2 + baseline - text.font.digitHeight
    return axis.lineBelow + AxisMetrics.labelGap + top - axis.numberHeight / 2
  }

  /// The width that a number and a label below it have in common, from which on they need more space, and that space, in
  /// points (chosen: Docs/sources/charts.md#axes).
  private static let leastShared = 14.0
  private static let numberSpacing = 5.0

  /// The distance between the digits of a number and a label below it that has to be wider, and the wider one, in points
  /// (chosen: Docs/sources/charts.md#axes). Signs of currencies hang below digits by up to half of it.
  private static let leastDistance = 2.0
  private static let wideDistance = 4.0

  /// The first letter of the scripts from Devanagari on, whose letters may be as high as their font.
  static let firstOtherLetter: UInt32 = 0x900

  /// How far letters hang below the labels' box, which is sized for Latin letters.
  var descents: [Overhang] {
    items.compactMap { item in
      let descent = item.label.arabicDescent(of: \.isRightToLeft)
      return descent > 0 ? Overhang(position: 0, length: height + gap + descent) : nil
    }
  }

  /// Whether names are on several lines.
  var isWrapped: Bool { axis.hasNames && height > AxisMetrics.labelHeight + LabelPlacer.slack }

  /// The height of the labels in points.
  var height: Double {
    max(AxisMetrics.labelHeight, items.map(\.label.size.height).max() ?? 0)
  }

  /// Returns the height that a label is centered in: its own on a single line; of
  /// labels on several lines, all first lines are beside each other.
  func height(below label: Frame) -> Double {
    items.contains { $0.label.size.height > height(ofLine: $0.label) } ? height : label.size.height
  }

  private func height(ofLine label: Frame) -> Double {
    if case .text(let block) = label.content { block.font.lineHeight + 0.001 } else { .infinity }
  }

  /// Returns the labels that remain in a plot.
  func fitted(to room: Room, _ labels: inout some PartLayout) throws -> LabelRow {
    var row = try chosen(for: room, &labels)
    if axis.isAllOrNothing { row.items.removeAll(where: \.text.isEmpty) }
    if !row.items.allSatisfy(\.label.isReadable) { row.items = [] }
    if axis.breaksLabels { try row.alignLines(in: room, &labels) }
    if axis.namesPoints { row.countBelowPoints(in: room) }
    if axis.hasDates, row.items.count == 2 { row.countBelowColumns(in: room) }
    guard axis.namesColumns, room.width > 0 else { return row }
    try row.keepBelowColumns(in: room, &labels)
    return try rangeInstead(ofOwnPlaces: row, in: room, &labels) ?? row
  }

  /// Aligns the lines of each label that a side of the chart moves aside with this side: centered on a longer second line,
  /// a short time would be below another column.
  private mutating func alignLines(in room: Room, _ labels: inout some PartLayout) throws {
    guard style != .range, !hasInsets else { return }
    for index in items.indices where items[index].text.contains("\n") {
      let item = items[index]
      let move = x(of: item, in: room) - item.position * room.width + item.label.size.width / 2
      guard abs(move) > LabelPlacer.slack else { continue }
      items[index].label = try Self.label(
        item.text, of: axis, move > 0 ? .leading : .trailing, &labels)
    }
  }

  /// Returns the labels that remain, with the labels of places without a name.
  private func chosen(for room: Room, _ labels: inout some PartLayout) throws -> LabelRow {
    let isCut = items.contains(where: \.label.isTruncated)
    guard !hasRoom(in: room) || (isCut && axis.wrapsNames) else { return self }
    var row = self
    if !axis.hasNames {
      try row.choose(in: room, beside: room, &labels)
      if !row.hasRoom(in: room) { row.items = try row.thinnedNumbers(in: room, &labels) }
    } else if axis.hasDates {
      try row.choose(in: room, beside: room, &labels)
      if !row.hasRoom(in: room) {
        row.items =
          style == .range
          ? try row.ends(in: room.width, &labels) : try row.thinned(in: room, &labels)
      }
    } else if style == .range {
      let ends = try ends(in: room.width, &labels)
      let isCut = ends.contains(where: \.label.isTruncated)
      row.items = try isCut ? wrappedEnds(in: room, &labels) ?? ends : ends
    } else if axis.isAllOrNothing {
      row.items = []
    } else if let wrapped = try wrapped(in: room, isCut: isCut, &labels) {
      row.items = wrapped
    } else if !hasRoom(in: room) {
      let kept = try thinned(in: room, &labels)
      if let turned = try turned(insteadOf: kept.count, in: room, &labels) {
        row.items = turned
      } else if let ends = try rangeInstead(of: kept, in: room, &labels) {
        row = ends
      } else {
        row.items = kept
      }
    }
    return row
  }

  private func hasRoom(in room: Room) -> Bool {
    if style == .range {
      let sides = rangeSides(of: room)
      return LabelPlacer.areClear(
        placed(in: room).map { Self.box($0, width: $1.size.width + leastSpacing) },
        in: Self.box(sides.left, width: sides.right - sides.left + leastSpacing))
    }
    let total = items.reduce(leastSpacing) { $0 + $1.label.size.width }
    guard total <= room.width + LabelPlacer.slack || items.count < 2 else { return false }
    return isClear(items, in: room)
  }

  /// Returns as many labels as fit: all, every other, every third, and so on.
  private func thinned(in room: Room, _ labels: inout some PartLayout) throws -> [Item] {
    let kept = try LabelPlacer.thinned(items.count) { kept in
      boxes(of: try only(kept, in: room, &labels), in: room)
    }
    return try only(kept, in: room, &labels)
  }

  /// Returns some of the labels. A date whose period was named by one that is left out names it itself.
  private func only(
    _ kept: [Int], in room: Room, _ labels: inout some PartLayout
  ) throws -> [Item] {
    let items = kept.map { self.items[$0] }
    let ticks = items.compactMap(\.tick)
    guard ticks.count == items.count, items.count < self.items.count else { return items }
    return try zip(items, ticks.labels).map { item, text in
      guard text != item.text else { return item }
      let own = Item(
        position: item.position, text: text,
        label: try Self.label(text, of: axis, .center, &labels), date: item.date, tick: item.tick)
      return try aligned(own, in: room, &labels)
    }
  }

  /// Returns as many numbers as fit, at least two: a single one does not say how long the axis is.
  private func thinnedNumbers(
    in room: Room, _ labels: inout some PartLayout
  ) throws -> [Item] {
    let kept = style == .range ? [] : try thinned(in: room, &labels)
    return kept.count > 1 ? kept : []
  }

  /// Returns whether labels at their final places stay clear of each other.
  func isClear(_ items: [Item], in room: Room) -> Bool {
    LabelPlacer.areClear(boxes(of: items, in: room))
  }

  /// Returns the space that labels take at their final places, each with the gap to the next. Between short
  /// names, it is a point less beside one that moves at the chart's side (chosen: columns of twelve months in a
  /// chart as wide as a phone would lose every other name).
  private func boxes(of items: [Item], in room: Room) -> [Rect] {
    let starts = items.map { x(of: $0, in: room) }
    let areMoved = zip(items, starts).map { item, x in
      abs(item.position * room.width - item.label.size.width / 2 - x) > LabelPlacer.slack
    }
    let shortGap = leastSpacing > AxisMetrics.labelSpacing ? leastSpacing : leastSpacing - 1
    return items.indices.map { index in
      let isMoved = areMoved[index...].prefix(2).contains(true)
      return Self.box(
        starts[index], width: items[index].label.size.width + (isMoved ? shortGap : leastSpacing))
    }
  }

  /// Returns the space from one place in the row to another.
  private static func box(_ x: Double, width: Double) -> Rect {
    Rect(x: x, y: 0, width: width, height: 1)
  }

  /// Returns the start of a label, from the plot's leading edge. Where the plot leaves no space beside it, a label
  /// that would leave the chart moves back to its side.
  private func x(of item: Item, in room: Room) -> Double {
    let x = item.position * room.width - item.before
    return hasInsets && style != .range
      ? x
      : LabelPlacer.start(x, of: item.label.size.width, from: room.left, to: room.right)
  }

  /// Returns the start of each label, from the plot's leading edge. The name of an only category is below the middle of
  /// its marks, and at the side it would be read as of one of them.
  func placed(in room: Room) -> [(x: Double, label: Frame)] {
    items.enumerated().map { index, item in
      guard style == .range, positions.count > 1 || !axis.hasNames else {
        return (x(of: item, in: room), item.label)
      }
      let width = item.label.size.width
      let side = index == 0 ? 0 : room.width - width
      guard !axis.hasNames || leavesSides(item) && !isInOwnPlace(item, from: side, in: room) else {
        return (side, item.label)
      }
      // A number belongs below its tick, which may be far from the end of the longest bar; a name without
      // a mark at the end that is wider than its place below the middle of it, where it is not read as another mark's.
      let middle = item.position * room.width - width / 2
      let sides = leavesSides(item) ? (room.left, room.right) : (0, room.width)
      return (LabelPlacer.start(middle, of: width, from: sides.0, to: sides.1), item.label)
    }
  }
}

extension Frame {
  /// How far Arabic characters hang below Latin letters and digits, in points: a sixth of the font size (measured: Noto Sans
  /// Arabic).
  func arabicDescent(of hangs: (Unicode.Scalar) -> Bool) -> Double {
    guard case .text(let block) = content, block.text.unicodeScalars.contains(where: hangs) else {
      return 0
    }
    return block.font.size / 6
  }
}
