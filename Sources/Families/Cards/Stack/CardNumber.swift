import FioriBasics
import FioriKPI
import FioriLayout
import FioriModel

/// A number with its caption in less and less height.
extension Element {
  /// Returns a part whose number is no larger than a size in points has space for; `nil` if its digits would be too
  /// small, or it has no number.
  func loweringNumber(to room: Size, _ layout: some PartLayout) throws -> Element? {
    var attempt = layout
    guard let low = limitingNumber(to: .infinity) else { return nil }
    let frame = try attempt.frame(of: low, in: room.width)
    let excess = frame.size.height - room.height
    guard excess > CardColumn.tolerance else { return low }
    guard let number = frame.numberSize, excess < number.height * Self.leastNumberShare,
      let lower = limitingNumber(to: number.width * (1 - excess / number.height))
    else { return nil }
    let smaller = try attempt.frame(of: lower, in: room.width)
    return smaller.size.height <= room.height + CardColumn.tolerance
      && smaller.allLosses.count <= frame.allLosses.count ? lower : nil
  }

  /// A number, alone or below or beside other parts, without its caption, and the path of that; `nil` without one.
  var withoutCaption: (element: Element, origin: DescriptionPath)? {
    var origin: DescriptionPath?
    let element = changingNumber { column in
      guard let index = column.items.lastIndex(where: \.isCaption) else { return column }
      origin = column.items[index].element.origin
      var column = column
      column.items.remove(at: index)
      return column
    }
    guard let element, let origin else { return nil }
    return (element, origin)
  }

  /// Returns a number whose caption is at a path of the description.
  func placingCaption(at origin: DescriptionPath) -> Element {
    changingCaption { $0.origin = origin }
  }

  /// A number whose caption is as wide as its place: nothing is beside it.
  var freeingCaption: Element { changingCaption { $0.maximumWidth = .infinity } }

  private func changingCaption(_ change: (inout TextElement) -> Void) -> Element {
    changingNumber { column in
      var column = column
      for index in column.items.indices where column.items[index].isCaption {
        column.items[index].element = column.items[index].element.changingTexts { text in
          var text = text
          change(&text)
          return text
        }
      }
      return column
    } ?? self
  }

  /// A number that ends where reading ends, for a place beside rows; `nil` for any other part.
  var endingNumber: Element? {
    changingNumber { column in
      ColumnElement(
        items: column.items, alignment: .trailing, kind: column.kind, touch: column.touch)
    }
  }

  /// Returns a number that a frame shows smaller than it is in a line as high as its digits; `nil` for one in its size, and
  /// for any other part.
  func loweringShrunkNumber(in frame: Frame) -> Element? {
    let drawn = ["metric", "fraction"].flatMap(frame.textSizes).max() ?? .infinity
    var isShrunk = false
    let low = changingNumber { column in
      var column = column
      for index in column.items.indices {
        guard case .row(var row) = column.items[index].element, let size = row.textSize,
          drawn < size - TextElement.sizeTolerance
        else { continue }
        (row.keepsHeight, isShrunk) = (false, true)
        column.items[index].element = .row(row)
      }
      return column
    }
    return isShrunk ? low : nil
  }

  /// The fraction of its size that a number keeps, as one that is too wide (Docs/sources/kpi.md#long-values).
  private static let leastNumberShare = 0.5

  /// Returns a number, alone or below or beside other parts, in a line as high as its digits need and up to a width
  /// in points; `nil` for any other part.
  private func limitingNumber(to width: Double) -> Element? {
    changingNumber { column in
      var column = column
      for index in column.items.indices {
        guard case .row(var row) = column.items[index].element else { continue }
        row.keepsHeight = false
        row.maximumWidth = min(row.maximumWidth, width)
        column.items[index].element = .row(row)
      }
      return column
    }
  }

  /// Returns the part with its number changed; `nil` for a part without one.
  private func changingNumber(_ change: (ColumnElement) -> ColumnElement) -> Element? {
    switch self {
    case .column(let column) where column.kind == KPIView.typeName: return .column(change(column))
    case .column(var column):
      guard let last = column.items.indices.last,
        let number = column.items[last].element.changingNumber(change)
      else { return nil }
      column.items[last].element = number
      return .column(column)
    case .arrangement(var sides as CardSides):
      guard let number = sides.trailing.changingNumber(change) else { return nil }
      sides.trailing = number
      return .arrangement(sides)
    default: return nil
    }
  }
}

extension Frame {
  /// The size of the number in the frame, in points; `nil` without one.
  fileprivate var numberSize: Size? {
    if kind == KPIView.typeName { return size }
    guard case .group(let children) = content else { return nil }
    return children.lazy.compactMap(\.frame.numberSize).first
  }
}
