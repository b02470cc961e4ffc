import FioriBasics
package import FioriReading
package import FioriSyntax

extension ValueReader where Value == PageControl {
  /// The colors of the dots.
  package static let pageControl = ValueReader(
    .definition(
      "pageControl", "The dots below a view with pages.",
      examples: [
        ["currentPageIndicatorTintColor": "white", "pageIndicatorTintColor": "#40FFFFFF"]
      ],
      .object(PageControl.properties)), swift: \.swift
  ) { node, path, reader in
    var control = PageControl.blank
    reader.read(node, at: path, PageControl.properties, into: &control)
    return control
  }
}

extension PageControl {
  static var blank: PageControl { PageControl() }

  package var swift: SwiftCode {
    .call(
      SwiftCall(
        "PageControl", self, over: .blank,
        taking: [
          "currentPageIndicatorTintColor", "pageIndicatorTintColor",
        ], Self.properties))
  }

  package static let properties: [Property<PageControl>] = [
    Property(
      "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color,
      "The dot of the page that is shown.", default: .words("the look's own"),
      examples: ["white"]),
    Property(
      "pageIndicatorTintColor", \.pageIndicatorTintColor, .color, "The other dots.",
      default: .words("the look's own"), examples: ["#40FFFFFF"]),
  ]
}
