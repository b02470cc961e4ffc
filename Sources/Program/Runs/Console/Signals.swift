package import FileKit
import FioriFiles
import FioriRender
import Glibc
import Synchronization
import SystemPackage

/// The programs' signal handling.
package enum Signals {
  /// The file descriptor that signal handlers write to; handlers can only use global state.
  fileprivate static let writeEnd = Atomic<CInt>(-1)

  /// Makes writing to a closed pipe an error instead of a signal that leaves drafts behind.
  package static func ignoreClosedPipes() {
    if RunHost.current.ownsProcess { signal(SIGPIPE, SIG_IGN) }
  }

  /// Returns a request that the next SIGTERM, SIGINT or SIGHUP makes. A second signal ends the
  /// program immediately.
  package static func shutdownRequest() throws(RunFailure) -> ShutdownRequest {
    let request = try ShutdownRequest()
    guard RunHost.current.ownsProcess else { return request }
    writeEnd.store(request.writeEnd.rawValue, ordering: .releasing)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let error = errno
      signal(SIGTERM, SIG_DFL)
      signal(SIGINT, SIG_DFL)
      signal(SIGHUP, SIG_DFL)
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Signals.writeEnd.load(ordering: .acquiring), &byte, 1)
      errno = error
    }
    action.sa_flags = CInt(truncatingIfNeeded: SA_RESTART)
    // The parent process may have blocked these signals, and the program inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      sigaction(signal, &action, nil)
      sigaddset(&signals, signal)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return request
  }
}

extension ShutdownRequest {
  /// Waits until the request is made.
  package func wait() {
    var wish = pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)
    while poll(&wish, 1, -1) < 0, errno == EINTR {}
  }

  /// Ends the program by the signal that made the request, if one did, so that the parent process
  /// sees the cause.
  package func obey() {
    var signal: UInt8 = 0
    guard isMade, read(file.rawValue, &signal, 1) == 1, signal > 0 else { return }
    raise(CInt(signal))
  }
}

/// The signals that end a run early. They are handled only once a run requests it; while drawing a
/// single figure, the default action applies.
package final class Interruption: Sendable {
  private let made = Mutex<ShutdownRequest?>(nil)

  package init() {}

  /// Returns the request that the next signal makes.
  package func request() throws(RunFailure) -> ShutdownRequest {
    let request = try Signals.shutdownRequest()
    made.withLock { $0 = request }
    return request
  }

  /// Ends the program by the signal that ended the run, if one did.
  package func obey() { made.withLock(\.self)?.obey() }
}
