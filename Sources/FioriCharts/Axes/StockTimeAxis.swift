package import FioriModel

/// The times of a stock chart: its places, and which of them are labeled.
package struct StockTimeAxis: Sendable {
  /// How many places there are: more than times when the chart of a day is filled up to the
  /// market's close.
  package let placeCount: Int
  /// Whether the last time only stands for the market's close; its value is dropped.
  package let hasPlaceholder: Bool
  /// What the labels count.
  package let unit: StockTimeUnit
  /// Labels by their place, as many as there may be: some may come too close to others.
  package let labels: [StockTimeLabel]

  /// An axis for the times of the categories, nil where a title is absent or is no time.
  ///
  /// With `isRange` only the first and the last label are written, and a label need not be near its
  /// unit's start (stated: Docs/sources/charts.md#stock).
  package init(_ times: [StockTime?], isRange: Bool) {
    let filler = StockTimeFiller(times)
    unit = Self.unit(for: times.compactMap(\.self))
    placeCount = times.count + (filler?.count ?? 0)
    hasPlaceholder = filler != nil
    let labels = Self.labels(filler?.fill(times) ?? times, by: unit, anywhere: isRange)
    self.labels = isRange ? Self.ends(of: labels) : labels
  }

  /// Fewer than two times have no span and are labeled in minutes.
  private static func unit(for times: [StockTime]) -> StockTimeUnit {
    guard times.count >= 2 else { return .minute }
    return StockTimeUnit(span: abs(times[times.count - 1].seconds - times[0].seconds))
  }

  /// One label for each unit that begins, at the first of its times that may stand for it.
  private static func labels(
    _ times: [StockTime?], by unit: StockTimeUnit, anywhere: Bool
  ) -> [StockTimeLabel] {
    var labels: [StockTimeLabel] = []
    var labeled: Int?
    for (place, time) in times.enumerated() {
      guard let time, anywhere || unit.isNearStart(time) else { continue }
      let number = unit.number(of: time)
      guard number != labeled else { continue }
      labels.append(StockTimeLabel(place: place, time: time))
      labeled = number
    }
    return labels
  }

  private static func ends(of labels: [StockTimeLabel]) -> [StockTimeLabel] {
    labels.count <= 2 ? labels : [labels[0], labels[labels.count - 1]]
  }
}

/// A place of a time axis that is labeled.
package struct StockTimeLabel: Hashable, Sendable {
  /// Counted from the axis's start, 0.
  package let place: Int
  /// What is written of it is the axis's unit.
  package let time: StockTime
}

/// The empty places between the last trade of a day and the market's close.
struct StockTimeFiller {
  /// How many there are.
  let count: Int
  /// The seconds from one to the next.
  private let step: Int
  /// The last trade.
  private let start: StockTime

  /// Nil unless the last time stands for the close: on the day's chart it is farther from the one
  /// before than the second from the first (stated: Docs/sources/charts.md#stock).
  init?(_ times: [StockTime?]) {
    guard times.count >= 3, let first = times[0], let second = times[1],
      let start = times[times.count - 2], let close = times[times.count - 1]
    else { return nil }
    let (step, gap) = (second.seconds - first.seconds, close.seconds - start.seconds)
    // Of days, weeks and months the last is no close, however long it is.
    guard step > 0, gap > step, gap < StockTime.secondsPerDay else { return nil }
    count = (gap - 1) / step
    self.step = step
    self.start = start
  }

  /// The times with those of the empty places before the last.
  func fill(_ times: [StockTime?]) -> [StockTime?] {
    let empty = (1...count).map { StockTime(seconds: start.seconds + $0 * step) }
    return times.dropLast() + empty + times.suffix(1)
  }
}

/// Writes the labels of time axes as locales do.
package protocol StockTimeFormatting: Sendable {
  /// What a label says of a time when the axis counts in `unit`, in the locale of a language tag
  /// such as `en-US` or `ar-EG-u-nu-latn`: `2019`, `Jan`, `1/31`, `9:05`, `59` (stated:
  /// Docs/sources/charts.md#stock).
  func text(
    of time: StockTime, as unit: StockTimeUnit, locale: String
  ) throws(NumberError) -> String
}
