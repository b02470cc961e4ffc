import FioriBasics
import FioriCharts
import FioriElements
import FioriFrames
import FioriModel

extension LayoutEngine {
  /// The columns of a header: the accessory takes what it needs, then the middle, and the texts have
  /// the rest (stated: Docs/sources/headers.md#columns).
  mutating func layout(_ header: HeaderColumnsElement) throws -> Frame {
    if let spacing = header.stackSpacing { return try stacked(header, spacing: spacing) }
    let image = header.image.map {
      layout($0, in: Constraints(maximumWidth: header.width))
    }
    let start = image.map { $0.size.width + header.imageSpacing } ?? 0
    let accessory = try header.accessory.map { try layout($0, in: header.width - start) }
    let end = header.width - (accessory?.taken ?? 0)
    let middle = try header.middle.map {
      try layout($0, in: end - start, leaving: header.minimumTextWidth)
    }
    let textEnd = min(end - (middle?.taken ?? 0), start + header.maximumTextWidth)
    let headlines = try layout(
      header.headlines, in: Constraints(maximumWidth: max(textEnd - start, 0)))

    let headline = headlines.children.firstBaseline
    let line = [headline, middle?.line, accessory?.line].compactMap(\.self).max() ?? 0
    let top = line - (headline ?? line)
    let side = accessory?.placed(beforeEnd: header.width, on: line, top: top)
    let details = try details(
      of: header, below: headlines.height, from: start, to: textEnd,
      clearOf: middle == nil ? side.map { $0.maxY - top } : nil)
    let texts = (headlines.children + details).map { $0.moved(by: Point(x: start, y: top)) }
    let parts =
      [image.map { Frame.Placed(origin: Point(x: 0, y: top), frame: $0) }].compactMap(\.self)
      + texts
    var between = middle?.placed(beforeEnd: end, on: line, top: top)
    if header.middle?.placement == .center, let frame = middle?.frame {
      let height = (parts + [side].compactMap(\.self)).height
      between?.origin.y = max((height - frame.size.height) / 2, 0)
    }
    return columns(header, parts + [between, side].compactMap(\.self))
  }

  /// Image and accessory in a row, and the texts below it (stated:
  /// Docs/sources/headers.md#large-texts).
  private mutating func stacked(
    _ header: HeaderColumnsElement, spacing: Double
  ) throws -> Frame {
    let image = header.image.map {
      layout($0, in: Constraints(maximumWidth: header.width))
    }
    let taken = image.map { $0.size.width + spacing } ?? 0
    let accessory = try header.accessory.map {
      try layout($0.element, in: Constraints(maximumWidth: max(header.width - taken, 0)))
    }
    let height = [image, accessory].compactMap { $0?.size.height }.max() ?? 0
    let row = [
      image.map { $0.centered(x: $0.size.width / 2, y: height / 2) },
      accessory.map { $0.centered(x: header.width - $0.size.width / 2, y: height / 2) },
    ].compactMap(\.self)
    let texts = try layout(
      header.headlines + header.details, in: Constraints(maximumWidth: header.width))
    let top = row.isEmpty ? 0 : height + spacing
    return columns(header, row + texts.children.map { $0.moved(by: Point(x: 0, y: top)) })
  }

  private mutating func layout(
    _ column: HeaderColumnsElement.Column, in room: Double, leaving rest: Double = 0
  ) throws -> HeaderColumn {
    let room = room - column.spacing
    let width = max(min(column.maximumWidth, room - rest, room * column.maximumShare), 0)
    var frame = try layout(column.element, in: Constraints(maximumWidth: width))
    if column.isFilled, frame.size.width < width {
      let share = column.element.textAlignment.leftShare(in: .leftToRight)
      let origin = Point(x: (width - frame.size.width) * share, y: 0)
      frame = Frame(
        size: Size(width: width, height: frame.size.height), baseline: frame.baseline,
        content: .group(
          inDirection([Frame.Placed(origin: origin, frame: frame)], width: width)))
    }
    return HeaderColumn(column: column, frame: frame)
  }

  /// Parts below each other, each where reading starts.
  private mutating func layout(
    _ items: [ColumnElement.Item], in room: Constraints
  ) throws -> (children: [Frame.Placed], height: Double) {
    var children: [Frame.Placed] = []
    for item in items {
      let top = children.isEmpty ? 0 : children.height + item.topSpace
      children.append(try placed(item.element, in: room, y: top))
    }
    return (children, children.height)
  }

  /// What stands below the headlines; once it is clear of the accessory, it takes the accessory's room
  /// too (Docs/sources/headers.md#compact).
  private mutating func details(
    of header: HeaderColumnsElement, below height: Double, from start: Double, to end: Double,
    clearOf accessoryBottom: Double?
  ) throws -> [Frame.Placed] {
    let full = min(header.width, start + header.maximumTextWidth)
    var children: [Frame.Placed] = []
    var y = height
    for item in header.details {
      y += item.topSpace
      let isClear = accessoryBottom.map { y >= $0 + Self.clearance } ?? false
      let room = Constraints(maximumWidth: max((isClear ? full : end) - start, 0))
      let placed = try placed(item.element, in: room, y: y)
      children.append(placed)
      y += placed.frame.size.height
    }
    return children
  }

  /// A part where reading starts; a text that asks for another side of its column there.
  private mutating func placed(
    _ element: Element, in room: Constraints, y: Double
  ) throws -> Frame.Placed {
    let frame = try layout(element, in: room)
    let free = max(room.maximumWidth - frame.size.width, 0)
    let x = free * element.textAlignment.leftShare(in: .leftToRight)
    return Frame.Placed(origin: Point(x: x, y: y), frame: frame)
  }

  /// Points below the accessory (chosen: Docs/sources/headers.md#compact).
  private static let clearance = 8.0

  private func columns(_ header: HeaderColumnsElement, _ children: [Frame.Placed]) -> Frame {
    Frame(
      size: Size(width: header.width, height: children.height),
      baseline: children.firstBaseline,
      content: .group(inDirection(children, width: header.width)))
  }
}

extension Element {
  /// Where a text stands in its column; other parts stand where reading starts.
  fileprivate var textAlignment: HorizontalAlignment {
    if case .text(let text) = self { text.alignment } else { .leading }
  }
}

extension Frame.Placed {
  fileprivate var maxY: Double { origin.y + frame.size.height }

  fileprivate func moved(by way: Point) -> Frame.Placed {
    Frame.Placed(origin: origin + way, frame: frame)
  }
}

extension [Frame.Placed] {
  /// Down to the lowest edge, in points.
  fileprivate var height: Double { map(\.maxY).max() ?? 0 }
}
