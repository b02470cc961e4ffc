import FioriBasics
import FioriLayout
import FioriModel

/// The first and the last name at the two ends of a row (Docs/sources/charts.md#axes).
///
/// Each has half of the row and what the other leaves of its half. Names that would be cut to the
/// same text take two lines, or else the shorter one stays whole.
struct EndNames {
  /// The names in order; one of them may be alone.
  let frames: [Frame]

  init(
    _ texts: [StyledText], in width: Double, spacing: Double, _ labels: inout some PartLayout
  ) throws {
    let whole = try texts.map { try labels.label($0) }
    guard texts.count == 2 else {
      frames = try texts.map { try labels.label($0, maximumWidth: width) }
      return
    }
    let room = max(width - spacing, 0)
    let widths = whole.map(\.size.width)
    let cut = try Self.cut(
      texts, to: widths.reversed().map { max(room - $0, room / 2) }, &labels)
    guard cut.allSatisfy(\.isTruncated), cut[0].shownText == cut[1].shownText,
      texts[0].string != texts[1].string
    else {
      frames = cut
      return
    }
    if let wrapped = try Self.wrapped(texts, in: room / 2, &labels) {
      frames = wrapped
      return
    }
    let shorter = widths[0] <= widths[1] ? 0 : 1
    let rest = max(room - widths[shorter], 0)
    let uneven = try Self.cut(
      texts, to: [0, 1].map { $0 == shorter ? room : rest }, &labels)
    frames = Self.areReadable(uneven) ? uneven : cut
  }

  /// Whether enough is left of each name.
  var areReadable: Bool { Self.areReadable(frames) }

  private static func areReadable(_ frames: [Frame]) -> Bool {
    frames.allSatisfy(\.isReadable)
  }

  private static func cut(
    _ texts: [StyledText], to widths: [Double], _ labels: inout some PartLayout
  ) throws -> [Frame] {
    try zip(texts, widths).map { try labels.label($0, maximumWidth: $1) }
  }

  /// Returns the names on two lines, or `nil` if one does not fit.
  private static func wrapped(
    _ texts: [StyledText], in width: Double, _ labels: inout some PartLayout
  ) throws -> [Frame]? {
    var frames: [Frame] = []
    for (text, side) in zip(texts, [HorizontalAlignment.leading, .trailing]) {
      guard
        let frame = try labels.wrappedLabel(text, maximumWidth: width, alignment: side)
      else { return nil }
      frames.append(frame)
    }
    return frames
  }
}

extension Array {
  /// The first and the last element, or the only one.
  var ends: [Element] { count > 2 ? [self[0], self[count - 1]] : self }
}
