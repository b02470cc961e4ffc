import FioriSyntax

/// What a description in a stream is called by whoever sent it.
public struct DescriptionID: Hashable, Sendable {
  /// The string or number in JSON as it was given, so that no digit of a long number is lost.
  public let json: String
  /// What a file can be named after: the string's characters, or the number as it was given.
  public let text: String

  /// The number of a line, for one that says nothing else.
  public init(_ number: Int) {
    json = "\(number)"
    text = json
  }

  /// The ID that a value gives.
  init?(_ node: JSONNode, in bytes: [UInt8], problems: [JSONProblem]) {
    guard let json = JSONLiteralText.text(of: node, in: bytes, problems: problems) else {
      return nil
    }
    self.json = json
    text = if case .string(let text) = node.value { text } else { json }
  }
}
