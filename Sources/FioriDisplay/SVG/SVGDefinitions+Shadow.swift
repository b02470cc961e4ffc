import FioriBasics
import FioriModel

extension SVGDefinitions {
  /// Returns the id of a blur for content of the given size, with a deviation in points.
  ///
  /// Its region is relative to the size, so that parts of one size share a filter.
  mutating func blur(_ deviation: Double, of size: Size) -> String {
    let numbers = [deviation, size.width, size.height].map { Decimal.text($0) }
    let reach = (3 * deviation).rounded(.up) + 1
    let (across, down) = (reach / size.width, reach / size.height)
    let region = zip(
      ["x", "y", "width", "height"], [-across, -down, 1 + 2 * across, 1 + 2 * down]
    )
    .map { " \($0)=\"\(Decimal.text($1, decimals: 6))\"" }.joined()
    return define("blur-" + numbers.joined(separator: "-")) { id in
      "<filter id=\"\(id)\"\(region) color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur stdDeviation=\"\(numbers[0])\"/></filter>"
    }
  }

  /// Returns the id of everything outside of a rounded rectangle, as far as a shadow reaches.
  mutating func outside(_ rect: Rect, cornerRadius: Double) -> String {
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height, cornerRadius]
    let far = SVGText.data(Path(rect.insetBy(-Shadow.farthest)))
    let shape = SVGText.data(Path(rect, cornerRadius: cornerRadius))
    return define("outside-" + numbers.map { Decimal.text($0) }.joined(separator: "-")) { id in
      "<clipPath id=\"\(id)\"><path d=\"\(far)\(shape)\" clip-rule=\"evenodd\"/></clipPath>"
    }
  }
}
