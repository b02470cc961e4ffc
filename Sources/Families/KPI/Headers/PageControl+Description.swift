import FioriBasics
package import FioriModel

extension ValueReader where Value == PageControl {
  /// The colors of the dots of a page control.
  package static let pageControl = object(
    "pageControl", "Page control.",
    examples: [
      ["currentPageIndicatorTintColor": "white", "pageIndicatorTintColor": "#FFFFFFA3"]
    ], over: PageControl(), taking: PageControl.parameters, PageControl.properties)
}
