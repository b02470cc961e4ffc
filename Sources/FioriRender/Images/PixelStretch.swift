/// Pixels along one side of a mask, one of them repeated.
struct PixelStretch: Hashable, Sendable {
  /// As they are, before the repeated one and after it.
  let before: Range<Int>
  let after: Range<Int>
  let repeated: Int
  /// How often; zero where it is not among them.
  let count: Int

  /// Along the result.
  var length: Int { before.count + count + after.count }
}
