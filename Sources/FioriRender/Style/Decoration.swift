/// What is drawn under a part and at its edges.
struct Decoration: Hashable, Sendable {
  var fill: Fill?
  /// Of the fill and of the border, in points.
  var cornerRadius = 0.0
  var border: Border?
  /// A line of one device pixel inside the lower edge; `nil`: none.
  var bottomHairline: RGBA?

  /// A line inside the edges.
  struct Border: Hashable, Sendable {
    /// Points.
    let width: Double
    let color: RGBA
  }
}
