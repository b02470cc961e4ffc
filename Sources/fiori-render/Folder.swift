import Glibc
import SystemPackage

/// Folders that the command line names.
enum Folder {
  /// Whether there is a folder at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    guard FilePath(path).withPlatformString({ stat($0, &status) }) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder that is missing, and none above it.
  static func make(_ path: String) throws(CommandFailure) {
    guard !exists(path), FilePath(path).withPlatformString({ mkdir($0, 0o777) }) != 0 else {
      return
    }
    throw CommandFailure(
      status: .unwritableOutput,
      message: "\(path): cannot be made (\(Errno(rawValue: errno))); name a folder that exists")
  }

  /// The path from the root, without `.` and `..`.
  static func absolute(_ path: String) -> FilePath {
    FilePath(current).pushing(FilePath(path)).lexicallyNormalized()
  }

  private static let current: String = {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }()
}
