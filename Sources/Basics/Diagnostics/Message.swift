/// The code and the text of a problem, on one line.
///
/// Each part of the program makes its messages in one file next to its code, in an extension of this type:
/// `Message.unclosedComment`, `Message.duplicateKey("title", firstLine: 3)`. The code is decided there, and
/// never read off the text, which quotes descriptions.
package struct Message: Hashable, Sendable, CustomStringConvertible {
  /// A part of a message that the program uses itself.
  package enum Detail: Hashable, Sendable {
    /// The word that belongs in place of the one at the location.
    case correction(String)
    /// The key that the object at the path lacks.
    case missingKey(String)
    /// Characters that no font has.
    case missingCharacters
    /// The times have several offsets from UTC, as the times of a column may have.
    case offsets
  }

  package let code: DiagnosticCode
  /// The problem, the value found, and the fix, in lowercase without a final period.
  package var text: String
  package var detail: Detail?

  /// Creates a message with a code.
  package init(_ code: DiagnosticCode, _ text: String, _ detail: Detail? = nil) {
    (self.code, self.text, self.detail) = (code, text, detail)
  }

  /// The text.
  package var description: String { text }

  /// Returns the message with another text before its own.
  package func prefixed(_ prefix: String) -> Message { Message(code, prefix + text, detail) }

  /// Returns the message with another text after its own.
  package func suffixed(_ suffix: String) -> Message { Message(code, text + suffix, detail) }
}

extension StringProtocol {
  /// The beginning of a name in quotation marks, for a message.
  package var quoted: String { "'\(prefix(32))'" }
}
