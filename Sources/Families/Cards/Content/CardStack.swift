import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriModel

/// The sections of a card below each other, with its buttons at the bottom edge.
struct CardStack: Sendable {
  /// A part across the card, with its padding.
  struct Section: Sendable {
    var element: Element
    var padding = Insets(top: 6, right: 16, bottom: 6, left: 16)
    /// Whether the part stands in the middle of the width rather than at the start.
    var isCentered = false
    /// The path of what the part shows, starting at the view.
    var origin = DescriptionPath()
    /// Whether the part takes the room that is left, as a chart in a widget does.
    var isFlexible = false

    /// Whether the part consists of the card's figures.
    fileprivate var isFacts: Bool {
      if case .arrangement(let arrangement) = element { arrangement is CardFacts } else { false }
    }

    /// The paths of the buttons that the part consists of.
    fileprivate var buttonOrigins: [DescriptionPath] {
      guard case .arrangement(let arrangement) = element, let buttons = arrangement as? CardButtons
      else { return [] }
      return buttons.buttons.map(\.text.origin)
    }

    /// Returns the part with blocks in a color in place of its texts; unchanged without a color.
    func loading(in color: RGBA?) -> Section {
      guard let color else { return self }
      return Section(
        element: .skeleton(SkeletonElement(content: element, color: color)), padding: padding,
        isCentered: isCentered, origin: origin)
    }
  }

  /// The width, and the least height, in points.
  let width: Double
  var height: Double
  /// The name of the widget whose height is kept; `nil` for a card that grows with its parts.
  var widget: String?
  let sections: [Section]
  var footer: Section?
  let decoration: Decoration
  let kind: String

  private static let end = 10.0
}

extension CardStack: Arrangement {
  var parts: [Element] { (sections + [footer].compactMap(\.self)).map(\.element) }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    if let widget { return try self.frame(of: widget, &layout) }
    var children: [Frame.Placed] = []
    var top = 0.0
    for section in sections { try add(section, &top, &children, &layout) }
    var height = max(top + Self.end, self.height)
    if let footer {
      var bottom = 0.0
      var placed: [Frame.Placed] = []
      try add(footer, &bottom, &placed, &layout)
      height = max(top + bottom + Self.end, self.height)
      children += placed.map {
        $0.moved(by: Point(x: 0, y: height - Self.end - bottom))
      }
    }
    return Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)), kind: kind,
      decoration: decoration)
  }

  private func add(
    _ section: Section, _ top: inout Double, _ children: inout [Frame.Placed],
    _ layout: inout some PartLayout
  ) throws {
    let padding = section.padding
    let inner = max(width - padding.left - padding.right, 0)
    let frame = try layout.frame(of: section.element, in: inner)
    guard !frame.isLeftOut else {
      children.append(Frame.Placed(origin: Point(x: padding.left, y: top), frame: frame))
      return
    }
    let free = section.isCentered ? (inner - frame.size.width) / 2 : 0
    children.append(
      Frame.Placed(origin: Point(x: padding.left + free, y: top + padding.top), frame: frame))
    top += padding.top + frame.size.height + padding.bottom
  }
}

extension CardStack {
  /// Returns the card in its given height, without what has no space there. Buttons give way to the
  /// content, as they do in small widgets.
  private func frame(of widget: String, _ layout: inout some PartLayout) throws -> Frame {
    var attempt = layout
    let whole = try fittedFrame(of: widget, &attempt)
    guard let footer, !whole.losses.isEmpty else {
      layout = attempt
      return whole
    }
    let buttons = footer.buttonOrigins.map { Self.leftOut($0, in: widget) }
    var card = self
    card.footer = nil
    var other = layout
    var withoutButtons = try card.fittedFrame(of: widget, &other)
    guard withoutButtons.losses.count < whole.losses.filter({ !buttons.contains($0) }).count else {
      layout = attempt
      return whole
    }
    withoutButtons.losses += buttons
    layout = other
    return withoutButtons
  }

  private func fittedFrame(of widget: String, _ layout: inout some PartLayout) throws -> Frame {
    var children: [Frame.Placed] = []
    var losses: [Loss] = []
    var bottom = height - Self.end
    if let footer {
      var end = 0.0
      var placed: [Frame.Placed] = []
      try add(footer, &end, &placed, &layout)
      var head = 0.0
      if let first = sections.first {
        var unused: [Frame.Placed] = []
        var attempt = layout
        try add(first, &head, &unused, &attempt)
      }
      // Buttons without the title would say nothing of what they do.
      if head + end <= bottom + Self.tolerance {
        bottom -= end
        children = placed.map { $0.moved(by: Point(x: 0, y: bottom)) }
      } else {
        losses += footer.buttonOrigins.map { Self.leftOut($0, in: widget) }
      }
    }
    var top = 0.0
    for (index, section) in sections.enumerated() {
      let room = bottom - top - section.padding.top - section.padding.bottom
      guard let fitted = try fitted(section, to: room, in: widget, &losses, &layout) else {
        continue
      }
      let count = children.count
      try add(fitted, &top, &children, &layout)
      if fitted.element.hasLegend, sections[..<index].contains(where: \.isFacts),
        let height = children.last?.frame.lowPlotHeight
      {
        losses.append(Loss(fitted.origin, .plotIsLow(height, widget: widget)))
      }
      guard fitted.isCentered, index == sections.count - 1, bottom > top else { continue }
      // A number or a ring stands in the middle of the room that is left, as in other cards.
      let free = Point(x: 0, y: (bottom - top) / 2)
      children[count...] = ArraySlice(children[count...].map { $0.moved(by: free) })
    }
    var frame = Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)), kind: kind,
      decoration: decoration)
    frame.losses = losses
    return frame
  }

  /// Returns a part with as many rows as a height has room for; `nil` if there is none for it.
  private func fitted(
    _ section: Section, to room: Double, in widget: String, _ losses: inout [Loss],
    _ layout: inout some PartLayout
  ) throws -> Section? {
    var section = section
    let inner = max(width - section.padding.left - section.padding.right, 0)
    if section.isFlexible, room >= Self.leastChart {
      section.element = section.element.filling(Size(width: inner, height: room))
      return section
    }
    if case .arrangement(let arrangement) = section.element, let ring = arrangement as? RingElement
    {
      section.element = .ring(
        try fitted(ring, to: Size(width: inner, height: room), in: widget, &losses, &layout))
    }
    var count = 0
    while try layout.frame(of: section.element, in: inner).size.height > room + Self.tolerance {
      guard let shorter = section.element.withoutLastRow else {
        losses.append(Self.leftOut(section.origin, in: widget))
        return nil
      }
      section.element = shorter
      count += 1
    }
    if count > 0 {
      let rows = count == 1 ? "the last row does" : "the last \(count) rows do"
      losses.append(Loss(section.origin, .rowsDoNotFit(rows, widget: widget)))
    }
    return section
  }

  /// Returns a ring in a size in points: without the texts below it, the last one first, and then
  /// smaller, as far as its value can be read.
  private func fitted(
    _ ring: RingElement, to room: Size, in widget: String, _ losses: inout [Loss],
    _ layout: inout some PartLayout
  ) throws -> RingElement {
    var ring = ring
    func fits(_ layout: inout some PartLayout) throws -> Bool {
      try layout.frame(of: .ring(ring), in: room.width).size.height <= room.height + Self.tolerance
    }
    guard room.height >= RingElement.leastDiameter else { return ring }
    var attempt = layout
    if try !fits(&attempt), let footnote = ring.footnote {
      ring.footnote = nil
      losses.append(Self.leftOut(footnote.origin, in: widget))
    }
    if try !fits(&attempt), let caption = ring.caption {
      ring.caption = nil
      losses.append(Self.leftOut(caption.below.origin, in: widget))
    }
    return try fits(&attempt) ? ring : ring.reduced(to: room.height)
  }

  private static func leftOut(_ origin: DescriptionPath, in widget: String) -> Loss {
    Loss(origin, .cardDoesNotFit(widget: widget))
  }

  /// The least height of a chart, in points, and what rounding may take.
  private static let leastChart = 40.0
  private static let tolerance = 0.01
}

/// A number with a chart beside it, which takes the rest of the width.
struct CardChartRow: Sendable {
  let number: Element
  var chart: Element
  /// The height of the chart, in points.
  var height = 0.0

  private static let spacing = 16.0
}

extension CardChartRow: Arrangement {
  var parts: [Element] { [number, chart] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    let first = try layout.frame(of: number, in: (width - Self.spacing) / 2)
    let left = first.isLeftOut ? 0 : first.size.width + Self.spacing
    let size = Size(width: max(width - left, 0), height: max(height, first.size.height))
    let plot = try layout.frame(of: chart.sized(size), in: size.width)
    let children = [
      Frame.Placed(origin: .zero, frame: first),
      Frame.Placed(origin: Point(x: left, y: 0), frame: plot),
    ]
    return Frame(
      size: Size(width: width, height: size.height), baseline: first.baseline,
      content: .group(layout.inDirection(children, width: width)))
  }
}

extension Element {
  /// Returns a chart, alone or beside a number, in a size.
  fileprivate func filling(_ size: Size) -> Element {
    guard case .arrangement(let arrangement) = self, var row = arrangement as? CardChartRow else {
      return sized(size)
    }
    row.height = size.height
    return .arrangement(row)
  }

  /// Whether a chart, alone or beside a number, has a legend.
  fileprivate var hasLegend: Bool {
    if case .arrangement(let arrangement) = self, let row = arrangement as? CardChartRow {
      return row.chart.hasLegend
    }
    return chart?.legend.isEmpty == false
  }

  /// A column or a table without its last row; `nil` for one that has no other, and anything else.
  fileprivate var withoutLastRow: Element? {
    switch self {
    case .column(let column):
      guard let last = column.items.last else { return nil }
      var items = Array(column.items.dropLast())
      if !items.isEmpty, let heading = Self.headings[column.kind ?? ""] {
        // A heading without a row says nothing.
        while case .text(let text)? = items.last?.element, text.kind == heading {
          items.removeLast()
        }
        guard !items.isEmpty else { return nil }
      }
      if items.isEmpty {
        guard let shorter = last.element.withoutLastRow else { return nil }
        items = [ColumnElement.Item(topSpace: last.topSpace, element: shorter)]
      }
      return .column(
        ColumnElement(items: items, alignment: column.alignment, kind: column.kind))
    case .arrangement(let arrangement):
      guard var table = arrangement as? CardTable, table.cells.count > (table.hasHeader ? 2 : 1)
      else { return nil }
      table.cells.removeLast()
      return .arrangement(table)
    default: return nil
    }
  }

  /// The part above the rows of a list, and of each group of an object.
  private static let headings = [CardList.typeName: "header", CardObject.typeName: "title"]
}

/// The buttons of a card: of equal width beside each other, or below each other where a text does not
/// fit.
struct CardButtons: Sendable {
  /// A button with its text.
  struct Button: Sendable {
    let text: TextElement
    /// The icon in place of the text; `nil` for none.
    var icon: ImageElement?
    let decoration: Decoration
    let isEnabled: Bool

    /// The icon or the text.
    fileprivate var element: Element { icon.map(Element.image) ?? .text(text) }
  }

  let buttons: [Button]
  /// Whether buttons are as wide as their texts, at the end of the card.
  let isIntrinsic: Bool

  private static let spacing = 8.0
  private static let padding = 16.0
  private static let endPadding = 8.0
  /// The least height, and the least width, in points.
  private static let leastHeight = 44.0
}

extension CardButtons: Arrangement {
  var parts: [Element] { buttons.map(\.element) }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    let count = Double(max(buttons.count, 1))
    let iconCount = Double(buttons.count { $0.icon != nil })
    let equal =
      (width - Self.spacing * (count - 1) - iconCount * Self.leastHeight)
      / max(count - iconCount, 1)
    let needs = try buttons.map { button in
      guard button.icon == nil else { return Self.leastHeight }
      return try layout.frame(of: .text(button.text), in: .infinity).size.width + 2 * Self.padding
    }
    let isWide =
      isIntrinsic
      ? needs.reduce(Self.spacing * (count - 1), +) > width
      : zip(buttons, needs).contains { $0.icon == nil && $1 > equal }
    guard !isWide || buttons.count == 1 else {
      return try stacked(width, &layout)
    }
    let widths = zip(buttons, needs).map { button, need in
      button.icon != nil ? Self.leastHeight : isIntrinsic ? max(need, Self.leastHeight) : equal
    }
    let frames = try zip(buttons, widths).map { try frame(of: $0, width: $1, &layout) }
    let height = frames.map(\.size.height).max() ?? 0
    var x = max(width - widths.reduce(Self.spacing * (count - 1), +), 0)
    let children = frames.map { frame in
      defer { x += frame.size.width + Self.spacing }
      return Frame.Placed(origin: Point(x: x, y: 0), frame: frame)
    }
    return Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)))
  }

  private func stacked(_ width: Double, _ layout: inout some PartLayout) throws -> Frame {
    var y = 0.0
    var children: [Frame.Placed] = []
    for button in buttons.reversed() {
      let frame = try frame(of: button, width: width, &layout)
      children.append(Frame.Placed(origin: Point(x: 0, y: y), frame: frame))
      y += frame.size.height + Self.spacing
    }
    return Frame(
      size: Size(width: width, height: max(y - Self.spacing, 0)), baseline: children.firstBaseline,
      content: .group(children))
  }

  private func frame(
    of button: Button, width: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    let text = try layout.frame(of: button.element, in: max(width - 2 * Self.padding, 0))
    let height = max(text.size.height + 2 * Self.endPadding, Self.leastHeight)
    let origin = Point(
      x: (width - text.size.width) / 2, y: (height - text.size.height) / 2)
    var frame = Frame(
      size: Size(width: width, height: height), baseline: text.baseline.map { $0 + origin.y },
      content: .group([Frame.Placed(origin: origin, frame: text)]), kind: "button",
      decoration: button.decoration)
    frame.touch = button.isEnabled ? .enabled : .disabled
    return frame
  }
}
