import SystemPackage

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

  package static func wrongDescription(_ message: String) -> RunFailure {
    RunFailure(kind: .wrongDescription, message: message)
  }

  package static func unreadableInput(_ message: String) -> RunFailure {
    RunFailure(kind: .unreadableInput, message: message)
  }

  package static func fault(_ message: String) -> RunFailure {
    RunFailure(kind: .fault, message: message)
  }

  package static func unwritableOutput(_ message: String) -> RunFailure {
    RunFailure(kind: .unwritableOutput, message: message)
  }

  /// What `body` makes. Errors that are no failures yet become what `failure` says of them.
  package static func mapping<Result>(
    _ failure: (any Error) -> RunFailure, _ body: () throws -> Result
  ) throws(RunFailure) -> Result {
    do {
      return try body()
    } catch {
      throw error as? RunFailure ?? failure(error)
    }
  }
}

extension RunFailure {
  /// Why an input cannot be read; `advice` is what would be right where there is something at the path.
  package static func unreadable(
    _ path: String, _ error: any Error, advice: String
  ) -> RunFailure {
    if error as? Errno == .noSuchFileOrDirectory { return missing(path) }
    return RunFailure.unreadableInput("\(path): cannot be read (\(error)); \(advice)")
  }

  /// An input that does not exist; `advice` is another path that may be meant.
  package static func missing(_ path: String, advice: String = "check the path") -> RunFailure {
    let problem =
      path.isEmpty
      ? "'': is not a path; give one"
      : Folder.isLink(path)
        ? "\(path): is a link to a file that does not exist; fix the link"
        : "\(path): does not exist; \(advice)"
    return RunFailure.unreadableInput(problem)
  }

  /// Why a path is not that of a folder.
  package static func noFolder(_ path: String, advice: String) -> RunFailure {
    guard Folder.hasEntry(path) else { return missing(path) }
    return RunFailure.unreadableInput("\(path): is not a folder; \(advice)")
  }
}

/// Why what is asked for cannot be done whatever the inputs are, in a sentence.
package struct UsageError: Error {
  package let message: String

  package init(_ message: String) { self.message = message }
}
