import FioriRender
import Testing

/// What is known of a screen, and the size class and width that follow.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  let sizeClass: Environment.SizeClass?
  let width: Double?
  let device: Environment.Device?
  let resolved: Environment.SizeClass
  let screenWidth: Double

  init(
    sizeClass: Environment.SizeClass? = nil, width: Double? = nil,
    device: Environment.Device? = nil, gives resolved: Environment.SizeClass,
    _ screenWidth: Double
  ) {
    self.sizeClass = sizeClass
    self.width = width
    self.device = device
    self.resolved = resolved
    self.screenWidth = screenWidth
  }

  var environment: Environment {
    var environment = Environment()
    environment.horizontalSizeClass = sizeClass
    environment.width = width
    environment.device = device
    return environment
  }

  var testDescription: String {
    let parts = [
      sizeClass.map { "\($0)" }, width.map { "\($0) wide" }, device.map { "\($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
