/// What is drawn under a part and at its edges.
struct Decoration: Hashable, Sendable {
  var fill: Fill?
  /// Of the fill, of the border and of the shadows, in points.
  var cornerRadius = 0.0
  var border: Border?
  /// A line of one device pixel inside the lower edge; `nil`: none.
  var bottomHairline: RGBA?
  /// Beneath the fill, the first lowest; they reach out of the part, and take no room.
  var shadows: [Shadow] = []

  /// A line inside the edges.
  struct Border: Hashable, Sendable {
    /// Points.
    let width: Double
    let color: RGBA
    /// Points from the edges to the line's outer side.
    var inset = 0.0
  }
}
