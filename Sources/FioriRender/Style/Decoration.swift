/// What is drawn under a part and at its edges.
struct Decoration: Hashable, Sendable {
  var fill: Fill?
  /// A line of one device pixel inside the lower edge; `nil`: none.
  var bottomHairline: RGBA?
}
