import Dispatch
package import FileKit
import FioriFiles
package import FioriRender
package import SystemPackage

/// A stream: each input line is a description, answered with a line of JSON.
package struct StreamJob: Sendable {
  package var format: Format
  package var encoding = EncodingOptions()
  package var settings = RenderSettings()
  /// The overlay over or around the pictures; `nil` for none.
  package var overlay: PictureOverlay?
  /// The keys on the sides of a matrix of each line's pictures; `nil` for pictures one by one.
  package var matrix: MatrixKeys?
  /// The folder for the pictures, created if missing; `nil` to include them in the answers.
  package var folder: String?
  /// The path of a description into which each line is put as a row; if the settings have a table,
  /// each line is the number of one of its figures. `nil` if the lines are descriptions.
  package var template: String?
  /// Whether answers are written as soon as they are ready instead of in the order of the lines.
  package var isUnordered = false
  /// Whether answers are followed by the bytes of their pictures instead of containing base64.
  package var isBinary = false
  /// Whether to write a line when fonts are loaded and the stream is ready for input.
  package var announcesReady = false
  /// The number of lines drawn in parallel; `nil` means one per core.
  package var jobs: Int?

  /// The lines in flight per worker: enough that no worker waits while an answer is written.
  private static let linesPerWorker = 8

  /// Creates a stream of pictures in a format.
  package init(_ format: Format) { self.format = format }

  /// Answers the lines of an input until it ends or shutdown is requested. All lines that have been
  /// read are answered; those that cannot be drawn in time after the request get an error.
  package func run(
    _ input: FileDescriptor, to output: FileDescriptor, until request: ShutdownRequest,
    _ listener: any RunListener
  ) throws(RunFailure) {
    let source = try FigureSource(settings, listener)
    let template = try readTemplate(source, listener)
    let output = StreamOutput(
      output, folder: try madeFolder(), isBinary ? .bytes : .base64, failing: request)
    if announcesReady { try announceReady(source.renderer, output) }
    var drawer = StreamDrawer(
      source: source, output: encoding.output(as: format), messages: settings.messages,
      template: template,
      token: ShutdownGrace(request, settings.limits.timeout ?? ShutdownGrace.usualTime).token)
    (drawer.overlay, drawer.matrix) = (overlay, matrix)
    try answer(drawer, input, output, until: request)
    try check(output)
  }

  private var jobCount: Int { jobs ?? Processors.count }

  /// Reads the template; its mistakes end the stream before it begins.
  private func readTemplate(
    _ source: FigureSource, _ listener: any RunListener
  ) throws(RunFailure) -> StreamTemplate? {
    guard let template else { return nil }
    // The mistakes of a table's figures are in the answers: its reader may be another program.
    if settings.data != nil {
      let input = InputFile(template)
      return .figures(try source.document(of: input), stem: input.stem)
    }
    let read = try source.template(InputFile(template))
    let found = listener.level.raised(read.diagnostics)
    listener.show(found)
    if found.hasErrors { throw RunFailure.reported(.wrongDescription) }
    return .rows(read)
  }

  private func madeFolder() throws(RunFailure) -> StreamFolder? {
    guard let folder else { return nil }
    try Folder.make(folder)
    return StreamFolder(folder)
  }

  private func announceReady(_ renderer: Renderer, _ output: StreamOutput) throws(RunFailure) {
    try RunFailure.mapping({ .fault("\($0)") }) { try renderer.prepare(threadCount: jobCount) }
    output.write(
      JSONLine.object {
        $0.member("ready", json: "true")
        $0.member("version", Version.current)
      })
  }

  /// Reads lines and answers them.
  private func answer(
    _ drawer: StreamDrawer, _ input: FileDescriptor, _ output: StreamOutput,
    until request: ShutdownRequest
  ) throws(RunFailure) {
    // A single worker would take as long as this thread, and both would wait for each other.
    guard jobCount > 1 else {
      return try readLines(input, output, until: request) { line in
        output.write(output.item(drawer.answer(to: line)))
      }
    }
    let lines = StreamQueue<StreamLine>()
    let window = StreamWindow<StreamOutput.Item>(
      capacity: jobCount * Self.linesPerWorker, isOrdered: !isUnordered, write: output.write)
    let (workers, host) = (DispatchGroup(), RunHost.current)
    for number in 0..<jobCount {
      // Each worker has its own thread; a concurrent queue runs only as many as there are cores.
      DispatchQueue(label: "worker \(number)").async(group: workers) {
        RunHost.$current.withValue(host) {
          while let line = lines.take() {
            window.finish(line.index, output.item(drawer.answer(to: line)))
          }
        }
      }
    }
    defer {
      lines.close(takers: jobCount)
      workers.wait()
    }
    try readLines(input, output, until: request) { line in
      window.enter()
      lines.put(line)
    }
  }

  /// Calls `body` with each line that is not blank.
  private func readLines(
    _ input: FileDescriptor, _ output: StreamOutput, until request: ShutdownRequest,
    _ body: (StreamLine) -> Void
  ) throws(RunFailure) {
    var reader = LineReader(input, limit: Limits.inputByteCount, until: request)
    var (index, number) = (0, 0)
    while output.failure == nil, let bytes = try reader.next() {
      number += 1
      if bytes.allSatisfy(Self.isBlank) { continue }
      body(StreamLine(index: index, number: number, bytes: bytes))
      index += 1
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private func check(_ output: StreamOutput) throws(RunFailure) {
    guard let failure = output.failure else { return }
    // A reader that has closed the pipe knows why.
    guard failure != .brokenPipe else { throw RunFailure.reported(.unwritableOutput) }
    throw RunFailure.standardOutputNotWritten(failure)
  }
}
