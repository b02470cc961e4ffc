import FileKit
import FioriRender
import Glibc
import RenderService
import SystemPackage

/// Runs the preview in its own process, and starts it again when a description has ended it.
struct PreviewSupervisor {
  /// The arguments of the process, or `nil` for this one's.
  let arguments: [String]?
  private var order = PreviewOrder()
  /// The number of previews in a row that have ended without a description being the reason.
  private var unexplainedCount = 0

  private static let unexplainedLimit = 3

  init(arguments: [String]?) { self.arguments = arguments }

  /// Serves the page until a signal or a mistake ends the preview.
  ///
  /// - Returns: The exit code of the preview.
  mutating func run() throws(RunFailure) -> Int {
    Signals.ignoreClosedPipes()
    let request = try Signals.shutdownRequest()
    while true {
      let process: WorkerProcess
      do throws(MessageSocket.Failure) {
        process = try WorkerProcess(arguments: arguments)
        try process.socket.send(order.message)
      } catch {
        throw .previewNotStarted(error)
      }
      let path = follow(process, until: request)
      let end = process.wait()
      if case .exit(let code) = end { return code }
      if request.isMade { return 0 }
      try hold(path, after: end)
    }
  }

  /// Follows the preview to its end; returns the description that it was reading or drawing.
  private mutating func follow(
    _ process: WorkerProcess, until request: ShutdownRequest
  ) -> String? {
    var current: String?
    var isEnding = false
    while true {
      if !isEnding {
        waitForEither(process.socket, request)
        if request.isMade {
          process.socket.endSending()
          isEnding = true
        }
        if !process.socket.isReadable { continue }
      }
      guard let message = try? process.socket.receive() else { return current }
      switch PreviewNews(message) {
      case .port(let port): order.port = port
      case .begin(let path):
        current = path
        // It is tried again, since something about it has changed.
        order.held[path] = nil
      case .end: current = nil
      case nil: continue
      }
    }
  }

  private func waitForEither(_ socket: MessageSocket, _ request: ShutdownRequest) {
    var wishes = [socket.number, request.file.rawValue].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&wishes, nfds_t(wishes.count), -1) < 0, errno == EINTR {}
  }

  /// Notes the description that ended the preview, and reports it.
  private mutating func hold(_ path: String?, after end: ProcessEnd) throws(RunFailure) {
    order.run += 1
    guard let path else {
      unexplainedCount += 1
      guard unexplainedCount < Self.unexplainedLimit else {
        throw .previewKeepsEnding(end.description)
      }
      return Console.say("the preview ended (\(end.description)) and was started again")
    }
    unexplainedCount = 0
    let message =
      "\(path): ended the preview (\(end.description)), a bug in this program; please report it. The "
      + "file is read again when it changes"
    order.held[path] = PreviewOrder.Hold(message: message, state: PreviewOrder.state(of: path))
    Console.say("error: \(message)")
  }
}
