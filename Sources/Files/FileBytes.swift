import FioriBasics
import Glibc
import Synchronization
package import SystemPackage

/// Reads whole files, up to a limit. All files that a command line, a folder or a description names
/// are opened here, so that none is waited for.
package enum FileBytes {
  struct Failure: Error, Hashable {
    let reason: String
  }

  /// Something that has a path, but is not a file.
  enum Special: String, Error, CustomStringConvertible {
    case pipe = "a named pipe"
    case socket = "a socket"
    case device = "a device"

    var description: String { "it is \(rawValue), not a file" }
  }

  /// Keeps a terminal from becoming the one that the process is controlled from.
  private static let noTerminal = FileDescriptor.OpenOptions(rawValue: O_NOCTTY)

  /// Returns the message for a file that could not be read.
  static func complaint(_ reason: String) -> String {
    reason == Errno.noSuchFileOrDirectory.description
      ? "does not exist" : "cannot be read (\(reason))"
  }

  /// Returns the fix for a reason that another path does not change; `nil` for any other.
  static func remedy(_ reason: String) -> String? {
    reason == Errno.permissionDenied.description ? "check its permissions" : nil
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: ``Failure`` if the file cannot be read or is longer than `limit`.
  static func read(_ path: FilePath, limit: Int) throws(Failure) -> [UInt8] {
    do {
      let bytes = try read(path, upTo: limit)
      if bytes.count <= limit { return bytes }
    } catch {
      throw Failure(reason: (error as? Errno)?.description ?? "\(error)")
    }
    throw Failure(reason: "it has more than the \(limit) bytes allowed")
  }

  /// Returns the bytes of a file, stopping just past the limit.
  ///
  /// With `takesPipes`, it may be a pipe without a name, such as a shell's `<(…)`, which someone
  /// writes to. A named pipe perhaps has no writer. The run never overwrites an input.
  ///
  /// - Throws: `Errno`, or ``Special`` for a path that is not a file.
  package static func read(
    _ path: FilePath, upTo limit: Int, takesPipes: Bool = false, isInput: Bool = true
  ) throws -> [UInt8] {
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(
        path.opened, .readOnly, options: [.nonBlocking, noTerminal, .closeOnExec])
    } catch Errno.noSuchAddressOrDevice {
      throw special(path) ?? Errno.noSuchAddressOrDevice
    }
    return try file.closeAfter {
      var status = stat()
      guard fstat(file.rawValue, &status) == 0 else { throw Errno(rawValue: errno) }
      if isInput { RunHost.current.inputs.note(status, as: path.string) }
      if let special = special(status) {
        guard special == .pipe, takesPipes, isUnnamedPipe(file) else { throw special }
        guard fcntl(file.rawValue, F_SETFL, 0) == 0 else { throw Errno(rawValue: errno) }
      }
      return try read(file, upTo: limit)
    }
  }

  /// Returns the bytes of an open file, stopping just past the limit.
  package static func read(_ file: FileDescriptor, upTo limit: Int) throws -> [UInt8] {
    // Not an array, which would be cleared first: of a small file, that takes most of the time.
    try withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      var bytes: [UInt8] = []
      while bytes.count <= limit {
        // At most as many bytes as the buffer has.
        let count = try file.read(into: buffer)
        if count == 0 { break }
        bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count])
      }
      return bytes
    }
  }

  /// Returns whether a path leads to a file.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path.opened, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func special(_ path: FilePath) -> Special? {
    var status = stat()
    return path.opened.withPlatformString { stat($0, &status) } == 0 ? special(status) : nil
  }

  private static func special(_ status: stat) -> Special? {
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: nil
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    default: .device
    }
  }

  /// Whether a pipe has no name in a folder.
  private static func isUnnamedPipe(_ file: FileDescriptor) -> Bool {
    let name = "pipe:["
    var link = [CChar](repeating: 0, count: name.utf8.count)
    // Only the beginning is read, at most up to the limit.
    let count = readlink("/proc/self/fd/\(file.rawValue)", &link, link.count)
    return count == link.count && link.elementsEqual(name.utf8.map(CChar.init))
  }
}

/// Records the files read while a figure is drawn.
package final class FileAccessLog: Sendable {
  private struct State {
    var paths: ExactTexts = []
    var searchedPaths: ExactTexts = []
  }

  private let state = Mutex(State())

  package init() {}

  /// The paths of the files, sorted.
  package var all: [String] { state.withLock { $0.paths.sortedTexts } }

  /// All paths where the files were looked for, sorted.
  package var searchedPaths: [String] { state.withLock { $0.searchedPaths.sortedTexts } }

  /// Notes where a file was looked for that does not exist.
  package func note(missing searchedPaths: [String]) {
    state.withLock { $0.searchedPaths.formUnion(ExactTexts(of: searchedPaths)) }
  }

  /// Notes a file, and where it was looked for.
  package func note(_ path: String, among searchedPaths: [String]) {
    state.withLock { state in
      state.paths.add(path)
      state.searchedPaths.formUnion(ExactTexts(of: searchedPaths))
    }
  }
}
