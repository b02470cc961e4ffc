import FioriBasics

/// The places of a category axis, as fractions of the plot's width.
struct PlacePositions {
  private let positions: [Double]
  private let dates: [Double]?

  init(_ positions: [Double], dates: [Double]?) {
    (self.positions, self.dates) = (positions, dates)
  }

  func start(of place: ChartElement.PlaceReference.Place, isLine: Bool) -> Double {
    max(position(of: place) - (isLine ? 0 : halfStep(at: place)), 0)
  }

  func end(of place: ChartElement.PlaceReference.Place, isLine: Bool) -> Double {
    min(position(of: place) + (isLine ? 0 : halfStep(at: place)), 1)
  }

  private func position(of place: ChartElement.PlaceReference.Place) -> Double {
    switch place {
    case .category(let index): return positions[at: index] ?? 0
    case .date(let date):
      guard let dates, let start = positions.first, let end = positions.last,
        let first = dates.first,
        let last = dates.last, last > first
      else { return positions.first ?? 0 }
      return start + (date - first) / (last - first) * (end - start)
    }
  }

  /// Half the distance between categories with columns, which bands enclose.
  private func halfStep(at place: ChartElement.PlaceReference.Place) -> Double {
    guard case .category = place, let first = positions.first, first > 0 else { return 0 }
    return positions.count > 1 ? (positions[1] - first) / 2 : 0.5
  }
}
