package import FioriBasics
package import FioriLayout
package import FioriModel

/// A circle that a line fills clockwise from the top.
package struct Ring: Hashable, Sendable {
  /// The progress from 0 to 1, clockwise from the top.
  package let progress: Double
  /// The width of the filled part's line in points; half of it is outside the circle.
  package var lineWidth: Double
  /// The width of the track's line in points; `nil` for the other's.
  package var trackWidth: Double?
  package let track: RGBA
  package let color: RGBA

  /// The width of the wider line in points.
  var widestLine: Double { max(lineWidth, trackWidth ?? 0) }

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
    .ring(
      Ring(
        progress: 0, lineWidth: lineWidth, trackWidth: trackWidth, track: color, color: color))
  }

  package func facts(at origin: Point) -> LayoutReport.Facts {
    LayoutReport.Facts(color: color, progress: progress, lineWidth: lineWidth)
  }

  package func commands(in rect: Rect, on grid: PixelGrid) -> [DisplayCommand] {
    let box = grid.snapped(rect)
    let circle = Arc(
      center: Point(x: box.midX, y: box.midY), radius: box.size.width / 2, turns: 1)
    let track = DisplayCommand.stroke(
      Path(circle), StrokeStyle(width: trackWidth ?? lineWidth), track)
    guard progress > 0 else { return [track] }
    let share = filledShare(ofRadius: circle.radius)
    return [track, .arc(circle.filled(share), width: lineWidth, color)]
  }
}

extension Frame.Content {
  /// A ring.
  package static func ring(_ ring: Ring) -> Frame.Content { .drawing(ring) }
}
