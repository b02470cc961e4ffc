import FioriBasics
import FioriLayout

/// Columns whose ends are hidden under the marks of their targets although the two differ.
struct CoveredEnds {
  private let count: Int
  private let total: Int

  /// Nearer values are about the same (chosen: Docs/sources/charts.md#bullet-columns).
  private static let leastDifference = 0.01

  init(_ plot: PlotContent, targets: Int) {
    let columns = Dictionary(
      plot.marks.lazy.filter { $0.series != targets }.map { ($0.category, $0) },
      uniquingKeysWith: { first, _ in first })
    let pairs = plot.marks.filter { $0.series == targets }.compactMap { target in
      columns[target.category].map { (column: $0, target: target) }
    }
    total = pairs.count
    count = pairs.count { Self.isCovered($0.column, by: $0.target) }
  }

  static func areAboutEqual(_ value: Double, _ goal: Double) -> Bool {
    abs(value - goal) <= leastDifference * max(abs(value), abs(goal))
  }

  private static func isCovered(_ column: PlotMark, by target: PlotMark) -> Bool {
    let (value, goal) = (column.value, target.value)
    guard !areAboutEqual(value, goal) else { return false }
    let end = value < 0 ? column.frame.maxY : column.frame.minY
    let isReached = value < 0 ? value <= goal : value >= goal
    let thickness = target.frame.size.height
    let distance = abs(end - target.frame.midY)
    guard !isReached else { return distance < thickness / 2 + ChartElement.leastMeasuredLength }
    // The edge of a mark separates it from a column that misses it.
    let covered = ColumnSet.Target.thicknessWithEdge(of: thickness) / 2
    return distance < covered && covered - thickness / 2 < leastSeen
  }

  /// Less of the edge between a column and a mark cannot be seen, in points.
  private static let leastSeen = 0.5

  func finding(at origin: DescriptionPath) -> Finding? {
    count == 0 ? nil : .warning(origin.key("series"), .coveredEnds(count, of: total))
  }
}
