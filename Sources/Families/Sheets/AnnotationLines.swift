import FioriBasics
import FioriLayout
import FioriModel

/// The outlines of parts, the lines of measure, and the lines to the notes.
struct AnnotationLines: Sendable {
  private struct Line: Sendable {
    let points: [Point]
    let width: Double
    let color: RGBA
    var isClosed = false
  }

  private var strokes: [Line] = []

  /// The ends of all straight pieces.
  var pieces: [(start: Point, end: Point)] {
    strokes.flatMap { line in
      let ends =
        line.isClosed ? line.points.dropFirst() + [line.points[0]] : line.points.dropFirst()
      return zip(line.points, ends).map { (start: $0, end: $1) }
    }
  }

  /// In points: a line of measure, one to a note, and an outline.
  private static let measureWidth = 1.0
  private static let leaderWidth = 0.5

  /// Adds a faint outline around a part.
  mutating func add(outline frame: Rect, _ color: RGBA) {
    strokes.append(
      Line(
        points: [
          frame.origin, Point(x: frame.maxX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY),
          Point(x: frame.minX, y: frame.maxY),
        ], width: Self.leaderWidth, color: color.fadedTo(0.7), isClosed: true))
  }

  /// Adds the lines of a measure.
  mutating func add(_ measure: [(start: Point, end: Point)], _ color: RGBA) {
    for (start, end) in measure {
      strokes.append(Line(points: [start, end], width: Self.measureWidth, color: color))
    }
  }

  /// Adds a line to a note.
  mutating func add(leader points: [Point], _ color: RGBA) {
    strokes.append(Line(points: points, width: Self.leaderWidth, color: color))
  }
}

extension AnnotationLines: FrameDrawing {
  var texts: [Frame.Placed] { [] }

  func skeleton(in color: RGBA) -> Frame.Content { .placeholder() }

  func facts(at origin: Point) -> LayoutReport.Facts { LayoutReport.Facts() }

  func commands(in rect: Rect, on grid: PixelGrid) -> [DisplayCommand] {
    strokes.map { line in
      .stroke(
        Path(through: line.points.map { $0 + rect.origin }, isClosed: line.isClosed),
        StrokeStyle(width: line.width, cap: .butt), line.color)
    }
  }
}
