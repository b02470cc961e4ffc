package import FileKit
import Glibc
package import RenderService
import Synchronization
import SystemPackage

/// What the programs do about signals.
package enum Signals {
  /// Where a signal's handler writes to, which knows nothing but what is global.
  fileprivate static let writeEnd = Atomic<CInt>(-1)

  /// Makes a closed output an error of writing, not a signal that leaves drafts behind.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// A request that the next SIGTERM, SIGINT or SIGHUP makes. One more of any of them ends the program
  /// at once.
  package static func shutdownRequest() throws(RunFailure) -> ShutdownRequest {
    let request = try ShutdownRequest()
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
    // Who starts the program may have kept them from its own threads, and the program inherits that.
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

  /// Ends the program as the signal would have that made the request, if one did: whoever started it
  /// sees what ended it.
  package func obey() {
    var signal: UInt8 = 0
    guard isMade, read(file.rawValue, &signal, 1) == 1, signal > 0 else { return }
    raise(CInt(signal))
  }
}

/// The signals that end a run early, taken once a run asks for them: one that has but a figure to draw
/// ends as any program does.
package final class Interruption: Sendable {
  private let made = Mutex<ShutdownRequest?>(nil)

  package init() {}

  /// The request that the next signal makes.
  package func request() throws(RunFailure) -> ShutdownRequest {
    let request = try Signals.shutdownRequest()
    made.withLock { $0 = request }
    return request
  }

  /// Ends the program as the signal would have that ended the run, if one did.
  package func obey() { made.withLock(\.self)?.obey() }
}
