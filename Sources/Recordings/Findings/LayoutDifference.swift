import FioriRender

/// What is different between two layout reports.
enum LayoutDifference {
  /// The difference in words, for one line: the parts that moved, grew or changed; of reports that
  /// cannot be read, or that tell the same in other words, where their texts part.
  package static func words(recorded: [UInt8], actual: [UInt8]) -> String {
    guard let old = report(recorded), let new = report(actual) else {
      return TextDifference.words(recorded: recorded, actual: actual)
    }
    let changes = LayoutComparison(expected: old, actual: new).changes
    guard !changes.isEmpty else {
      return TextDifference.words(recorded: recorded, actual: actual)
    }
    let shown = changes.prefix(PartFindings.shownCount).map(\.words).joined(separator: "; ")
    let rest = changes.count - PartFindings.shownCount
    return rest > 0 ? "\(shown); and \(rest) more" : shown
  }

  private static func report(_ json: [UInt8]) -> LayoutReport? {
    try? NamedLayoutReport.all(json: json, file: "").first?.report
  }
}
