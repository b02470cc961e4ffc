import FioriBasics
import FioriLayout
import FioriModel

/// Writes the labels of a time axis.
///
/// A label names the step; below it is the year, or of times the day, at the first tick and where
/// it changes, or at all ticks if two would read alike otherwise (chosen:
/// Docs/sources/charts.md#time).
struct TimeLabels {
  /// Returns a time in a form of the locale.
  typealias Write = (CivilTime, TimeForm) throws(NumberError) -> String

  private let write: Write
  /// The first problem with a label.
  private(set) var error: NumberError?

  init(_ write: @escaping Write) { self.write = write }

  /// Returns the axis of a scale with at least one date, with the ends and the ticks of a scale that
  /// charts may share.
  mutating func axis(of scale: TimeScale, on axis: TimeScale) -> ChartElement.DateAxis {
    let ends = ends(of: axis)
    let ticks = axis.ticks.map { ticks in
      let names = names(ticks.times, ticks.precision)
      return ChartElement.DateAxis.Ticks(
        positions: ticks.positions, labels: names.labels, names: names,
        dates: ticks.times.map(\.iso))
    }
    return ChartElement.DateAxis(
      positions: axis.positions(of: scale), columnCount: axis.columnCount,
      interruptions: scale.interruptions, ticks: ticks.isEmpty ? ends : ticks, ends: ends)
  }

  /// The ends of an axis, in full on one line and, narrower, on two.
  private mutating func ends(of scale: TimeScale) -> [ChartElement.DateAxis.Ticks] {
    let times = scale.ends
    let full = times.map { text(of: $0, in: scale.precision.form) }
    return [full, names(times, scale.precision).labels].map { labels in
      ChartElement.DateAxis.Ticks(
        positions: times.indices.map(Double.init), labels: labels, dates: times.map(\.iso))
    }
  }

  private mutating func names(
    _ times: [CivilTime], _ precision: ISODate.Precision
  ) -> [TickName] {
    var names: [TickName] = []
    for (index, time) in times.enumerated() {
      let name = text(of: time, in: precision.nameForm)
      let previous = index > 0 ? times[index - 1] : nil
      let isSame = previous.map { precision < .day ? $0.date == time.date : $0.year == time.year }
      if isSame == true, let last = names.last {
        names.append(TickName(text: name, period: last.period))
      } else {
        names.append(TickName(text: name, period: period(of: time, precision)))
      }
    }
    return names
  }

  /// Returns the period that a label names besides its step; `nil` for a year.
  private mutating func period(
    of time: CivilTime, _ precision: ISODate.Precision
  ) -> TickName.Period? {
    guard precision != .year else { return nil }
    guard precision < .day else {
      let year = text(of: time, in: .year)
      return TickName.Period(text: year, textWithYear: year, year: time.year)
    }
    return TickName.Period(
      text: text(of: time, in: .day), textWithYear: text(of: time, in: .date), year: time.year)
  }

  private mutating func text(of time: CivilTime, in form: TimeForm) -> String {
    do throws(NumberError) {
      return try write(time, form)
    } catch {
      self.error = self.error ?? error
      return ""
    }
  }
}

/// The name of a tick of a time axis, and the period that it is in.
package struct TickName: Hashable, Sendable {
  /// A year, or of times a day.
  struct Period: Hashable, Sendable {
    let text: String
    /// The text in a year other than that of the tick before.
    let textWithYear: String
    let year: Int
  }

  let text: String
  /// The period; `nil` for the name of a year.
  let period: Period?
}

extension [TickName] {
  /// The labels of these ticks and no others: each with its period at the first one and where it changes, or
  /// all with it if two would read alike otherwise.
  var labels: [String] {
    var periods: [(text: String, isNew: Bool)] = []
    for (index, name) in enumerated() {
      guard let period = name.period else { return map(\.text) }
      let previous = index > 0 ? self[index - 1].period : nil
      if period == previous, let last = periods.last {
        periods.append((last.text, false))
      } else {
        periods.append(
          (period.year == previous?.year ? period.text : period.textWithYear, true))
      }
    }
    let labels = zip(self, periods).map { name, period in
      period.isNew ? "\(name.text)\n\(period.text)" : name.text
    }
    guard Set(labels).count < labels.count else { return labels }
    return zip(self, periods).map { "\($0.text)\n\($1.text)" }
  }
}

extension ISODate.Precision {
  /// The form of a tick's name.
  fileprivate var nameForm: TimeForm {
    switch self {
    case .second: .timeWithSeconds
    case .minute: .time
    case .day: .day
    case .month: .month
    case .year: .year
    }
  }
}
