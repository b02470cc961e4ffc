package import FileKit
import FioriRender
import Glibc
package import RenderService

/// Draws for a server, in a separate process: one request after the other.
///
/// A description that crashes the process costs the server only one answer.
package struct DrawingWorker {
  private let loop: WorkerLoop
  private let settings: ServerSettings
  private let faults = WorkerFault.wanted()
  private var templates = TemplateCache()

  /// Loads the fonts, and reports to the server that it is ready, or why it is not.
  ///
  /// - Throws: The failure that was reported to the server.
  package init(
    _ socket: MessageSocket, _ settings: ServerSettings, _ listener: any RunListener
  ) throws(RunFailure) {
    self.settings = settings
    loop = try WorkerLoop(socket, settings.drawing, listener)
  }

  /// Answers until the server closes the connection.
  package mutating func run() {
    Self.lowerPriority()
    loop.run { message, token in
      DrawingTask(message).map { answer(to: $0, token).message }
    }
  }

  /// Lets the server run before this process: an answer that needs no drawing is due at once, even
  /// while all cores draw.
  private static func lowerPriority() {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
  }

  private static let niceness: CInt = 5

  private mutating func answer(
    to task: DrawingTask, _ token: CancellationToken
  ) -> WorkerAnswer {
    let source = loop.source.cancelled(by: token)
    do throws(Problem) {
      switch task {
      case .render(let query, let accept, let body):
        for fault in faults { fault.meet(body) }
        let query = try RenderQuery(query, accept: accept)
        let drawer = StreamDrawer(
          source: source.with(query.traits, page: query.page), output: DrawingOutput(query.format),
          messages: settings.drawing.messages, token: token,
          byteLimit: ServerSettings.pictureByteCount)
        let answer = drawer.answer(to: body)
        return WorkerAnswer(
          try query.isJSON ? answer.jsonResponse() : answer.pictureResponse(query.format),
          counts: answer.counts)
      case .card(let task): return try self.answer(to: task, source, token)
      case .compare(let type, let body):
        return WorkerAnswer(
          try PictureForm(body, type: type).comparison(
            pixelLimit: settings.drawing.limits.pixelCount))
      }
    } catch {
      return WorkerAnswer(error.response, counts: DiagnosticCounts(error.diagnostics))
    }
  }

  private mutating func answer(
    to task: CardTask, _ source: FigureSource, _ token: CancellationToken
  ) throws(Problem) -> WorkerAnswer {
    for cell in task.cells {
      for fault in faults { fault.meet(Array(cell.text.utf8)) }
    }
    let template = templates.template(task, settings.drawing)
    let traits = try EnvironmentOverrides(task.cells, allowed: template.servedParameters)
    let drawer = StreamDrawer(
      source: source.with(traits, page: nil), output: DrawingOutput(task.format),
      messages: settings.drawing.messages, token: token)
    let answer = drawer.answer(toRow: task.cells, of: template, named: "the query")
    let picture = try answer.picture(remedy: "the template of a card needs one view")
    return WorkerAnswer(
      answer.response(picture, task.format), files: answer.sourcePaths, counts: answer.counts)
  }
}

/// The templates that a worker has read, until one of their style sheets changes.
private struct TemplateCache {
  private var entries: ExactTable<(template: RowTemplate, sources: PictureSources)> = [:]

  /// More than a server has, unless its templates change all the time.
  private static let capacity = 1_024

  mutating func template(_ task: CardTask, _ settings: RenderSettings) -> RowTemplate {
    let name = task.checksum + task.file
    if let (template, sources) = entries[name], sources.areUnchanged { return template }
    let start = FileClock.now
    let template = settings.template(task.json, of: InputFile(task.file))
    if entries.count >= Self.capacity { entries = [:] }
    let sources = PictureSources(template.styleSheetPaths, readSince: start)
    entries[name] = sources.map { (template, $0) }
    return template
  }
}
