/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// An extent, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  package static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// The largest size of these proportions that fits into `box`; zero where either has no extent.
  package func fitted(into box: Size) -> Size {
    guard width > 0, height > 0 else { return .zero }
    return self * min(box.width / width, box.height / height)
  }

  /// The size itself, or where it does not fit into `box`, what of these proportions does.
  package func shrunk(into box: Size) -> Size {
    fitted(into: Size(width: min(width, box.width), height: min(height, box.height)))
  }
}
