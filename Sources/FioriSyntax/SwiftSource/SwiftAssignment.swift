/// A property that is set.
package struct SwiftAssignment: Equatable, Sendable {
  /// From its owner on: `numericAxis.title`.
  package let path: String
  package let value: SwiftCode

  package init(path: String, value: SwiftCode) {
    self.path = path
    self.value = value
  }
}
