import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriModel

/// A card: its sections below each other, and a footer at its bottom edge.
struct CardStack: Sendable {
  /// A part across the card, with its padding.
  struct Section: Sendable {
    /// The use that a part makes of a fixed height: as much as it needs, or all that is left, as a chart; or
    /// the middle of that, below the last section or below the baseline of the title.
    enum Place: Sendable {
      case inOrder, rest, middle, middleBelowTitle
    }

    var element: Element
    var padding = Section.usualPadding
    /// Whether the part is in the middle of the width rather than at the start.
    var isCentered = false
    /// The path of the part's content, starting at the view.
    var origin = DescriptionPath()
    /// The paths of other content of the part, which is only drawn with it.
    var otherOrigins: [DescriptionPath] = []
    var place = Place.inOrder
    /// The height in points, with the padding, that texts above leave the part where the height is fixed.
    var leastHeight = 0.0
    /// The part with more and more of its rows, which it shows where no other part needs the height.
    var longer: [Longer] = []
    /// The heading of a widget without more and more of its parts, for a title that they cut.
    var simpler: [Simpler] = []
    /// Whether the part is a text that gives way to a chart below it.
    var yieldsToChart = false

    /// In points (Docs/sources/cards.md#content-card).
    static let usualPadding = Insets(top: 6, right: 16, bottom: 6, left: 16)

    /// A part with a further row, and the path of that row.
    struct Longer: Sendable {
      let element: Element
      let origin: DescriptionPath
    }

    /// Returns the losses of a widget that leaves out the part.
    func leftOut(in widget: String) -> [Loss] {
      ([origin] + otherOrigins).map { CardColumn.leftOut($0, in: widget) }
    }

    /// Returns the part with its usual space above and below it larger by a factor, but not between the last one and
    /// the card's edge.
    func spaced(by growth: Double, isLast: Bool) -> Section {
      guard growth > 1, padding == Section.usualPadding else { return self }
      var section = self
      section.padding.top *= growth
      if !isLast { section.padding.bottom *= growth }
      return section
    }

    /// The paths of the buttons that the part consists of.
    var buttonOrigins: [DescriptionPath] {
      guard case .arrangement(let arrangement) = element, let buttons = arrangement as? CardButtons
      else { return [] }
      return buttons.buttons.map(\.text.origin)
    }

    /// Returns the part with blocks in a color in place of its texts; unchanged without a color.
    func loading(in color: RGBA?) -> Section {
      guard let color else { return self }
      var section = self
      section.element = .skeleton(SkeletonElement(content: element, color: color))
      section.longer = []
      return section
    }

    /// The part without bars.
    var loaded: Section {
      guard case .skeleton(let skeleton) = element else { return self }
      var section = self
      section.element = skeleton.content
      return section
    }

    /// The color of the bars of a part that is loading; `nil` for any other.
    var barColor: RGBA? {
      if case .skeleton(let skeleton) = element { skeleton.color } else { nil }
    }

    /// Whether the part is a chart that takes the height that is left.
    var isFlexible: Bool { place == .rest || place == .middleBelowTitle && element.chart != nil }
  }

  /// The sections that a card grows for: all of them, or only a chart, also below a title of any number of lines,
  /// or none.
  enum Growth: Sendable {
    case always, forChart, forChartAndTitle, never
  }

  /// The width, and the least height, in points.
  var width: Double
  var height: Double
  var growth: Growth
  /// The name of the widget that shows only what fits; `nil` for a card.
  var widget: String?
  /// Whether a card of any other kind has its ring beside the title if the title or the status is then whole.
  var movesRing = false
  var sections: [Section]
  var footer: Section?
  /// The space above the first section and below the last one, in points.
  var top = 0.0
  var end = 10.0
  let decoration: Decoration
  let kind: String
  /// The losses of sections that have been left out.
  var losses: [Loss] = []
}

extension CardStack: Arrangement {
  var parts: [Element] { (sections + [footer].compactMap(\.self)).map(\.element) }

  /// Lays out the sections. One that is loading has the parts of the loaded one.
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    let frame = try widget.map { try self.frame(in: $0, &layout) } ?? filled(&layout)
    guard widget != nil || movesRing && !frame.allLosses.isEmpty else { return frame }
    var attempt = unused
    if let beside = try frameBesideRows(&attempt), beside.showsNumber(betterThan: frame) {
      layout = attempt
      return beside
    }
    guard let beside = try frameBesideRing(&attempt),
      lossCount(of: beside) < lossCount(of: frame) + (movesRing ? 0 : 1)
    else { return frame }
    layout = attempt
    return beside
  }

  /// Lays out the sections of a widget.
  func frame(in widget: String, _ layout: inout some PartLayout) throws -> Frame {
    guard let bars = sections.compactMap(\.barColor).first else {
      return try fitted(to: widget, &layout).frame
    }
    var attempt = layout
    var card = try loaded.fitted(to: widget, &attempt).card
    card.sections = card.sections.map { $0.loading(in: bars) }
    card.footer = card.footer?.loading(in: bars)
    card.losses = []
    return try card.column(&layout).frame(layout)
  }

  /// Returns a widget with all parts below its heading that fit, and its frame. Buttons give way to the content, as they do in small
  /// ones: they take less height, then the less important ones are left out, and then all, as far as that helps. What
  /// still does not fit has sections that are closer to each other, if it then does; and if nothing
  /// below the heading fits, this has one line.
  func fittedBelowHeading(
    to widget: String, _ layout: inout some PartLayout
  ) throws -> (card: CardStack, frame: Frame) {
    let further = furtherRows
    let unused = layout
    var best: (card: CardStack, frame: Frame, lost: LostParts)?
    let contentCount = sections.count - 1 - (headingIndex ?? 0)
    let attempts: [(leastLost: Int, card: () -> CardStack)] = [
      (0, { self }), (0, { closer }), (max(contentCount, 1), { closer.withLowHeading }),
    ]
    for (leastLost, card) in attempts {
      if let best, best.lost.sections < leastLost { break }
      for shorter in card().withLessFooter {
        var attempt = unused
        let (card, frame) = try shorter.withFilledHeading(&attempt)
        let losses = frame.losses.filter { !further.contains($0.origin) }
        let lost = lostParts(losses, in: frame, of: widget)
        guard !losses.isEmpty || lost.plotHeight > 0 else {
          layout = attempt
          return (card, frame)
        }
        // A heading is cut only for a section.
        let isBetter = best.map {
          leastLost > 0 ? lost.sections < $0.lost.sections : lost < $0.lost
        }
        if isBetter != false {
          best = (card, frame, lost)
          layout = attempt
        }
      }
    }
    guard let best else { return try withFilledHeading(&layout) }
    var attempt = unused
    guard best.lost.plotHeight > 0,
      let other = try best.card.withFewerRows(than: best.frame, &attempt)
    else { return (best.card, best.frame) }
    layout = attempt
    return other
  }

  /// The parts that a widget does not show: whole sections, whole parts, all parts, then the height in points that the
  /// plot lacks, all parts with the buttons, and the number of characters that it does show, less than zero.
  private typealias LostParts = (
    sections: Int, whole: Int, content: Int, plotHeight: Double, parts: Int, characters: Int
  )

  private func lostParts(_ losses: [Loss], in frame: Frame, of widget: String) -> LostParts {
    let buttons = footer?.buttonOrigins ?? []
    let content = losses.filter { !buttons.contains($0.origin) }
    let whole = content.filter(\.isWhole)
    let lost = sections.indices.filter { index in
      whole.contains { $0.origin == sections[index].origin }
    }
    // No other part is worth the heading.
    let losesHeading = headingIndex.map(lost.contains) ?? false
    return (
      losesHeading ? sections.count : lost.count, whole.count,
      content.count, missingPlotHeight(in: frame), losses.count, -frame.shownCharacterCount
    )
  }

  /// Lays out the sections of a card. In one that is higher than its sections need, with the lines of texts that would be
  /// cut, a chart takes the rest, and a number or a ring is in the middle of it.
  func filled(_ layout: inout some PartLayout) throws -> Frame {
    guard growth == .always, height > 0, sections.contains(where: { $0.place != .inOrder }) else {
      return try withFilledHeading(&layout).frame
    }
    let unused = layout
    var (card, frame) = try withFilledHeading(&layout)
    var attempt = unused
    guard try card.column(&attempt).freeHeight > CardColumn.tolerance else { return frame }
    (card.growth, layout) = (.forChart, unused)
    return try card.column(&layout).frame(layout)
  }

  /// Returns the card with as many lines in its heading as there is space for, and its frame. The height that is left,
  /// and the height of a chart, a number or a ring beyond the usual height of a card, goes to the texts of the heading,
  /// and then to further rows.
  private func withFilledHeading(
    _ layout: inout some PartLayout
  ) throws -> (card: CardStack, frame: Frame) {
    let unused = layout
    var (card, column) = try yielding(&layout)
    var frame = column.frame(layout)
    /// Takes a card with a longer heading if that shows more, or the status in its size, no number is smaller and
    /// nothing lost for it, and a plot keeps a height in points.
    func takes(_ taller: CardStack, plot least: Double = 0) throws -> Bool {
      var attempt = unused
      let next = try taller.column(&attempt)
      let longer = next.frame(attempt)
      let lost = Set(frame.allLosses.map(\.origin))
      guard next.freeHeight > -CardColumn.tolerance, least <= longer.plotHeight ?? least,
        !next.chartSpace.isLower(than: column.chartSpace),
        growth != .forChart || longer.size.height <= frame.size.height + CardColumn.tolerance,
        lost.isSuperset(of: longer.allLosses.map(\.origin)),
        longer.shows(moreThan: frame),
        longer.largestTextSize ?? 0 >= (frame.largestTextSize ?? 0) - CardColumn.tolerance,
        longer.numberSize >= frame.numberSize - CardColumn.tolerance
      else { return false }
      (card, column, frame, layout) = (taller, next, longer, attempt)
      return true
    }
    var isTaken = false
    for longer in withLongerTitle(than: frame) where !isTaken { isTaken = try takes(longer) }
    while !isTaken, let taller = card.grownForTitle(than: frame), try takes(taller) {}
    if column.crowdsStatus {
      let beside = card
      if let other = card.withStatusBelow { _ = try takes(other) }
      // In a fixed height, a further line of the title takes as much of it as a status below it.
      if growth != .forChartAndTitle, let other = beside.withOneMoreTitleLine(cutIn: frame) {
        _ = try takes(other)
      }
    }
    for index in card.sections.indices {
      for longer in card.withMoreLines(at: index, cutIn: frame) {
        let least = growth == .forChartAndTitle ? 0 : longer.leastPlot
        if try takes(longer.card, plot: least) { break }
      }
    }
    /// Adds lines to a section as long as something is cut, and they show more of it.
    func lengthen(sectionAt index: Int) throws {
      while column.freeHeight > 0, !frame.allLosses.isEmpty {
        guard try takes(card.withOneMoreLine(at: index)) else { return }
      }
    }
    let heading = card.headingIndex
    if let heading { try lengthen(sectionAt: heading) }
    var further = furtherRows
    while column.freeHeight > 0, !further.isEmpty, try takes(card.withOneMoreRow) {
      further.removeFirst()
    }
    for index in card.sections.indices where index != heading {
      if !card.keepsLines(at: index, in: frame) { try lengthen(sectionAt: index) }
    }
    while !frame.allLosses.isEmpty, try card.withLongerFactTitles.contains(where: { try takes($0) })
    {}
    if let widget { frame.losses += further.map { CardColumn.leftOut($0, in: widget) } }
    return (card, frame)
  }

  /// The paths of the rows that the card shows where no other part needs the height.
  private var furtherRows: [DescriptionPath] { sections.flatMap(\.longer).map(\.origin) }

  /// The card with one more of its further rows; unchanged without any.
  private var withOneMoreRow: CardStack {
    guard let index = sections.firstIndex(where: { !$0.longer.isEmpty }) else { return self }
    var card = self
    card.sections[index].element = card.sections[index].longer.removeFirst().element
    return card
  }

  /// Whether the card grows for one of its sections, so that texts above it need not leave it any height.
  var growsForSection: Bool {
    (growth == .forChart || growth == .forChartAndTitle) && sections.contains(where: \.isFlexible)
  }

  func column(_ layout: inout some PartLayout) throws -> CardColumn {
    var column = CardColumn(self)
    if let footer { try column.addFooter(footer, &layout) }
    for (index, section) in sections.enumerated() {
      let rest = sections[(index + 1)...].reduce(0) { $0 + $1.leastHeight }
      try column.add(section, leaving: rest, &layout)
    }
    return column
  }

  /// The card with one more line for the titles of facts at its edge, and then higher by that line if its height is free;
  /// nothing without any.
  private var withLongerFactTitles: [CardStack] {
    guard case .arrangement(let facts as CardFacts)? = footer?.element else { return [] }
    var card = self
    card.footer?.element = .arrangement(facts.withLongerTitles)
    guard growth == .forChartAndTitle else { return [card] }
    var higher = card
    higher.height += facts.facts.compactMap(\.title?.text.boxFont.leading).max() ?? 0
    return [card, higher]
  }

  /// Returns the card with one more line for each text of a section.
  private func withOneMoreLine(at index: Int) -> CardStack {
    var card = self
    card.sections[index].element = sections[index].element.withOneMoreLine
    return card
  }

  /// Whether a section has no more lines than usual: a chart, a number or a ring, and rows of which some do not fit.
  private func keepsLines(at index: Int, in frame: Frame) -> Bool {
    let section = sections[index]
    return section.place != .inOrder || frame.losses.contains { $0.origin == section.origin }
  }

  /// The card without the bars of its texts.
  private var loaded: CardStack {
    var card = self
    card.sections = sections.map(\.loaded)
    card.footer = footer?.loaded
    return card
  }

  /// The card with one line for each text of its heading.
  private var withLowHeading: CardStack {
    guard let headingIndex else { return self }
    var card = self
    card.sections[headingIndex].element = sections[headingIndex].element.changingLines { _ in 1 }
    return card
  }

  var headingIndex: Int? {
    sections.firstIndex { $0.origin.steps.last == .key("title") }
  }
}

extension Frame {
  /// Whether the frame of a card lacks fewer parts than another one, or shows a larger number and lacks no more.
  fileprivate func showsNumber(betterThan other: Frame) -> Bool {
    let (count, otherCount) = (allLosses.count, other.allLosses.count)
    guard count == otherCount else { return count < otherCount }
    return numberSize > other.numberSize + CardColumn.tolerance
  }

  /// Whether the frame of a card shows more letters than another one, or all of these and fewer broken words or a larger
  /// status.
  fileprivate func shows(moreThan other: Frame) -> Bool {
    let (count, otherCount) = (shownCharacterCount, other.shownCharacterCount)
    guard count == otherCount else { return count > otherCount }
    return brokenWords.count < other.brokenWords.count
      || statusSize > other.statusSize + TextElement.sizeTolerance
  }
}
