import FioriBasics
package import FioriReading
import FioriSyntax

extension ValueReader where Value == PageControl {
  /// The colors of the dots of a page control.
  package static let pageControl = object(
    "pageControl", "Page control.",
    examples: [
      ["currentPageIndicatorTintColor": "white", "pageIndicatorTintColor": "#FFFFFFA3"]
    ], over: PageControl(), taking: ["currentPageIndicatorTintColor", "pageIndicatorTintColor"],
    PageControl.properties)
}

extension PageControl {
  fileprivate static let properties: [Property<PageControl>] = [
    Property(
      "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color,
      "Color of the current page's dot.", default: .words("depends on the generation"),
      examples: ["white"]),
    Property(
      "pageIndicatorTintColor", \.pageIndicatorTintColor, .color, "Color of the other dots.",
      default: .words("depends on the generation"), examples: ["#FFFFFFA3"]),
  ]
}
