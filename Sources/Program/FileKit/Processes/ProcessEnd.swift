import Glibc

/// How a process has ended.
package enum ProcessEnd: Hashable, Sendable {
  case exit(Int)
  case signal(Int)

  /// Reads the status from `waitpid`.
  init(status: CInt) {
    let signal = Int(status & 0x7F)
    self = signal == 0 ? .exit(Int((status >> 8) & 0xFF)) : .signal(signal)
  }

  /// A few words, such as `signal 11 (SIGSEGV)`.
  package var description: String {
    switch self {
    case .exit(let code): "exit code \(code)"
    case .signal(let number):
      "signal \(number)" + (Self.names[CInt(number)].map { " (\($0))" } ?? "")
    }
  }

  private static let names = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
    SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU",
  ]
}
