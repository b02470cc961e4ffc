/// An argument of a call.
package struct SwiftArgument: Equatable, Sendable {
  /// `nil`: it has none.
  package let label: String?
  package let value: SwiftCode

  package init(_ label: String? = nil, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  /// The label as it stands before the value.
  var opening: String { label.map { "\($0): " } ?? "" }

  var line: String { opening + value.line }
}
