import Glibc

/// Whether this process works for another one of the same program.
package enum WorkerRole {
  /// The variable that marks a process as a worker.
  static let variable = "FIORI_RENDER_WORKER"
  /// The file that is a worker's connection.
  static let file: CInt = 3

  /// Takes the connection to the process that has started this one; `nil` if this is not a worker.
  ///
  /// Must be called once, before other threads start or files are opened.
  package static func takeSocket() -> MessageSocket? {
    guard getenv(variable) != nil else { return nil }
    unsetenv(variable)
    closeOtherFiles()
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    nameProcess()
    return MessageSocket(file: file)
  }

  /// Names the process, which was started by a link of the system whose name says nothing.
  private static func nameProcess() {
    guard let file = fopen("/proc/self/comm", "w") else { return }
    fputs("fiori-worker", file)
    fclose(file)
  }

  /// Closes the files that the process has inherited besides its connection, such as clients'
  /// connections, which would otherwise stay open.
  private static func closeOtherFiles() {
    guard let folder = opendir("/proc/self/fd") else { return }
    defer { closedir(folder) }
    let own = dirfd(folder)
    while let entry = readdir(folder) {
      let name = entry.withName { String(decoding: $0, as: UTF8.self) }
      if let number = CInt(name), number > file, number != own { close(number) }
    }
  }
}

/// Faults that tests inject into a worker, to check that the others are not affected.
package struct WorkerFault: Sendable {
  private let text: [UInt8]
  private let strike: @Sendable () -> Void

  /// Returns the faults in the environment: a worker that gets bytes with the text of
  /// `FIORI_RENDER_TEST_DEATH` dies, and with the text of `FIORI_RENDER_TEST_HANG` it hangs.
  package static func wanted() -> [WorkerFault] {
    let death = WorkerFault("FIORI_RENDER_TEST_DEATH") {
      // A handler could let it live.
      signal(SIGILL, SIG_DFL)
      raise(SIGILL)
    }
    let hang = WorkerFault("FIORI_RENDER_TEST_HANG") { while true { pause() } }
    return [death, hang].compactMap(\.self)
  }

  private init?(_ variable: String, _ strike: @escaping @Sendable () -> Void) {
    guard let value = getenv(variable) else { return nil }
    (text, self.strike) = (Array(String(cString: value).utf8), strike)
  }

  /// Strikes if the bytes have the text.
  package func meet(_ bytes: [UInt8]) {
    guard !text.isEmpty, bytes.count >= text.count else { return }
    let isHit = (0...(bytes.count - text.count)).contains { start in
      bytes[start..<(start + text.count)].elementsEqual(text)
    }
    if isHit { strike() }
  }
}
