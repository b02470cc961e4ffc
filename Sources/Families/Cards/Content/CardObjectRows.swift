import FioriBasics
import FioriLayout
import FioriModel

/// The labels and values of a card's object, below each other.
struct CardObjectRows: Sendable {
  var column: ColumnElement
}

extension CardObjectRows: Arrangement {
  var parts: [Element] { column.items.map(\.element) }

  /// Lays out the values in one size, that of the smallest, which labels do not exceed.
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    var frame = try layout.frame(of: .column(column), in: room)
    // Smaller texts leave others more space, so that one may then be in another size.
    for _ in 0..<Self.mostAttempts {
      let sizes = frame.textSizes(of: "value")
      guard let least = sizes.min(), let most = sizes.max(),
        most > least + TextElement.sizeTolerance
      else { break }
      layout = unused
      frame = try layout.frame(of: .column(column.drawn(atMost: least)), in: room)
    }
    return frame
  }

  private static let mostAttempts = 3
}

extension ColumnElement {
  /// Returns the column with labels and values no larger than a size in points.
  fileprivate func drawn(atMost size: Double) -> ColumnElement {
    changingTexts { text in
      ["label", "value"].contains(text.kind) ? text.drawn(atMost: size) : text
    }
  }
}
