import ArgumentParser
import FioriRender
import Recordings
import RenderService

/// The options for comparing a description with a screenshot.
struct ScreenshotFlags: ParsableArguments {
  @Option(
    name: .customLong("at"),
    help: "Top left corner of the description's figure in the screenshot, X,Y in pixels.",
    transform: { try PixelOffset(argument: $0) })
  var offset: PixelOffset?

  @Flag(name: .customLong("find"), help: "Find the figure in the screenshot.")
  var searches = false

  @Option(
    name: .customLong("screenshot-scale"),
    help: "Pixels per point of the screenshot (default: 1, 2 or 3, whichever fits its size).")
  var scale: Double?

  @Flag(name: .customLong("ignore-text"), help: "Ignore the areas that contain the figure's text.")
  var ignoresText = false

  /// The settings for the comparison.
  var settings: ScreenshotSettings {
    var settings = ScreenshotSettings()
    (settings.offset, settings.searches) = (offset, searches)
    (settings.scale, settings.ignoresText) = (scale, ignoresText)
    return settings
  }

  func validate() throws {
    try check(scale, in: Limits.scale, "--screenshot-scale")
    if offset != nil, searches {
      throw ValidationError("--at and --find cannot be used together.")
    }
  }
}

extension PixelOffset {
  fileprivate init(argument: String) throws {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x >= 0, y >= 0 else {
      throw ValidationError("enter X,Y in whole pixels, such as 48,620")
    }
    self.init(x: x, y: y)
  }
}
