package import FioriBasics
package import FioriModel

extension SVGCanvas {
  /// Blurs an opaque shape and then makes it translucent: blurring a translucent one, with its few
  /// levels of alpha, would show steps.
  package mutating func drawShadow(of rect: Rect, cornerRadius: Double, _ shadow: Shadow) throws {
    let moved = Rect(origin: rect.origin + shadow.offset, size: rect.size)
    let filter: SVGMarkup =
      shadow.deviation > 0
      ? " filter=\"url(#\(definitions.blur(shadow.deviation, of: rect.size)))\"" : ""
    let clip = definitions.outside(rect, cornerRadius: cornerRadius)
    var color = shadow.color
    color.alpha = 255
    let opacity: SVGMarkup =
      shadow.color.alpha < 255 ? " opacity=\"\(shadow.color.opacity)\"" : ""
    append(
      """
      <path d="\(Path(moved, cornerRadius: cornerRadius))"\(paint: "fill", color)\(opacity)\
      \(filter) clip-path="url(#\(clip))"/>
      """)
  }
}
