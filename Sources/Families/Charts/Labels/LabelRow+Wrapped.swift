import FioriBasics
import FioriLayout
import FioriModel

/// Names on several lines.
extension LabelRow {
  /// Returns the names on up to two lines, or on up to four over which the plot keeps enough of its height, each within
  /// its column; `nil` if one does not fit.
  func wrapped(
    in room: Room, isCut: Bool, _ labels: inout some PartLayout
  ) throws -> [Item]? {
    if let items = try wrapped(in: room, lineLimit: 2, &labels) { return items }
    if let items = try wrapped(in: room, lineLimit: Self.mostLines, &labels),
      Self.leavesPlot(items, in: room)
    {
      return items
    }
    return isCut ? try wrapped(in: room, lineLimit: 2, breaksWords: true, &labels) : nil
  }

  private func wrapped(
    in room: Room, lineLimit: Int, breaksWords: Bool = false, _ labels: inout some PartLayout
  ) throws -> [Item]? {
    let pitch = zip(items, items.dropFirst()).map { ($1.position - $0.position) * room.width }.min()
    guard axis.wrapsNames, let pitch, let first = items.first, let last = items.last else {
      return nil
    }
    let limit = pitch - leastSpacing
    // Where a name at the chart's side would move toward its neighbor, all become narrower.
    let side = min(
      first.position * room.width - room.left, room.right - last.position * room.width)
    for limit in [limit, min(limit, 2 * side)] {
      let items = try wrapped(
        within: limit, lineLimit: lineLimit, breaksWords: breaksWords, &labels)
      if let items, isClear(items, in: room) { return wholeBesideShorter(items, in: room) }
    }
    return nil
  }

  /// The most lines of a name below its column (chosen: Docs/sources/charts.md#labels).
  private static let mostLines = 4

  private func wrapped(
    within width: Double, lineLimit: Int, breaksWords: Bool, _ labels: inout some PartLayout
  ) throws -> [Item]? {
    var wrapped: [Item] = []
    for item in items {
      let text = axis.textStyle.text(item.text)
      let label =
        breaksWords
        ? try labels.paragraph(text, maximumWidth: width, lineLimit: lineLimit, alignment: .center)
        : try labels.wrappedLabel(
          text, maximumWidth: width, lineLimit: lineLimit, alignment: .center)
      guard let label, !label.isTruncated else { return nil }
      wrapped.append(Item(position: item.position, text: item.text, label: label))
    }
    return wrapped
  }

  /// Returns wrapped names, of which a word in katakana or with a single character on a line stays on one line where
  /// shorter neighbors leave the space: サー and ビス are not read as one word (chosen: Docs/sources/charts.md#labels).
  private func wholeBesideShorter(_ wrapped: [Item], in room: Room) -> [Item] {
    wrapped.indices.reduce(into: wrapped) { result, index in
      guard wrapped[index].label.isTornWord, !items[index].label.isTruncated else {
        return
      }
      var whole = result
      whole[index] = items[index]
      if isClear(whole, in: room) { result = whole }
    }
  }
}

/// Labels on two lines at the ends of a row.
extension LabelRow {
  /// Returns the two names of a range on up to two lines each, or on three, over which the plot keeps enough of its height;
  /// `nil` if they do not fit.
  func wrappedEnds(in room: Room, _ labels: inout some PartLayout) throws -> [Item]? {
    try wrappedEnds(in: room, lineLimit: 2, &labels)
      ?? wrappedEnds(in: room, lineLimit: Self.mostLinesOfEnds, &labels)
  }

  /// The most lines of a name at an end of the row (chosen: Docs/sources/charts.md#axes).
  private static let mostLinesOfEnds = 3

  private func wrappedEnds(
    in room: Room, lineLimit: Int, _ labels: inout some PartLayout
  ) throws -> [Item]? {
    guard items.count == 2 else { return nil }
    let width = max(room.width - leastSpacing, 0) / 2
    let sides: [HorizontalAlignment] = [.leading, .trailing]
    var wrapped = items
    for (index, side) in sides.enumerated() {
      let label = try labels.wrappedLabel(
        axis.textStyle.text(items[index].text), maximumWidth: width, lineLimit: lineLimit,
        alignment: side)
      guard let label else { return nil }
      wrapped[index].label = label
    }
    return Self.leavesPlot(wrapped, in: room) ? wrapped : nil
  }

  /// Returns a label of a line that would leave the sides of the chart with its second line: both lines begin, or at the end
  /// of the plot end, where the first one does below its place.
  func aligned(_ item: Item, in sides: Room, _ labels: inout some PartLayout) throws -> Item {
    guard hasInsets, axis.hasDates, style != .range, item.text.contains("\n"),
      let first = item.text.split(separator: "\n").first
    else { return item }
    let (place, half) = (item.position * sides.width, item.label.size.width / 2)
    let isAtStart = place - half < sides.left - LabelPlacer.slack
    guard isAtStart || place + half > sides.right + LabelPlacer.slack else { return item }
    let styled = axis.textStyle
    let reach = try labels.label(styled.text(String(first))).size.width / 2
    guard 2 * reach < item.label.size.width - LabelPlacer.slack else { return item }
    var aligned = item
    aligned.label = try labels.brokenLabel(
      styled.text(item.text), alignment: isAtStart ? .leading : .trailing)
    aligned.anchor = isAtStart ? reach : max(aligned.label.size.width - reach, 0)
    return aligned
  }
}

extension Frame {
  /// Whether the text is a single word on several lines, in katakana or with a single character on one of them.
  fileprivate var isTornWord: Bool {
    guard case .text(let block) = content, block.lines.count > 1,
      !block.text.contains(where: \.isWhitespace)
    else { return false }
    return block.text.unicodeScalars.allSatisfy { (0x30A0...0x30FF).contains($0.value) }
      || block.lines.contains { $0.runs.map(\.text).joined().count == 1 }
  }
}
