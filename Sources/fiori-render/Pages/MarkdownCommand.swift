import ArgumentParser
import FileKit
import FioriFiles
import FioriRender
import RenderService

/// `fiori-render markdown`.
struct MarkdownCommand: DiagnosticCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown", _superCommandName: FioriRenderCommand.name,
    abstract: "Render the fiori blocks of Markdown documents.",
    discussion: """
      A fenced block marked "fiori" contains a description, or the path of one relative to the \
      document. Its pictures, light and dark and with alternative text, are inserted below it \
      between two markers; everything else is left unchanged. To hide a block from readers, write \
      it as a comment:

        <!-- fiori cards/sales.json -->

      A document can set the folder of its pictures:

        <!-- fiori: pictures=images -->

      Other options are not stored in the document: pass them every time, or set them in the \
      descriptions; otherwise --check reports differences.
      """)

  @Argument(
    help: "Markdown files or folders.", completion: .file(extensions: ["md", "markdown"]))
  var documents: [String]

  @Flag(
    name: .customLong("check"),
    help: "Write nothing; exit with 1 if any file is missing or out of date.")
  var isCheck = false

  @Option(
    name: .customLong("pictures"),
    help: """
      Folder for pictures, relative to each document and created if missing; overrides the \
      document's own setting.
      """)
  var folder: String?

  @Option(
    help: "Picture format: svg, png or webp (default: svg).", transform: { try Self.format(of: $0) }
  )
  var format = Format.svg

  @Option(help: .diagnostics, completion: .values(of: DiagnosticFormat.self))
  var diagnostics: String?

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try checkDiagnostics(besides: nil)
    if documents.contains("-") {
      throw ValidationError("markdown cannot read standard input; use a file.")
    }
    if let other = documents.first(where: { Folder.hasFile($0) && !MarkdownJob.isDocument($0) }) {
      throw ValidationError(
        "\(other) is not a Markdown document; use .md or .markdown files, or folders.")
    }
    if let folder, let problem = MarkdownSettings.problem(ofFolder: folder) {
      throw ValidationError("--pictures: \(problem).")
    }
  }

  func run() throws {
    var job = MarkdownJob(documents: documents)
    (job.isCheck, job.folder, job.format) = (isCheck, folder, format)
    (job.settings, job.arguments) = (settings, RunHost.current.arguments ?? ProgramStart.arguments)
    let console = Console(messages.level, diagnosticFormat)
    try console.run {
      if let end = try job.run(console) { throw ExitStatus(end).code }
    }
  }

  /// Returns a format that browsers show as a picture.
  private static func format(of argument: String) throws -> Format {
    guard let format = Format(rawValue: argument.lowercased()), format != .pdf else {
      throw ValidationError("unknown format '\(argument)'; use 'svg', 'png' or 'webp'")
    }
    return format
  }
}
