import Glibc
import SystemPackage

/// Where a picture is written to: a file, or standard output.
enum OutputFile: Hashable {
  case standardOutput
  case path(String)

  /// Writes the file whole or not at all: beside its place first, and then over it.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do {
      switch self {
      case .standardOutput: try FileDescriptor.standardOutput.writeAll(bytes)
      case .path(let path): try Self.write(bytes, to: FilePath(path))
      }
    } catch {
      throw CommandFailure(
        status: .unwritableOutput, message: "\(name): cannot be written (\(error))")
    }
  }

  /// The same place by one name, however it is spelt.
  var absolute: OutputFile {
    switch self {
    case .standardOutput: self
    case .path(let path): .path(Folder.absolute(path).string)
    }
  }

  var name: String {
    switch self {
    case .standardOutput: "<stdout>"
    case .path(let path): path
    }
  }

  private static func write(_ bytes: [UInt8], to path: FilePath) throws {
    guard isReplaceable(path) else {
      let file = try FileDescriptor.open(path, .writeOnly)
      _ = try file.closeAfter { try file.writeAll(bytes) }
      return
    }
    let path = target(of: path)
    let name = ".fiori-render-\(UInt64.random(in: .min ... .max)).part"
    let draft = path.removingLastComponent().appending(name)
    do {
      let file = try FileDescriptor.open(
        draft, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
        permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
      _ = try file.closeAfter {
        if let mode = mode(of: path) { fchmod(file.rawValue, mode) }
        return try file.writeAll(bytes)
      }
      try rename(draft, to: path)
    } catch {
      _ = draft.withPlatformString { unlink($0) }
      throw error
    }
  }

  /// Whether the place is free or a file; a device or a pipe is written to as it is.
  private static func isReplaceable(_ path: FilePath) -> Bool {
    var status = stat()
    guard path.withPlatformString({ stat($0, &status) }) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFDIR
  }

  /// Who may read and write the file that is replaced; `nil` where there is none.
  private static func mode(of path: FilePath) -> mode_t? {
    var status = stat()
    guard path.withPlatformString({ stat($0, &status) }) == 0 else { return nil }
    return status.st_mode & 0o7777
  }

  /// The file that a link leads to, so that the link stays; else the path itself.
  private static func target(of path: FilePath) -> FilePath {
    path.withPlatformString { string in
      guard let resolved = realpath(string, nil) else { return path }
      defer { free(resolved) }
      return FilePath(platformString: resolved)
    }
  }

  private static func rename(_ draft: FilePath, to path: FilePath) throws {
    let result = draft.withPlatformString { from in
      path.withPlatformString { to in Glibc.rename(from, to) }
    }
    if result != 0 { throw Errno(rawValue: errno) }
  }
}
