import Dispatch
package import FileKit
package import FioriRender
package import SystemPackage

/// A stream: each line of an input is a description, and is answered with a line of JSON.
package struct StreamJob: Sendable {
  package var format: Format
  package var encoding = EncodingOptions()
  package var settings = RenderSettings()
  /// A folder for the pictures, which is made; `nil`: they are in the answers.
  package var folder: String?
  /// Whether answers come as they get ready, not in the order of the lines.
  package var isUnordered = false
  /// Whether a line says when fonts are open and lines are waited for.
  package var saysReady = false
  /// How many lines are drawn at a time; `nil`: one for each core.
  package var jobs: Int?

  /// Lines in flight for each worker: enough that none waits while one answer is written.
  private static let linesPerWorker = 4

  /// A stream of pictures of a format.
  package init(_ format: Format) { self.format = format }

  /// Answers the lines of an input, until its end or the request; all that have been read are answered
  /// then.
  package func run(
    _ input: FileDescriptor, to output: FileDescriptor, until request: ShutdownRequest,
    _ listener: any RunListener
  ) throws(RunFailure) {
    let source = try FigureSource(settings, listener)
    let output = StreamOutput(output, folder: try madeFolder(), failing: request)
    if saysReady { try sayReady(source.renderer, output) }
    let drawer = StreamDrawer(
      source: source, output: encoding.output(as: format), messages: settings.messages)
    try answer(drawer, input, output, until: request)
    try check(output)
  }

  private var jobCount: Int { jobs ?? Processors.count }

  private func madeFolder() throws(RunFailure) -> StreamFolder? {
    guard let folder else { return nil }
    try Folder.make(folder)
    return StreamFolder(folder)
  }

  private func sayReady(_ renderer: Renderer, _ output: StreamOutput) throws(RunFailure) {
    try RunFailure.mapping({ .fault("\($0)") }) { try renderer.prepare(threadCount: jobCount) }
    output.write(
      JSONLine.object {
        $0.member("ready", json: "true")
        $0.member("version", Version.current)
      })
  }

  /// Reads lines and has each answered by whoever is free.
  private func answer(
    _ drawer: StreamDrawer, _ input: FileDescriptor, _ output: StreamOutput,
    until request: ShutdownRequest
  ) throws(RunFailure) {
    let lines = StreamQueue<StreamLine>()
    let window = StreamWindow<StreamOutput.Item>(
      capacity: jobCount * Self.linesPerWorker, isOrdered: !isUnordered, write: output.write)
    let workers = DispatchGroup()
    for number in 0..<jobCount {
      // Each on a thread of its own; those of the concurrent queues are as many as the cores.
      DispatchQueue(label: "worker \(number)").async(group: workers) {
        while let line = lines.take() {
          window.finish(line.place, output.item(drawer.answer(to: line)))
        }
      }
    }
    defer {
      lines.close(takers: jobCount)
      workers.wait()
    }
    var reader = LineReader(input, limit: Limits.inputByteCount, until: request)
    var (place, number) = (0, 0)
    while output.failure == nil, let bytes = try reader.next() {
      number += 1
      if bytes.allSatisfy(Self.isBlank) { continue }
      window.enter()
      lines.put(StreamLine(place: place, number: number, bytes: bytes))
      place += 1
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private func check(_ output: StreamOutput) throws(RunFailure) {
    guard let failure = output.failure else { return }
    // Somebody who has stopped reading knows why.
    let message = failure == .brokenPipe ? "" : "<stdout>: cannot be written (\(failure))"
    throw RunFailure.unwritableOutput(message)
  }
}
