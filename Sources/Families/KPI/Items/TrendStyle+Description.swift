import FioriBasics
package import FioriModel

extension ValueReader where Value == TrendStyle {
  /// The arrow and the color of a trend by its sign.
  package static let trendStyle = object(
    "trendStyle", "The arrow and the color of a trend by the sign of its number.",
    examples: [["good": "up"]],
    over: TrendStyle(good: .up), taking: TrendStyle.parameters, TrendStyle.properties)
}
