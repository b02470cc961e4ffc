import Glibc

/// The signals that the server waits for instead of being interrupted by them.
struct BlockedSignals {
  enum Wish {
    case reload
    case end
  }

  private var set = sigset_t()

  /// Blocks the signals in this thread and in all that it starts.
  init() {
    sigemptyset(&set)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for the next signal.
  func next() -> Wish {
    var (set, number) = (set, CInt(0))
    while sigwait(&set, &number) != 0 {}
    return number == SIGHUP ? .reload : .end
  }

  /// Lets further signals end the program at once.
  func unblock() {
    var set = set
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
