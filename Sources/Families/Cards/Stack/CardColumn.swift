import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

/// The sections of a card from the top down, as far as they are laid out.
struct CardColumn {
  let card: CardStack
  /// The height of the card in points, which grows for a chart or a ring that does not fit.
  private var height: Double
  /// The bottom edge of the last section.
  private var top: Double
  private var children: [Frame.Placed] = []
  var losses: [Loss] = []
  private var footer: [Frame.Placed] = []
  private var footerHeight = 0.0
  /// The last baseline of the title; `nil` without one.
  private var titleBaseline: Double?
  /// Whether the title or the status lacks the width beside the other.
  private(set) var crowdsStatus = false
  /// The size of the number in points; `nil` without one.
  private var numberSize: Double?
  private var hasFacts = false
  /// Whether a section is in the middle of the space that is left.
  private var isFilled = false
  /// Whether that part does not fit below the others.
  private var isOverfull = false
  /// The legend, and its place among the sections; `nil` for none.
  private var legend: (index: Int, origin: DescriptionPath, height: Double, isHigh: Bool)?
  /// The chart, and the height in points that its plot should have; `nil` without one in a fixed height.
  private var chart: (frame: Frame, leastPlotHeight: Double)?
  /// Whether the chart is left out because the card is too low.
  private var lacksChart = false
  /// The number of lines of the text that gives way to the chart.
  private(set) var yieldingLineCount = 0

  init(_ card: CardStack) {
    self.card = card
    (height, top, losses) = (card.height, card.top, card.losses)
  }

  /// The bottom edge of the sections, at most.
  private var bottom: Double {
    card.growth == .always ? .infinity : height - card.end - footerHeight
  }

  private func innerWidth(_ section: CardStack.Section) -> Double {
    max(card.width - section.padding.left - section.padding.right, 0)
  }

  /// Adds the part at the bottom edge. Buttons without the title would not say what they do.
  mutating func addFooter(_ section: CardStack.Section, _ layout: inout some PartLayout) throws {
    let (placed, height) = try placed(section, at: 0, &layout)
    if let widget = card.widget, let first = card.sections.first {
      var attempt = layout
      let head = try self.placed(first, at: 0, &attempt).height
      guard head + height <= bottom + Self.tolerance else {
        losses += section.buttonOrigins.map { Self.leftOut($0, in: widget) }
        return
      }
    }
    (footer, footerHeight) = ([placed], height)
  }

  /// Adds a section below the others, which leaves those below it their least height.
  mutating func add(
    _ section: CardStack.Section, leaving rest: Double, _ layout: inout some PartLayout
  ) throws {
    guard let section = try fitted(section, leaving: rest, &layout) else { return }
    var (placed, height) =
      card.growth != .never && section.isFlexible
      ? try grown(section, &layout) : try placed(section, at: top, &layout)
    if top + height > bottom + Self.tolerance, card.widget == nil, !card.growsForSection {
      switch section.element {
      case .arrangement(let facts as CardFacts):
        return try addFewer(facts, of: section, leaving: rest, &layout)
      case .text(let text): return losses.append(Loss(text.origin, .doesNotFitBelowNumber))
      default: break
      }
    }
    if bottom.isFinite, !placed.frame.isLeftOut {
      move(&placed, to: section)
      if section.isFlexible { note(chart: placed.frame, of: section) }
    }
    if section.yieldsToChart { yieldingLineCount = placed.frame.lineCount }
    if case .arrangement(let arrangement) = section.element { note(arrangement, placed, height) }
    children.append(placed)
    top += height
  }

  /// Adds a section with one of its facts less, which does not fit; nothing if it has no other.
  private mutating func addFewer(
    _ facts: CardFacts, of section: CardStack.Section, leaving rest: Double,
    _ layout: inout some PartLayout
  ) throws {
    var (fewer, shorter) = (facts, section)
    guard let last = fewer.facts.popLast() else { return }
    losses.append(Loss(last.value.origin, .doesNotFitBelowNumber))
    shorter.element = .arrangement(fewer)
    if !fewer.facts.isEmpty { try add(shorter, leaving: rest, &layout) }
  }

  /// Returns a chart in the space that is left, and the height that it takes with its padding. The card grows
  /// until no part of the chart lacks height.
  private mutating func grown(
    _ section: CardStack.Section, _ layout: inout some PartLayout
  ) throws -> (Frame.Placed, height: Double) {
    let unused = layout
    let drawn = try placed(section, at: top, &layout)
    let (frame, chart) = (drawn.0.frame, section.element.chart)
    let least = max(leastGrownHeight(section), chart?.heightOfNames ?? 0)
    guard !frame.allLosses.isEmpty || frame.plotHeight.map({ $0 < least - Self.tolerance }) == true,
      let chart
    else { return drawn }
    var attempt = unused
    let missing = try attempt.missingHeight(of: chart, plot: least)
    guard missing > 0 else { return drawn }
    if bottom.isFinite { height += missing }
    layout = unused
    var taller = section
    taller.element = section.element.filling(
      Size(width: chart.size.width, height: chart.size.height + missing))
    return try placed(taller, at: top, &layout)
  }

  /// The height in points that a card grows for: more of a plot of points, whose places are two numbers, and in a card of
  /// any height; and that below facts and a legend also of a ring, below titles of axes and at accessibility sizes.
  private func leastGrownHeight(_ section: CardStack.Section) -> Double {
    guard let chart = section.element.chart else { return leastPlotHeight(section) }
    guard bottom.isFinite, !chart.type.kind.values.isPoint else {
      return CardMetrics.leastFreePlotHeight
    }
    let isLarger =
      chart.type == .donut || chart.hasAxisTitles || card.growth == .forChartAndTitle
    return isLarger ? CardMetrics.leastPlotHeight : leastPlotHeight(section)
  }

  /// The height in points that the plot of a section should have in a fixed height.
  private func leastPlotHeight(_ section: CardStack.Section) -> Double {
    legend?.isHigh == true || hasFacts && (legend != nil || section.element.hasLegend)
      ? CardMetrics.leastPlotHeight : CardMetrics.leastChartHeight
  }

  /// Notes a chart, and reports a plot that is too low.
  private mutating func note(chart frame: Frame, of section: CardStack.Section) {
    let least = leastPlotHeight(section)
    chart = (frame, least)
    let isBelowParts = least == CardMetrics.leastPlotHeight
    let reported = isBelowParts ? least : CardMetrics.unreadablePlotHeight
    guard let plot = frame.plotHeight, plot < reported - Self.tolerance else { return }
    losses.append(
      Loss(
        section.origin,
        .plotIsLow(plot, belowFactsAndLegend: isBelowParts, widget: card.widget)))
  }

  /// What the height of the card leaves its chart.
  var chartSpace: ChartSpace {
    guard !lacksChart else {
      return ChartSpace(lossCount: .max, missingHeight: CardMetrics.leastChartHeight)
    }
    guard let (frame, least) = chart else { return ChartSpace() }
    return ChartSpace(
      lossCount: frame.allLosses.count(where: \.isOfNames),
      missingHeight: max(least - (frame.plotHeight ?? least), 0))
  }

  /// The height that no section takes, in points; none around a part that is in its middle, and less than none
  /// where that part does not fit, and in a card that has grown.
  var freeHeight: Double {
    isFilled ? (isOverfull ? -.infinity : 0) : height - card.end - footerHeight - top
  }

  /// Returns the card with its sections.
  func frame(_ layout: some PartLayout) -> Frame {
    let height =
      bottom.isFinite ? self.height : max(top + footerHeight + card.end, card.height)
    var placed =
      children + footer.map { $0.moved(by: Point(x: 0, y: height - card.end - footerHeight)) }
    if card.height > 0, height > card.height + Self.tolerance, !bottom.isFinite {
      // The picture's size is the card's, and nothing is drawn across its edge.
      placed = placed.compactMap { $0.ending(above: card.height) }
    }
    return Frame(
      size: Size(width: card.width, height: height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(placed, width: card.width)), kind: card.kind,
      decoration: card.decoration, losses: losses)
  }

  // MARK: Places

  /// Returns a section at a height, and the height that it takes with its padding.
  private func placed(
    _ section: CardStack.Section, at top: Double, _ layout: inout some PartLayout
  ) throws -> (Frame.Placed, height: Double) {
    let padding = section.padding
    let inner = innerWidth(section)
    let frame =
      section.hasItems
      ? try layout.frameOfItems(section.element, in: inner)
      : try layout.frame(of: section.element, in: inner)
    guard !frame.isLeftOut else {
      return (Frame.Placed(origin: Point(x: padding.left, y: top), frame: frame), 0)
    }
    let free = inner - frame.size.width
    let left =
      if section.isCentered {
        free / 2
      } else if case .text(let text) = section.element {
        max(free, 0) * text.startShare
      } else {
        0.0
      }
    let origin = Point(x: padding.left + left, y: top + padding.top)
    return (
      Frame.Placed(origin: origin, frame: frame),
      padding.top + frame.size.height + padding.bottom
    )
  }

  /// Moves a part into the middle of the free space, or a chart up to where the legend was whose space it
  /// takes.
  private mutating func move(_ placed: inout Frame.Placed, to section: CardStack.Section) {
    let (size, padding) = (placed.frame.size, section.padding)
    switch section.place {
    case .inOrder: break
    case .rest:
      let taken = size.height - max(room(for: section, leaving: 0).height, 0)
      guard taken > Self.tolerance, let legend else { break }
      placed.origin.y -= legend.height
      children.remove(at: legend.index)
    case .middle, .middleBelowTitle:
      isFilled = true
      let middle = middle(of: section) - size.height / 2
      // The line of a number is higher than its digits, of which only these have to be clear of the title. A list of
      // both ranges would look up its type at each start.
      let place =
        top(of: 0...size.height, near: middle, within: padding)
        ?? section.digits(in: placed.frame).flatMap { top(of: $0, near: middle, within: padding) }
      placed.origin.y = place ?? middle
      isOverfull = place == nil
    }
  }

  /// Returns the place nearest to a wanted one where a range of a part is in the free space; `nil` without one.
  private func top(
    of range: ClosedRange<Double>, near wanted: Double, within padding: Insets
  ) -> Double? {
    let least = top + padding.top - range.lowerBound
    let most = bottom - padding.bottom - range.upperBound
    return least <= most ? min(max(wanted, least), most) : nil
  }

  /// Returns the optical center of the free space (Docs/sources/cards.md#free-room).
  private func middle(of section: CardStack.Section) -> Double {
    guard section.place == .middleBelowTitle else { return (top + bottom) / 2 }
    return ((titleBaseline ?? top) + (footer.isEmpty ? height : bottom)) / 2
  }

  /// Notes the measures of a section that others depend on.
  private mutating func note(
    _ arrangement: any Arrangement, _ placed: Frame.Placed, _ height: Double
  ) {
    switch arrangement {
    case let line as CardTitleLine:
      titleBaseline = placed.frame.lastBaseline.map { placed.origin.y + $0 }
      crowdsStatus = line.crowdsStatus(
        in: placed.frame, isHeightFree: card.growth == .forChartAndTitle)
    case let line as CardNumberLine: numberSize = line.numberSize(in: placed.frame)
    case is CardFacts: hasFacts = true
    case let entries as CardLegend:
      legend = (children.count, entries.origin, height, entries.isHeightFree)
    default: break
    }
  }

  // MARK: Space

  /// Returns a section as it fits into the rest of the card; `nil` if there is no space for it in a widget.
  private mutating func fitted(
    _ section: CardStack.Section, leaving rest: Double, _ layout: inout some PartLayout
  ) throws -> CardStack.Section? {
    var section = section
    if case .arrangement(let arrangement) = section.element, let facts = arrangement as? CardFacts {
      section.element = .arrangement(facts.limited(to: numberSize))
    }
    guard bottom.isFinite else { return section }
    if case .skeleton(let skeleton) = section.element {
      // Content that is still loading is not lost.
      let known = losses
      defer { losses = known }
      section.element = skeleton.content
      guard var shown = try fitted(section, leaving: rest, &layout) else { return nil }
      shown.element = .skeleton(SkeletonElement(content: shown.element, color: skeleton.color))
      return shown
    }
    let room = room(for: section, leaving: rest)
    if section.isFlexible, card.widget == nil || room.height >= Self.leastChart {
      if card.growsForSection {
        height += max(section.leastHeight - section.padding.top - room.height, 0)
      } else if room.height + (legend?.height ?? 0) < Self.leastVisibleChart {
        leaveOut(section)
        return nil
      }
      return filled(section, leaving: rest)
    }
    if case .arrangement(let arrangement) = section.element, let ring = arrangement as? RingElement
    {
      let missing = card.growth == .forChartAndTitle ? max(ring.diameter - room.height, 0) : 0
      height += missing
      let room = Size(width: room.width, height: room.height + missing)
      section.element = .ring(try fitted(ring, to: room, &layout))
    }
    guard let widget = card.widget else {
      if !card.growsForSection { section.element = section.element.limitingLines(to: room.height) }
      return section
    }
    return try fitted(section, to: room, in: widget, &layout)
  }

  /// Leaves out a chart that would be too low, with its legend, which says nothing without it.
  private mutating func leaveOut(_ chart: CardStack.Section) {
    lacksChart = true
    losses.append(
      Loss(chart.origin, .chartDoesNotFitBelowTexts(hasLegend: legend != nil), isWhole: true))
    guard let legend else { return }
    children.remove(at: legend.index)
    top -= legend.height
  }

  private func room(for section: CardStack.Section, leaving rest: Double) -> Size {
    Size(
      width: innerWidth(section),
      height: bottom - top - section.padding.top - section.padding.bottom - rest)
  }

  /// Returns a section with its chart in the space that is left; one without data is in its middle.
  private func filled(_ section: CardStack.Section, leaving rest: Double) -> CardStack.Section {
    var filled = section
    filled.element = filling(section, room(for: section, leaving: rest))
    return filled
  }

  private func filling(_ section: CardStack.Section, _ room: Size) -> Element {
    var size = Size(width: room.width, height: max(room.height, 0))
    if section.place == .middleBelowTitle {
      let (middle, least) = (middle(of: section), top + section.padding.top)
      size.height = max(2 * min(middle - least, bottom - section.padding.bottom - middle), 0)
    }
    let origin = Point(x: section.padding.left, y: top + section.padding.top)
    let element = section.element.filling(size, at: origin, below: children)
    guard var chart = element.chart, let legend else { return element }
    chart.outerLegend = ChartElement.OuterLegend(
      origin: legend.origin, height: legend.height + min(room.height, 0))
    return .chart(chart)
  }

  /// Returns a part with as many rows as a height has space for; `nil` if that is not enough for any.
  private mutating func fitted(
    _ section: CardStack.Section, to room: Size, in widget: String,
    _ layout: inout some PartLayout
  ) throws -> CardStack.Section? {
    var section = section
    var (count, cutsRow) = (0, false)
    while try layout.frame(of: section.element, in: room.width).size.height
      > room.height + Self.tolerance
    {
      if let lower = try loweringNumber(section, to: room, in: widget, layout) { return lower }
      let shorter = section.element.withoutLastRow
      guard let lower = shorter ?? section.element.onOneLine else {
        losses += section.leftOut(in: widget)
        return nil
      }
      let losesRow = lower.rowCount < section.element.rowCount
      count += losesRow ? 1 : 0
      cutsRow = cutsRow || shorter != nil && !losesRow
      section.element = lower
    }
    if count > 0 || cutsRow {
      losses.append(
        Loss(section.origin, .rowsDoNotFit(count, cutsRow: cutsRow, widget: widget)))
    }
    return section
  }

  /// Returns a section with its number without the caption, and then smaller, as far as a size in points needs it;
  /// `nil` if it has no number, or no space for its digits.
  private mutating func loweringNumber(
    _ section: CardStack.Section, to room: Size, in widget: String, _ layout: some PartLayout
  ) throws -> CardStack.Section? {
    var section = section
    let caption = section.element.withoutCaption
    if let caption { section.element = caption.element }
    guard let lower = try section.element.loweringNumber(to: room, layout) else { return nil }
    if let caption { losses.append(Self.leftOut(caption.origin, in: widget)) }
    section.element = lower
    return section
  }

  static func leftOut(_ origin: DescriptionPath, in widget: String) -> Loss {
    Loss(origin, .cardDoesNotFit(widget: widget), isWhole: true)
  }

  /// The least height of a chart in a widget, in points, and a difference that rounding may cause.
  private static let leastChart = 40.0
  /// The height of a chart that is left out in a lower card, in points: the least height of a plot (chosen:
  /// Docs/sources/charts.md#least-height).
  private static let leastVisibleChart = 24.0
  static let tolerance = 0.01
}
