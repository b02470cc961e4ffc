import FioriRender

/// What may stand in an object header's column of texts, from the top down.
enum ObjectHeaderPart: CaseIterable {
  case headline
  case subheadline
  case tags
  case status
  case body
  case footnote
  case labelItems
  case description

  /// The names of its nodes.
  var kinds: Set<String> {
    switch self {
    case .headline: ["headline"]
    case .subheadline: ["subheadline"]
    case .tags: ["tag", "moreTags"]
    case .status: ["status", "statusImage", "substatus", "substatusImage"]
    case .body: ["body"]
    case .footnote: ["footnote"]
    case .labelItems: ["labelItem", "moreLabelItems"]
    case .description: ["description"]
    }
  }

  var isHeadline: Bool { self == .headline || self == .subheadline }

  /// Points above it (Docs/sources/headers.md#versions, Docs/sources/headers.md#margins).
  func space(in version: ObjectHeader.Version) -> Double {
    switch (self, version) {
    case (.headline, _): 0
    // The baselines are 25 apart, as those of two lines of the headline.
    case (.subheadline, _): 25 - 20 * (1.1172 - 0.9053) - 17 * 0.9053
    case (.tags, .v2): 4
    case (.body, .v1): 6
    case (.footnote, .v1): 3
    case (.status, _), (.body, .v2), (.footnote, .v2): 8
    case (.tags, .v1), (.labelItems, _), (.description, _): 16
    }
  }

  /// Points between what stands side by side in it, and between its rows.
  var gaps: (item: Double, row: Double) {
    switch self {
    case .tags: (10, 10)
    case .labelItems: (16, 8)
    case .status: (16, 4)
    default: (0, 0)
    }
  }
}
