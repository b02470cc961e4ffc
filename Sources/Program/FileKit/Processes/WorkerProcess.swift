import FoundationEssentials
import Glibc
import Synchronization

/// A process of the same program that works for this one.
///
/// It inherits standard output and standard error; its standard input is empty. It ends when this
/// process does, because it then loses its connection.
package final class WorkerProcess: Sendable {
  /// The connection to the process.
  package let socket: MessageSocket
  private let number: pid_t
  /// How it ended, once someone has waited for that: its number may then be another process's.
  private let end = Mutex<ProcessEnd?>(nil)

  /// Starts the process.
  ///
  /// - Parameter arguments: Its arguments after the program's name, or `nil` for this process's
  ///   arguments.
  /// - Throws: The failure if the process or its connection cannot be created.
  package init(arguments: [String]? = nil) throws(MessageSocket.Failure) {
    let (own, other) = try MessageSocket.pair()
    socket = own
    let given = CommandLine.arguments
    number = try Self.start(other, arguments.map { given.prefix(1) + $0 } ?? given)
  }

  /// The process's number.
  package var identifier: Int { Int(number) }

  /// Sends a signal, unless the process has ended.
  package func signal(_ signal: CInt) {
    end.withLock { if $0 == nil { kill(number, signal) } }
  }

  /// Waits for the end of the process, after a closed connection or a signal.
  package func wait() -> ProcessEnd {
    var status: CInt = 0
    // Waits without taking the number away, so that no signal can meet another process.
    var info = siginfo_t()
    while waitid(P_PID, id_t(number), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return end.withLock { end in
      if let end { return end }
      while waitpid(number, &status, 0) < 0, errno == EINTR {}
      let found = ProcessEnd(status: status)
      end = found
      return found
    }
  }

  private static func start(
    _ socket: MessageSocket, _ arguments: [String]
  ) throws(MessageSocket.Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, socket.number, WorkerRole.file)
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    // Copies that are freed after the call, each list with a null pointer at its end.
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] =
      (variables + ["\(WorkerRole.variable)=1"]).map { strdup($0) } + [nil]
    defer { for text in argv + environment { free(text) } }
    var number = pid_t()
    // The program may have been replaced on disk since it was started; this is still the old one.
    var status = posix_spawn(&number, "/proc/self/exe", &actions, nil, &argv, &environment)
    if status != 0, let name = arguments.first {
      status = posix_spawnp(&number, name, &actions, nil, &argv, &environment)
    }
    guard status == 0 else { throw .system(status) }
    return number
  }
}
