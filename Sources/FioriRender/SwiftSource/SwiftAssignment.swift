/// A property that is set.
struct SwiftAssignment: Hashable, Sendable {
  /// From its owner on: `numericAxis.title`.
  let path: String
  let value: SwiftCode
}
