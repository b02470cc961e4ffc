import FileKit
import Recordings

/// The files of the reports of a comparison.
package struct ReportFiles: Sendable {
  /// The HTML page, or `nil` for none.
  package var page: String?
  /// The Markdown summary, `-` for standard output, or `nil` for none.
  package var markdown: String?

  package init(page: String? = nil, markdown: String? = nil) {
    (self.page, self.markdown) = (page, markdown)
  }

  /// Whether any report is requested.
  package var areRequested: Bool { page != nil || markdown != nil }

  /// Whether the Markdown report goes to standard output, where the result is printed.
  package var takeStandardOutput: Bool { markdown == "-" }

  /// Throws if a report, or another output, would overwrite a file that has been read, or another one of them.
  func checkOutputs(
    besides others: [(option: String, path: String)] = [], inputs: [String] = []
  ) throws {
    let own = [page.map { ("--report", $0) }, markdown.map { ("--markdown", $0) }].compactMap(
      \.self)
    try OutputClash.check(own + others, inputs: inputs.map { InputFile($0) })
  }

  /// Writes the requested reports, creating the pictures of `jobs` cases at a time.
  func write(_ report: Report, jobs: Int, _ listener: any RunListener) throws(RunFailure) {
    if let page {
      let byteCount = try report.writePage(to: .path(page), jobs: jobs)
      listener.note("\(page): \(byteCount) bytes")
    }
    if let markdown {
      try report.writeMarkdown(to: markdown == "-" ? .standardOutput : .path(markdown))
    }
  }
}
