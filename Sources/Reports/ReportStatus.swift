/// What became of a case of a report, in a word.
package enum ReportStatus: String, CaseIterable, Sendable {
  case changed
  case resized
  case added
  case removed
  /// A recorded picture that nothing draws any more.
  case orphaned
  case renamed
  case unreadable
  /// It differs from what was drawn in another environment.
  case environmentDiffers
  /// Fewer pixels changed than may.
  case tolerated
  case equal

  /// The word that people read.
  package var label: String {
    switch self {
    case .added: "New"
    case .removed: "Missing"
    case .environmentDiffers: "Environment differs"
    case .changed, .resized, .orphaned, .renamed, .unreadable, .tolerated, .equal:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// Whether there is something to look at.
  var isShown: Bool { !isGood || self == .environmentDiffers }

  /// Whether it is as it should be.
  package var isGood: Bool {
    switch self {
    case .equal, .tolerated, .environmentDiffers: true
    case .changed, .resized, .added, .removed, .orphaned, .renamed, .unreadable: false
    }
  }
}
