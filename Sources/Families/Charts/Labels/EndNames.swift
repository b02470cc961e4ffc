import FioriBasics
import FioriLayout
import FioriModel

/// The first and the last name at the two ends of a row (Docs/sources/charts.md#axes).
///
/// Each has half of the row and the rest of the other's half. Names that would be cut to the
/// same text, or to a few letters, take two lines, or else the shorter one stays whole, or a few letters are left
/// out with the other name. Names are shortened before they have a place:
/// whether they are then read apart and drawn is decided as for all labels.
struct EndNames {
  /// The names in order; none if too little is left of one.
  let frames: [Frame]

  init(
    _ texts: [StyledText], in width: Double, spacing: Double, _ labels: inout some PartLayout
  ) throws {
    guard texts.count == 2 else {
      frames = try texts.map { try labels.label($0, maximumWidth: width) }.readableAsWhole
      return
    }
    let room = max(width - spacing, 0)
    let widths = try texts.map { try labels.label($0).size.width }
    func cut(to widths: [Double]) throws -> [Frame] {
      try zip(texts, widths).map { try labels.label($0, maximumWidth: $1) }
    }
    let halves = try cut(to: widths.reversed().map { max(room - $0, room / 2) })
    let areClear = NameLosses.alikeCount(texts.map(\.string), halves) == 0
    guard !areClear || halves.contains(where: \.isBarelyReadable) else {
      frames = halves.readableAsWhole
      return
    }
    let sides: [HorizontalAlignment] = [.leading, .trailing]
    let wrapped = try zip(texts, sides).compactMap { text, side in
      try labels.wrappedLabel(text, maximumWidth: room / 2, alignment: side)
    }
    guard wrapped.count < 2 else {
      frames = wrapped
      return
    }
    let shorter = widths[0] <= widths[1] ? 0 : 1
    let rest = max(room - widths[shorter], 0)
    let uneven = try cut(to: [0, 1].map { $0 == shorter ? room : rest }).readableAsWhole
    guard !areClear else {
      frames = uneven.contains(where: \.isBarelyReadable) ? [] : uneven
      return
    }
    frames = uneven.isEmpty ? halves.readableAsWhole : uneven
  }
}

extension Array {
  /// The first and the last element, or the only one.
  var ends: [Element] { count > 2 ? [self[0], self[count - 1]] : self }
}
