package import FileKit
import PictureComparison

/// The result of a comparison with the pictures that a report shows of it.
package struct ComparedItem: Sendable {
  package let finding: PictureFinding
  package var expected: ReportPicture?
  package var actual: ReportPicture?
  package var difference: ReportPicture?

  /// Creates an item with the files of its pictures, if it has any.
  package init(_ finding: PictureFinding, expected: InputFile? = nil, actual: InputFile? = nil) {
    self.finding = finding
    self.expected = expected.map { ReportPicture($0) }
    self.actual = actual.map { ReportPicture($0) }
  }

  /// Creates an item for a pair of files.
  package init(_ finding: PictureFinding, of pair: PicturePair, by settings: ComparisonSettings) {
    self.init(finding, expected: pair.expected, actual: pair.actual)
    if finding.difference != nil {
      difference = ReportPicture { () throws(RunFailure) in try pair.difference(by: settings) }
    }
  }
}

extension ReportCase {
  /// Creates a case from the result for a picture.
  package init(_ item: ComparedItem) {
    let finding = item.finding
    self.init(name: finding.path, status: ReportStatus(finding.status))
    let text = finding.text.flatMap { $0 == finding.status.rawValue ? nil : $0 }
    let parts = finding.parts?.lines(isComplete: true) ?? []
    lines =
      [text].compactMap(\.self) + parts.map { String($0.trimmingPrefix("  ")) }
      + finding.failures.map(\.message)
    guard !status.isGood else { return }
    // A renamed picture is unchanged, so only one is shown.
    if status != .renamed { pictures[.expected] = item.expected }
    pictures[.actual] = item.actual
    guard let difference = finding.difference else { return }
    mark(difference)
    pictures[.difference] = item.difference
  }
}

extension ReportStatus {
  fileprivate init(_ status: PictureStatus) {
    switch status {
    case .equal: self = .equal
    case .tolerated: self = .tolerated
    case .changed: self = .changed
    case .resized: self = .resized
    case .added: self = .added
    case .removed: self = .removed
    case .renamed: self = .renamed
    case .unreadable: self = .unreadable
    }
  }
}
