package import FioriBasics
import SystemPackage

/// An error that stops a command: its kind and a one-line message.
package struct RunFailure: Error {
  /// The kind of failure, which decides the exit code.
  package enum Kind: Sendable {
    /// A description, a font or an image is invalid.
    case wrongDescription
    /// An input cannot be read.
    case unreadableInput
    /// A bug in the program.
    case fault
    /// The system lacks a file that every program can expect.
    case missingSystemFile
    /// An output cannot be written.
    case unwritableOutput
  }

  package let kind: Kind
  /// The message; empty if it has already been reported.
  package let message: String
  /// The code of the message.
  package let code: DiagnosticCode

  package init(kind: Kind, message: String, code: DiagnosticCode) {
    (self.kind, self.message, self.code) = (kind, message, code)
  }

  package static func wrongDescription(_ code: DiagnosticCode, _ message: String) -> RunFailure {
    RunFailure(kind: .wrongDescription, message: message, code: code)
  }

  package static func unreadableInput(_ code: DiagnosticCode, _ message: String) -> RunFailure {
    RunFailure(kind: .unreadableInput, message: message, code: code)
  }

  package static func fault(_ message: String) -> RunFailure {
    RunFailure(kind: .fault, message: message, code: .fault)
  }

  package static func unwritableOutput(_ code: DiagnosticCode, _ message: String) -> RunFailure {
    RunFailure(kind: .unwritableOutput, message: message, code: code)
  }

  /// Returns a failure whose messages have already been reported.
  package static func reported(_ kind: Kind) -> RunFailure {
    RunFailure(kind: kind, message: "", code: .run)
  }

  /// Returns the result of `body`; `failure` converts errors that are not yet failures.
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
  /// Returns the failure for an unreadable input; `advice` is the fix if the path exists.
  package static func unreadable(
    _ path: String, _ error: any Error, advice: String
  ) -> RunFailure {
    if error as? Errno == .noSuchFileOrDirectory { return missing(path) }
    return notReadable(path, error, advice: advice)
  }

  /// Returns the failure for a missing input; `advice` is the fix, such as another path to try.
  /// Without one, a file in the same folder that has a similar name is suggested.
  package static func missing(_ path: String, advice: String? = nil) -> RunFailure {
    let advice = advice ?? similar(to: path).map { "did you mean '\($0)'?" } ?? "check the path"
    return path.isEmpty
      ? emptyPath : Folder.isLink(path) ? brokenLink(path) : notFound(path, advice: advice)
  }

  /// Returns the path that is meant: a file in the same folder, or of the same name in a folder whose own
  /// name is near.
  private static func similar(to path: String) -> String? {
    let file = FilePath(path)
    guard let meant = file.lastComponent, !meant.stem.isEmpty else { return nil }
    let folder = file.removingLastComponent()
    if !folder.isEmpty, !Folder.hasEntry(folder.string) {
      let moved = similar(to: folder.string).map { FilePath($0).appending(meant).string }
      return moved.flatMap { Folder.hasEntry($0) ? $0 : nil }
    }
    let names = Folder.readableNames(in: folder.isEmpty ? "." : folder)
    return similar(to: meant, among: names.compactMap { FilePath.Component($0) })
      .map { folder.appending($0).string }
  }

  /// Returns the name that is meant: it has the same extension, begins alike and is near; or it differs
  /// only in its extension, which is near, or was left out and belongs to a description.
  private static func similar(
    to meant: FilePath.Component, among names: [FilePath.Component]
  ) -> FilePath.Component? {
    let near = names.filter { name in
      name.extension?.lowercased() == meant.extension?.lowercased()
        && name.stem.first?.lowercased() == meant.stem.first?.lowercased()
    }
    if let stem = Suggestion.nearest(to: meant.stem, among: near.map(\.stem)) {
      return near.first { $0.stem == stem }
    }
    return names.first { name in
      guard name.stem == meant.stem, let ending = name.extension else { return false }
      guard let given = meant.extension else { return ending == "json" }
      return Suggestion.nearest(to: given, among: [ending]) != nil
    }
  }

  /// Returns the failure for a path that is not a folder.
  package static func noFolder(_ path: String, advice: String) -> RunFailure {
    guard Folder.hasEntry(path) else { return missing(path) }
    return notAFolder(path, advice: advice)
  }
}

/// A usage error, described in a sentence: the options are invalid for any inputs.
package struct UsageError: Error {
  package let message: String

  package init(_ message: String) { self.message = message }

  /// Returns the message of an error for a place in a file, where it has no period.
  package static func message(inFile error: any Error) -> String {
    let message = (error as? UsageError)?.message ?? "\(error)"
    return message.hasSuffix(".") ? String(message.dropLast()) : message
  }
}
