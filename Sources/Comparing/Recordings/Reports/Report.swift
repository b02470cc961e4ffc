package import FileKit
import SystemPackage

/// The report of a comparison, for people to review.
package struct Report: Sendable {
  /// Information about the comparison as a whole, such as its inputs.
  package struct Fact: Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  package let title: String
  package let facts: [Fact]
  /// The notes above all cases, such as differences of this environment.
  package let notes: [String]
  /// Whether the notes report a problem.
  package let environmentDiffers: Bool
  /// The cases in the order of the list.
  package let cases: [ReportCase]

  package init(
    title: String, facts: [Fact], notes: [String] = [], environmentDiffers: Bool = false,
    cases: [ReportCase]
  ) {
    (self.title, self.facts, self.cases) = (title, facts, cases)
    (self.notes, self.environmentDiffers) = (notes, environmentDiffers)
  }

  /// The number of cases for each status that occurs.
  package var counts: [(status: ReportStatus, count: Int)] {
    let counts = cases.reduce(into: [:]) { $0[$1.status, default: 0] += 1 }
    return ReportStatus.allCases.compactMap { status in counts[status].map { (status, $0) } }
  }

  /// The result in a sentence.
  package var verdict: String {
    let different = cases.count { !$0.status.isGood }
    let foreign = cases.count { $0.status == .environmentDiffers }
    guard foreign == 0 else { return foreignVerdict(different, foreign) }
    let rest = environmentDiffers ? ", but the environment differs." : "."
    switch (different, cases.count) {
    case (_, 0): return "No pictures were compared."
    case (0, 1): return "The picture matches\(rest)"
    case (0, let count): return "All \(count) pictures match\(rest)"
    case (_, 1): return "The picture differs."
    case (1, let count): return "1 of \(count) pictures differs."
    case (_, let count): return "\(different) of \(count) pictures differ."
    }
  }

  /// Returns the result if there are differences between environments.
  private func foreignVerdict(_ different: Int, _ foreign: Int) -> String {
    let others = "\(foreign) from another environment \(foreign == 1 ? "does" : "do")"
    return different == 0
      ? "Of \(cases.count), \(others) not look the same; nothing else differs."
      : "Of \(cases.count), \(different) \(different == 1 ? "differs" : "differ"), and \(others) not look the same."
  }
}

extension Report {
  /// Writes the report as a page, creating the pictures of `jobs` cases at a time.
  ///
  /// - Returns: The size of the page in bytes.
  package func writePage(to file: OutputFile, jobs: Int) throws(RunFailure) -> Int {
    let page = ReportPage(report: self, jobs: jobs)
    var byteCount = 0
    try file.write { output in
      try page.write(to: output)
      byteCount = Int((try? output.seek(offset: 0, from: .current)) ?? 0)
    }
    return byteCount
  }

  /// Writes the summary for a comment on a pull request.
  package func writeMarkdown(to file: OutputFile) throws(RunFailure) {
    try file.write(Array(ReportMarkdown(report: self).text.utf8))
  }
}
