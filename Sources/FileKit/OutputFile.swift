import Glibc
import SystemPackage

/// Where people read what goes wrong.
package enum StandardError {
  /// Writes a text in one piece. Nothing can be done when even standard error is closed.
  package static func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}

/// Where a picture is written to: a file, or standard output.
package enum OutputFile: Hashable, Sendable {
  case standardOutput
  case path(String)

  /// Writes the file whole or not at all: beside its place first, and then over it.
  package func write(_ bytes: [UInt8]) throws(RunFailure) {
    try OutputDraft(bytes, for: self).keep()
  }

  /// Writes lines for people; what would end one in the name of a file is shown as what it is not.
  package func write(lines: [String]) throws(RunFailure) {
    let text = lines.map { line in
      String(
        String.UnicodeScalarView(line.unicodeScalars.map { $0.value < 0x20 ? "\u{FFFD}" : $0 }))
    }
    try write(text.flatMap { Array("\($0)\n".utf8) })
  }

  /// Writes to what is no file: standard output, a device or a pipe.
  func writeThrough(_ bytes: [UInt8]) throws {
    try writeThrough { _ = try $0.writeAll(bytes) }
  }

  /// Writes to what is no file by pieces.
  func writeThrough(_ body: (FileDescriptor) throws -> Void) throws {
    switch self {
    case .standardOutput: try body(.standardOutput)
    case .path(let path):
      let file = try FileDescriptor.open(path, .writeOnly)
      try file.closeAfter { try body(file) }
    }
  }

  /// The file that a picture takes the place of, or would; `nil` of what is no file. A link stays,
  /// and what it leads to is replaced.
  var replaceableFile: FilePath? {
    guard case .path(let path) = self else { return nil }
    guard let status = FileStatus(path) else { return FilePath(path) }
    guard status.kind == .file || status.kind == .folder else { return nil }
    guard let resolved = realpath(path, nil) else { return FilePath(path) }
    defer { free(resolved) }
    return FilePath(platformString: resolved)
  }

  /// Makes the file as new as one that has just been written.
  package func touch() {
    if case .path(let path) = self { utimes(path, nil) }
  }

  /// The same place by one name, however it is spelt.
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

  /// Why nothing can be written here.
  package func failure(_ error: any Error) -> RunFailure {
    let reason =
      Folder.missingParent(of: name).map { "; the folder '\($0)' does not exist" } ?? " (\(error))"
    return RunFailure.unwritableOutput("\(name): cannot be written\(reason)")
  }
}
