import FioriBasics
package import FioriLayout
import FioriModel

extension FlowElement: Arrangement {
  package var parts: [Element] {
    items
  }

  package func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    try layout.layout(self, in: room)
  }
}

extension FlowElement {
  /// The flow with one height for the lines of its texts and labels, whichever letters are in each of them.
  fileprivate var withEqualLines: FlowElement {
    let letters = Element.arrangement(self).lineLetters
    guard !letters.isEmpty else { return self }
    var flow = self
    flow.items = items.map { $0.beside(letters) }
    return flow
  }
}

extension Element {
  /// Returns a text or a label with lines as high as its siblings have, whose letters are listed by font. A tag has its
  /// letters in the middle of its height.
  fileprivate func beside(_ letters: [Font: String]) -> Element {
    switch self {
    case .text(let text): return .text(text.beside(letters))
    case .label(var label):
      label.text = label.text?.beside(letters)
      return .label(label)
    default: return self
    }
  }

  /// The flow that the element is; `nil` for any other.
  var flow: FlowElement? {
    if case .arrangement(let arrangement) = self { arrangement as? FlowElement } else { nil }
  }

  /// Parts in rows that wrap.
  package static func flow(_ flow: FlowElement) -> Element { .arrangement(flow) }
}

extension PartLayout {
  /// Lays out parts in rows, each as full as possible; a part wider than the space has its own row.
  fileprivate mutating func layout(_ flow: FlowElement, in room: Constraints) throws -> Frame {
    let flow = flow.withEqualLines
    let frames = try equallyLarge(
      flow.items.map { try self.frame(of: $0, in: room) }, of: flow, in: room)
    var rows = Self.rows(frames, of: flow, in: room)
    var losses: [Loss] = []
    if let limit = flow.rowLimit, rows.count > limit {
      let kept: Int
      (rows, kept) = try shortened(frames, of: flow, in: room, to: limit)
      // Otherwise the count of the others is drawn, as the description asks for.
      if !(flow.overflow?.isRequested ?? false) || kept == 0 {
        losses = Self.losses(of: flow, kept: max(kept, 1), rows: limit)
      }
    }
    var frame = place(rows, of: flow)
    frame.losses = losses
    return frame
  }

  /// Returns the frames of parts of which none has a larger text than the label that shrinks most, with smaller images.
  private mutating func equallyLarge(
    _ frames: [Frame], of flow: FlowElement, in room: Constraints
  ) throws -> [Frame] {
    let scales = zip(flow.items, frames).map { item, frame in
      if case .label(let label) = item { label.scale(in: frame) } else { nil as Double? }
    }
    guard let least = scales.compactMap(\.self).min() else { return frames }
    // The parts were already laid out, with the same findings.
    let known = findings.count
    defer { findings.removeSubrange(known...) }
    return try flow.items.indices.map { index in
      guard case .label(let label) = flow.items[index] else { return frames[index] }
      return try frame(of: .label(label.scaled(by: least)), in: room)
    }
  }

  private static func losses(of flow: FlowElement, kept: Int, rows: Int) -> [Loss] {
    let left = flow.items.dropFirst(kept)
    guard let origin = left.lazy.compactMap(\.origin).first else { return [] }
    let space = rows == 1 ? "one row" : "\(rows) rows"
    return [
      Loss(origin, .itemsDoNotFit(left.count, in: space))
    ]
  }

  private static func rows(
    _ frames: [Frame], of flow: FlowElement, in room: Constraints
  ) -> [[Frame]] {
    var rows: [[Frame]] = []
    var width = 0.0
    for frame in frames where frame.size.width > 0 {
      let widened = width + flow.spacing + frame.size.width
      if rows.isEmpty || widened > room.maximumWidth + 0.001 {
        rows.append([frame])
        width = frame.size.width
      } else {
        rows[rows.count - 1].append(frame)
        width = widened
      }
    }
    return rows
  }

  /// Returns the rows of the parts that leave space for the count of the others in the last row,
  /// and their number; the first part alone and 0 if the count does not fit.
  private mutating func shortened(
    _ frames: [Frame], of flow: FlowElement, in room: Constraints, to limit: Int
  ) throws -> (rows: [[Frame]], kept: Int) {
    for count in frames.indices.dropFirst().reversed() {
      let parts = Array(frames.prefix(count))
      let rest = try flow.overflow.map { try layout($0, count: frames.count - count, in: room) }
      let rows = Self.rows(parts + [rest].compactMap(\.self), of: flow, in: room)
      if rows.count <= limit { return (rows, count) }
      if let rest, let rows = try cutting(parts, of: flow, before: rest, in: room, to: limit) {
        return (rows, count)
      }
    }
    return ([Array(frames.prefix(1))], 0)
  }

  /// Returns the rows of parts of which the last one is cut for the count of the others, where it would
  /// otherwise leave the last row empty; `nil` if too little of it would be left. A part with a number is
  /// whole or left out: the number without its end is another one.
  private mutating func cutting(
    _ frames: [Frame], of flow: FlowElement, before rest: Frame, in room: Constraints, to limit: Int
  ) throws -> [[Frame]]? {
    let rows = Self.rows(frames.dropLast(), of: flow, in: room)
    let item = flow.items[frames.count - 1]
    let width = room.maximumWidth - flow.spacing - rest.size.width
    guard rows.count < limit, width > 0, !item.hasNumber else { return nil }
    // The part was already laid out, with the same findings.
    let known = findings.count
    let cut = try frame(of: item, in: room.narrowed(to: width))
    findings.removeSubrange(known...)
    guard cut.brokenWords.isEmpty, cut.shownCharacterCount >= Self.leastCutLength,
      cut.size.width <= width + 0.001
    else { return nil }
    return rows + [[cut, rest]]
  }

  /// The number of characters, with the ellipsis, that a part keeps at least when it is cut for the count
  /// of the others (chosen: Docs/sources/headers.md#label-items).
  private static var leastCutLength: Int { 8 }

  private mutating func layout(
    _ overflow: FlowElement.Overflow, count: Int, in room: Constraints
  ) throws -> Frame {
    let label = LocalizedStrings.text(overflow.template, count: count)
    let text = StyledText(label, font: overflow.font, color: overflow.color)
    return try frame(
      of: .text(TextElement(text: text, kind: overflow.kind, origin: DescriptionPath())), in: room)
  }

  /// Returns the parts of a row, with those that have a background enlarged to the highest and the
  /// lowest edge of them.
  private static func equallyHigh(_ row: [Frame]) -> [Frame] {
    let boxes = row.filter { $0.decoration != nil }
    guard boxes.count > 1 else { return row }
    let baseline = boxes.compactMap(\.baseline).max() ?? 0
    let rest = boxes.map { $0.size.height - ($0.baseline ?? baseline) }.max() ?? 0
    return row.map { frame in
      guard frame.decoration != nil, case .group(let children) = frame.content else { return frame }
      let move = Point(x: 0, y: baseline - (frame.baseline ?? baseline))
      var frame = frame
      frame.size.height = baseline + rest
      frame.baseline = baseline
      frame.content = .group(children.map { $0.moved(by: move) })
      return frame
    }
  }

  private func place(_ rows: [[Frame]], of flow: FlowElement) -> Frame {
    let widths = rows.map { row in
      row.reduce(Double(max(row.count - 1, 0)) * flow.spacing) { $0 + $1.size.width }
    }
    let width = widths.max() ?? 0
    let share = flow.alignment.leftShare(in: .leftToRight)
    var children: [Frame.Placed] = []
    var top = 0.0
    for (row, rowWidth) in zip(flow.hasEqualHeights ? rows.map(Self.equallyHigh) : rows, widths) {
      let baseline = row.compactMap(\.baseline).max() ?? 0
      var x = (width - rowWidth) * share
      var bottom = top
      for frame in row {
        let y = top + baseline - (frame.baseline ?? baseline)
        children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
        x += frame.size.width + flow.spacing
        bottom = max(bottom, y + frame.size.height)
      }
      top = bottom + flow.rowSpacing
    }
    let height = rows.isEmpty ? 0 : top - flow.rowSpacing
    return Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(inDirection(children, width: width)))
  }
}
