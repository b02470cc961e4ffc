import FileKit
import PictureComparison
import Recordings
import Reports

extension ReportCase {
  /// A case of what was found of a picture, and of the two files it may be in.
  init(_ finding: PictureFinding, in pair: PicturePair, by flags: ComparisonFlags) {
    self.init(name: finding.path, status: ReportStatus(finding.status))
    let said = finding.words.flatMap { $0 == finding.status.rawValue ? nil : $0 }
    let parts = finding.parts?.lines(isComplete: true) ?? []
    words =
      [said].compactMap(\.self) + parts.map { String($0.trimmingPrefix("  ")) }
      + finding.failures.map(\.message)
    guard !status.isGood else { return }
    // A renamed picture has the bytes that it had.
    if status != .added, status != .renamed { pictures[.expected] = ReportPicture(pair.expected) }
    if status != .removed { pictures[.actual] = ReportPicture(pair.actual) }
    guard let difference = finding.difference else { return }
    mark(difference)
    pictures[.difference] = ReportPicture { () throws(RunFailure) in
      try pair.difference(by: flags)
    }
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
