import FioriBasics
import FioriLayout
import FioriModel

/// The rows of a card's list, of an object, or of a table whose cells are below each other. Their values have one size, and
/// in a list so have its titles and its descriptions.
struct CardValueRows: Sendable {
  var column: ColumnElement
  /// The rows with each value below its label, for values that would be too small beside them; `nil` for none.
  var stacked: ColumnElement?
  /// Whether values that would be too small are below the texts that they are beside, or cut texts there, or break words
  /// and take no less height.
  var stacksSides = false
  /// The size in points that values beside their labels have at least; `nil` at large texts, where they are below
  /// each other if any is cut, broken, smaller or on more lines.
  var leastSize: Double?
  /// The names of the values, and of texts that do not exceed them, in the layout report.
  let value: String
  var label: String?
  /// The names of other texts, each with one size of its own.
  var others: [String] = []
}

extension CardValueRows {
  /// Returns the rows with each of their texts changed.
  func changingTexts(_ change: (TextElement) -> TextElement) -> CardValueRows {
    var rows = self
    (rows.column, rows.stacked) = (
      column.changingTexts(change), stacked?.changingTexts(change)
    )
    return rows
  }

  /// The rows without the last one; `nil` if there is no other.
  var withoutLastRow: CardValueRows? {
    guard case .column(let column)? = Element.column(column).withoutLastRow else { return nil }
    var rows = self
    rows.column = column
    if case .column(let stacked)? = stacked.map(Element.column)?.withoutLastRow {
      rows.stacked = stacked
    }
    return rows
  }
}

extension CardValueRows: Arrangement {
  var parts: [Element] { column.items.map(\.element) }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    let (frame, least) = try frame(of: column, in: room, &layout)
    let isSmall = leastSize.map { least < $0 - TextElement.sizeTolerance } ?? true
    guard stacked != nil || stacksSides, isSmall || !frame.isWhole else { return frame }
    let stacked = stacked ?? column.stackingSides
    var attempt = unused
    let (next, nextLeast) = try self.frame(of: stacked, in: room, &attempt)
    let isBetter =
      isSmall
      ? least < nextLeast - TextElement.sizeTolerance
        || leastSize == nil && isCramped(frame, besides: next)
      : next.faultCounts < frame.faultCounts
        && (next.allLosses.count < frame.allLosses.count || next.size.height <= frame.size.height)
    guard isBetter else { return frame }
    layout = attempt
    return next
  }

  /// Whether a frame of the values beside their labels is harder to read than one of values below them.
  private func isCramped(_ frame: Frame, besides stacked: Frame) -> Bool {
    stacked.faultCounts < frame.faultCounts || stacked.lineCount < frame.lineCount
  }

  /// Lays out the values in one size, that of the smallest, which labels do not exceed; also returns that size in points,
  /// infinite without values.
  private func frame(
    of column: ColumnElement, in room: Constraints, _ layout: inout some PartLayout
  ) throws -> (frame: Frame, least: Double) {
    let unused = layout
    var frame = try layout.frame(of: .column(column), in: room)
    var limits: [String: Double] = [:]
    // Smaller texts leave others more space, so that one may then be in another size.
    for _ in 0..<Self.mostAttempts {
      let uneven = unevenSizes(in: frame, limits)
      guard !uneven.isEmpty else { break }
      limits.merge(uneven) { $1 }
      layout = unused
      frame = try layout.frame(of: .column(drawn(column, limits)), in: room)
    }
    return (frame, frame.textSizes(of: value).min() ?? .infinity)
  }

  /// Returns the smallest size in points of each kind of text that is in several sizes, or smaller than its limit.
  private func unevenSizes(in frame: Frame, _ limits: [String: Double]) -> [String: Double] {
    var uneven: [String: Double] = [:]
    for kind in [value] + others {
      let sizes = frame.textSizes(of: kind)
      guard let least = sizes.min(), let largest = limits[kind] ?? sizes.max(),
        least < largest - TextElement.sizeTolerance
      else { continue }
      uneven[kind] = least
    }
    return uneven
  }

  /// Returns rows with texts no larger than the limits of their kinds, in points, and labels no larger than values.
  private func drawn(_ column: ColumnElement, _ limits: [String: Double]) -> ColumnElement {
    column.changingTexts { text in
      guard let kind = text.kind, let limit = limits[kind == label ? value : kind] else {
        return text
      }
      return text.drawn(atMost: limit)
    }
  }

  private static let mostAttempts = 3
}

extension ColumnElement {
  /// The column with the trailing part of each row below its texts.
  fileprivate var stackingSides: ColumnElement {
    var column = self
    column.items = items.map { item in
      var item = item
      if case .arrangement(let row as CardSides) = item.element {
        item.element = .box(
          BoxElement(content: row.leading.adding(row.trailing), kind: row.kind))
      }
      return item
    }
    return column
  }
}

extension Element {
  /// Returns a column of texts, or one beside an icon, with another part below them.
  func adding(_ part: Element) -> Element {
    switch self {
    case .column(var column):
      column.items.append(ColumnElement.Item(topSpace: CardBodyBuilder.lineSpacing, element: part))
      return .column(column)
    case .arrangement(var sides as CardSides):
      sides.trailing = sides.trailing.adding(part)
      return .arrangement(sides)
    default: return self
    }
  }
}
