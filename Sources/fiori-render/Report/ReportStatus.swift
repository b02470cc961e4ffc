/// What became of a case of a report, in a word.
enum ReportStatus: String, CaseIterable, Sendable {
  case changed
  case resized
  case added
  case removed
  /// A recorded picture that nothing draws any more.
  case orphaned
  case renamed
  case unreadable
  /// Fewer pixels changed than may.
  case tolerated
  case equal

  /// The word that people read.
  var label: String {
    switch self {
    case .added: "New"
    case .removed: "Missing"
    case .changed, .resized, .orphaned, .renamed, .unreadable, .tolerated, .equal:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// Whether it is as it should be.
  var isGood: Bool { self == .equal || self == .tolerated }
}
