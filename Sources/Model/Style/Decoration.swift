/// The background, border and shadows of a part.
package struct Decoration: Hashable, Sendable {
  package var fill: Fill?
  /// The corner radius of the fill, border and shadows, in points.
  package var cornerRadius = 0.0
  package var border: Border?
  /// The color of a line of one device pixel inside the bottom edge; `nil` for none.
  package var bottomHairline: RGBA?
  /// The shadows below the fill, lowest first; they extend beyond the part without affecting
  /// layout.
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
    /// The width in points.
    package let width: Double
    package let color: RGBA
    /// The distance from the edges to the line's outer side, in points.
    package var inset = 0.0
    /// Whether the line is drawn over the content, which may reach the edges.
    package var isOverContent = false

    package init(width: Double, color: RGBA, inset: Double = 0.0) {
      self.width = width
      self.color = color
      self.inset = inset
    }
  }
}

/// The fill of an area.
package enum Fill: Hashable, Sendable {
  case color(RGBA)
  /// A gradient from the top edge to the bottom edge.
  case verticalGradient(top: RGBA, bottom: RGBA)
}
