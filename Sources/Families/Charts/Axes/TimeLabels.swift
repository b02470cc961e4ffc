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
      ChartElement.DateAxis.Ticks(
        positions: ticks.positions, labels: labels(ticks.times, ticks.precision),
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
    return [full, labels(times, scale.precision)].map { labels in
      ChartElement.DateAxis.Ticks(
        positions: times.indices.map(Double.init), labels: labels, dates: times.map(\.iso))
    }
  }

  private mutating func labels(
    _ times: [CivilTime], _ precision: ISODate.Precision
  ) -> [String] {
    let names = times.map { text(of: $0, in: precision.nameForm) }
    guard precision != .year else { return names }
    let contexts = contexts(times, precision)
    let labels = zip(names, contexts).map { name, context in
      context.isNew ? "\(name)\n\(context.text)" : name
    }
    guard Set(labels).count < labels.count else { return labels }
    return zip(names, contexts).map { "\($0)\n\($1.text)" }
  }

  /// Returns the period of each label, and whether it differs from the one before.
  private mutating func contexts(
    _ times: [CivilTime], _ precision: ISODate.Precision
  ) -> [(text: String, isNew: Bool)] {
    var contexts: [(text: String, isNew: Bool)] = []
    for (index, time) in times.enumerated() {
      let previous = index > 0 ? times[index - 1] : nil
      let isNewYear = previous?.year != time.year
      let isOfDay = precision < .day
      let isNew =
        isNewYear || (isOfDay && previous?.day != time.day)
        || (isOfDay && previous?.month != time.month)
      if !isNew, let last = contexts.last {
        contexts.append((last.text, false))
      } else {
        let form: TimeForm = isOfDay ? (isNewYear ? .date : .day) : .year
        contexts.append((text(of: time, in: form), true))
      }
    }
    return contexts
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
