import Dispatch
import Glibc

/// SIGINT, SIGTERM and SIGHUP, waited for in place of what they do by themselves.
final class EndSignals {
  private let semaphore = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  /// Takes the signals from here on.
  init() {
    let semaphore = semaphore
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { semaphore.signal() }
      source.resume()
      return source
    }
  }

  /// Waits for the first of them; another one ends the program at once.
  func wait() {
    semaphore.wait()
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}
