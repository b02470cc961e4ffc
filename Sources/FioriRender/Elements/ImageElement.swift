/// An image, fitted into a box and centred in it.
struct ImageElement: Hashable, Sendable {
  let image: Image
  let kind: String
  let origin: DescriptionPath
  /// Points.
  let box: Size
  /// What a template is drawn in.
  let tint: RGBA
  /// How far the box reaches above the baseline of a row, in points.
  let ascent: Double
  /// Points of the lines that a built-in icon is drawn with; `nil`: as it is drawn.
  var lineWidth: Double?
  /// Points, of the picture itself, which may be smaller than its box; a built-in icon has no
  /// corners to be round.
  var cornerRadius = 0.0
}
