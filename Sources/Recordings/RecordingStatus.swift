/// What became of a recording, in a word; the later, the worse.
package enum RecordingStatus: String, CaseIterable {
  case equal
  /// Fewer pixels changed than may.
  case tolerated
  /// It differs from what was drawn in another environment.
  case environmentDiffers
  case changed
  case missing
  case unreadable

  /// The word for people.
  package var words: String {
    switch self {
    case .equal: "as recorded"
    case .environmentDiffers: "drawn in another environment"
    default: rawValue
    }
  }

  /// Whether it is as it should be.
  package var isGood: Bool { rank <= Self.environmentDiffers.rank }

  /// Whether a report shows it: what another environment draws is to be looked at, too.
  package var isShown: Bool { rank >= Self.environmentDiffers.rank }

  /// The worst of several; of none, all is well.
  package static func worst(of statuses: [RecordingStatus]) -> RecordingStatus {
    statuses.max { $0.rank < $1.rank } ?? .equal
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
