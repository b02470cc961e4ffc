import FioriModel

/// One side of a shadow on the pixels: its tile's, and how far that is stretched.
package struct ShadowSpan: Hashable, Sendable {
  let side: ShadowTile.Side
  /// The picture's pixel at which the tile begins.
  package let origin: Int
  /// The tile's pixel that is repeated, and how often besides once.
  let middle: Int
  let extra: Int

  /// Pixels of the whole shadow.
  var count: Int { side.count + extra }
  /// Those that are the same.
  var repeated: Range<Int> { middle..<middle + extra + 1 }

  /// The side that begins at `start`, all in pixels; `nil` of one that no picture has.
  ///
  /// As much of it is kept as has a place in its middle that neither corner reaches, neither the
  /// moved shape's, blurred, nor the one's that it is the shadow of.
  init?(start: Double, length: Double, offset: Double, cornerRadius: Double, reach: Int) {
    guard abs(start) < 1e7, length < 1e7 else { return nil }
    let moved = Int(((start + offset) * 4).rounded())
    let whole = moved >> 2
    let full = max(1, Int(length.rounded()))
    let arm = Int(cornerRadius.rounded(.up)) + reach + Int(abs(offset).rounded(.up)) + 2
    let kept = min(full, 2 * arm + 1)
    side = ShadowTile.Side(
      count: kept + 2 * reach + 1, length: kept,
      start: Int((start * 4).rounded()) + (reach - whole) * 4,
      movedStart: (moved & 3) + reach * 4)
    origin = whole - reach
    extra = full - kept
    middle = extra > 0 ? reach + arm : 0
  }

  /// The tile's pixels for the given ones of the shadow.
  func stretch(_ range: Range<Int>) -> PixelStretch {
    let after = range.clamped(to: repeated.upperBound..<count)
    return PixelStretch(
      before: range.clamped(to: 0..<middle),
      after: after.lowerBound - extra..<after.upperBound - extra, repeated: middle,
      count: range.clamped(to: repeated).count)
  }

  /// Those of a range that lie in a picture of so many pixels.
  func visible(_ range: Range<Int>, of count: Int) -> Range<Int> {
    range.clamped(to: -origin..<max(count, 0) - origin)
  }
}
