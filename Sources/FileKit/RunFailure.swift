/// Why something cannot go on: of which kind that is, and one line for people.
package struct RunFailure: Error {
  /// What is to be done about it: by whoever wrote the input or named the path, or by us.
  package enum Kind: Sendable {
    /// A description, a font or an image is wrong.
    case wrongDescription
    /// An input cannot be read.
    case unreadableInput
    /// A fault of the program itself.
    case fault
    /// An output cannot be written.
    case unwritableOutput
  }

  package let kind: Kind
  /// Empty when all has been said.
  package let message: String

  package init(kind: Kind, message: String) {
    (self.kind, self.message) = (kind, message)
  }
}
