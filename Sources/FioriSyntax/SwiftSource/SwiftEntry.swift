/// An entry of a dictionary.
package struct SwiftEntry: Equatable, Sendable {
  let key: SwiftCode
  let value: SwiftCode

  package init(key: SwiftCode, value: SwiftCode) {
    self.key = key
    self.value = value
  }

  /// The key as it stands before the value.
  var opening: String { "\(key.line): " }

  var line: String { opening + value.line }
}
