import FioriBasics
import FioriKPI
import FioriLayout

/// Columns in the width that no other part needs.
extension HeaderColumns {
  /// Returns the columns with a cut one, or an accessory of several lines, in all the width that headlines on
  /// one line, and the other column, leave; `nil` if that is not more than it has.
  func freeing(
    _ place: WritableKeyPath<HeaderColumns, Column?>, _ first: LaidOutColumns,
    _ unused: some PartLayout
  ) throws -> HeaderColumns? {
    let isMiddle = place == \.middle
    let (frame, other) =
      isMiddle ? (first.middle, first.accessory) : (first.accessory, first.middle)
    guard let column = self[keyPath: place], let frame,
      !frame.isWhole || !isMiddle && frame.wrapsText, isMiddle || column.freeElement != nil
    else { return nil }
    let rest = isMiddle ? accessory : middle
    let taken = other.map { $0.size.width + (rest?.spacing ?? 0) } ?? 0
    let room = try widthBesideTexts(first, unused) - taken - column.spacing
    guard room > frame.size.width else { return nil }
    var columns = self
    columns.middle?.maximumShare = 1
    if let middle = first.middle { columns.middle?.maximumWidth = middle.size.width }
    columns[keyPath: place]?.maximumWidth = room
    columns[keyPath: place]?.element = column.freeElement ?? column.element
    return columns
  }

  /// Returns the columns with numbers in the space that nothing else needs, and in one size if they are of one
  /// font; `nil` if no number is smaller than its font, or if a wider header needs the space for its middle column,
  /// since its numbers would then be smaller.
  func withFreeNumbers(
    _ first: LaidOutColumns, _ unused: some PartLayout
  ) throws -> HeaderColumns? {
    guard !hasMovedMiddle, (middle == nil) == (first.middle == nil) else { return nil }
    let places = [\HeaderColumns.accessory, \HeaderColumns.middle]
    let frames = [first.accessory, first.middle]
    var taken = 0.0
    var shrunk: [(place: WritableKeyPath<HeaderColumns, Column?>, frame: Frame)] = []
    for (place, frame) in zip(places, frames) {
      guard let column = self[keyPath: place], let frame else { continue }
      taken += column.spacing + frame.size.width
      if column.element.isNumberShrunk(in: frame) { shrunk.append((place, frame)) }
    }
    guard !shrunk.isEmpty else { return nil }
    let free = max(try widthBesideTexts(first, unused) - taken, 0) / Double(shrunk.count)
    var columns = self
    for (place, frame) in shrunk { columns[keyPath: place]?.freeNumber(in: frame, by: free) }
    var attempt = unused
    let next = try columns.sideBySide(&attempt)
    guard let end = next.accessory, let inside = next.middle else { return columns }
    columns.accessory?.shareNumber(in: end, with: columns.middle, in: inside)
    columns.middle?.shareNumber(in: inside, with: columns.accessory, in: end)
    return columns
  }

  /// Returns the width that headlines on one line leave for all other columns, in points.
  private func widthBesideTexts(
    _ first: LaidOutColumns, _ unused: some PartLayout
  ) throws -> Double {
    var attempt = unused
    // A text that is left out needs no space.
    let shown = zip(headlines, first.texts).filter { !$1.frame.isLeftOut }.map(\.0)
    let texts = try shown.map { try attempt.frame(of: $0.element, in: .infinity).size.width }
    return width - first.start - max(texts.max() ?? 0, minimumTextWidth)
  }
}

extension HeaderColumns.Column {
  /// Lets a number that is smaller than its font be wider by a length in points.
  fileprivate mutating func freeNumber(in frame: Frame, by free: Double) {
    let own = frame.numberFrame?.size.width ?? element.number?.maximumWidth ?? 0
    element = element.limitingNumber(to: own + free)
    maximumWidth = max(maximumWidth, frame.size.width + free)
    maximumShare = 1
  }

  /// Draws a number in the size of a smaller one of the same font.
  fileprivate mutating func shareNumber(in frame: Frame, with other: Self?, in otherFrame: Frame) {
    guard let number = frame.numberFrame, let size = number.largestTextSize,
      let smaller = otherFrame.numberFrame?.largestTextSize, size > smaller + Element.sizeTolerance,
      element.number?.textSize == other?.element.number?.textSize
    else { return }
    element = element.limitingNumber(to: number.size.width * smaller / size)
  }
}
