public import ArgumentParser
public import FioriRender

/// Traits that win over a description's environment.
struct EnvironmentOptions: ParsableArguments {
  @Option(help: "Pixels a point, 1 to 8; fractions are allowed.")
  var scale: Double?

  @Option(help: "Points of the view's width.")
  var width: Double?

  @Option(help: "Points of the view's height.")
  var height: Double?

  @Option(help: "The appearance of the interface: light or dark.")
  var appearance: Appearance?

  @Option(name: .customLong("layout-direction"), help: "leftToRight or rightToLeft.")
  var layoutDirection: Environment.LayoutDirection?

  @Option(help: "The language of the texts, such as en-US.")
  var locale: String?

  @Option(name: .customLong("font-family"), help: "A family among the bundled and added fonts.")
  var fontFamily: String?

  func validate() throws {
    try check(scale, in: Limits.scale, "--scale")
    try check(width, in: Limits.length, "--width")
    try check(height, in: Limits.length, "--height")
  }

  /// The figure with the traits that were given.
  func applied(to figure: Figure) -> Figure {
    var figure = figure
    figure.environment.scale = scale ?? figure.environment.scale
    figure.environment.width = width ?? figure.environment.width
    figure.environment.height = height ?? figure.environment.height
    figure.environment.appearance = appearance ?? figure.environment.appearance
    figure.environment.layoutDirection = layoutDirection ?? figure.environment.layoutDirection
    figure.environment.locale = locale ?? figure.environment.locale
    figure.environment.fontFamily = fontFamily ?? figure.environment.fontFamily
    return figure
  }

  private func check(_ value: Double?, in range: ClosedRange<Double>, _ flag: String) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(flag) is \(value); give a number from \(range.lowerBound) to \(range.upperBound).")
  }
}

extension Appearance: ExpressibleByArgument {}
extension Environment.LayoutDirection: ExpressibleByArgument {}
