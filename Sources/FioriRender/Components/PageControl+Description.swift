extension ValueReader where Value == PageControl {
  /// The colours of the dots.
  static let pageControl = ValueReader(
    .definition(
      "pageControl", "The dots below a view with pages.",
      examples: [
        ["currentPageIndicatorTintColor": "white", "pageIndicatorTintColor": "#40FFFFFF"]
      ],
      .object(properties))
  ) { node, path, reader in
    var control = PageControl()
    reader.read(node, at: path, properties, into: &control)
    return control
  }

  private static let properties: [Property<PageControl>] = [
    Property(
      "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color,
      "The dot of the page that is shown.", default: .words("the look's own"),
      examples: ["white"]),
    Property(
      "pageIndicatorTintColor", \.pageIndicatorTintColor, .color, "The other dots.",
      default: .words("the look's own"), examples: ["#40FFFFFF"]),
  ]
}
