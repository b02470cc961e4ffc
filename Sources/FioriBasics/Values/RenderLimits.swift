/// What one figure may ask for and how long it may take, where a renderer's owner knows better than
/// the defaults.
///
/// Numbers out of the bounds that ``Limits`` sets for them count as the nearest within.
public struct RenderLimits: Hashable, Sendable {
  /// Pixels of a picture.
  public var pixelCount = Limits.canvasPixelCount
  /// Values of a chart, all series together, and its categories.
  public var valueCount = Limits.valueCount
  /// Unicode scalars in one text.
  public var textLength = Limits.textLength
  /// How long a figure may take; `nil`: as long as it takes. It is looked at between the stages:
  /// reading, lowering, layout, painting and encoding, so that a figure may take a stage longer.
  public var timeout: Duration?

  /// The defaults.
  public init() {}

  /// The limits with every number within its bounds.
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
