import ArgumentParser
import CommandKit
import FileKit
import Reports
import SystemPackage

/// Where reports go.
struct ReportFlags: ParsableArguments {
  @Option(
    name: .customLong("report"), help: "A page that shows what differs, in one file: FILE.html.",
    completion: .file(extensions: ["html"]))
  var page: String?

  @Option(
    help: "A summary for a comment on a pull request: a file, or - for standard output.",
    completion: .file(extensions: ["md"]))
  var markdown: String?

  /// Whether there is anything to write.
  var isAsked: Bool { page != nil || markdown != nil }

  /// Whether the summary goes where lines are printed.
  var isOnStandardOutput: Bool { markdown == "-" }

  func validate() throws {
    if let page, !["html", "htm"].contains(FilePath(page).extension?.lowercased()) {
      throw ValidationError("--report \(page): a report is a page; name it FILE.html.")
    }
    if let markdown, let ending = FilePath(markdown).extension,
      !["md", "markdown", "txt"].contains(ending.lowercased())
    {
      throw ValidationError("--markdown \(markdown): a summary is Markdown; name it FILE.md.")
    }
  }

  /// Writes what is asked for; pictures of so many cases are made at a time.
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
