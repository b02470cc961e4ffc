import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import RenderService

/// `fiori-render markdown`.
struct MarkdownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown", _superCommandName: FioriRenderCommand.name,
    abstract: "Draws the fiori blocks of Markdown documents beside them.",
    discussion: """
      A fenced block marked fiori has a description, or the path of one from the document. Its \
      pictures follow it between two markers, light and dark and with what they say; all else stays \
      as it is. A block that readers should not see is a comment:

        <!-- fiori cards/sales.json -->

      A document can keep the folder of its pictures:

        <!-- fiori: pictures=images -->

      Give all other options each time, or put the traits into the descriptions: --check without \
      them finds other pictures than were drawn with them, and fails.
      """)

  @Argument(
    help: "Documents, or folders of them.", completion: .file(extensions: ["md", "markdown"]))
  var documents: [String]

  @Flag(
    name: .customLong("check"), help: "Write nothing; the exit code is 1 when anything would be.")
  var isCheck = false

  @Option(
    name: .customLong("pictures"),
    help: """
      A folder for the pictures, relative to each document, in place of the one that it sets; \
      created if missing.
      """)
  var folder: String?

  @Option(help: "svg, png or webp; svg unless told.", transform: { try Self.format(of: $0) })
  var format = Format.svg

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    if documents.contains("-") {
      throw ValidationError("- has no folder for pictures; name the document.")
    }
    if let other = documents.first(where: { Folder.hasFile($0) && !MarkdownJob.isDocument($0) }) {
      throw ValidationError(
        "\(other) is no document; give .md or .markdown files, or folders of them.")
    }
    if let folder, let problem = MarkdownSettings.problem(ofFolder: folder) {
      throw ValidationError("--pictures: \(problem).")
    }
  }

  func run() throws {
    var job = MarkdownJob(documents: documents)
    (job.isCheck, job.folder, job.format) = (isCheck, folder, format)
    job.settings = drawing.settings
    let result = try job.run(drawing.console)
    if !drawing.messages.quiet { try OutputFile.standardOutput.write(lines: result.report) }
    switch result.end {
    case .difference: throw ExitStatus.difference.code
    case .failure(let kind): throw ExitStatus(kind).code
    case nil: break
    }
  }

  /// A format that browsers show as a picture.
  private static func format(of argument: String) throws -> Format {
    guard let format = Format(rawValue: argument.lowercased()), format != .pdf else {
      throw ValidationError("unknown format '\(argument)'; give svg, png or webp")
    }
    return format
  }
}
