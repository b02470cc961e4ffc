import FioriBasics
import FioriModel

extension LayoutEngine {
  /// Lays out parts on one line, scaled down together if they are too wide. What still does not fit
  /// is truncated, or, of a value, written shorter or left out whole.
  ///
  /// If neighbors have to stay on one line, the row keeps its height and baseline however far it is
  /// scaled, so that nothing below it moves (Docs/sources/kpi.md#long-values).
  mutating func layout(_ row: RowElement, in room: Constraints) throws -> Frame {
    let available = room.narrowed(to: row.maximumWidth).maximumWidth
    var parts = try self.parts(row.items)
    var losses: [Loss] = []
    if !Self.fits(parts, row, in: available) {
      (parts, losses) =
        try row.value.map { try shortened(parts, of: row, as: $0, in: available) }
        ?? cut(parts, to: available / row.minimumScale)
    }
    let scale = Self.scale(of: parts, available: available, minimum: row.minimumScale)
    if parts.isEmpty, !losses.isEmpty { return .leftOut(losses) }
    let strut = row.keepsHeight ? row.strut : row.strut.scaled(by: scale)
    var frame =
      isSkeleton
      ? Self.skeleton(parts, scale, strut)
      : place(parts, scale: scale, strut: strut, keepsHeight: row.keepsHeight)
    frame.losses = losses
    return frame
  }

  /// Lays out items at their full size; parts without a width are left out.
  private mutating func parts(_ items: [RowElement.Item]) throws -> [Part] {
    try items.compactMap { item in
      var part = Part(
        item: item, frame: try layout(item.element, in: Constraints(maximumWidth: .infinity)))
      part.frame.losses = Self.lossAtLineEnd(part)
      return part.frame.size.width > 0 ? part : nil
    }
  }

  /// Whether parts have space at the least scale of their row.
  private static func fits(_ parts: [Part], _ row: RowElement, in available: Double) -> Bool {
    parts.width * row.minimumScale <= available + tolerance
  }

  /// Returns the longest of the shorter forms of a value that has space, or no parts.
  private mutating func shortened(
    _ parts: [Part], of row: RowElement, as value: RowElement.Value, in available: Double
  ) throws -> (parts: [Part], losses: [Loss]) {
    let text = Self.excerpt(of: parts.text)
    let known = findings.count
    for items in value.shorterForms() {
      let shorter = try self.parts(items)
      if Self.fits(shorter, row, in: available) {
        return (shorter, [Loss(value.origin, Self.shortened(parts.text, to: shorter.text))])
      }
      findings.removeSubrange(known...)
    }
    return ([], [Loss(value.origin, .leftOutValue(text))])
  }

  /// Returns the loss of a part with a line break; a row shows only one line.
  private static func lossAtLineEnd(_ part: Part) -> [Loss] {
    guard case .text(let text) = part.item.element, case .text(let block) = part.frame.content,
      block.isTruncated
    else { return [] }
    return [
      Loss(
        text.origin,
        .truncatedLine(to: block.text))
    ]
  }

  private static let tolerance = 0.001

  private static func scale(of parts: [Part], available: Double, minimum: Double) -> Double {
    let width = parts.width
    return width > available ? max(available / width, minimum) : 1
  }

  /// Returns the parts that fit into `width`, the last of them ending in an ellipsis, and what is
  /// lost of the others.
  private mutating func cut(
    _ parts: [Part], to width: Double
  ) throws -> (parts: [Part], losses: [Loss]) {
    for count in stride(from: parts.count, to: 0, by: -1) {
      var kept = Array(parts.prefix(count))
      guard case .text(let text) = kept[count - 1].item.element else {
        if kept.width <= width { return Self.leavingOut(kept, of: parts) }
        continue
      }
      let before = kept.width - kept[count - 1].frame.size.width
      guard before + (try ellipsisWidth(of: text)) <= width else { continue }
      kept[count - 1].frame = try layout(
        text, in: Constraints(maximumWidth: width - before), isCut: true)
      guard kept[count - 1].frame.size.width > 0 else {
        return (kept.dropLast(), kept[count - 1].frame.losses)
      }
      kept[count - 1].frame.losses = [Loss(text.origin, Self.cutMessage(kept[count - 1].frame))]
      return (kept, Self.leavingOut(kept, of: parts).losses)
    }
    return Self.leavingOut([], of: parts)
  }

  /// Returns the parts kept, and the loss of those that do not fit.
  private static func leavingOut(
    _ kept: [Part], of parts: [Part]
  ) -> (parts: [Part], losses: [Loss]) {
    let origins = parts.dropFirst(kept.count).compactMap(\.item.element.origin)
    guard let first = origins.first else { return (kept, []) }
    // The parts of a number have the same path.
    let others = Set(origins).count - 1
    return (kept, [Loss(first, .leftOutParts(others: others))])
  }

  /// Returns the message about a truncated part: the rest of a number reads as another number.
  private static func cutMessage(_ frame: Frame) -> Message {
    guard case .text(let block) = frame.content else { return .cutOff }
    return .truncatedValue(to: block.text)
  }

  private func place(
    _ parts: [Part], scale: Double, strut: Font, keepsHeight: Bool
  ) -> Frame {
    let width = parts.width * scale
    let children = parts.lefts(in: settings.direction).map { part, left in
      let frame = part.frame.scaled(by: scale)
      let top = strut.ascent - (frame.baseline ?? frame.size.height)
      return Frame.Placed(origin: Point(x: left * scale, y: top), frame: frame)
    }
    // The letters of an Arabic unit do not reach the caption.
    let lowest = keepsHeight ? nil : children.map { $0.origin.y + $0.frame.size.height }.max()
    let height = max(strut.lineHeight, lowest ?? 0)
    return Frame(
      size: Size(width: width, height: height), baseline: strut.ascent,
      content: .group(children), kind: nil)
  }
}

extension LayoutEngine {
  /// Returns one block instead of a value, as high as its digits: several blocks of the height of
  /// small letters would not look like a value (chosen: Docs/sources/headers.md#loading).
  private static func skeleton(_ parts: [Part], _ scale: Double, _ strut: Font) -> Frame {
    let width = parts.width * scale
    // The caption below is at most as large as the value.
    let textSize = parts.compactMap(\.frame.largestTextSize).max().map { $0 * scale }
    let block = Frame(
      size: Size(width: width, height: strut.digitHeight), baseline: nil,
      content: .placeholder(textSize: textSize))
    let origin = Point(x: 0, y: strut.ascent - strut.digitHeight)
    return Frame(
      size: Size(width: width, height: strut.lineHeight), baseline: strut.ascent,
      content: .group([Frame.Placed(origin: origin, frame: block)]))
  }
}

/// A part of a row, laid out by itself.
private struct Part {
  let item: RowElement.Item
  var frame: Frame

  /// Whether the part is a sign such as `٪` that a locale writes to the left of its Arabic digits: it
  /// ends in an Arabic letter mark.
  var endsArabicNumber: Bool {
    guard item.readsFromTheLeft, case .text(let text) = item.element else { return false }
    return text.text.string.unicodeScalars.last == "\u{61C}"
  }
}

extension [Part] {
  /// Returns the left edges of parts, in their own order. Right to left mirrors left to right, but
  /// neighbors that read from the left keep their order, where a sign of an Arabic number is to the
  /// left of the digits.
  fileprivate func lefts(
    in direction: Environment.LayoutDirection
  ) -> [(part: Part, left: Double)] {
    var lefts = leftsInOrder(direction)
    for (index, part) in enumerated().dropFirst() where part.endsArabicNumber {
      let before = lefts[index - 1]
      lefts[index - 1] = before + part.frame.size.width + part.item.leadingSpace
      lefts[index] = before
    }
    return zip(self, lefts).map { ($0, $1) }
  }

  private func leftsInOrder(_ direction: Environment.LayoutDirection) -> [Double] {
    var lefts = [Double](repeating: 0, count: count)
    var x = 0.0
    for index in indices {
      if index > 0 { x += self[index].item.leadingSpace }
      lefts[index] = x
      x += self[index].frame.size.width
    }
    guard direction == .rightToLeft else { return lefts }
    let width = x
    for index in indices { lefts[index] = width - lefts[index] - self[index].frame.size.width }
    for stretch in stretchesFromTheLeft {
      // Mirroring twice restores the order, within the stretch's own place.
      let start = lefts[stretch.upperBound - 1]
      let end = lefts[stretch.lowerBound] + self[stretch.lowerBound].frame.size.width
      for index in stretch {
        lefts[index] = start + end - lefts[index] - self[index].frame.size.width
      }
    }
    return lefts
  }

  /// The ranges of neighbors that read from the left: a number with its signs and units.
  private var stretchesFromTheLeft: [Range<Int>] {
    var result: [Range<Int>] = []
    for index in indices where self[index].item.readsFromTheLeft {
      if let last = result.last, last.upperBound == index {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  /// The texts of the parts as a message quotes them: words next to a number after a space.
  fileprivate var text: String {
    let texts = compactMap { part in
      if case .text(let element) = part.item.element { element.text.string } else { nil }
    }
    let isWord = { (text: String) in text.count > 1 && text.contains(where: \.isLetter) }
    return zip(texts, [nil] + texts).reduce("") { result, pair in
      let isApart = isWord(pair.0) || pair.1.map(isWord) == true
      return result + (isApart && !result.isEmpty ? " " : "") + pair.0
    }
  }

  /// The width of all parts and the spaces between them.
  fileprivate var width: Double {
    enumerated().reduce(0) { sum, entry in
      let space = entry.offset > 0 ? entry.element.item.leadingSpace : 0
      return sum + space + entry.element.frame.size.width
    }
  }
}
