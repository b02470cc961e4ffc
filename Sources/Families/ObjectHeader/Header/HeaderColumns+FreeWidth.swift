import FioriBasics
import FioriCharts
import FioriLayout

/// Columns in the width that no other part needs.
extension HeaderColumns {
  /// Returns the columns with a cut one, an accessory of several lines, or a chart with names of several lines, in all
  /// the width that headlines and the other column leave; `nil` if that is not more than it has.
  func freeing(
    _ place: WritableKeyPath<HeaderColumns, Column?>, _ first: LaidOutColumns,
    _ unused: some PartLayout
  ) throws -> HeaderColumns? {
    let isMiddle = place == \.middle
    let (frame, other) =
      isMiddle ? (first.middle, first.accessory) : (first.accessory, first.middle)
    guard let column = self[keyPath: place], let frame,
      !frame.isWhole || frame.wrapsText && (!isMiddle || frame.plotHeight != nil),
      isMiddle || column.freeElement != nil
    else { return nil }
    let rest = isMiddle ? accessory : middle
    let taken = other.map { $0.size.width + (rest?.spacing ?? 0) } ?? 0
    let room = try widthBesideTexts(first, onOneLine: isMiddle, unused) - taken - column.spacing
    guard room > frame.size.width else { return nil }
    var columns = self
    columns.middle?.maximumShare = 1
    if let middle = first.middle { columns.middle?.maximumWidth = middle.size.width }
    columns[keyPath: place]?.maximumWidth = room
    columns[keyPath: place]?.element = column.freeElement ?? column.element
    return columns
  }

  /// Returns the width that headlines leave for all other columns, in points: on one line, or on the lines that they have.
  private func widthBesideTexts(
    _ first: LaidOutColumns, onOneLine isOnOneLine: Bool, _ unused: some PartLayout
  ) throws -> Double {
    var attempt = unused
    // A text that is left out needs no space.
    let shown = zip(headlines, first.texts).filter { !$1.frame.isLeftOut }
    let texts = try shown.map { item, placed in
      let frame = placed.frame
      if !isOnOneLine, frame.isWhole, frame.wrapsText { return frame.size.width }
      return try attempt.frame(of: item.element, in: .infinity).size.width
    }
    return width - first.start - max(texts.max() ?? 0, minimumTextWidth)
  }

  /// Places a part, or parts in rows in all of the free width where they take fewer rows there: a limit for the length of
  /// lines that are read is none for them.
  static func placed(
    _ element: Element, in room: Constraints, orFewerRowsIn free: Constraints, y: Double,
    _ layout: inout some PartLayout
  ) throws -> Frame.Placed {
    var attempt = layout
    let placed = try placed(element, in: room, y: y, &layout)
    guard element.flow != nil, free.maximumWidth > room.maximumWidth else { return placed }
    let wide = try self.placed(element, in: free, y: y, &attempt)
    guard
      wide.frame.size.height < placed.frame.size.height
        || wide.frame.shownCharacterCount > placed.frame.shownCharacterCount
    else { return placed }
    layout = attempt
    return wide
  }
}
