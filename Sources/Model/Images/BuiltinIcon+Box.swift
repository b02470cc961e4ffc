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

  /// The empty part of the icon's box at its left and its right, in icon units: beside an angle; 0 for icons about
  /// as wide as their box.
  package var sideMargin: Double {
    switch self {
    case .chevronLeft, .chevronRight, .chevronForward: 10
    default: 0
    }
  }

  /// The size of the icon's box, in icon units.
  package var size: Size { Size(width: 32, height: 32) }
}
