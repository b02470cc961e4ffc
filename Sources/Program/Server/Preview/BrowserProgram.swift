import Dispatch
import FoundationEssentials
import Glibc
import RenderService

/// The program that opens addresses in the browser.
enum BrowserProgram {
  /// Opens an address, and calls `fail` if that is not possible.
  static func open(_ address: String, fail: @escaping @Sendable () -> Void) {
    guard let process = start(["xdg-open", address]) else { return fail() }
    DispatchQueue.global().async {
      var status: CInt = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      if status != 0 { fail() }
    }
  }

  /// Starts a program whose output no one sees; `nil` if it does not exist.
  private static func start(_ command: [String]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_WRONLY, 0)
    }
    let variables =
      ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
      + ProgramStart.hiddenVariables
    // Copies that are freed after the call, each list with a null pointer at its end.
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process = pid_t()
    let status = posix_spawnp(&process, command[0], &actions, nil, &arguments, &environment)
    return status == 0 ? process : nil
  }
}
