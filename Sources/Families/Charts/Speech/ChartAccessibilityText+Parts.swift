import FioriBasics
import FioriLayout
import FioriModel

/// The words of points, of parts of a whole, and of a selection.
extension ChartAccessibilityText {
  /// Returns a text like `Mar and Apr selected`, or `5 categories selected`, for categories; none without a
  /// selection in the series.
  func selected(_ series: Int) -> [String] {
    guard let categories = chart.selections[series]?.sorted(), !categories.isEmpty else {
      return []
    }
    return [phrases(.selected, ["place": places(of: categories)])]
  }

  /// Returns a text like `2016: 9 points, across from 12 to 66, up from 34 to 74`, with the number of points that are
  /// not drawn, for want of a place or a size.
  func points(_ series: Int, withSizes: Bool = false) -> String {
    let points = points(of: series)
    guard !points.isEmpty else { return named(series, phrases(.noPoints)) }
    func range(_ values: [Double], _ write: (Double) -> String) -> String {
      self.range(values, write) ?? ""
    }
    let heights = points.map(\.y)
    let ends = [heights.min(), heights.max()].compactMap(\.self)
    var said = [
      phrases(.pointCount, count: points.count),
      phrases(.across, ["range": range(points.map(\.x), across.write)]),
      phrases(.upward, ["range": range(heights, writer(of: series, distinguishing: ends))]),
    ]
    if withSizes {
      said.append("\(sizeTitle) \(range(points.map(\.size), secondary.write))")
    }
    let missingCount = chart.data.points[series].count - points.count
    if missingCount > 0 {
      let total = phrases.number(chart.data.points[series].count)
      said.append(phrases(.missingPoints, count: missingCount, ["total": total]))
    }
    return named(
      series, (said + ruled(series) + selectedPoints(series)).joined(separator: ", "))
  }

  /// Returns a text like `2 points selected`; none without a selection in the series.
  private func selectedPoints(_ series: Int) -> [String] {
    let drawn = chart.data.points[series].indices.filter { index in
      chart.data.points[series][index].map { kind.values != .bubbles || $0.size > 0 } ?? false
    }
    let count = chart.selections[series]?.intersection(drawn).count ?? 0
    return count > 0
      ? [phrases(.selected, ["place": phrases(.pointCount, count: count)])] : []
  }

  /// Returns the points of a series that are drawn; a bubble without a size is not.
  func points(of series: Int) -> [ChartData.Point] {
    chart.data.points[series].compactMap(\.self).filter { kind.values != .bubbles || $0.size > 0 }
  }

  /// The meaning of the areas of bubbles.
  private var sizeTitle: String {
    let title = view.secondaryNumericAxis.title.flatMap { $0.isEmpty ? nil : $0 }
    return title.map(BidirectionalControls.completed) ?? phrases(.size)
  }

  /// Texts like `Hardware: 38, 38 percent`, and `Hardware selected`.
  var segments: [String] {
    let selected = chart.data.drawnSeries.filter { chart.selections[$0]?.isEmpty == false }
    return segmentValues
      + (selected.isEmpty
        ? [] : [phrases(.selected, ["place": enumerated(selected.map(segmentName))])])
  }

  private func segmentName(_ series: Int) -> String {
    title(of: series) ?? phrases(.segment, ["number": phrases.number(series + 1)])
  }

  private var segmentValues: [String] {
    let values = chart.data.drawnSeries.map { chart.data.values[$0].first ?? nil }
    let parts = values.map { max($0 ?? 0, 0) }
    let total = parts.reduce(0, +)
    // Percentages of the whole are their own shares.
    let areShares = view.numericAxis.format.style == .percent && abs(total - 1) < Self.shareSlack
    let shares = total > 0 && !areShares ? Decimal.percentages(parts.map { $0 / total }) : []
    let write = numbers.spoken(distinguishing: values.compactMap(\.self), secondary: false)
    return zip(chart.data.drawnSeries, values).enumerated().map { index, part in
      let (series, value) = part
      let name = segmentName(series)
      guard let value else {
        return phrases(.named, ["name": name, "text": phrases(.noValue)])
      }
      // A negative part is not in the ring.
      let share = value < 0 ? [] : [shares[at: index].map(phrases.percentage)].compactMap(\.self)
      let text = ([write(value)] + share + ruled(series)).joined(separator: ", ")
      return phrases(.named, ["name": name, "text": text])
    }
  }

  /// How far rounding may move the sum of percentages from the whole.
  private static let shareSlack = 0.005

  /// A text like `Open Orders: 64 of 100`, or with names, `Done 64 of Planned 100`.
  var part: String {
    let values = chart.data.values.first ?? []
    let write = writer(of: 0, distinguishing: values.compactMap(\.self))
    func said(_ index: Int) -> String {
      let name = name(of: index)
      guard let value = values[at: index] ?? nil else { return name ?? phrases(.nothing) }
      // A name such as `64 h` is the number.
      guard let name, Self.beginsWithNumber(name) || name.contains(write(value)) else {
        return worded((index, value), write)
      }
      return name
    }
    let part = phrases(.partOf, ["part": said(1), "whole": said(0)])
    return named(0, ([part] + ruled(0)).joined(separator: ", "), beginsWithName: true)
  }

  private static func beginsWithNumber(_ name: String) -> Bool {
    name.first { $0.isNumber || $0.isLetter }?.isNumber == true
  }

  /// A text like `Actual 68, target 60, forecast 82, thresholds 90 and 100`.
  var bullet: String {
    let values = chart.data.values.first ?? []
    let known = chart.data.values.joined().compactMap(\.self)
    let write = numbers.spoken(distinguishing: known, secondary: false)
    let isAbove = isAboveTarget.map { [phrases($0 ? .aboveTarget : .notAboveTarget)] } ?? []
    let isMixed = view.series.first?.hasMixedFormats == true
    let titled = zip([Phrase.actual, .target, .forecastValue], values).enumerated()
    var said = titled.compactMap { category, part in
      part.1.map { value in
        let own = isMixed ? writer(of: 0, distinguishing: [value], at: category) : write
        return phrases(part.0, ["value": own(value)])
      }
    }
    let thresholds = (chart.data.values.dropFirst().first ?? []).compactMap(\.self)
      .map(write)
    said += self.thresholds(thresholds)
    let text = (said + isAbove + ruled(0)).joined(separator: ", ")
    return title(of: 0) == nil ? Self.capitalized(text) : named(0, text)
  }

  /// Whether the color of a bullet says that its value is above the target; `nil` without a target, and if the value
  /// has a color of its own.
  private var isAboveTarget: Bool? {
    let values = chart.data.values.first ?? []
    guard chart.series.first?.colors[0] == nil, let actual = values[at: 0] ?? nil,
      let target = values[at: 1] ?? nil
    else { return nil }
    return actual > target
  }
}
