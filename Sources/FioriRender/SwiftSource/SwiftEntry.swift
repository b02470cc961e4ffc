/// An entry of a dictionary.
struct SwiftEntry: Equatable, Sendable {
  let key: SwiftCode
  let value: SwiftCode

  /// The key as it stands before the value.
  var opening: String { "\(key.line): " }

  var line: String { opening + value.line }
}
