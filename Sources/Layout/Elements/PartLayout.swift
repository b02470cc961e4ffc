package import FioriBasics
package import FioriModel

/// Parts with a layout specific to one family of views, such as a card, a chart or the columns of a
/// header, that rows and columns cannot express.
package protocol Arrangement: Sendable {
  /// All parts that may be drawn, in any order.
  var parts: [Element] { get }

  /// Returns the frame within constraints, built from the frames of the parts.
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame
}

/// Lays out the parts of an arrangement.
package protocol PartLayout {
  /// The reading direction.
  var direction: Environment.LayoutDirection { get set }

  /// Whether blocks are drawn instead of texts, as the content is still loading.
  var isSkeleton: Bool { get }

  /// The findings made so far.
  var findings: [Finding] { get set }

  /// The distribution of the view's parts over pages; `nil` without pages.
  var paging: Paging? { get set }

  /// Returns the frame of a part within constraints.
  mutating func frame(of part: Element, in room: Constraints) throws -> Frame

  /// Returns how far the letters of a frame's text reach above its first baseline, in points; `nil` without a text.
  func rise(of frame: Frame) throws -> Double?
}

extension PartLayout {
  /// Returns the frame of a part within a width in points.
  package mutating func frame(of part: Element, in width: Double) throws -> Frame {
    try frame(of: part, in: Constraints(maximumWidth: width))
  }

  /// Adds a finding made during layout.
  package mutating func note(_ finding: Finding) { findings.append(finding) }

  /// Returns the layout of `body` with left-to-right texts.
  package mutating func readingFromTheLeft<Result>(
    _ body: (inout Self) throws -> Result
  ) rethrows -> Result {
    let outer = direction
    direction = .leftToRight
    defer { direction = outer }
    return try body(&self)
  }

  /// Mirrors parts placed left to right if the reading direction is right to left.
  package func inDirection(_ children: [Frame.Placed], width: Double) -> [Frame.Placed] {
    guard direction == .rightToLeft else { return children }
    return children.map { $0.mirrored(in: width) }
  }
}

/// The space available to an element.
package struct Constraints: Hashable, Sendable {
  /// The maximum width in points; infinite if unlimited.
  package let maximumWidth: Double

  package init(maximumWidth: Double) { self.maximumWidth = maximumWidth }

  package func narrowed(to width: Double) -> Constraints {
    Constraints(maximumWidth: min(maximumWidth, width))
  }
}

/// The distribution of parts over pages.
package struct Paging: Hashable, Sendable {
  /// The parts of each page, by index.
  package let pages: [Range<Int>]
  /// The page shown, from 1.
  package let current: Int

  /// The parts shown.
  package var shown: Range<Int> { pages[at: current - 1] ?? 0..<0 }

  package init(pages: [Range<Int>], current: Int) {
    self.pages = pages
    self.current = current
  }
}
