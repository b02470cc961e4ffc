import Recordings

/// What is recorded of a view, beside its layout report.
///
/// The report is always recorded: it has to be the same on every machine, and it names the part that
/// has moved where pixels only differ.
public struct SnapshotFormats: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Nothing but the layout report.
  public static let layout = SnapshotFormats(scale: nil, hasPicture: false, hasSVG: false)

  /// The SVG, compared as a text.
  public static let svg = SnapshotFormats(scale: nil, hasPicture: false, hasSVG: true)

  /// The PNG, compared by its pixels; `nil` draws at the scale of the view's environment.
  public static func png(scale: Double? = nil) -> SnapshotFormats {
    SnapshotFormats(scale: scale, hasPicture: true, hasSVG: false)
  }

  /// Pixels to a point of the PNG; `nil`: as many as the environment has.
  let scale: Double?
  private let hasPicture: Bool
  private let hasSVG: Bool

  private init(scale: Double?, hasPicture: Bool, hasSVG: Bool) {
    (self.scale, self.hasPicture, self.hasSVG) = (scale, hasPicture, hasSVG)
  }

  /// All of several, at the first scale that is given.
  public init(arrayLiteral formats: SnapshotFormats...) {
    self.init(
      scale: formats.lazy.compactMap(\.scale).first,
      hasPicture: formats.contains(where: \.hasPicture), hasSVG: formats.contains(where: \.hasSVG))
  }

  /// The files that are recorded, in the order in which they are compared.
  var lanes: [RecordingArtifact] {
    RecordingArtifact.allCases.filter { lane in
      switch lane {
      case .layout: true
      case .picture: hasPicture
      case .svg: hasSVG
      }
    }
  }
}
