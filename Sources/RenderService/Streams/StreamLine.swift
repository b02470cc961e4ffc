/// A line of a stream, to be answered.
struct StreamLine: Sendable {
  /// The place of its answer among the answers, from 0.
  let place: Int
  /// Its number in the input, from 1; lines without anything count.
  let number: Int
  /// JSON, as it is hoped.
  let bytes: [UInt8]
}
