import Glibc
import SystemPackage

/// Files that are written beside their places.
enum DraftFile {
  /// Writes a file into the folder of another, under a name of its own and with the other's rights.
  package static func write(_ bytes: [UInt8], beside place: FilePath) throws -> FilePath {
    try write(beside: place) { file in _ = try file.writeAll(bytes) }
  }

  /// Writes such a file by pieces.
  package static func write(
    beside place: FilePath, _ body: (FileDescriptor) throws -> Void
  ) throws -> FilePath {
    let name = ".fiori-render-\(UInt64.random(in: .min ... .max)).part"
    let draft = place.removingLastComponent().appending(name)
    let file = try FileDescriptor.open(
      draft, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
      permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
    do {
      try file.closeAfter {
        if let mode = mode(of: place) { fchmod(file.rawValue, mode) }
        try body(file)
      }
    } catch {
      remove(draft)
      throw error
    }
    return draft
  }

  /// Puts a file in the place of another.
  package static func move(_ draft: FilePath, to place: FilePath) throws {
    let result = draft.withPlatformString { from in
      place.withPlatformString { to in rename(from, to) }
    }
    if result != 0 { throw Errno(rawValue: errno) }
  }

  package static func remove(_ draft: FilePath) {
    _ = draft.withPlatformString { unlink($0) }
  }

  /// Who may read and write the file that is replaced; `nil` where there is none.
  private static func mode(of path: FilePath) -> mode_t? {
    var status = stat()
    guard path.withPlatformString({ stat($0, &status) }) == 0 else { return nil }
    return status.st_mode & 0o7777
  }
}
