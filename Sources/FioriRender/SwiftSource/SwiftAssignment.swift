/// A property that is set.
struct SwiftAssignment: Equatable, Sendable {
  /// From its owner on: `numericAxis.title`.
  let path: String
  let value: SwiftCode
}
