import FioriBasics
import FioriFiles
import FioriModel
import Glibc
package import SystemPackage

/// Standard error, where messages go.
package enum StandardError {
  /// Writes a text with a single call. If standard error is closed, the text is lost.
  package static func write(_ text: String) {
    _ = try? RunHost.current.standardError.writeAll(text.utf8)
  }
}

/// The destination of a picture: a file or standard output.
package enum OutputFile: Hashable, Sendable {
  case standardOutput
  case path(String)

  package static func == (one: OutputFile, other: OutputFile) -> Bool {
    switch (one, other) {
    case (.standardOutput, .standardOutput): true
    case (.path(let path), .path(let other)): path.isExactly(other)
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    if case .path(let path) = self { hasher.combine(ExactText(path)) }
  }

  /// Writes the file atomically: it gets its name, or replaces another file, when it is complete.
  /// With `isCorrection`, it may be an input, which the command is there to change.
  package func write(_ bytes: [UInt8], isCorrection: Bool = false) throws(RunFailure) {
    if !isCorrection { try checkIsNoInput() }
    // The file's `writeAll` takes any sequence, and looks up its types, which takes 1 % of a start.
    try writePieces { file in
      try bytes.withUnsafeBytes { buffer in
        // A call writes at most the bytes that it receives, so that the start is never beyond the
        // end.
        var start = 0
        while start < buffer.count {
          start += try file.write(UnsafeRawBufferPointer(rebasing: buffer[start...]))
        }
      }
    }
  }

  /// Writes the file atomically, in pieces.
  package func write(_ body: (FileDescriptor) throws -> Void) throws(RunFailure) {
    try checkIsNoInput()
    try writePieces(body)
  }

  private func writePieces(_ body: (FileDescriptor) throws -> Void) throws(RunFailure) {
    do {
      if let file = replaceableFile {
        try Draft.write(to: file, body)
      } else {
        try writeThrough(body)
      }
    } catch {
      throw failure(error)
    }
  }

  /// Throws if the file is one that the run has read; `option` is the one that names it.
  package func checkIsNoInput(of option: String? = nil) throws(RunFailure) {
    guard case .path(let path) = self, let input = RunHost.current.inputs.input(at: path) else {
      return
    }
    let isSamePath = OutputFile.path(input).absolute == absolute
    throw RunFailure.overwritesInput(
      name, input: isSamePath ? nil : Folder.relative(input), option: option)
  }

  /// The bytes of the file that this one replaces, which is not an input for that.
  package func earlierBytes(limit: Int = Limits.comparedByteCount) throws(RunFailure) -> [UInt8] {
    guard case .path(let path) = self else { return [] }
    do {
      return try FileBytes.read(FilePath(path), upTo: limit, isInput: false)
    } catch {
      throw .unreadable(name, error, advice: "use a file")
    }
  }

  /// Writes lines of text, escaping control characters such as a line feed in a file name.
  package func write(lines: [String]) throws(RunFailure) {
    try write(lines.flatMap { Array("\(TerminalText.escaped($0))\n".utf8) })
  }

  /// Whether this is standard output, and a terminal shows it.
  package var isTerminal: Bool {
    self == .standardOutput && isatty(RunHost.current.standardOutput.rawValue) == 1
  }

  /// Writes to anything other than a regular file: standard output, a device or a pipe.
  private func writeThrough(_ body: (FileDescriptor) throws -> Void) throws {
    switch self {
    case .standardOutput: try body(RunHost.current.standardOutput)
    case .path(let path):
      let file = try FileDescriptor.open(path.opened, .writeOnly, options: .closeOnExec)
      try file.closeAfter { try body(file) }
    }
  }

  /// A regular file that a new one replaces.
  struct ReplaceableFile {
    let path: FilePath
    /// The permissions that the new file gets; `nil` if there is no file yet.
    let permissions: FilePermissions?
  }

  /// The file to replace, or `nil` if this is not a regular file. A link is kept, and its target is
  /// replaced.
  private var replaceableFile: ReplaceableFile? {
    guard case .path(let path) = self else { return nil }
    guard let status = FileStatus(path) else {
      return ReplaceableFile(path: FilePath(path), permissions: nil)
    }
    guard status.kind == .file || status.kind == .folder else { return nil }
    let resolved = realpath(path.opened, nil)
    defer { free(resolved) }
    return ReplaceableFile(
      path: resolved.map { FilePath(platformString: $0) } ?? FilePath(path),
      permissions: status.permissions)
  }

  /// Sets the modification time to now.
  package func touch() {
    if case .path(let path) = self { utimes(path.opened, nil) }
  }

  /// The output with an absolute path, so that spellings of one path compare equal.
  package var absolute: OutputFile {
    switch self {
    case .standardOutput: self
    case .path(let path): .path(Folder.absolute(path).string)
    }
  }

  package var name: String {
    switch self {
    case .standardOutput: "<stdout>"
    case .path(let path): path
    }
  }

  /// Returns the failure to report if writing here fails.
  package func failure(_ error: any Error) -> RunFailure {
    let isTooLong = error as? Errno == .fileNameTooLong
    let folder = isTooLong ? nil : Folder.missingParent(of: name)
    return RunFailure.notWritten(name, error, missingFolder: folder)
  }
}
