package import FileKit
import Glibc
package import SystemPackage

/// A request to end, by a signal or the program itself: a file that becomes readable, so that
/// one call can wait for it and for input.
package struct ShutdownRequest: Sendable {
  /// Readable after a request.
  package let file: FileDescriptor
  package let writeEnd: FileDescriptor

  /// Makes a request that something ends a run by.
  package typealias Maker = @Sendable () throws(RunFailure) -> ShutdownRequest

  /// A request that nobody has made yet.
  package init() throws(RunFailure) {
    do {
      (file, writeEnd) = try FileDescriptor.pipe()
    } catch {
      throw RunFailure.fault("could not create a pipe (\(error))")
    }
  }

  /// Whether somebody has made the request.
  package var isMade: Bool {
    var wish = pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&wish, 1, 0) > 0
  }

  /// Makes the request.
  package func make() {
    _ = try? writeEnd.writeAll([0])
  }
}
