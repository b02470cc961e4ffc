/// The limits for one figure, for renderers that need other limits than the defaults.
///
/// Numbers outside the ranges in ``Limits`` are clamped.
public struct RenderLimits: Hashable, Sendable {
  /// The maximum number of pixels in a picture.
  public var pixelCount = Limits.canvasPixelCount
  /// The maximum number of values in a chart, over all series, and of its categories.
  public var valueCount = Limits.valueCount
  /// The maximum number of Unicode scalars in a text.
  public var textLength = Limits.textLength
  /// The timeout for a figure; `nil` for none. It is checked only between the stages (reading,
  /// lowering, layout, painting and encoding), so that a figure may exceed it by one stage.
  public var timeout: Duration?

  /// Creates the default limits.
  public init() {}

  /// The limits with every number clamped to its range.
  package var bounded: RenderLimits {
    var limits = self
    limits.pixelCount = Self.bound(pixelCount, to: Limits.pixelCounts)
    limits.valueCount = Self.bound(valueCount, to: Limits.valueCounts)
    limits.textLength = Self.bound(textLength, to: Limits.textLengths)
    return limits
  }

  private static func bound(_ number: Int, to range: ClosedRange<Int>) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
