import Glibc
package import RenderService
import Synchronization
import SystemPackage

extension ShutdownRequest {
  /// Where a signal's handler writes to, which knows nothing but what is global.
  fileprivate static let signalled = Atomic<CInt>(-1)

  /// Makes a request of the next SIGTERM, SIGINT or SIGHUP; one more ends the program at once.
  package func makeOfSignals() {
    Self.signalled.store(writeEnd.rawValue, ordering: .releasing)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: signal)
      _ = write(ShutdownRequest.signalled.load(ordering: .acquiring), &byte, 1)
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

  /// Waits until the request is made.
  package func wait() {
    var wish = pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)
    while poll(&wish, 1, -1) < 0, errno == EINTR {}
  }

  /// Ends the program as the signal would have that made the request, if one did: whoever started it
  /// sees what ended it.
  package func obey() {
    var signal: UInt8 = 0
    guard isMade, read(file.rawValue, &signal, 1) == 1, signal > 0 else { return }
    raise(CInt(signal))
  }
}
