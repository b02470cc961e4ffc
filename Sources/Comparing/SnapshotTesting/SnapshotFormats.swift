import Recordings

/// The formats recorded for a view, beside its layout report.
///
/// The report is always recorded: it must be the same on every machine, and it names the part that
/// moved where pixels only differ.
public struct SnapshotFormats: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Only the layout report.
  public static let layout = SnapshotFormats(scale: nil, hasPicture: false, hasSVG: false)

  /// The SVG, compared as text.
  public static let svg = SnapshotFormats(scale: nil, hasPicture: false, hasSVG: true)

  /// Returns the PNG, compared by its pixels; `nil` uses the scale of the view's environment.
  public static func png(scale: Double? = nil) -> SnapshotFormats {
    SnapshotFormats(scale: scale, hasPicture: true, hasSVG: false)
  }

  /// Pixels per point of the PNG, or `nil` for the scale of the environment.
  let scale: Double?
  private let hasPicture: Bool
  private let hasSVG: Bool

  private init(scale: Double?, hasPicture: Bool, hasSVG: Bool) {
    (self.scale, self.hasPicture, self.hasSVG) = (scale, hasPicture, hasSVG)
  }

  /// Creates the union of several formats, at the first specified scale.
  public init(arrayLiteral formats: SnapshotFormats...) {
    self.init(
      scale: formats.lazy.compactMap(\.scale).first,
      hasPicture: formats.contains(where: \.hasPicture), hasSVG: formats.contains(where: \.hasSVG))
  }

  /// The files to record, in the order of comparison.
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
