package import FioriBasics
package import FioriFrames
package import FioriModel

/// Parts whose layout belongs to one family of views, since rows and columns cannot express it: a
/// card, the columns of a header.
package protocol Arrangement: Sendable {
  /// All parts that may be drawn, in any order.
  var parts: [Element] { get }

  /// The frame in the given room, from the frames of the parts.
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame
}

/// What an arrangement has its parts laid out by.
package protocol PartLayout {
  /// The direction of reading.
  var direction: Environment.LayoutDirection { get }

  /// The frame of a part in the given room.
  mutating func frame(of part: Element, in room: Constraints) throws -> Frame

  /// Adds something that was noticed on the way.
  mutating func note(_ finding: Finding)
}

extension PartLayout {
  /// The frame of a part in a width in points.
  package mutating func frame(of part: Element, in width: Double) throws -> Frame {
    try frame(of: part, in: Constraints(maximumWidth: width))
  }

  /// Parts that were placed as they read from left to right, in the direction of reading.
  package func inDirection(_ children: [Frame.Placed], width: Double) -> [Frame.Placed] {
    guard direction == .rightToLeft else { return children }
    return children.map { $0.mirrored(in: width) }
  }
}

/// The room that an element has.
package struct Constraints: Hashable, Sendable {
  /// Points; infinite where an element may be as wide as it likes.
  package let maximumWidth: Double

  package init(maximumWidth: Double) { self.maximumWidth = maximumWidth }

  package func narrowed(to width: Double) -> Constraints {
    Constraints(maximumWidth: min(maximumWidth, width))
  }
}
