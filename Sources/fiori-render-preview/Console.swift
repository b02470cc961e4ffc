import Recordings
import SystemPackage

/// What people read in the terminal.
enum Console {
  /// Writes a line to standard error; nothing can be done when even that is closed.
  static func say(_ line: String) {
    _ = try? FileDescriptor.standardError.writeAll((line + "\n").utf8)
  }

  /// Writes a line to standard output.
  static func tell(_ line: String) {
    _ = try? FileDescriptor.standardOutput.writeAll((line + "\n").utf8)
  }
}
