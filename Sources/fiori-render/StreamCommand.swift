import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import Glibc
import RenderService
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
    BitmapMemory.keep()
    var job = StreamJob(pictureFormat)
    job.encoding = EncodingOptions(idPrefix: idPrefix, isAnimated: animate, hasText: hasText)
    job.settings = drawing.settings
    (job.folder, job.jobs) = (output, jobs)
    (job.isUnordered, job.saysReady) = (unordered, ready)
    let request = try ShutdownRequest()
    request.makeOfSignals()
    try job.run(.standardInput, to: .standardOutput, until: request, drawing.console)
  }

  private var pictureFormat: Format {
    format.flatMap { Format(rawValue: $0.lowercased()) } ?? (animate || hasText ? .svg : .png)
  }
}
