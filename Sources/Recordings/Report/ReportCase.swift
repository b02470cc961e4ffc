package import PictureComparison

/// One picture of a report: what became of it, and what is shown of it.
package struct ReportCase: Sendable {
  /// A picture's part in a comparison.
  package enum Side: String, CaseIterable, Sendable {
    case expected
    case actual
    case difference
  }

  /// The name that tells it from the others, such as a path in a folder.
  package let name: String
  package let status: ReportStatus
  /// What is to be said of it, a sentence each, the most important first.
  package var words: [String] = []
  /// Its pictures; those of a case that is as it should be are left out.
  package var pictures: [Side: ReportPicture] = [:]
  /// Where pixels changed, the largest first.
  package var regions: [PixelRect] = []

  /// A case of which nothing is said and shown so far.
  package init(name: String, status: ReportStatus) {
    (self.name, self.status) = (name, status)
  }

  /// Marks where pixels changed.
  package mutating func mark(_ difference: PictureDifference) {
    regions = difference.regions.prefix(Self.regionLimit).map(\.bounds)
  }

  /// What is marked in a picture: more outlines are no help to an eye.
  private static let regionLimit = 30
}
