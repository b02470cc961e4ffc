import FioriBasics
package import FioriLayout
import FioriModel

extension RingElement: Arrangement {
  /// Of the two forms of a caption, the one below the ring; only one of them is drawn.
  package var parts: [Element] {
    [.row(value)] + [caption?.below, footnote].compactMap(\.self).map(Element.text)
  }

  package func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    try layout.layout(self, in: room)
  }
}

extension Element {
  /// A circle with texts inside and below it.
  package static func ring(_ ring: RingElement) -> Element { .arrangement(ring) }
}

extension PartLayout {
  /// Lays out a ring with its value in the center, and the caption inside it if it fits.
  fileprivate mutating func layout(_ element: RingElement, in room: Constraints) throws -> Frame {
    let value = try frame(of: .row(element.value), in: .infinity)
    let size = value.largestTextSize.map { $0 * element.largestShare }
    let inside = try element.caption.flatMap { try insideCaption($0, value, element) }
    var below: [Frame] = []
    if let caption = element.caption, inside == nil {
      below.append(try text(caption.below.limited(to: size), of: element, in: room))
    }
    if let footnote = element.footnote {
      below.append(try text(footnote.limited(to: size), of: element, in: room))
    }

    let center = element.diameter / 2
    let width = below.map(\.size.width).reduce(element.diameter, max)
    let ring = Frame(
      size: Size(width: element.diameter, height: element.diameter), baseline: nil,
      content: .ring(element.shape), kind: "ring")
    let middle = Self.stack(value, inside, element)
    var children = [
      Frame.Placed(origin: Point(x: width / 2 - center, y: 0), frame: ring),
      Frame.Placed(
        origin: Point(x: (width - middle.size.width) / 2, y: center - middle.size.height / 2),
        frame: middle),
    ]
    let height = Self.append(below, to: &children, width: width, element)
    var frame = Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(children), kind: element.kind)
    frame.touch = element.touch
    return frame
  }

  /// Lays out a text below the ring: wider than its own width where that would cut it, but no wider than it
  /// needs to be whole (Docs/sources/kpi.md#ring-caption).
  private mutating func text(
    _ text: TextElement, of ring: RingElement, in room: Constraints
  ) throws -> Frame {
    let unused = self
    var best = try frame(of: .text(text), in: room)
    guard !best.allLosses.isEmpty else { return best }
    var wider = text
    wider.maximumWidth = .infinity
    var attempt = unused
    let widest = try attempt.frame(of: .text(wider), in: .infinity).size.width
    let limit = min(
      widest, room.maximumWidth.isFinite ? room.maximumWidth : text.maximumWidth * Self.mostWidths)
    wider.maximumWidth = max(text.maximumWidth, widest / Double(text.lineLimit))
    repeat {
      wider.maximumWidth = min(wider.maximumWidth * Self.widening, limit)
      self = unused
      best = try frame(of: .text(wider), in: room)
    } while !best.allLosses.isEmpty && wider.maximumWidth < limit
    guard ring.isHeightFree, !best.allLosses.isEmpty else { return best }
    self = unused
    wider.lineLimit = .max
    return try frame(of: .text(wider), in: room)
  }

  /// How much wider a text below a ring gets at a time.
  private static var widening: Double { 1.1 }
  /// How many times as wide it is at most in a picture without a width.
  private static var mostWidths: Double { 3 }

  /// Returns the caption inside the ring, or `nil` if it does not fit or is larger than the value
  /// (chosen: Docs/sources/kpi.md#ring-caption).
  private mutating func insideCaption(
    _ caption: RingElement.Caption, _ value: Frame, _ element: RingElement
  ) throws -> Frame? {
    let size = value.largestTextSize.map { $0 * element.largestShare }
    guard let text = caption.inside, text.limited(to: size) == text else { return nil }
    let known = findings.count
    let frame = try self.frame(of: .text(text), in: .infinity)
    if case .text(let block) = frame.content, !block.isTruncated, block.lines.count == 1,
      block.font.size <= element.value.strut.size, frame.size.width <= caption.insideWidth + 0.001,
      Self.isClear(value, frame, element)
    {
      return frame
    }
    // The text is laid out again below the ring, which repeats the findings.
    findings.removeSubrange(known...)
    return nil
  }

  /// Whether the value's upper corners and the ends of the caption's baseline are inside the track.
  ///
  /// Chosen (Docs/sources/kpi.md#ring-caption): at the sizes SAP's widths are made for, the widths
  /// alone decide, since texts within them are clear of the track. Larger texts, chosen by the
  /// reader, would run into it.
  private static func isClear(_ value: Frame, _ caption: Frame, _ element: RingElement) -> Bool {
    let spacing = element.caption?.insideSpacing ?? 0
    let top = -(value.size.height + spacing + caption.size.height) / 2
    let strut = element.value.strut
    let digitTop = top + (value.baseline ?? 0) * (1 - strut.digitHeight / strut.ascent)
    let baseline = top + value.size.height + spacing + (caption.baseline ?? caption.size.height)
    let radius = (element.diameter - element.shape.widestLine) / 2
    func isInside(_ x: Double, _ y: Double) -> Bool { x * x + y * y <= radius * radius }
    return isInside(value.size.width / 2, digitTop) && isInside(caption.size.width / 2, baseline)
  }

  /// Returns the value with the caption below it, centered.
  private static func stack(_ value: Frame, _ caption: Frame?, _ element: RingElement) -> Frame {
    guard let caption else { return value }
    let width = max(value.size.width, caption.size.width)
    let top = value.size.height + (element.caption?.insideSpacing ?? 0)
    let children = [
      Frame.Placed(origin: Point(x: (width - value.size.width) / 2, y: 0), frame: value),
      Frame.Placed(origin: Point(x: (width - caption.size.width) / 2, y: top), frame: caption),
    ]
    return Frame(
      size: Size(width: width, height: top + caption.size.height), baseline: value.baseline,
      content: .group(children))
  }

  /// Places the texts below the ring, and returns the total height.
  private static func append(
    _ texts: [Frame], to children: inout [Frame.Placed], width: Double, _ element: RingElement
  ) -> Double {
    var y = element.diameter
    for (index, frame) in texts.enumerated() {
      y += index == 0 ? element.spacing : element.lineSpacing
      children.append(
        Frame.Placed(origin: Point(x: (width - frame.size.width) / 2, y: y), frame: frame))
      y += frame.size.height
    }
    return texts.isEmpty ? y : y + element.bottomSpace
  }
}
