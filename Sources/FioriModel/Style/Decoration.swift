/// What is drawn under a part and at its edges.
package struct Decoration: Hashable, Sendable {
  package var fill: Fill?
  /// Of the fill, of the border and of the shadows, in points.
  package var cornerRadius = 0.0
  package var border: Border?
  /// A line of one device pixel inside the lower edge; `nil`: none.
  package var bottomHairline: RGBA?
  /// Beneath the fill, the first lowest; they reach out of the part, and take no room.
  package var shadows: [Shadow] = []

  package init(
    fill: Fill? = nil,
    cornerRadius: Double = 0.0,
    border: Border? = nil,
    bottomHairline: RGBA? = nil,
    shadows: [Shadow] = []
  ) {
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.border = border
    self.bottomHairline = bottomHairline
    self.shadows = shadows
  }

  /// A line inside the edges.
  package struct Border: Hashable, Sendable {
    /// Points.
    package let width: Double
    package let color: RGBA
    /// Points from the edges to the line's outer side.
    package var inset = 0.0

    package init(width: Double, color: RGBA, inset: Double = 0.0) {
      self.width = width
      self.color = color
      self.inset = inset
    }
  }
}

/// What an area is filled with.
package enum Fill: Hashable, Sendable {
  case color(RGBA)
  /// From the area's upper edge to its lower one.
  case verticalGradient(top: RGBA, bottom: RGBA)
}

/// How a progress ring is drawn.
package struct Ring: Hashable, Sendable {
  /// 0 to 1, clockwise from noon.
  package let progress: Double
  /// Points; half of it lies outside the circle.
  package var lineWidth: Double
  package let track: RGBA
  package let color: RGBA

  package init(progress: Double, lineWidth: Double, track: RGBA, color: RGBA) {
    self.progress = progress
    self.lineWidth = lineWidth
    self.track = track
    self.color = color
  }
}
