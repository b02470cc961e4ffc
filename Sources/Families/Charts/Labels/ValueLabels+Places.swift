import FioriBasics
import FioriLayout
import FioriModel

/// The places of value labels that depend on more than their own mark.
extension ValueLabels {
  // MARK: Beside columns and bars

  /// Returns places in a column for a label that its target or a line has no space for beyond it: at the end of the
  /// column, in the middle and at the baseline.
  func inside(_ mark: PlotMark) -> [Frame.Placed] {
    guard let label = inner[at: mark.series]?[at: mark.category] ?? nil,
      Self.fits(label, in: mark.frame)
    else { return [] }
    let margin = (label.size.height - chart.texts.value.font.digitHeight) / 2
    let top = mark.frame.minY + 2 * Self.gap - margin
    let bottom = mark.frame.maxY - 2 * Self.gap - label.size.height + margin
    let middle = mark.frame.midY - label.size.height / 2
    return (mark.value < 0 ? [bottom, middle, top] : [top, middle, bottom]).map { y in
      Frame.Placed(
        origin: Point(x: mark.frame.midX - label.size.width / 2, y: y), frame: label)
    }
  }

  /// Returns whether a line is between a chosen label and the end of its column, and would be read as what it labels.
  func isPastLine(_ box: Rect, of mark: PlotMark, among all: Marks) -> Bool {
    guard chart.choosesValueLabels, !isHorizontal else { return false }
    let isAbove = box.midY < mark.frame.minY
    let (top, bottom) = isAbove ? (box.maxY, mark.frame.minY) : (mark.frame.maxY, box.minY)
    return all.lines.contains { line in
      line.heights(within: box.minX, box.maxX).map {
        $0.lowerBound < bottom && $0.upperBound > top
      } ?? false
    }
  }

  /// Returns a label of a part of zero: beyond it if it is the whole stack, and otherwise beside the bar,
  /// but not below the baseline.
  func beside(_ zero: Labeled, among all: Marks) -> Frame.Placed {
    let (mark, label) = (zero.mark.frame, zero.label)
    let isAlone = !all.marks.contains { $0 != zero.mark && $0.category == zero.mark.category }
    guard !isAlone else { return beyond(zero.mark, label) }
    let size = label.size
    guard !isHorizontal else {
      let x = LabelPlacer.start(
        mark.midX - size.width / 2, of: size.width, from: 0, to: all.plot.width)
      return Frame.Placed(origin: Point(x: x, y: mark.maxY), frame: label)
    }
    let margin = (size.height - chart.texts.value.font.digitHeight) / 2 - Self.gap
    let lowest = all.plot.height - size.height + margin
    let y = min(max(mark.midY - size.height / 2, -margin), max(lowest, -margin))
    let x = chart.isRightToLeft ? mark.minX - Self.gap - size.width : mark.maxX + Self.gap
    return Frame.Placed(origin: Point(x: x, y: y), frame: label)
  }

  func beyond(_ mark: PlotMark, _ label: Frame) -> Frame.Placed {
    let frame = mark.frame
    let isPositive = mark.value >= 0
    guard isHorizontal else {
      let y = isPositive ? frame.minY - Self.gap - label.size.height : frame.maxY + Self.gap
      return Frame.Placed(origin: Point(x: frame.midX - label.size.width / 2, y: y), frame: label)
    }
    let isRight = isPositive != chart.isRightToLeft
    let x = isRight ? frame.maxX + Self.lyingGap : frame.minX - Self.lyingGap - label.size.width
    return Frame.Placed(origin: Point(x: x, y: frame.midY - label.size.height / 2), frame: label)
  }

  /// Returns the place of a label beside a longer column of its cluster, which its place is over, if it is little wider
  /// than its own column; `nil` if it is over none, or over one on each side, and for chosen labels that are wider, whose
  /// places it would take.
  func besideLonger(
    _ place: Frame.Placed, of mark: PlotMark, among all: Marks
  ) -> Frame.Placed? {
    guard !isHorizontal,
      !chart.choosesValueLabels || place.frame.size.width <= mark.frame.size.width
    else { return nil }
    let box = box(of: place)
    let longer = all.marks.filter { isLonger($0, than: mark, under: box) }
    let (columns, middle) = (longer.map(\.frame), mark.frame.midX)
    guard let move = move(of: box, clearOf: columns, from: middle) else { return nil }
    guard chart.choosesValueLabels else { return place.moved(by: Point(x: move, y: 0)) }
    // The label of the longer column may reach beyond it.
    let labels = longer.compactMap { column in
      label(column.series, column.category).map { self.box(of: beyond(column, $0)) }
    }
    let further = self.move(of: box, clearOf: columns + labels, from: middle)
    return place.moved(by: Point(x: further ?? move, y: 0))
  }

  /// Returns how far the box of a label from one place has to move to be beside others, in points; `nil` if that is far, or
  /// the others are on both sides.
  private func move(of box: Rect, clearOf others: [Rect], from middle: Double) -> Double? {
    let moves = others.map { $0.midX < middle ? $0.maxX - box.minX : $0.minX - box.maxX }
    guard let least = moves.min(), let most = moves.max(), least * most > 0 else { return nil }
    let move = most > 0 ? most : least
    return abs(move) <= Self.gap ? move : nil
  }

  /// Returns a place right above or below the first mark as one that reaches over the numbers of the axis: where a label of
  /// a line has no other, or one of a column would move over the next. `nil` for other places, and without numbers.
  func overNumbers(
    _ place: LabelCandidate.Place, of labeled: Labeled, among all: Marks
  ) -> LabelCandidate.Place? {
    let (box, middle) = (place.box, labeled.mark.frame.midX)
    let reach = chart.isRightToLeft ? box.maxX - all.plot.width : -box.minX
    guard !isHorizontal, chart.primary?.showsLabels == true, reach > Self.gap,
      abs(box.midX - middle) < LabelPlacer.slack
    else { return nil }
    if traits.valuePosition != .around {
      let moved = box.insetBy(dx: Self.gap, dy: 0).moved(from: 0, to: all.plot.width)
      let isOverNext = all.marks.contains {
        $0.category != labeled.mark.category && $0.frame.overlapsAcross(moved)
      }
      guard isOverNext else { return nil }
    }
    var over = place
    (over.isFixed, over.isOverNumbers) = (true, true)
    return over
  }

  /// Returns the labels of columns that are also over or below the middle of a column of another category, where the label
  /// of that one would be if it had space.
  func readAsNeighbors(_ shown: [Shown], among all: Marks) -> [Shown] {
    guard traits.valuePosition == .beyond, !isHorizontal, chart.choosesValueLabels else {
      return []
    }
    let labeled = Set(shown.map { [$0.mark.series, $0.mark.category] })
    let bare = all.marks.filter { mark in
      !labeled.contains([mark.series, mark.category])
        && chart.valueLabels[at: mark.series]?[at: mark.category]?.isEmpty == false
    }
    return shown.filter { mark, label in
      guard !isTotal(mark) else { return false }
      let sides = label.origin.x...label.origin.x + label.frame.size.width
      return bare.contains { other in
        mark.category != other.category && sides.contains(other.frame.midX)
          && abs(beyond(other, label.frame).origin.y - label.origin.y) < label.frame.size.height / 2
      }
    }
  }

  /// Returns the totals of stacks that have moved aside, over the middle of a stack whose own total is left out.
  func movedOverNeighbors(_ sums: [Shown], of marks: [PlotMark]) -> [Shown] {
    guard chart.choosesValueLabels, !isHorizontal else { return [] }
    let labeled = Set(sums.map(\.mark.category))
    let bare = marks.filter { !labeled.contains($0.category) }
    return sums.filter { mark, label in
      let sides = label.origin.x...label.origin.x + label.frame.size.width
      let isMoved = abs(label.origin.x + label.frame.size.width / 2 - mark.frame.midX) > Self.gap
      return isMoved && bare.contains { sides.contains($0.frame.midX) }
    }
  }

  /// Returns the place of a label of a bar past the lines that its first place is on: the number would look like their
  /// value. It is at the end of the bar, inside, if that is far from there and the label fits. `nil` if it is on none.
  func past(
    _ references: [Segment], _ place: Frame.Placed, of mark: PlotMark
  ) -> Frame.Placed? {
    let (start, width) = (place.origin.x, place.frame.size.width)
    let crossed = lines(references, through: place)
    guard let first = crossed.min(), let last = crossed.max() else { return nil }
    let isRight = start + width / 2 > mark.frame.midX
    // Nearer, a dash would be read as a digit.
    let x = isRight ? last + 2 * Self.lyingGap : first - 2 * Self.lyingGap - width
    if abs(x - start) > Self.farthestPast,
      let inside = insideBar(mark, isRight: isRight, clearOf: references)
    {
      return inside
    }
    return Frame.Placed(origin: Point(x: x, y: place.origin.y), frame: place.frame)
  }

  /// Returns the places of lines that a label of a bar would be on.
  private func lines(_ references: [Segment], through place: Frame.Placed) -> [Double] {
    let (start, width) = (place.origin.x, place.frame.size.width)
    return references.map(\.start.x).filter {
      (start - Self.lyingGap...start + width + Self.lyingGap).contains($0)
    }
  }

  /// Whether a label of a column is on a line at a value.
  func isOnLine(_ place: Frame.Placed, among all: Marks) -> Bool {
    let (start, height) = (place.origin.y, place.frame.size.height)
    return all.references.contains { (start...start + height).contains($0.start.y) }
  }

  /// Returns the label at the end of a bar, inside; `nil` if it does not fit there, or lines run through it.
  private func insideBar(
    _ mark: PlotMark, isRight: Bool, clearOf references: [Segment]
  ) -> Frame.Placed? {
    guard let label = inner[at: mark.series]?[at: mark.category] ?? nil,
      Self.fits(label, in: mark.frame)
    else { return nil }
    let x =
      isRight
      ? mark.frame.maxX - Self.lyingGap - label.size.width : mark.frame.minX + Self.lyingGap
    let place = Frame.Placed(
      origin: Point(x: x, y: mark.frame.midY - label.size.height / 2), frame: label)
    return lines(references, through: place).isEmpty ? place : nil
  }

  /// How far past its usual place the label of a bar is still read as the value of that, in points (chosen:
  /// Docs/sources/charts.md#extras).
  private static let farthestPast = 16.0

  /// Returns the position that the label of a bar is beyond: the end of the bar, or of the lines that it would otherwise
  /// be on, in a plot that has at least half of the width.
  func passing(_ end: Double, _ label: Frame, isPositive: Bool) -> Double {
    let reach = 2 * (label.size.width + 2 * Self.lyingGap) / max(width, 1)
    let lines = chart.primary?.references.filter(\.isLine) ?? []
    return lines.reduce(end) { position, line in
      let place = chart.primaryTicks.position(of: line.values.lowerBound)
      guard (0...1).contains(place), abs(place - end) < reach else { return position }
      return isPositive ? max(position, place) : min(position, place)
    }
  }

  // MARK: Around points

  /// Returns the places around the point of a line, the best first: above it and below it, and at both heights beside
  /// its middle, where the line rises or falls.
  func around(_ labeled: Labeled, among all: Marks) -> [Frame.Placed] {
    let (mark, label) = (labeled.mark.frame, labeled.label)
    let aside = min((label.size.width + mark.size.width) / 2, all.reach(of: labeled))
    let above = mark.minY - Self.gap - label.size.height
    return [above, mark.maxY + Self.gap].flatMap { y in
      [0, -aside, aside].map { x in
        Frame.Placed(origin: Point(x: mark.midX - label.size.width / 2 + x, y: y), frame: label)
      }
    }
  }

  /// Returns the place above the line through a selected point; `nil` for other points, and where points of several series
  /// on the line are selected.
  func overSelection(_ labeled: Labeled) -> Frame.Placed? {
    let mark = labeled.mark
    guard chart.choosesValueLabels, chart.enlarges(mark.series, mark.category),
      chart.selections.keys.count(where: { chart.enlarges($0, mark.category) }) == 1
    else { return nil }
    let size = labeled.label.size
    return Frame.Placed(
      origin: Point(x: mark.frame.midX - size.width / 2, y: -Self.gap - size.height),
      frame: labeled.label)
  }

  /// Returns the places level with a point where nothing else is near, for a label that has no space above and below it.
  func level(with labeled: Labeled, among all: Marks) -> [Frame.Placed] {
    guard chart.choosesValueLabels else { return [] }
    let (mark, label) = (labeled.mark.frame, labeled.label)
    let distance = Self.levelDistance * (Self.gap + mark.size.width / 2)
    return [mark.minX - Self.gap - label.size.width, mark.maxX + Self.gap].compactMap { x in
      let place = Frame.Placed(
        origin: Point(x: x, y: mark.midY - label.size.height / 2), frame: label)
      let near = box(of: place).insetBy(-distance)
      return all.marks.contains {
        $0 != labeled.mark
          && near.contains(
            $0.frame.insetBy(
              dx: $0.frame.size.width / 2, dy: $0.frame.size.height / 2))
      } ? nil : place
    }
  }

  /// Returns whether a label that is wider than the distance of points is above a lower point than another one below it,
  /// or below a higher one than another above it, so that it would look like the value of that one; points of other lines
  /// at about the same height count as well.
  func readsAsOther(
    _ box: Rect, of mark: PlotMark, among all: Marks,
    where isOther: (PlotMark) -> Bool = { _ in true }
  ) -> Bool {
    guard traits.valuePosition == .around, chart.choosesValueLabels else { return false }
    let isAbove = box.midY < mark.frame.midY
    return all.marks.contains { other in
      guard other.category != mark.category, isOther(other),
        (box.minX...box.maxX).contains(other.frame.midX)
      else { return false }
      let lead = isAbove ? mark.frame.midY - other.frame.midY : other.frame.midY - mark.frame.midY
      return other.series == mark.series ? lead > Self.seenLead : abs(lead) <= Self.seenLead
    }
  }

  /// Returns whether a label that has moved aside looks like the value of a point that is nearer to its middle.
  func readsAsNearer(_ box: Rect, of mark: PlotMark, among all: Marks) -> Bool {
    let distance = abs(box.midX - mark.frame.midX)
    return readsAsOther(box, of: mark, among: all) { abs(box.midX - $0.frame.midX) < distance }
  }

  /// How much nearer than its own point another one is to a label before it is seen, in points, and how many times as far
  /// as its own point others are from a label level with it (chosen: Docs/sources/charts.md#extras).
  private static let seenLead = 1.5
  private static let levelDistance = 3.0

  /// The number of the place right below a point, and the order of the places where the point of another line is near.
  static let placeBelow = 3
  static let belowBeforeAside = [0, placeBelow, 1, 2, 4, 5]

}
