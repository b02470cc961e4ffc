import FioriBasics
import FioriLayout
import FioriModel

/// The accessibility text of a chart: its type, its series, their extremes and their trends.
struct ChartAccessibilityText {
  let view: ChartView
  let chart: ChartElement
  let numbers: ChartNumbers
  private let kind: ChartKind
  private let phrases: Phrases
  /// The scale of categories that are dates; `nil` for any other.
  private let scale: TimeScale?

  init(
    _ view: ChartView, _ chart: ChartElement, _ numbers: ChartNumbers, _ scale: TimeScale? = nil
  ) {
    self.scale = scale
    self.view = view
    self.chart = chart
    self.numbers = numbers
    phrases = numbers.phrases
    kind = view.chartType.kind
  }

  var accessibilityText: AccessibilityText {
    let title = phrases(kind.accessibility.name)
    guard chart.noData == nil else {
      return AccessibilityText(title: title, text: "\(title), \(phrases(.noChartData))")
    }
    let parts =
      [summary(title)] + kind.accessibility.sentences(self)
      + references(view.numericAxis, chart.primary, isSecondary: false)
      + references(view.secondaryNumericAxis, chart.secondary, isSecondary: true)
    return AccessibilityText(title: title, text: AccessibilityText.joined(parts, by: "."))
  }

  /// Returns texts like `Target at 120` and `Normal from 80 to 100`, for what the axis shows.
  private func references(
    _ axis: NumericAxis, _ shown: ChartElement.NumberAxis?, isSecondary: Bool
  ) -> [String] {
    guard let shown, shown.hasSeries else { return [] }
    return axis.references.compactMap { reference in
      let ends = [reference.value ?? reference.from, reference.to].compactMap(\.self)
      guard let low = ends.first, let high = ends.last, low <= shown.ticks.maximum,
        high >= shown.ticks.minimum
      else { return nil }
      let said = ends.map { numbers.spokenOnAxis($0, secondary: isSecondary) }
      let title = reference.title.flatMap { $0.isEmpty ? nil : $0 }
      return (title.map(BidirectionalControls.completed) ?? phrases(.reference)) + " "
        + (said.count > 1
          ? phrases(.span, ["first": said[0], "last": said[1]])
          : phrases(.at, ["value": said[0]]))
    }
  }

  /// Returns a text like `Line chart, 2 series, 7 categories from Jan to Jul`.
  private func summary(_ title: String) -> String {
    var parts = [title]
    let count = chart.data.drawnSeries.count
    switch kind.accessibility.parts {
    case .segments: parts.append(phrases(.segmentCount, count: count))
    case .series where count > 1: parts.append(phrases(.seriesCount, count: count))
    case .series, .none: break
    }
    if kind.accessibility.includesCategories, chart.data.categoryCount > 1 {
      let indices = view.categories.indices
      let known =
        scale == nil ? indices.compactMap(name) : [0, indices.count - 1].compactMap(name)
      let span =
        known.count > 1
        ? " " + phrases(.span, ["first": known[0], "last": known[known.count - 1]]) : ""
      let what: Phrase =
        kind.values == .prices ? .timeCount : scale == nil ? .categoryCount : .dateCount
      parts.append(phrases(what, count: chart.data.categoryCount) + span)
      let gaps = chart.dates?.interruptions.count ?? 0
      if gaps > 0 { parts.append(phrases(.gapCount, count: gaps)) }
    }
    if view.stacking == .percent { parts.append(phrases(.drawnAsShares)) }
    switch view.categoryAxis.sort {
    case .ascending?: parts.append(phrases(.ascending))
    case .descending?: parts.append(phrases(.descending))
    case nil: break
    }
    return parts.joined(separator: ", ")
  }

  /// Returns a value with the name of its category, such as `62 in Jan`.
  private func placed(_ value: String, at category: Int) -> String {
    guard let name = name(of: category) else { return value }
    return phrases(placing, ["value": value, "place": name])
  }

  /// How a value has the name of its category.
  private var placing: Phrase {
    guard let scale else { return kind.values == .prices ? .onDay : .inCategory }
    switch scale.precision {
    case .second, .minute: return .atTime
    case .day: return .onDay
    case .month, .year: return .inCategory
    }
  }

  /// Returns the text for a series after its name, or by itself for a single unnamed series.
  ///
  /// A text that begins with a category's name keeps the case of its first letter.
  private func named(_ series: Int, _ text: String, beginsWithName: Bool = false) -> String {
    let title = chart.series[series].title.map(BidirectionalControls.completed)
    guard title != nil || chart.data.drawnSeries.count > 1 else {
      return beginsWithName ? text : Self.capitalized(text)
    }
    let name = title ?? phrases(.series, ["number": phrases.number(series + 1)])
    return phrases(.named, ["name": name, "text": text])
  }

  private func name(of category: Int) -> String? {
    CategoryNames(view, numbers, scale)[category]
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

// MARK: Series over categories

extension ChartAccessibilityText {
  private typealias Entry = (category: Int, value: Double)

  /// Returns a text like `2016: from 62 in Jan to 90 in Dec, highest 186 in Jul, rising`, or without
  /// an order of the categories, `2016: lowest 3 in Brazil, highest 14 in Kenya`.
  func series(_ index: Int, listsUpTo limit: Int) -> String {
    let all = shownValues(of: index)
    let values = all.enumerated().compactMap { category, value in
      value.map { (category: category, value: $0) }
    }
    guard !values.isEmpty else { return named(index, phrases(.noValues)) }
    // Amounts in different currencies have no least and no greatest.
    let isMixed = Set(view.series[index].currencies.compactMap(\.self)).count > 1
    let isShort = values.count <= limit || isMixed
    let entries = isShort ? values : notable(values)
    let write = writer(of: index, telling: entries.map(\.value))
    let said =
      isMixed
      ? entries.map { told($0, writer(of: index, telling: [$0.value], at: $0.category)) }
      : isShort ? entries.map { told($0, write) } : told(values, write)
    let more =
      ruled(index) + missing(all.count - values.count, of: all.count) + forecast(of: index)
    return named(index, (said + more).joined(separator: ", "), beginsWithName: isShort)
  }

  /// The values that the picture shows, one for each category: of stacks drawn as shares, these. The times
  /// after the last price of a stock chart are yet to come.
  private func shownValues(of series: Int) -> [Double?] {
    let values = kind.drawnValues(chart.data)[series]
    let count = kind.values == .prices ? values.count : chart.data.categoryCount
    return (0..<max(values.count, count)).map { category in
      (values[at: category] ?? nil).map { chart.data.stackLength(of: $0, in: category) }
    }
  }

  /// The first, the last, the least and the greatest of values, which a text names.
  private func notable(_ values: [Entry]) -> [Entry] {
    [
      values.first, values.last, values.min { $0.value < $1.value },
      values.max { $0.value < $1.value },
    ].compactMap(\.self)
  }

  /// Returns the ends of values in an order, the extremes between them, and their trend.
  private func told(_ values: [Entry], _ write: (Double) -> String) -> [String] {
    let notable = notable(values)
    let (first, last, low, high) = (notable[0], notable[1], notable[2], notable[3])
    func said(_ entry: Entry) -> String { placed(write(entry.value), at: entry.category) }
    func said(_ phrase: Phrase, _ entry: Entry) -> String {
      phrases(phrase, ["value": said(entry)])
    }
    guard low.value < high.value else { return [phrases(.always, ["value": write(low.value)])] }
    guard view.hasOrder(scale, numbers) else { return [said(.lowest, low), said(.highest, high)] }
    let ends = [first.value, last.value]
    let extremes = [
      ends.contains(low.value) ? nil : said(.lowest, low),
      ends.contains(high.value) ? nil : said(.highest, high),
    ]
    let trend = RankTest(values.map(\.value)).isRising.map { phrases($0 ? .rising : .falling) }
    return [phrases(.span, ["first": said(first), "last": said(last)])]
      + extremes.compactMap(\.self) + [trend].compactMap(\.self)
  }

  /// Returns texts like `Below target: 3 of 8` for the rules of a series that hold for some values.
  private func ruled(_ series: Int) -> [String] {
    chart.series[series].ruleUses.compactMap { rule in
      guard let title = rule.title else { return nil }
      let total = chart.data.values[series].count { $0 != nil }
      guard total > 1, kind.ruledValues.count > 1 else { return title }
      let count = phrases(
        .partOf, ["part": phrases.number(rule.categories.count), "whole": phrases.number(total)])
      return phrases(.named, ["name": title, "text": count])
    }
  }

  /// Returns a text like `3 of 8 months have no value`; none if all have one.
  private func missing(_ count: Int, of total: Int) -> [String] {
    guard count > 0 else { return [] }
    let phrase: Phrase =
      switch scale?.precision {
      case .year?: .missingYears
      case .month?: .missingMonths
      case .day?: .missingDays
      case .minute?, .second?: .missingTimes
      case nil where kind.values == .prices: .missingTimes
      case nil where OrderedNames.areMonths(view.categories) { numbers.calendarNames }:
        .missingMonths
      case nil: .missingCategories
      }
    return [phrases(phrase, count: count, ["total": phrases.number(total)])]
  }

  /// Returns a text like `forecast from Jun`; none without a forecast.
  private func forecast(of series: Int) -> [String] {
    guard let first = chart.series[series].forecastFrom else { return [] }
    let category = name(of: first) ?? phrases(.category, ["number": phrases.number(first + 1)])
    return [phrases(.forecastFrom, ["place": category])]
  }

  private func told(_ entry: Entry, _ write: (Double) -> String) -> String {
    let number = write(entry.value)
    return name(of: entry.category).map { "\($0) \(number)" } ?? number
  }

  /// Returns how the values of a series are said, with the decimals that tell some of them apart.
  private func writer(
    of series: Int, telling values: [Double], at category: Int? = nil
  ) -> (Double) -> String {
    let isSecondary = chart.data.secondary.contains(series)
    let own = category.flatMap {
      view.currency(of: $0, in: series, isSecondary: isSecondary)
    }
    return numbers.spoken(
      telling: values, secondary: isSecondary, currency: own ?? view.currency(of: series))
  }
}

// MARK: Points, and parts of a whole

extension ChartAccessibilityText {
  /// Returns a text like `2016: 9 points, across from 12 to 66, up from 34 to 74`.
  func points(_ series: Int, withSizes: Bool = false) -> String {
    // A bubble without a size is not drawn.
    let points = chart.data.points[series].compactMap(\.self).filter { !withSizes || $0.size > 0 }
    guard !points.isEmpty else { return named(series, phrases(.noPoints)) }
    func range(_ values: [Double], _ spoken: (Double) -> String) -> String {
      let ends = [values.min() ?? 0, values.max() ?? 0].map(spoken)
      return ends[0] == ends[1]
        ? ends[0] : phrases(.span, ["first": ends[0], "last": ends[1]])
    }
    var said = [
      phrases(.pointCount, count: points.count),
      phrases(.across, ["range": range(points.map(\.x), numbers.spokenAcross)]),
      phrases(.upward, ["range": range(points.map(\.y)) { numbers.spoken($0) }]),
    ]
    if withSizes {
      let sizes = range(points.map(\.size)) { numbers.spoken($0, secondary: true) }
      said.append("\(sizeTitle) \(sizes)")
    }
    return named(series, (said + ruled(series)).joined(separator: ", "))
  }

  /// What the areas of bubbles mean.
  private var sizeTitle: String {
    let title = view.secondaryNumericAxis.title.flatMap { $0.isEmpty ? nil : $0 }
    return title.map(BidirectionalControls.completed) ?? phrases(.size)
  }

  /// Returns a text like `Hardware: 38, 38 percent`.
  func segment(_ series: Int) -> String {
    let name =
      chart.series[series].title ?? phrases(.segment, ["number": phrases.number(series + 1)])
    guard let value = chart.data.values[series].first ?? nil else {
      return phrases(.named, ["name": name, "text": phrases(.noValue)])
    }
    let total = chart.data.values.reduce(0) { $0 + max(($1.first ?? nil) ?? 0, 0) }
    let share =
      total > 0
      ? ", " + phrases(.percent, ["value": Decimal.percentage(max(value, 0) / total)]) : ""
    let text = ([numbers.spoken(value) + share] + ruled(series)).joined(separator: ", ")
    return phrases(.named, ["name": name, "text": text])
  }

  /// A text like `64 h of 100 h`.
  var part: String {
    let values = chart.data.values.first ?? []
    func said(_ index: Int) -> String {
      if let name = name(of: index) { return name }
      guard let value = values[at: index] ?? nil else { return phrases(.nothing) }
      return numbers.spoken(value)
    }
    let part = phrases(.partOf, ["part": said(1), "whole": said(0)])
    return ([part] + ruled(0)).joined(separator: ", ")
  }

  /// A text like `Actual 68, target 60, forecast 82, thresholds 90 and 100`.
  var bullet: String {
    let values = chart.data.values.first ?? []
    var said = zip([Phrase.actual, .target, .forecastValue], values).compactMap { phrase, value in
      value.map { phrases(phrase, ["value": numbers.spoken($0)]) }
    }
    let thresholds = (chart.data.values.dropFirst().first ?? []).compactMap(\.self)
      .map { numbers.spoken($0) }
    if let first = thresholds.first {
      let all = thresholds.dropFirst().reduce(first) {
        phrases(.and, ["first": $0, "second": $1])
      }
      said.append(phrases(.thresholds, count: thresholds.count, ["values": all]))
    }
    return Self.capitalized((said + ruled(0)).joined(separator: ", "))
  }
}
