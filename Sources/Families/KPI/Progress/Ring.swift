package import FioriBasics
package import FioriLayout
package import FioriModel

/// A circle that a line fills clockwise from the top.
package struct Ring: Hashable, Sendable {
  /// The progress from 0 to 1, clockwise from the top.
  package let progress: Double
  /// The line width in points; half of it is outside the circle.
  package var lineWidth: Double
  package let track: RGBA
  package let color: RGBA

  /// Returns the share of a circle that the line fills: of a ring that is not full, no more than leaves
  /// half a line's width between its round ends (chosen: Docs/sources/kpi.md#ring).
  private func filledShare(ofRadius radius: Double) -> Double {
    guard progress < 1, radius > 0 else { return progress }
    return min(progress, max(1 - 1.5 * lineWidth / (2 * .pi * radius), 0))
  }
}

extension Ring: FrameDrawing {
  package var texts: [Frame.Placed] { [] }

  /// Returns the track.
  package func skeleton(in color: RGBA) -> Frame.Content {
    .ring(Ring(progress: 0, lineWidth: lineWidth, track: color, color: color))
  }

  package func facts(at origin: Point) -> LayoutReport.Facts {
    LayoutReport.Facts(color: color, progress: progress, lineWidth: lineWidth)
  }

  package func commands(in rect: Rect, on grid: PixelGrid) -> [DisplayCommand] {
    let box = grid.snapped(rect)
    let circle = Arc(
      center: Point(x: box.midX, y: box.midY), radius: box.size.width / 2, turns: 1)
    let track = DisplayCommand.stroke(Path(circle), StrokeStyle(width: lineWidth), track)
    guard progress > 0 else { return [track] }
    let share = filledShare(ofRadius: circle.radius)
    return [track, .arc(circle.filled(share), width: lineWidth, color)]
  }
}

extension Frame.Content {
  /// A ring.
  package static func ring(_ ring: Ring) -> Frame.Content { .drawing(ring) }
}
