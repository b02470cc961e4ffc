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

  /// The columns of a check mark in an icon that is mirrored, in icon units: a check mark moves to the other side, but is
  /// never mirrored itself; `nil` for icons without one.
  package var checkmarks: ClosedRange<Double>? { self == .checklist ? 4...10.5 : nil }

  /// The empty part of the icon's box at its left and its right, in icon units: beside an angle; 0 for icons about
  /// as wide as their box.
  package var sideMargin: Double {
    switch self {
    case .chevronLeft, .chevronRight, .chevronForward: 10
    default: 0
    }
  }

  /// Returns where a place from the left of the icon is when the icon is mirrored, in icon units.
  package func mirrored(_ x: Double) -> Double {
    guard let checkmarks, checkmarks.contains(x) else { return size.width - x }
    return size.width - checkmarks.upperBound + (x - checkmarks.lowerBound)
  }

  /// The size of the icon's box, in icon units.
  package var size: Size { Size(width: 32, height: 32) }
}
