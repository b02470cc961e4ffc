package import FioriBasics

/// The time axis of a stock chart: its positions and their labels.
package struct StockTimeAxis: Sendable {
  /// The number of positions; more than the number of times if a day's chart is extended to the
  /// market's close.
  package let positionCount: Int
  /// The positions of the times, in order: the market's close is the last.
  package let timePositions: [Int]
  /// Whether the last time marks the market's close, so that it needs no value.
  package let endsAtClose: Bool
  /// The unit of the labels.
  package let unit: TimeUnit
  /// All candidate labels by position; some may be too close to others.
  package let labels: [StockTimeLabel]

  /// Creates an axis for the times of the categories, `nil` for a title that is missing or not a
  /// time.
  ///
  /// With `isRange`, only the first and the last position have labels, which need not be near the
  /// start of their unit (chosen: Docs/sources/charts.md#stock), and so if fewer than two positions are near it (chosen
  /// there). `shared` has the times of all charts with the same axis, in order; the
  /// chart's own are among them.
  package init(_ own: [CivilTime?], isRange: Bool, sharing shared: [CivilTime]? = nil) {
    let times = shared ?? own
    let filler = StockTimeFiller(times)
    let unit = Self.unit(for: times.compactMap(\.self))
    positionCount = times.count + (filler?.count ?? 0)
    endsAtClose = (shared == nil ? filler : StockTimeFiller(own)) != nil
    let all = Array(times.indices.dropLast()) + (times.isEmpty ? [] : [positionCount - 1])
    timePositions = shared.map { Self.positions(of: own, among: $0).map { all[$0] } } ?? all
    let positions = filler?.fill(times) ?? times
    let found = isRange ? [] : Self.labels(positions, by: unit)
    let areEnds = found.count < 2
    labels = areEnds ? Self.ends(of: Self.allLabels(positions)) : found
    // Two years at the ends are read as their first days.
    let areMonths = areEnds && unit == .year && labels.contains { $0.time.month > 1 }
    self.unit = areMonths ? .month : unit
  }

  /// Returns the indexes of times among others in order.
  private static func positions(of own: [CivilTime?], among all: [CivilTime]) -> [Int] {
    let indexes = Dictionary(
      all.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return own.map { time in time.flatMap { indexes[$0] } ?? 0 }
  }

  /// Returns the unit for the times: minutes if there are fewer than two, since they have no span.
  private static func unit(for times: [CivilTime]) -> TimeUnit {
    guard times.count >= 2 else { return .minute }
    return TimeUnit(span: abs(times[times.count - 1].seconds - times[0].seconds))
  }

  /// Returns one label for each new unit whose first time can represent it, and for the units between two of them,
  /// which would seem not to be there (chosen: Docs/sources/charts.md#stock).
  private static func labels(_ times: [CivilTime?], by unit: TimeUnit) -> [StockTimeLabel] {
    var (labels, skipped): ([StockTimeLabel], [StockTimeLabel]) = ([], [])
    var number: Int?
    for (position, time) in times.enumerated() {
      guard let time, unit.number(of: time) != number else { continue }
      number = unit.number(of: time)
      let label = StockTimeLabel(position: position, time: time)
      if unit.isNearStart(time) {
        labels += skipped + [label]
        skipped = []
      } else if !labels.isEmpty {
        skipped.append(label)
      }
    }
    return labels
  }

  /// Returns a label for each time.
  private static func allLabels(_ times: [CivilTime?]) -> [StockTimeLabel] {
    times.enumerated().compactMap { position, time in
      time.map { StockTimeLabel(position: position, time: $0) }
    }
  }

  private static func ends(of labels: [StockTimeLabel]) -> [StockTimeLabel] {
    labels.count <= 2 ? labels : [labels[0], labels[labels.count - 1]]
  }
}

/// A labeled position of a time axis.
package struct StockTimeLabel: Hashable, Sendable {
  /// The index of the position, starting at 0.
  package let position: Int
  /// The time, formatted according to the axis's unit.
  package let time: CivilTime
}

/// The empty positions between the last trade of a day and the market's close.
struct StockTimeFiller {
  /// The number of empty positions.
  let count: Int
  /// The distance between two positions in seconds.
  private let step: Int
  /// The time of the last trade.
  private let start: CivilTime

  /// Returns `nil` unless the last time marks the close: in a day's chart, it is farther from the
  /// previous time than the second is from the first (stated: Docs/sources/charts.md#stock).
  init?(_ times: [CivilTime?]) {
    guard times.count >= 3, let first = times[0], let second = times[1],
      let start = times[times.count - 2], let close = times[times.count - 1]
    else { return nil }
    let (step, gap) = (second.seconds - first.seconds, close.seconds - start.seconds)
    // For days, weeks and months, the last time is never a close, however long the gap is.
    guard step > 0, gap > step, gap < CivilTime.secondsPerDay else { return nil }
    count = (gap - 1) / step
    self.step = step
    self.start = start
  }

  /// Returns the times with the empty positions inserted before the last.
  func fill(_ times: [CivilTime?]) -> [CivilTime?] {
    let empty = (1...count).map { CivilTime(seconds: start.seconds + $0 * step) }
    return times.dropLast() + empty + times.suffix(1)
  }
}
