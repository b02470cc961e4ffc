import ArgumentParser
import FioriRender

/// What one figure may ask for and how long it may take, in place of the library's defaults.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .customLong("max-pixels"),
    help: "Maximum number of pixels in a picture (default: 33554432).")
  var pixelCount: Int?

  @Option(
    name: .customLong("max-points"), help: "Maximum number of values in a chart (default: 20000).")
  var valueCount: Int?

  @Option(
    name: .customLong("max-text"), help: "Maximum number of characters in a text (default: 4000).")
  var textLength: Int?

  @Option(help: "Maximum time per figure in seconds, checked between stages (default: none).")
  var timeout: Double?

  /// The limits with those that were given.
  var limits: RenderLimits {
    var limits = RenderLimits()
    if let pixelCount { limits.pixelCount = pixelCount }
    if let valueCount { limits.valueCount = valueCount }
    if let textLength { limits.textLength = textLength }
    limits.timeout = timeout.map { .seconds($0) }
    return limits
  }

  func validate() throws {
    try check(pixelCount, in: Limits.pixelCounts, "--max-pixels")
    try check(valueCount, in: Limits.valueCounts, "--max-points")
    try check(textLength, in: Limits.textLengths, "--max-text")
    try check(timeout, in: Limits.timeout, "--timeout")
  }
}
