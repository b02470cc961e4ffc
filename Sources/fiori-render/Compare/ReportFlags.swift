import ArgumentParser
import FileKit
import Recordings
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
      Write a Markdown summary, such as for a pull request comment; - for standard output.
      """,
    completion: .file(extensions: ["md"]))
  var markdown: String?

  /// Whether any report is requested.
  var isAsked: Bool { page != nil || markdown != nil }

  /// Whether the Markdown report goes to standard output, where the result is printed.
  var isOnStandardOutput: Bool { markdown == "-" }

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

  /// Throws if a report, or another output, would overwrite a file that has been read, or another one of them.
  func checkOutputs(
    besides others: [(option: String, path: String)] = [], inputs: [String] = []
  ) throws {
    let own = [page.map { ("--report", $0) }, markdown.map { ("--markdown", $0) }].compactMap(
      \.self)
    try OutputClash.check(own + others, inputs: inputs.map { InputFile($0) })
  }

  /// Writes the requested reports, creating the pictures of `jobs` cases at a time.
  func write(_ report: Report, jobs: Int, _ console: Console) throws(RunFailure) {
    if let page {
      let byteCount = try report.writePage(to: .path(page), jobs: jobs)
      console.note("\(page): \(byteCount) bytes")
    }
    if let markdown {
      try report.writeMarkdown(to: markdown == "-" ? .standardOutput : .path(markdown))
    }
  }
}
