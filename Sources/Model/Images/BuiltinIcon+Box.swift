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

  /// The empty part of the icon's box at its left and its right, in icon units: the space beside its ink.
  package var sideMargin: Double {
    switch self {
    case .chevronLeft, .chevronRight, .chevronForward: 10
    case .thermometer: 9
    case .xmark, .flag, .bookmark, .lightbulb, .receipt, .tram, .hourglass, .drop, .flame: 6
    case .trendUp, .trendDown, .document, .location, .bolt, .arrowUp, .arrowDown, .chevronUp,
      .chevronDown:
      5
    case .trendNeutral, .bell, .percent, .checkmark, .plus, .minus, .lock, .lockOpen, .shield,
      .checkmarkShield, .trophy, .arrowClockwise, .bag, .clipboard, .squareAndArrowUp,
      .squareAndArrowDown, .ellipsis, .stopwatch:
      4
    case .listBullet, .arrowLeft, .leaf, .package, .person, .calendar, .key, .heart, .handThumbsup,
      .handThumbsdown, .arrowRight, .arrowForward, .arrowLeftArrowRight, .phone, .tag, .car,
      .checklist, .pencil, .trash, .magnifyingglass, .filter, .wrench:
      3
    case .person3, .graduationcap, .bicycle, .cloud: 1
    case .warning: 0
    default: 2
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
