import ArgumentParser
import RenderService
import SystemPackage

/// The options for reports.
struct ReportFlags: ParsableArguments {
  @Option(
    name: .customLong("report"), help: "Write an HTML report of the differences.",
    completion: .file(extensions: ["html"]))
  var page: String?

  @Option(
    help: """
      Write a Markdown summary, for example for a pull request comment; - for standard output.
      """,
    completion: .file(extensions: ["md"]))
  var markdown: String?

  /// The files of the reports.
  var files: ReportFiles { ReportFiles(page: page, markdown: markdown) }

  func validate() throws {
    if let page, !["html", "htm"].contains(FilePath(page).extension?.lowercased()) {
      throw ValidationError("--report \(page): the name must end in .html.")
    }
    if let markdown, let ending = FilePath(markdown).extension,
      !["md", "markdown", "txt"].contains(ending.lowercased())
    {
      throw ValidationError("--markdown \(markdown): the name must end in .md.")
    }
  }
}
