/// Pixels along one side of a mask, one of them repeated.
package struct PixelStretch: Hashable, Sendable {
  /// As they are, before the repeated one and after it.
  let before: Range<Int>
  let after: Range<Int>
  let repeated: Int
  /// How often; zero where it is not among them.
  let count: Int

  package init(before: Range<Int>, after: Range<Int>, repeated: Int, count: Int) {
    self.before = before
    self.after = after
    self.repeated = repeated
    self.count = count
  }

  /// Along the result.
  var length: Int { before.count + count + after.count }
}
