/// What a comparison found, for people to look at.
package struct Report: Sendable {
  /// What a report is about, beside its cases, such as what was compared.
  package struct Fact: Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  package let title: String
  package let facts: [Fact]
  /// In the order in which they are listed.
  package let cases: [ReportCase]

  package init(title: String, facts: [Fact], cases: [ReportCase]) {
    (self.title, self.facts, self.cases) = (title, facts, cases)
  }

  /// How many cases there are of each status that any has.
  package var counts: [(status: ReportStatus, count: Int)] {
    let counts = cases.reduce(into: [:]) { $0[$1.status, default: 0] += 1 }
    return ReportStatus.allCases.compactMap { status in counts[status].map { (status, $0) } }
  }

  /// What it comes to, in a sentence.
  package var verdict: String {
    let different = cases.count { !$0.status.isGood }
    switch (different, cases.count) {
    case (_, 0): return "There were no pictures to compare."
    case (0, 1): return "The picture is as it should be."
    case (0, let count): return "All \(count) pictures are as they should be."
    case (_, 1): return "The picture differs."
    case (1, let count): return "1 of \(count) pictures differs."
    case (_, let count): return "\(different) of \(count) pictures differ."
    }
  }
}
