package import FioriBasics

extension BuiltinIcon {
  /// Whether the icon points in the reading direction, or begins where reading begins, so that it is mirrored from
  /// right to left.
  package var pointsForward: Bool {
    switch self {
    case .trendUp, .trendDown, .trendNeutral, .arrowForward, .chevronForward, .chartBar, .chartLine,
      .listBullet, .checklist, .truck, .starHalf:
      true
    default: false
    }
  }

  /// The size of the icon's box, in icon units.
  package var size: Size { Size(width: 32, height: 32) }
}
