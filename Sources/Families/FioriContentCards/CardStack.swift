import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The sections of a card below each other, with its buttons at the bottom edge.
struct CardStack: Sendable {
  /// A part across the card, with its padding.
  struct Section: Sendable {
    let element: Element
    var padding = Insets(top: 6, right: 16, bottom: 6, left: 16)
    /// Whether the part stands in the middle of the width rather than at the start.
    var isCentered = false

    /// Returns the part with blocks in a color in place of its texts; unchanged without a color.
    func loading(in color: RGBA?) -> Section {
      guard let color else { return self }
      return Section(
        element: .skeleton(SkeletonElement(content: element, color: color)), padding: padding,
        isCentered: isCentered)
    }
  }

  /// The width, and the least height, in points.
  let width: Double
  let height: Double
  let sections: [Section]
  let footer: Section?
  let decoration: Decoration
  let kind: String

  private static let end = 10.0
}

extension CardStack: Arrangement {
  var parts: [Element] { (sections + [footer].compactMap(\.self)).map(\.element) }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
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
    let free = section.isCentered ? (inner - frame.size.width) / 2 : 0
    children.append(
      Frame.Placed(origin: Point(x: padding.left + free, y: top + padding.top), frame: frame))
    top += padding.top + frame.size.height + padding.bottom
  }
}

/// The buttons of a card: of equal width beside each other, or below each other where a text does not
/// fit.
struct CardButtons: Sendable {
  /// A button with its text.
  struct Button: Sendable {
    let text: TextElement
    let decoration: Decoration
  }

  let buttons: [Button]
  /// Whether buttons are as wide as their texts, at the end of the card.
  let isIntrinsic: Bool

  private static let spacing = 8.0
  private static let padding = 16.0
  private static let endPadding = 8.0
  private static let leastHeight = 44.0
}

extension CardButtons: Arrangement {
  var parts: [Element] { buttons.map { .text($0.text) } }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    let count = Double(max(buttons.count, 1))
    let equal = (width - Self.spacing * (count - 1)) / count
    let needs = try buttons.map {
      try layout.frame(of: .text($0.text), in: .infinity).size.width + 2 * Self.padding
    }
    guard needs.allSatisfy({ $0 <= equal }) || buttons.count == 1 else {
      return try stacked(width, &layout)
    }
    let widths = isIntrinsic ? needs.map { max($0, 100) } : needs.map { _ in equal }
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
    let text = try layout.frame(of: .text(button.text), in: max(width - 2 * Self.padding, 0))
    let height = max(text.size.height + 2 * Self.endPadding, Self.leastHeight)
    let origin = Point(
      x: (width - text.size.width) / 2, y: (height - text.size.height) / 2)
    return Frame(
      size: Size(width: width, height: height), baseline: text.baseline.map { $0 + origin.y },
      content: .group([Frame.Placed(origin: origin, frame: text)]), kind: "button",
      decoration: button.decoration)
  }
}
