import PictureComparison

/// One picture of a report: what became of it, and what is shown of it.
struct ReportCase: Sendable {
  /// A picture's part in a comparison.
  enum Side: String, CaseIterable, Sendable {
    case expected
    case actual
    case difference
  }

  /// The name that tells it from the others, such as a path in a folder.
  let name: String
  let status: ReportStatus
  /// What is to be said of it, a sentence each, the most important first.
  var words: [String] = []
  /// Its pictures; those of a case that is as it should be are left out.
  var pictures: [Side: ReportPicture] = [:]
  /// Where pixels changed, the largest first.
  var regions: [PixelRect] = []
}
