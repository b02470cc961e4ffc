import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import Glibc
import RenderService
import SystemPackage

/// `fiori-render stream`.
struct StreamCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream", _superCommandName: FioriRenderCommand.name,
    abstract: "Render descriptions from standard input, one JSON line in, one JSON line out.",
    discussion: """
      The answer repeats the description's "id" (a string or a number), or the line number if there \
      is none. An invalid line is answered with diagnostics; the stream continues until the input \
      ends or SIGTERM.
      """)

  @Option(
    name: [.short, .customLong("output")],
    help: "Write pictures to this folder instead of base64 in the answers.", completion: .directory)
  var output: String?

  @Option(help: "Output format: png, webp, svg or pdf.", completion: .words(of: Format.self))
  var format: String?

  @Flag(help: "Animate progress rings in SVG and WebP; implies SVG unless --format is given.")
  var animate = false

  @Flag(
    name: .customLong("svg-text"),
    help: "Write SVG text as selectable <text> elements; implies SVG unless --format is given.")
  var hasText = false

  @Flag(help: "Answer as soon as each picture is ready, in any order.")
  var unordered = false

  @Flag(help: "Print {\"ready\":true,…} once fonts are loaded and input is accepted.")
  var ready = false

  @Option(help: "Number of parallel jobs (default: number of cores).")
  var jobs: Int?

  @Option(name: .customLong("id-prefix"), help: "Prefix for ids in SVG output.")
  var idPrefix = ""

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var pages: PageOptions
  @OptionGroup(title: "Resources") var style: StyleOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give at least 1.") }
    try check(format?.lowercased(), as: Format.self, "--format")
    try check(idPrefix: idPrefix)
    if animate, !pictureFormat.canBeAnimated {
      throw ValidationError("--animate requires svg or webp, not \(pictureFormat.rawValue).")
    }
    if hasText, pictureFormat != .svg {
      throw ValidationError("--svg-text requires svg, not \(pictureFormat.rawValue).")
    }
    if output == "-" {
      throw ValidationError("-o must be a folder; omit it to get pictures in the answers.")
    }
  }

  func run() throws {
    // A closed output is an error of writing, not a signal that kills.
    signal(SIGPIPE, SIG_IGN)
    BitmapMemory.keep()
    var job = StreamJob(pictureFormat)
    job.encoding = EncodingOptions(idPrefix: idPrefix, isAnimated: animate, hasText: hasText)
    job.settings = settings
    (job.folder, job.jobs) = (output, jobs)
    (job.isUnordered, job.saysReady) = (unordered, ready)
    let request = try ShutdownRequest()
    request.makeOfSignals()
    try job.run(.standardInput, to: .standardOutput, until: request, console)
  }

  private var pictureFormat: Format {
    format.flatMap { Format(rawValue: $0.lowercased()) } ?? (animate || hasText ? .svg : .png)
  }
}
