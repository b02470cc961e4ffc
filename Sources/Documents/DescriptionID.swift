import FioriBasics

/// The sender's ID for a description in a stream.
public struct DescriptionID: Hashable, Sendable {
  /// The JSON string or number, unchanged, so that long numbers keep all their digits.
  public let json: String
  /// The ID for use in a file name: the characters of the string, or the number, unchanged.
  public let text: String

  /// Creates an ID from a line number, for a line without its own ID.
  public init(_ number: Int) {
    json = "\(number)"
    text = json
  }

  /// Creates an ID from a JSON value.
  init?(_ node: JSONNode, in bytes: [UInt8], problems: [JSONProblem]) {
    guard let json = JSONLiteralText.text(of: node, in: bytes, problems: problems) else {
      return nil
    }
    self.json = json
    text = if case .string(let text) = node.value { text } else { json }
  }
}
