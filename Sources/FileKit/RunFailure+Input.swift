import SystemPackage

extension RunFailure {
  /// Why an input cannot be read; `advice` is what would be right where there is something at the path.
  package static func unreadable(
    _ path: String, _ error: any Error, advice: String
  ) -> RunFailure {
    if error as? Errno == .noSuchFileOrDirectory { return missing(path) }
    return RunFailure(
      kind: .unreadableInput, message: "\(path): cannot be read (\(error)); \(advice)")
  }

  /// An input that does not exist; `advice` is another path that may be meant.
  package static func missing(_ path: String, advice: String = "check the path") -> RunFailure {
    let problem =
      path.isEmpty
      ? "'': is not a path; give one"
      : Folder.isLink(path)
        ? "\(path): is a link to a file that does not exist; fix the link"
        : "\(path): does not exist; \(advice)"
    return RunFailure(kind: .unreadableInput, message: problem)
  }

  /// Why a path is not that of a folder.
  package static func noFolder(_ path: String, advice: String) -> RunFailure {
    guard Folder.hasEntry(path) else { return missing(path) }
    return RunFailure(
      kind: .unreadableInput, message: "\(path): is not a folder; \(advice)")
  }
}
