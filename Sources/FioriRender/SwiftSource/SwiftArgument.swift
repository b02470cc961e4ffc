/// An argument of a call.
struct SwiftArgument: Equatable, Sendable {
  /// `nil`: it has none.
  let label: String?
  let value: SwiftCode

  init(_ label: String? = nil, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  /// The label as it stands before the value.
  var opening: String { label.map { "\($0): " } ?? "" }

  var line: String { opening + value.line }
}
