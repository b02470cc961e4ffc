import FioriModel

/// One axis of a shadow on the pixel grid: the axis of its tile, and its stretch.
package struct ShadowSpan: Hashable, Sendable {
  let side: ShadowTile.Side
  /// The picture's pixel where the tile starts.
  package let origin: Int
  /// The tile's pixel that is repeated, and the number of additional copies.
  let middle: Int
  let extra: Int

  /// The length of the whole shadow, in pixels.
  var count: Int { side.count + extra }
  /// The range of equal pixels.
  var repeated: Range<Int> { middle..<middle + extra + 1 }

  /// Creates the axis from `start`, all in pixels, or returns `nil` if no picture is that large.
  ///
  /// The tile is just long enough to have a position in its middle that no corner reaches, neither
  /// of the shape itself nor of its moved and blurred copy.
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

  /// The pixels before the repeated one, that one, and the pixels after it; all pixels as one part if none is repeated.
  var parts: [Part] {
    guard extra > 0 else { return [Part(ofTile: 0..<side.count, before: 0, extra: 0)] }
    return [
      Part(ofTile: 0..<middle, before: 0, extra: 0),
      Part(ofTile: middle..<middle + 1, before: 0, extra: extra),
      Part(ofTile: middle + 1..<side.count, before: extra, extra: 0),
    ]
  }

  /// A range of the tile's pixels, and where the shadow has them.
  struct Part {
    let ofTile: Range<Int>
    /// The additional copies before the range and in it.
    let before: Int
    let extra: Int

    /// Returns the pixels of the shadow for a part of the range.
    func shadow(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound + before..<range.upperBound + before + extra
    }
  }

  /// Returns the tile's pixels for a range of the shadow.
  func stretch(_ range: Range<Int>) -> PixelStretch {
    let after = range.clamped(to: repeated.upperBound..<count)
    return PixelStretch(
      before: range.clamped(to: 0..<middle),
      after: after.lowerBound - extra..<after.upperBound - extra, repeated: middle,
      count: range.clamped(to: repeated).count)
  }

  /// Returns the part of a range inside a picture with `count` pixels.
  func visible(_ range: Range<Int>, of count: Int) -> Range<Int> {
    range.clamped(to: -origin..<max(count, 0) - origin)
  }
}
