/// An area of one colour.
struct BlockElement: Hashable, Sendable {
  /// Points.
  let size: Size
  let color: RGBA
}
