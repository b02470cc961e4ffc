import FioriBasics
import FioriModel

extension SVGDefinitions {
  /// Returns the id of a blur for content of the given size, with a deviation in points.
  ///
  /// Its region is relative to the size, so that parts of one size share a filter.
  mutating func blur(_ deviation: Double, of size: Size) -> String {
    let numbers = [deviation, size.width, size.height]
    let reach = (3 * deviation).rounded(.up) + 1
    let (across, down) = (reach / size.width, reach / size.height)
    let region: SVGMarkup = """
      \(attributes: ["x": -across, "y": -down], decimals: 6)\
      \(attributes: ["width": 1 + 2 * across, "height": 1 + 2 * down], decimals: 6)
      """
    return define("blur-\(numbers, separator: "-")") { id in
      """
      <filter id="\(id)"\(region) color-interpolation-filters="sRGB">\
      <feGaussianBlur stdDeviation="\(numbers[0])"/></filter>
      """
    }
  }

  /// Returns the id of everything outside of a rounded rectangle, as far as a shadow reaches.
  mutating func outside(_ rect: Rect, cornerRadius: Double) -> String {
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height, cornerRadius]
    return define("outside-\(numbers, separator: "-")") { id in
      """
      <clipPath id="\(id)"><path d="\(Path(rect.insetBy(-Shadow.farthest)))\
      \(Path(rect, cornerRadius: cornerRadius))" clip-rule="evenodd"/></clipPath>
      """
    }
  }
}
