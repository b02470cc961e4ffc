import FioriRender

/// What is different between two layout reports.
enum LayoutDifference {
  /// The differences in words: the parts that moved, grew or changed, and the picture where that does
  /// not tell why it has another size; of reports that cannot be read, or that tell the same in other
  /// words, where their texts part.
  static func words(recorded: [UInt8], actual: [UInt8]) -> [String] {
    guard let old = report(recorded), let new = report(actual) else {
      return [TextDifference.words(recorded: recorded, actual: actual)]
    }
    let words =
      LayoutComparison(expected: old, actual: new).changes.map(\.words)
      + (pictureWords(old, new).map { [$0] } ?? [])
    return words.isEmpty ? [TextDifference.words(recorded: recorded, actual: actual)] : words
  }

  /// The sizes of pictures that grew otherwise than their views did; `nil`: none did.
  private static func pictureWords(_ old: LayoutReport, _ new: LayoutReport) -> String? {
    let margins = [old, new].map { report in
      Size(
        width: report.size.width - report.root.frame.size.width,
        height: report.size.height - report.root.frame.size.height)
    }
    let isSame =
      abs(margins[0].width - margins[1].width) < smallestLength
      && abs(margins[0].height - margins[1].height) < smallestLength
    return isSame ? nil : "picture \(words(old.size)) → \(words(new.size)) pt"
  }

  /// Half of the last decimal of a report's lengths.
  private static let smallestLength = 0.0005

  /// Lengths have three decimals at the most.
  private static func words(_ size: Size) -> String {
    [size.width, size.height].map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
      .joined(separator: " × ")
  }

  private static func report(_ json: [UInt8]) -> LayoutReport? {
    try? NamedLayoutReport.all(json: json, file: "").first?.report
  }
}
