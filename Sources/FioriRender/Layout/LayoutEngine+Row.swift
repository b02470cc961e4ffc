extension LayoutEngine {
  /// Parts on one line, scaled down together where they are too wide, and then cut.
  ///
  /// The row keeps its height and its baseline however far it is scaled, so that neighbours stay
  /// on one line and what is below does not move (boards, KPI view).
  mutating func layout(_ row: RowElement, in room: Constraints) throws -> Frame {
    let available = room.narrowed(to: row.maximumWidth).maximumWidth
    var parts = try row.items.map { item in
      Part(item: item, frame: try layout(item.element, in: Constraints(maximumWidth: .infinity)))
    }
    parts.removeAll { $0.frame.size.width == 0 }
    let scale = Self.scale(of: parts, available: available, minimum: row.minimumScale)
    if parts.width * scale > available + Self.tolerance {
      parts = try cut(parts, to: available / scale)
    }
    return place(parts, scale: scale, strut: row.strut)
  }

  private static let tolerance = 0.001

  private static func scale(of parts: [Part], available: Double, minimum: Double) -> Double {
    let width = parts.width
    return width > available ? max(available / width, minimum) : 1
  }

  /// The parts that fit into `width`, the last of them ending in an ellipsis.
  private mutating func cut(_ parts: [Part], to width: Double) throws -> [Part] {
    for count in stride(from: parts.count, to: 0, by: -1) {
      var kept = Array(parts.prefix(count))
      guard case .text(let text) = kept[count - 1].item.element else {
        if kept.width <= width { return noted(kept, of: parts) }
        continue
      }
      let before = kept.width - kept[count - 1].frame.size.width
      guard before + (try ellipsisWidth(of: text)) <= width else { continue }
      kept[count - 1].frame = try layout(
        text, in: Constraints(maximumWidth: width - before), isCut: true)
      findings.append(.warning(text.origin, Self.cutMessage(kept[count - 1].frame)))
      return kept
    }
    return noted([], of: parts)
  }

  /// Parts that are kept whole while others after them have no room.
  private mutating func noted(_ kept: [Part], of parts: [Part]) -> [Part] {
    if let origin = parts.dropFirst(kept.count).first?.item.element.origin {
      findings.append(.warning(origin, "no room for this and what follows; widen the view"))
    }
    return kept
  }

  /// What is left of a number reads as another one.
  private static func cutMessage(_ frame: Frame) -> String {
    guard case .text(let block) = frame.content else { return "cut off" }
    return "cut to '\(block.text)' for want of room; shorten the value or widen the view"
  }

  private func place(_ parts: [Part], scale: Double, strut: Font) -> Frame {
    let width = parts.width * scale
    var children: [Frame.Placed] = []
    var x = 0.0
    for (index, part) in parts.enumerated() {
      if index > 0 { x += part.item.leadingSpace * scale }
      let frame = part.frame.scaled(by: scale)
      let left = settings.direction == .leftToRight ? x : width - x - frame.size.width
      let top = strut.ascent - (frame.baseline ?? frame.size.height)
      children.append(Frame.Placed(origin: Point(x: left, y: top), frame: frame))
      x += frame.size.width
    }
    return Frame(
      size: Size(width: width, height: strut.lineHeight), baseline: strut.ascent,
      content: .group(children), kind: nil)
  }
}

/// A part of a row, laid out by itself.
private struct Part {
  let item: RowElement.Item
  var frame: Frame
}

extension [Part] {
  /// All parts and the spaces between them.
  fileprivate var width: Double {
    enumerated().reduce(0) { sum, entry in
      let space = entry.offset > 0 ? entry.element.item.leadingSpace : 0
      return sum + space + entry.element.frame.size.width
    }
  }
}
