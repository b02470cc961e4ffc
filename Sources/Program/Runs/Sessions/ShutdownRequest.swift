package import FileKit
package import FioriRender
import Glibc
package import SystemPackage

/// A request to end, made by a signal or the program itself. It is a file that becomes readable, so
/// that one call can wait for it and for input.
package struct ShutdownRequest: Sendable {
  /// The file, readable once the request is made.
  package let file: FileDescriptor
  package let writeEnd: FileDescriptor

  /// A function that creates a request to end a run.
  package typealias Maker = @Sendable () throws(RunFailure) -> ShutdownRequest

  /// Creates a request that has not been made yet.
  package init() throws(RunFailure) {
    do {
      (file, writeEnd) = try FileDescriptor.pipe()
    } catch {
      throw RunFailure.noPipe(error)
    }
  }

  /// Whether the request has been made.
  package var isMade: Bool {
    var wish = pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&wish, 1, 0) > 0
  }

  /// A token that the request cancels.
  package var token: CancellationToken { CancellationToken(timeout: nil) { isMade } }

  /// Makes the request.
  package func make() {
    _ = try? writeEnd.writeAll([0])
  }
}
