import FioriBasics
import Glibc

/// The socket that another program has opened for this one, as systemd passes it (sd_listen_fds(3)).
package enum PassedSocket {
  private static let firstFile: CInt = 3

  /// Takes the socket; `nil` if the program was started without one.
  ///
  /// Must be called before other processes are started, which would take it as well.
  ///
  /// - Throws: The failure if there are several.
  package static func take() throws(RunFailure) -> CInt? {
    let texts = ["LISTEN_PID", "LISTEN_FDS"].map { name -> String? in
      defer { unsetenv(name) }
      return getenv(name).map { String(cString: $0) }
    }
    unsetenv("LISTEN_FDNAMES")
    guard let process = texts[0].flatMap({ pid_t($0) }), process == getpid(),
      let count = texts[1].flatMap({ Int($0) }), count > 0
    else { return nil }
    guard count == 1 else {
      throw RunFailure.severalSockets(count)
    }
    _ = fcntl(firstFile, F_SETFD, FD_CLOEXEC)
    return firstFile
  }
}
