/// An area of one colour that fills its frame.
struct Block: Hashable, Sendable {
  /// Points.
  var cornerRadius = 0.0
  let color: RGBA
  /// A line of one device pixel inside all edges; `nil`: none.
  var hairline: RGBA?
}
