import FioriBasics
import FioriModel

extension SVGDefinitions {
  /// Returns the texts of a shadow.
  func shadow(
    of rect: Rect, cornerRadius: Double, _ shadow: Shadow
  ) -> SVGShadowTexts.Entry {
    let moved = Rect(origin: rect.origin + shadow.offset, size: rect.size)
    let blur = shadow.deviation > 0 ? blur(shadow.deviation, of: rect.size) : nil
    let filter: SVGMarkup = blur.map { " filter=\"url(#\($0.id))\"" } ?? ""
    let clip = outside(rect, cornerRadius: cornerRadius)
    var color = shadow.color
    color.alpha = 255
    let opacity: SVGMarkup =
      shadow.color.alpha < 255 ? " opacity=\"\(shadow.color.opacity)\"" : ""
    return SVGShadowTexts.Entry(
      definitions: [blur, clip].compactMap(\.self),
      element: """
        <path d="\(Path(moved, cornerRadius: cornerRadius))"\(paint: "fill", color)\(opacity)\
        \(filter) clip-path="url(#\(clip.id))"/>
        """)
  }

  /// Returns a blur for content of a size, with a deviation in points.
  ///
  /// Its region is relative to the size, so that parts of one size share a filter.
  private func blur(_ deviation: Double, of size: Size) -> Definition {
    let numbers = [deviation, size.width, size.height]
    let reach = (3 * deviation).rounded(.up) + 1
    let (across, down) = (reach / size.width, reach / size.height)
    let region: SVGMarkup = """
      \(attributes: ["x": -across, "y": -down], decimals: 6)\
      \(attributes: ["width": 1 + 2 * across, "height": 1 + 2 * down], decimals: 6)
      """
    return definition("blur-\(numbers, separator: "-")") { id in
      """
      <filter id="\(id)"\(region) color-interpolation-filters="sRGB">\
      <feGaussianBlur stdDeviation="\(numbers[0])"/></filter>
      """
    }
  }

  /// Returns everything outside a rounded rectangle, as far as a shadow reaches.
  private func outside(_ rect: Rect, cornerRadius: Double) -> Definition {
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height, cornerRadius]
    return definition("outside-\(numbers, separator: "-")") { id in
      """
      <clipPath id="\(id)"><path d="\(Path(rect.insetBy(-Shadow.farthest)))\
      \(Path(rect, cornerRadius: cornerRadius))" clip-rule="evenodd"/></clipPath>
      """
    }
  }
}
