/// An area of one colour.
struct BlockElement: Hashable, Sendable {
  /// Points.
  var size: Size
  let color: RGBA
  /// Points.
  var cornerRadius = 0.0
  /// A line of one device pixel inside all edges; `nil`: none.
  var hairline: RGBA?
  /// The part's name in the layout report; `nil` for a block that only fills a place.
  var kind: String?
}
