import FioriBasics
package import FioriReading
package import FioriSyntax

extension ValueReader where Value == PageControl {
  /// The colors of the dots.
  package static let pageControl = ValueReader(
    .definition(
      "pageControl", "Page control.",
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
      "Color of the current page's dot.", default: .words("depends on the generation"),
      examples: ["white"]),
    Property(
      "pageIndicatorTintColor", \.pageIndicatorTintColor, .color, "Color of the other dots.",
      default: .words("depends on the generation"), examples: ["#40FFFFFF"]),
  ]
}
