import FioriBasics
import SystemPackage

/// Failures of files, folders and the system.
extension RunFailure {
  static func notReadable(_ path: String, _ error: any Error, advice: String) -> RunFailure {
    let isForbidden = error as? Errno == .permissionDenied
    return .unreadableInput(
      .unreadable,
      "\(path): cannot be read (\(error)); \(isForbidden ? "check its permissions" : advice)")
  }

  static var emptyPath: RunFailure {
    .unreadableInput(.missingFile, "'': is not a path; enter one")
  }

  static func brokenLink(_ path: String) -> RunFailure {
    .unreadableInput(
      .missingFile, "\(path): is a link to a file that does not exist; fix the link")
  }

  static func notFound(_ path: String, advice: String) -> RunFailure {
    .unreadableInput(.missingFile, "\(path): does not exist; \(advice)")
  }

  static func notAFolder(_ path: String, advice: String) -> RunFailure {
    .unreadableInput(.unreadable, "\(path): is not a folder; \(advice)")
  }

  static func foreignName(_ path: String) -> RunFailure {
    .unreadableInput(.name, "\(path): the name is not UTF-8; rename it")
  }

  static func notCreated(_ path: String, _ error: any Error, missingParent: String?) -> RunFailure {
    .unwritableOutput(
      .unwritable,
      missingParent.map {
        "\(path): cannot be created; the folder '\($0)' does not exist; create it"
      }
        ?? "\(path): cannot be created (\(error)); \(remedy(for: error))")
  }

  /// Returns the fix for an output that the system refuses.
  private static func remedy(for error: any Error) -> String {
    switch error as? Errno {
    case .permissionDenied: "check its permissions"
    case .noSpace: "free some space"
    default: "choose another path"
    }
  }

  static func notOpened(_ path: String, _ error: any Error) -> RunFailure {
    .unwritableOutput(.unwritable, "\(path): cannot be opened (\(error)); create the folder")
  }

  static func recordingIsLink(_ path: String) -> RunFailure {
    .unwritableOutput(
      .unwritable, "\(path): is a link; recordings must be regular files, so remove it")
  }

  static func notWritten(_ name: String, _ error: any Error, missingFolder: String?) -> RunFailure {
    .unwritableOutput(
      .unwritable,
      missingFolder.map {
        "\(name): cannot be written; the folder '\($0)' does not exist; create it"
      }
        ?? "\(name): cannot be written (\(error)); \(remedy(for: error))")
  }

  /// An output that is an input; `input` is the input's path if it is another one, `option` the option
  /// that names the output.
  static func overwritesInput(_ name: String, input: String?, option: String?) -> RunFailure {
    .unwritableOutput(
      .overwrite,
      "\(name): would overwrite an input" + (input.map { ", \($0)" } ?? "")
        + "; choose another path" + (option.map { " with \($0)" } ?? ""))
  }

  static func tooFewOpenFiles(_ count: some BinaryInteger, least: some BinaryInteger) -> RunFailure
  {
    .fault(
      "only \(Int(count).counted("file")) may be open at a time; allow at least \(least) (ulimit -n)"
    )
  }

  static func severalSockets(_ count: Int) -> RunFailure {
    .wrongDescription(
      .address,
      "the program was started with \(count) sockets; pass it one, such as one ListenStream= of a "
        + "systemd socket")
  }
}
