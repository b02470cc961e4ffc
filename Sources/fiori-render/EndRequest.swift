import FileKit
import Glibc
import Synchronization
import SystemPackage

/// A request to end, by SIGTERM, SIGINT, SIGHUP or the program itself: a file that becomes readable, so that
/// one call can wait for it and for input.
struct EndRequest: Sendable {
  /// Readable after a request.
  let file: FileDescriptor
  private let writeEnd: FileDescriptor

  /// Where a signal's handler writes to, which knows nothing but what is global.
  private static let signalled = Atomic<CInt>(-1)

  /// A request that nobody has made yet.
  init() throws(RunFailure) {
    do {
      (file, writeEnd) = try FileDescriptor.pipe()
    } catch {
      throw RunFailure(kind: .fault, message: "could not make a pipe (\(error))")
    }
  }

  /// Makes a request of the next SIGTERM, SIGINT or SIGHUP; one more ends the program at once.
  func makeOfSignals() {
    Self.signalled.store(writeEnd.rawValue, ordering: .releasing)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: signal)
      _ = write(EndRequest.signalled.load(ordering: .acquiring), &byte, 1)
      errno = error
    }
    action.sa_flags = CInt(truncatingIfNeeded: SA_RESETHAND) | CInt(SA_RESTART)
    // Who starts the program may have kept them from its own threads, and the program inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      sigaction(signal, &action, nil)
      sigaddset(&signals, signal)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether somebody has made the request.
  var isMade: Bool {
    var wish = pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&wish, 1, 0) > 0
  }

  /// Ends the program as the signal would have that made the request, if one did: whoever started it
  /// sees what ended it.
  func obey() {
    var signal: UInt8 = 0
    guard isMade, read(file.rawValue, &signal, 1) == 1, signal > 0 else { return }
    raise(CInt(signal))
  }

  /// Makes the request.
  func make() {
    _ = try? writeEnd.writeAll([0])
  }
}
