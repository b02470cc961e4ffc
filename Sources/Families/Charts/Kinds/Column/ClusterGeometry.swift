import FioriBasics

/// The distribution of clusters along an axis: gaps are a third of a cluster, with none at the ends
/// (stated: Docs/sources/charts.md#columns).
struct ClusterGeometry: Hashable, Sendable {
  let count: Int
  /// The dates that clusters are placed by; `nil` if they are evenly spaced.
  private let dates: ChartElement.DateAxis?
  /// The number of clusters that share the axis, with those that are missing between dates.
  private let sharing: Double

  init(count: Int) { (self.count, dates, sharing) = (count, nil, Double(count)) }

  init(_ chart: ChartElement) {
    (count, dates) = (chart.data.categoryCount, chart.dates)
    // A cluster is not narrower than a pixel at 2x, however near two dates are.
    sharing =
      chart.dates.map { min($0.columnCount, chart.size.width / Self.leastWidth * 0.75) }
      ?? Double(count)
  }

  /// The least width of a cluster in points.
  private static let leastWidth = 0.5

  /// The number of clusters that the one before them covers in part or whole.
  var coveredCount: Int {
    guard let positions = dates?.positions else { return 0 }
    let distances = zip(positions, positions.dropFirst()).map { ($1 - $0) * (1 - width) }
    return distances.count { $0 < width * 0.999 }
  }

  /// The distance between the starts of two adjacent clusters, as a fraction of the axis.
  var increment: Double { 1 / (max(sharing, 1) - 0.25) }
  /// The width of one cluster, as a fraction of the axis.
  var width: Double { increment * 0.75 }

  func start(of cluster: Int) -> Double {
    dates.map { $0.positions[cluster] * (1 - width) } ?? Double(cluster) * increment
  }
  func center(of cluster: Int) -> Double { start(of: cluster) + width / 2 }
}

extension ClusterGeometry {
  /// Returns the evenly spaced cluster whose center is nearest to a place.
  func column(nearestTo place: Double) -> Int {
    let column = ((place - width / 2) / increment).rounded()
    return Int(min(max(column, 0), Double(max(count - 1, 0))))
  }

  /// The centers of all clusters.
  var centers: [Double] { (0..<count).map(center) }

  /// Returns the center of a cluster at a place of the dates, 0 for the first and 1 for the last.
  func center(at position: Double) -> Double { position * (1 - width) + width / 2 }
}
