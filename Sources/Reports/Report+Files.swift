package import FileKit

extension Report {
  /// Writes the report as a page; pictures of so many cases are made at a time.
  ///
  /// - Returns: How many bytes it has.
  package func writePage(to file: OutputFile, jobs: Int) throws(RunFailure) -> Int {
    let page = ReportPage(report: self, jobs: jobs)
    let draft = try OutputDraft(for: file) { try page.write(to: $0) }
    try draft.keep()
    return draft.byteCount
  }

  /// Writes the summary for a comment.
  package func writeMarkdown(to file: OutputFile) throws(RunFailure) {
    try file.write(Array(ReportMarkdown(report: self).text.utf8))
  }
}
