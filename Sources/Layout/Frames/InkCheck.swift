package import FioriBasics
import FioriModel

/// Knows which area the glyphs of a run cover.
package protocol InkMeasure {
  /// Returns the area in points from the start of the line on its baseline, `y` pointing down; `nil`
  /// for blanks.
  func ink(of run: GlyphRun) throws -> Rect?
}

/// Finds texts with ink outside an area that their boxes lie in.
///
/// A box has the same height for every typeface, so marks above and below letters may leave it, and
/// so may the tail of a `j` at its side.
package struct InkCheck {
  /// A text, and how far its ink leaves the area on each side.
  package struct Overhang {
    package let text: TextBlock
    /// In points, 0 on sides that the ink does not leave.
    package let distances: Insets
  }

  package private(set) var overhangs: [Overhang] = []
  private let area: Rect
  private let measure: any InkMeasure

  /// Checks a frame and everything in it. The area is in points from the frame's top left corner.
  package init(_ frame: Frame, in area: Rect, _ measure: any InkMeasure) throws {
    self.area = area
    self.measure = measure
    try visit(frame, at: .zero)
  }

  /// The farthest distance on each side in points, up to whole ones.
  package var wholePoints: Insets {
    func farthest(_ side: KeyPath<Insets, Double>) -> Double {
      overhangs.map { $0.distances[keyPath: side].rounded(.up) }.max() ?? 0
    }
    return Insets(
      top: farthest(\.top), right: farthest(\.right), bottom: farthest(\.bottom),
      left: farthest(\.left))
  }

  private mutating func visit(_ frame: Frame, at origin: Point) throws {
    switch frame.content {
    case .group(let children):
      for child in children { try visit(child.frame, at: origin + child.origin) }
    case .drawing(let drawing):
      for text in drawing.texts { try visit(text.frame, at: origin + text.origin) }
    case .text(let block):
      try check(block, in: Rect(origin: origin, size: frame.size))
    case .image, .block, .placeholder: break
    }
  }

  /// In ems. The `g` of most typefaces reaches 0.004 below its line's box, which is less than the
  /// picture's last row of pixels; a `j` reaches 0.013 to its left.
  private static let tolerance = 0.005

  private mutating func check(_ block: TextBlock, in box: Rect) throws {
    var distances = Insets.zero
    for line in block.lines {
      let start = box.origin + Point(x: line.x, y: line.baseline)
      for run in line.runs {
        guard let ink = try measure.ink(of: run)?.turned(by: run.angle) else { continue }
        distances.include(
          Rect(origin: start + ink.origin, size: ink.size), outside: area, of: box,
          tolerance: run.size * Self.tolerance)
      }
    }
    if distances != .zero { overhangs.append(Overhang(text: block, distances: distances)) }
  }
}

extension Insets {
  /// Includes how far ink leaves an area, on the sides where the box of its text does not.
  fileprivate mutating func include(
    _ ink: Rect, outside area: Rect, of box: Rect, tolerance: Double
  ) {
    func distance(_ ink: Double, _ box: Double) -> Double {
      box <= tolerance && ink > tolerance ? ink : 0
    }
    top = max(top, distance(area.minY - ink.minY, area.minY - box.minY))
    left = max(left, distance(area.minX - ink.minX, area.minX - box.minX))
    right = max(right, distance(ink.maxX - area.maxX, box.maxX - area.maxX))
    bottom = max(bottom, distance(ink.maxY - area.maxY, box.maxY - area.maxY))
  }
}
