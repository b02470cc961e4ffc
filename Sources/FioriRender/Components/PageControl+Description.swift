extension ValueReader where Value == PageControl {
  /// The colours of the dots.
  static let pageControl = ValueReader { node, path, reader in
    var control = PageControl()
    reader.read(node, at: path, properties, into: &control)
    return control
  }

  private static let properties: [Property<PageControl>] = [
    Property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color),
    Property("pageIndicatorTintColor", \.pageIndicatorTintColor, .color),
  ]
}
