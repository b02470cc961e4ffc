import FileKit
import FioriRender
import RenderService

/// Reads and draws for the process that started this one, one task at a time.
struct WorkerLoop {
  private let socket: MessageSocket
  /// Reads and draws descriptions, with all fonts loaded.
  let source: FigureSource

  /// Loads the fonts, and reports to the other process that this one is ready, or why it is not.
  ///
  /// - Throws: The failure that was reported.
  init(
    _ socket: MessageSocket, _ settings: RenderSettings, _ listener: any RunListener
  ) throws(RunFailure) {
    self.socket = socket
    do throws(RunFailure) {
      source = try FigureSource(settings, listener)
      try RunFailure.mapping({ .fault("\($0)") }) { [source] in
        try source.renderer.prepare(threadCount: 1)
      }
    } catch {
      try? socket.send(WorkerGreeting.failure(error).message)
      throw error
    }
    try? socket.send(WorkerGreeting.ready(version: Self.version(source.renderer)).message)
  }

  /// The checksum of all fonts and of the program.
  private static func version(_ renderer: Renderer) -> String {
    let fonts = renderer.fontChecksums.sorted { $0.key < $1.key }.map { $0.key + $0.value }
    return Checksum.sha256(
      of: Array(([Version.current, Version.build] + fonts).joined(separator: "\n").utf8))
  }

  /// Answers tasks until the other process closes the connection.
  ///
  /// - Parameter answer: Returns the answer, or `nil` if the message is not a task. Its token is cancelled
  ///   when the other process no longer waits; the answer is then dropped.
  func run(
    _ answer: (MessageSocket.Message, CancellationToken) -> MessageSocket.Message?
  ) {
    while let message = try? socket.receive() {
      let token = CancellationToken(timeout: nil) { [socket] in socket.isReadable }
      // An empty message cancels a task that had already been answered.
      guard !message.isEmpty, let answer = answer(message, token) else { continue }
      guard (try? socket.send(token.isCancelled ? [] : answer)) != nil else { return }
    }
  }
}
