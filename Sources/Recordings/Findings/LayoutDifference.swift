import FioriRender

/// What is different between two layout reports.
enum LayoutDifference {
  /// The difference in words, for one line: the parts that moved, grew or changed, or the picture where
  /// all of its parts kept their places in it; of reports that
  /// cannot be read, or that tell the same in other words, where their texts part.
  package static func words(recorded: [UInt8], actual: [UInt8]) -> String {
    guard let old = report(recorded), let new = report(actual) else {
      return TextDifference.words(recorded: recorded, actual: actual)
    }
    let changes = LayoutComparison(expected: old, actual: new).changes
    guard !changes.isEmpty else {
      return old.size == new.size
        ? TextDifference.words(recorded: recorded, actual: actual)
        : "picture \(words(old.size)) → \(words(new.size)) pt"
    }
    let shown = changes.prefix(PartFindings.shownCount).map(\.words).joined(separator: "; ")
    let rest = changes.count - PartFindings.shownCount
    return rest > 0 ? "\(shown); and \(rest) more" : shown
  }

  /// Lengths have three decimals at the most.
  private static func words(_ size: Size) -> String {
    [size.width, size.height].map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
      .joined(separator: " × ")
  }

  private static func report(_ json: [UInt8]) -> LayoutReport? {
    try? NamedLayoutReport.all(json: json, file: "").first?.report
  }
}
