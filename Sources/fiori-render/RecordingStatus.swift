/// What became of a recording, in a word; the later, the worse.
enum RecordingStatus: String, CaseIterable {
  case equal
  /// Fewer pixels changed than may.
  case tolerated
  /// It differs from what was drawn in another environment.
  case environmentDiffers
  case changed
  case missing
  case unreadable

  /// The word for people.
  var words: String {
    switch self {
    case .equal: "as recorded"
    case .environmentDiffers: "drawn in another environment"
    default: rawValue
    }
  }

  /// Whether it is as it should be.
  var isGood: Bool { rank <= Self.environmentDiffers.rank }

  /// The worst of several; of none, all is well.
  static func worst(of statuses: [RecordingStatus]) -> RecordingStatus {
    statuses.max { $0.rank < $1.rank } ?? .equal
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
