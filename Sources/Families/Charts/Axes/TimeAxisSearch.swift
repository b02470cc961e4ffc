import FioriBasics

/// Collects the dates of charts one by one, each date once.
struct TimeAxisSearch: Sendable {
  /// The dates by their seconds on the clock, or in UTC if they have offsets.
  private var dates: [Int: (text: String, date: ISODate)] = [:]
  private var explicitMin: (text: String, date: ISODate)?
  private var explicitMax: (text: String, date: ISODate)?
  private var lastValue: ISODate?

  /// Adds dates; the first ones, up to a count, have values.
  mutating func add(
    _ texts: [String], explicitMin first: String?, explicitMax last: String?,
    upToValue count: Int = .max
  ) {
    for (index, text) in texts.enumerated() {
      guard let date = ISODate(text) else { continue }
      dates[date.moment] = (text, date)
      if index < count, date.moment > lastValue?.moment ?? .min { lastValue = date }
    }
    if let first, let date = ISODate(first), date.time < explicitMin?.date.time ?? .last {
      explicitMin = (first, date)
    }
    if let last, let date = ISODate(last), date.time > explicitMax?.date.time ?? .first {
      explicitMax = (last, date)
    }
  }

  /// The axis of all dates; `nil` without any.
  var axis: SharedRange.TimeAxis? {
    guard !dates.isEmpty else { return nil }
    return SharedRange.TimeAxis(
      dates.sorted { $0.key < $1.key }.map(\.value), explicitMin?.text, explicitMax?.text,
      lastValue: lastValue)
  }
}

extension ISODate {
  /// The seconds in UTC, or on the clock without an offset.
  var moment: Int { instant ?? time.seconds }
}

extension CivilTime {
  /// Later than any date.
  fileprivate static let last = CivilTime(seconds: .max)
}
