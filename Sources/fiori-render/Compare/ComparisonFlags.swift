import ArgumentParser
import PictureComparison
import Recordings

/// The options for comparing pictures.
struct ComparisonFlags: ParsableArguments {
  @Option(
    help: """
      Color difference allowed per pixel, 0 to 1. 0 requires identical pixels; pixelmatch's \
      default is 0.1.
      """)
  var threshold = 0.0

  @Option(
    help: "Metric of the threshold: yiq (default), or oklab, which distinguishes more hues.",
    completion: .values(of: ComparisonMetric.self))
  var metric: String?

  @Option(
    name: .customLong("max-changed"),
    help: "Number of pixels that may change: a count, or a share such as 0.01 or 1%.",
    transform: { try ChangeAllowance(argument: $0) })
  var allowance = ChangeAllowance.count(0)

  @Option(
    name: .customLong("ignore"),
    help: "Ignore the pixels of a rectangle, X,Y,WIDTH,HEIGHT; may be repeated.",
    transform: { try PixelRect(argument: $0) })
  var ignored: [PixelRect] = []

  @Flag(
    name: .customLong("include-anti-aliased"),
    help: "Count anti-aliased pixels as changed.")
  var includesAntiAliasing = false

  /// The settings for the comparison.
  var settings: ComparisonSettings {
    ComparisonSettings(
      ComparisonOptions(
        threshold: threshold, metric: metric.flatMap(ComparisonMetric.init) ?? .yiq,
        includesAntiAliasing: includesAntiAliasing, ignored: ignored),
      allowance: allowance)
  }

  func validate() throws {
    try check(threshold, in: 0...1, "--threshold")
    try check(metric, as: ComparisonMetric.self, "--metric")
  }
}

extension ChangeAllowance {
  /// Parses a whole number as a count, and a decimal or a percentage as a share.
  fileprivate init(argument: String) throws {
    let number = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
    if let count = Int(argument), count >= 0 {
      self = .count(count)
    } else if let value = Double(number),
      let share = Self.share(value, isPercent: argument != number)
    {
      self = .share(share)
    } else {
      throw ValidationError("enter a number of pixels such as 20, or a share such as 0.01 or 1%")
    }
  }

  private static func share(_ value: Double, isPercent: Bool) -> Double? {
    let share = isPercent ? value / 100 : value
    return (0...1).contains(share) ? share : nil
  }
}

extension PixelRect {
  fileprivate init(argument: String) throws {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], x >= 0, y >= 0, width > 0, height > 0
    else {
      throw ValidationError("enter X,Y,WIDTH,HEIGHT in whole pixels, such as 0,0,120,24")
    }
    self.init(x: x, y: y, width: width, height: height)
  }
}
