import FileKit
import RenderServer
import RenderService

/// Runs a server from its start to a signal.
struct ServeRun {
  let settings: ServerSettings
  let console: Console

  /// Serves until a signal stops the program.
  ///
  /// - Throws: The failure or the usage error if the server cannot be started.
  func run() throws {
    var settings = settings
    // Before the processes that draw are started.
    settings.passedSocket = try PassedSocket.take()
    Signals.ignoreClosedPipes()
    // Each connection is an open file.
    try OpenFiles.raiseLimit(to: .max)
    // Threads inherit blocked signals, so this comes before the first one.
    let signals = BlockedSignals()
    let server = try RenderServer(settings, console)
    let address = try server.start()
    let line = "fiori-render serve: \(address) (press Ctrl-C to stop)"
    try? OutputFile.standardOutput.write(lines: [line])
    while signals.next() == .reload { server.reload() }
    signals.unblock()
    server.stop()
  }
}
