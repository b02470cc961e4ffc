package import FileKit
import FioriRender
import Glibc
package import RenderService

/// Draws for a server, in a separate process: one request after the other.
///
/// A description that crashes the process costs the server only one answer.
package struct DrawingWorker {
  private let socket: MessageSocket
  private let settings: ServerSettings
  private let source: FigureSource
  private let faults = WorkerFault.wanted()
  private var templates = TemplateCache()

  /// Loads the fonts, and reports to the server that it is ready, or why it is not.
  ///
  /// - Throws: The failure that was reported to the server.
  package init(
    _ socket: MessageSocket, _ settings: ServerSettings, _ listener: any RunListener
  ) throws(RunFailure) {
    (self.socket, self.settings) = (socket, settings)
    do throws(RunFailure) {
      source = try FigureSource(settings.drawing, listener)
      try RunFailure.mapping({ .fault("\($0)") }) { [source] in
        try source.renderer.prepare(threadCount: 1)
      }
    } catch {
      try? socket.send(WorkerGreeting.failure(error).message)
      throw error
    }
    try? socket.send(WorkerGreeting.ready(version: Self.version(source.renderer)).message)
  }

  /// Answers until the server closes the connection.
  package mutating func run() {
    Self.lowerPriority()
    while let message = try? socket.receive() {
      // An empty message cancels a task that had already been answered.
      guard let task = DrawingTask(message) else { continue }
      let token = CancellationToken(timeout: nil) { [socket] in socket.isReadable }
      let answer = answer(to: task, token)
      guard (try? socket.send(token.isCancelled ? [] : answer.message)) != nil else { return }
    }
  }

  /// Lets the server run before this process: an answer that needs no drawing is due at once, even
  /// while all cores draw.
  private static func lowerPriority() {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
  }

  private static let niceness: CInt = 5

  /// The checksum of all fonts and of the program.
  private static func version(_ renderer: Renderer) -> String {
    let fonts = renderer.fontChecksums.sorted { $0.key < $1.key }.map { $0.key + $0.value }
    return Checksum.sha256(
      of: Array(([Version.current, Version.build] + fonts).joined(separator: "\n").utf8))
  }

  private mutating func answer(
    to task: DrawingTask, _ token: CancellationToken
  ) -> WorkerAnswer {
    let source = source.cancelled(by: token)
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
