import FileKit
import FioriRender
import Glibc
import RenderService
import Synchronization

/// The process that reads and draws for the preview, one task at a time, and is replaced if a description
/// ends it.
final class PreviewProcess: Sendable {
  /// The reason that a task has no answer.
  enum Loss: Error {
    /// The task ended the process.
    case ended(ProcessEnd)
    /// There is no process, for a reason.
    case unavailable(String)
  }

  private let pool: WorkerPool<PreviewAnswer>
  private let turn = Mutex(())

  /// Starts the process.
  ///
  /// - Parameter arguments: Its arguments, or `nil` for this process's.
  /// - Throws: The failure if it cannot draw, such as a missing folder of fonts.
  init(arguments: [String]?) throws(RunFailure) {
    pool = WorkerPool(capacity: 1, arguments: arguments, read: PreviewAnswer.init) {
      Console.say($0)
    }
    try pool.start(with: try pool.launch())
  }

  /// Does a task.
  func answer(to task: PreviewTask) throws(Loss) -> PreviewAnswer {
    switch turn.withLock({ _ in pool.outcome(of: task.message, WorkerJob()) }) {
    case .answer(let answer): return answer
    case .lost(let end): throw .ended(end)
    case .unavailable(let reason): throw .unavailable(reason)
    case .stopped, .killed: throw .unavailable("the task was stopped")
    }
  }

  /// Ends the process.
  func close() { pool.close() }

  /// Works for the preview that started this process, until that ends.
  ///
  /// - Throws: The failure, which has been reported to the preview.
  static func work(
    for socket: MessageSocket, _ settings: RenderSettings
  ) throws(RunFailure) {
    // Ctrl-C reaches both processes; the preview ends this one.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    let loop = try WorkerLoop(socket, settings, Console(settings.messages))
    var artist = PreviewArtist(loop.source)
    loop.run { message, _ in PreviewTask(message).map { artist.answer(to: $0).message } }
  }
}
