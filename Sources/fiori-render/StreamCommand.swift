import ArgumentParser
import CommandKit
import Dispatch
import FileKit
import FioriRender
import Glibc
import SystemPackage

/// `fiori-render stream`.
struct StreamCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream", _superCommandName: FioriRenderCommand.name,
    abstract: "Answers each description on a line of standard input with a line of JSON.",
    discussion: """
      A description may have an id, a string or a number, which its answer repeats; without one \
      it is the line's number. A line that is wrong is answered with its diagnostics, and the \
      stream goes on to the end of the input or to SIGTERM.
      """)

  @Option(
    name: [.short, .customLong("output")],
    help: "A folder for the pictures, in place of base 64 in the answers.", completion: .directory)
  var output: String?

  @Option(help: "png, webp, svg or pdf.", completion: .words(of: Format.self))
  var format: String?

  @Flag(help: "Rings fill when an SVG or a WebP appears; without --format, an SVG is made.")
  var animate = false

  @Flag(
    name: .customLong("svg-text"),
    help: "Texts of an SVG can be selected and name their fonts; without --format, an SVG.")
  var hasText = false

  @Flag(help: "Answer as pictures get ready, not in the order of the lines.")
  var unordered = false

  @Flag(help: "Write {\"ready\":true,…} first, when fonts are open and lines are waited for.")
  var ready = false

  @Option(help: "How many lines are drawn at a time; default: one for each core.")
  var jobs: Int?

  @Option(name: .customLong("id-prefix"), help: "Begins the ids in an SVG.")
  var idPrefix = ""

  @OptionGroup var drawing: DrawingOptions

  /// Lines in flight for each worker: enough that none waits while one answer is written.
  private static let linesPerWorker = 4

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give at least 1.") }
    try check(format?.lowercased(), as: Format.self, "--format")
    try check(idPrefix: idPrefix)
    if animate, !pictureFormat.canBeAnimated {
      throw ValidationError("--animate needs svg or webp, found \(pictureFormat.rawValue).")
    }
    if hasText, pictureFormat != .svg {
      throw ValidationError("--svg-text needs svg, found \(pictureFormat.rawValue).")
    }
    if output == "-" {
      throw ValidationError("-o is a folder here; leave it out for pictures in the answers.")
    }
  }

  func run() throws {
    // A closed output is an error of writing, not a signal that kills.
    signal(SIGPIPE, SIG_IGN)
    PictureMemory.keep()
    let console = Console(options: drawing.messages)
    do throws(RunFailure) {
      let source = try FigureSource(drawing, console: console)
      let request = try EndRequest()
      let output = StreamOutput(folder: try folder(), failing: request)
      request.makeOfSignals()
      if ready { try sayReady(source.renderer, output) }
      try answer(drawer(source), output, until: request)
      try check(output)
    } catch {
      console.show(error)
      throw ExitStatus(error.kind).code
    }
  }

  private var pictureFormat: Format {
    format.flatMap { Format(rawValue: $0.lowercased()) } ?? (animate || hasText ? .svg : .png)
  }

  private var encoding: EncodingOptions {
    EncodingOptions(idPrefix: idPrefix, isAnimated: animate, hasText: hasText)
  }

  private var jobCount: Int { jobs ?? Processors.count }

  private func drawer(_ source: FigureSource) -> StreamDrawer {
    StreamDrawer(
      source: source, output: encoding.output(as: pictureFormat), messages: drawing.messages)
  }

  private func folder() throws(RunFailure) -> StreamFolder? {
    guard let output else { return nil }
    try Folder.make(output)
    return StreamFolder(output)
  }

  private func sayReady(_ renderer: Renderer, _ output: StreamOutput) throws(RunFailure) {
    do {
      try renderer.prepare(threadCount: jobCount)
    } catch {
      throw RunFailure(kind: .fault, message: "\(error)")
    }
    var line = JSONLine()
    line.object {
      $0.member("ready", json: "true")
      $0.member("version", Version.current)
    }
    line.end()
    output.write(line.bytes)
  }

  /// Reads lines and has each answered by whoever is free, until the input or the request ends it;
  /// all that have been read are answered then.
  private func answer(
    _ drawer: StreamDrawer, _ output: StreamOutput, until request: EndRequest
  ) throws(RunFailure) {
    let lines = StreamQueue<StreamLine>()
    let window = StreamWindow<StreamOutput.Item>(
      capacity: jobCount * Self.linesPerWorker, isOrdered: !unordered, write: output.write)
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
    try read(into: lines, window, output, until: request)
  }

  private func read(
    into lines: StreamQueue<StreamLine>, _ window: StreamWindow<StreamOutput.Item>,
    _ output: StreamOutput, until request: EndRequest
  ) throws(RunFailure) {
    var reader = LineReader(.standardInput, limit: Limits.inputByteCount, until: request)
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
    throw RunFailure(kind: .unwritableOutput, message: message)
  }
}
