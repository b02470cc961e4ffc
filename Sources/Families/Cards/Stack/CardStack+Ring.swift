import FioriBasics
import FioriKPI
import FioriLayout
import FioriModel

extension CardStack {
  /// Lays out a medium widget, or a card of its size, with its ring at the end, as high as the widget, and the other sections beside it, as a KPI
  /// beside its chart; `nil` for any other card, and for a ring that does not fit there (Docs/sources/cards.md#widgets).
  func frameBesideRing(_ layout: inout some PartLayout) throws -> Frame? {
    guard movesRing || widget == Environment.Widget.medium.rawValue,
      let index = sections.firstIndex(where: { $0.loaded.element.ring != nil }),
      let ring = sections[index].loaded.element.ring
    else { return nil }
    let padding = CardMetrics.padding
    let room = Size(width: (width - 2 * padding) / 2, height: height - 2 * padding)
    let side = Section(element: .ring(try ring.fitting(room, layout)))
    let end = try layout.frame(
      of: side.loading(in: sections[index].barColor).element, in: room.width)
    guard end.size.height <= room.height + CardColumn.tolerance else { return nil }
    var rest = self
    rest.width = width - end.size.width - padding
    rest.sections.remove(at: index)
    let start = try widget.map { try rest.frame(in: $0, &layout) } ?? rest.filled(&layout)
    let children = [
      Frame.Placed(
        origin: .zero,
        frame: Frame(size: start.size, baseline: start.baseline, content: start.content)),
      Frame.Placed(
        origin: Point(x: rest.width, y: (height - end.size.height) / 2), frame: end),
    ]
    return Frame(
      size: Size(width: width, height: height), baseline: start.baseline,
      content: .group(layout.inDirection(children, width: width)), kind: kind,
      decoration: decoration, losses: start.losses)
  }
}

extension CardStack {
  /// Lays out a medium widget with its number at the end of the rows above it, as a KPI is; `nil` for any other card
  /// (Docs/sources/cards.md#widgets).
  func frameBesideRows(_ layout: inout some PartLayout) throws -> Frame? {
    guard let widget, widget == Environment.Widget.medium.rawValue,
      let index = sections.firstIndex(where: { $0.place == .middle }), index > 0,
      sections[index - 1].isOfItems, let number = sections[index].element.endingNumber
    else { return nil }
    func beside(_ rows: Element) -> Element {
      .arrangement(
        CardSides(
          leading: rows, trailing: number, spacing: ContentCardBuilder.columnSpacing,
          keeps: .trailing, share: 0.5, flows: true, lowersShrunkNumber: true))
    }
    var (card, rows) = (self, sections[index - 1])
    rows.element = beside(rows.element)
    rows.longer = rows.longer.map { Section.Longer(element: beside($0.element), origin: $0.origin) }
    rows.otherOrigins += [sections[index].origin] + sections[index].otherOrigins
    card.sections.replaceSubrange(index - 1...index, with: [rows])
    return try card.frame(in: widget, &layout)
  }
}

extension RingElement {
  /// Returns the ring with the texts below it as large as a size has space for, but not below the least diameter.
  func fitting(_ room: Size, _ layout: some PartLayout) throws -> RingElement {
    let ring = reduced(to: min(room.width, max(room.height, Self.leastDiameter)))
    guard ring.caption != nil || ring.footnote != nil else { return ring }
    var attempt = layout
    let excess = try attempt.frame(of: .ring(ring), in: room.width).size.height - room.height
    return ring.reduced(to: max(ring.diameter - excess, Self.leastDiameter))
  }
}

extension Element {
  /// The ring that the part is; `nil` for any other part.
  fileprivate var ring: RingElement? {
    guard case .arrangement(let arrangement) = self else { return nil }
    return arrangement as? RingElement
  }
}
