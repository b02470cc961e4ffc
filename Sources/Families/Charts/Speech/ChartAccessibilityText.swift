import FioriBasics
import FioriLayout
import FioriModel

/// The accessibility text of a chart: its type, its series, their extremes and their trends.
struct ChartAccessibilityText {
  let view: ChartView
  let chart: ChartElement
  let numbers: ChartNumbers
  let kind: ChartKind
  let phrases: Phrases
  /// The scale of categories that are dates; `nil` for any other.
  let scale: TimeScale?
  private let names: CategoryNames
  private(set) var primary = SpokenAxis.none
  /// The second axis of values; of bubbles, their sizes.
  private(set) var secondary = SpokenAxis.none
  /// The horizontal axis of points.
  private(set) var across = SpokenAxis.none

  init(
    _ view: ChartView, _ chart: ChartElement, _ numbers: ChartNumbers, _ scale: TimeScale? = nil
  ) {
    self.scale = scale
    self.view = view
    self.chart = chart
    self.numbers = numbers
    phrases = numbers.phrases
    kind = view.chartType.kind
    names = CategoryNames(view, numbers, scale)
    guard chart.noData == nil else { return }
    primary = spokenAxis(isSecondary: false)
    secondary = spokenAxis(isSecondary: true)
    across = spokenAcross()
  }

  var accessibilityText: AccessibilityText {
    let title = phrases(kind.accessibility.name)
    guard chart.noData == nil else {
      return AccessibilityText(title: title, text: "\(title), \(phrases(.noChartData))")
    }
    let parts =
      [summary(title)] + kind.accessibility.sentences(self) + placeReferences
      + references(view.numericAxis, chart.primary, isSecondary: false)
      + references(view.secondaryNumericAxis, chart.secondary, isSecondary: true)
    return AccessibilityText(title: title, text: AccessibilityText.joined(parts, by: "."))
  }

  /// Returns texts like `Target at 120` and `Normal from 80 to 100`, for references on the axis.
  private func references(
    _ axis: NumericAxis, _ shown: ChartElement.NumberAxis?, isSecondary: Bool
  ) -> [String] {
    let write = (isSecondary ? secondary : primary).write
    return shownReferences(axis, shown).map { reference($0.title, $0.places.map(write)) }
  }

  /// Returns the titles and the places of the references that are on an axis.
  func shownReferences(
    _ axis: NumericAxis, _ shown: ChartElement.NumberAxis?
  ) -> [(title: String?, places: [Double])] {
    guard let shown, shown.hasSeries else { return [] }
    return axis.references.compactMap { reference in
      let ends = [reference.value ?? reference.from, reference.to].compactMap(\.self)
      guard let low = ends.first, let high = ends.last, low <= shown.ticks.maximum,
        high >= shown.ticks.minimum
      else { return nil }
      return (reference.title, ends)
    }
  }

  /// Returns a text for a line at one place, or for a band between two.
  private func reference(_ title: String?, _ places: [String]) -> String {
    let title = title.flatMap { $0.isEmpty ? nil : $0 }
    return (title.map(BidirectionalControls.completed) ?? phrases(.reference)) + " "
      + (places.count > 1
        ? phrases(.span, ["first": places[0], "last": places[1]])
        : phrases(.at, ["value": places[0]]))
  }

  /// Texts like `Today at Nov 21, 2026` and `Holidays from Jun to Aug`, for lines and bands at categories.
  private var placeReferences: [String] {
    view.categoryAxis.references.compactMap { reference in
      guard !reference.places.isEmpty else { return nil }
      let places = reference.places.map { place in
        let date = scale == nil ? nil : ISODate(place.name)
        return date.map { numbers.spoken($0.time, $0.precision) }
          ?? BidirectionalControls.completed(place.name)
      }
      return self.reference(reference.title, places)
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
      let ends = [0, chart.data.categoryCount - 1]
      let span =
        ends.contains { name(of: $0) != nil }
        ? " " + phrases(.span, ["first": place(of: ends[0]), "last": place(of: ends[1])]) : ""
      parts.append(phrases(countedCategories, count: chart.data.categoryCount) + span)
      let gaps = chart.dates?.interruptions.count ?? 0
      if gaps > 0 { parts.append(phrases(.gapCount, count: gaps)) }
    }
    if view.stacking == .percent { parts.append(phrases(.drawnAsShares)) }
    parts += stacksOfZeros
    if view.sortingSeries == nil { parts += order }
    return parts.joined(separator: ", ")
  }

  /// The order of the categories by their values, or by their sums where columns are side by side; none without `sort`, if
  /// some values are missing in their sums, or if all are equal.
  private var order: [String] {
    switch view.sortsIncompleteSums || view.sortsEqualSums ? nil : view.categoryAxis.sort {
    case .ascending?: [phrases(isOfSums ? .ascendingSums : .ascending)]
    case .descending?: [phrases(isOfSums ? .descendingSums : .descending)]
    case nil: []
    }
  }

  private var isOfSums: Bool {
    view.sortingSeries == nil && chart.data.drawnSeries.count > 1 && !kind.hasTotals
  }

  /// Returns a value with the name of its category, such as `62 in Jan`, or with its number if only others have names.
  private func placed(_ value: String, at category: Int) -> String {
    guard hasNames else { return value }
    return phrases(placing, ["value": value, "place": place(of: category)])
  }

  private var hasNames: Bool { view.categories.contains { $0?.isEmpty == false } }

  /// Returns a value with the names of its categories, such as `7 in C, D and E`, or `7 in 5 categories`.
  private func placed(_ value: String, at categories: [Int]) -> String {
    guard categories.count > 1 else {
      return categories.first.map { placed(value, at: $0) } ?? value
    }
    guard hasNames else { return value }
    return phrases(placing, ["value": value, "place": places(of: categories)])
  }

  /// Returns the names of some categories, or of many their number.
  func places(of categories: [Int]) -> String {
    categories.count <= Self.mostTies
      ? enumerated(categories.map(place)) : phrases(countedCategories, count: categories.count)
  }

  /// The most equal values that are listed (chosen: Docs/charts.md#digits).
  private static let mostTies = 4

  /// The phrase that counts the categories.
  private var countedCategories: Phrase {
    kind.values == .prices ? .timeCount : scale == nil ? .categoryCount : .dateCount
  }

  /// How a value has the name of its category.
  private var placing: Phrase {
    switch names.precision {
    case .second, .minute: .atTime
    case .day: .onDay
    case .month, .year, nil: .inCategory
    }
  }

  /// Returns the text for a series after its name, or by itself for a single unnamed series.
  ///
  /// A text that begins with a category's name keeps the case of its first letter.
  func named(_ series: Int, _ text: String, beginsWithName: Bool = false) -> String {
    let title = title(of: series)
    guard title != nil || (chart.data.drawnSeries.count > 1 && kind.guides.isEmpty) else {
      return beginsWithName ? text : Self.capitalized(text)
    }
    let name = title ?? phrases(.series, ["number": phrases.number(series + 1)])
    return phrases(.named, ["name": name, "text": text])
  }

  /// Returns the title of a series; `nil` for one without letters.
  func title(of series: Int) -> String? {
    let title = chart.series[series].title.map(BidirectionalControls.completed)
    return title?.allSatisfy(\.isWhitespace) == true ? nil : title
  }

  func name(of category: Int) -> String? {
    names[category]
  }

  /// Returns the name of a category, or its number.
  func place(of category: Int) -> String {
    name(of: category) ?? phrases(.category, ["number": phrases.number(category + 1)])
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

// MARK: Series over categories

extension ChartAccessibilityText {
  typealias Entry = (category: Int, value: Double)

  /// Returns a text like `2016: from 62 in Jan to 90 in Dec, highest 186 in Jul, rising`, or without
  /// an order of the categories, `2016: lowest 3 in Brazil, highest 14 in Kenya`.
  func series(_ index: Int, listsUpTo limit: Int) -> String {
    let (all, values) = (shownValues(of: index), entries(of: index))
    guard !values.isEmpty else { return named(index, phrases(.noValues)) }
    // Numbers in different styles or currencies have no least and no greatest.
    let isMixed = view.series[index].hasMixedFormats
    let isShort = values.count <= limit || isMixed
    let entries = isShort ? values : notable(values)
    let write = writer(of: index, distinguishing: entries.map(\.value))
    let said =
      isMixed
      ? entries.map { worded($0, writer(of: index, distinguishing: [$0.value], at: $0.category)) }
      : !isShort
        ? worded(values, write)
        : entries.map {
          kind.isInOrder && values.count < all.count ? numbered($0, write) : worded($0, write)
        }
    let more =
      (view.sortingSeries == index ? order : []) + guides(of: index) + ruled(index)
      + missing(missingCount(of: index), of: all.count) + forecast(of: index) + selected(index)
    return named(index, (said + more).joined(separator: ", "), beginsWithName: isShort)
  }

  /// Returns a text like `Start 100, Q1 +20, Q2 -5, level 115 in Q2` for the steps of a waterfall, or for
  /// more than so many of them, a summary of the levels that they reach.
  func waterfall(listsUpTo limit: Int) -> String {
    let steps = WaterfallSteps(chart.data).steps
    let all = steps.enumerated().compactMap { category, step in
      step.map { (category: category, step: $0) }
    }
    guard let last = all.last else { return named(0, phrases(.noValues)) }
    let isShort = all.count <= limit
    let levels = all.map { (category: $0.category, value: $0.step.end) }
    let spokenValues =
      isShort ? all.map(\.step.value) + [last.step.end] : notable(levels).map(\.value)
    let write = writer(of: 0, distinguishing: spokenValues)
    func step(_ entry: (category: Int, step: WaterfallSteps.Step)) -> String {
      let (value, name) = (entry.step.value, name(of: entry.category))
      let sign = entry.step.isTotal || value <= 0 ? "" : "+"
      return (name.map { $0 + " " } ?? "") + sign + write(value)
    }
    func level(_ text: String) -> String { phrases(.level, ["value": text]) }
    let end = last.step.isTotal ? [] : [level(placed(write(last.step.end), at: last.category))]
    let said = isShort ? all.map(step) + end : worded(levels, write)
    let count = chart.data.categoryCount
    let missing = missing(count - all.count, of: count)
    let text =
      (isShort ? said : [level(said[0])] + said.dropFirst()) + ruled(0) + missing
      + selected(0)
    return named(0, text.joined(separator: ", "), beginsWithName: isShort)
  }

  /// Returns texts like `target 50` and `thresholds 65 and 35` for the series that the values of one are
  /// compared to.
  private func guides(of series: Int) -> [String] {
    guard series == 0 else { return [] }
    let guides = kind.guides.filter { chart.data.values.indices.contains($0.series) }
    let said = guides.compactMap { guide -> (phrase: Phrase, text: String)? in
      let values = chart.data.values[guide.series].compactMap(\.self)
      return range(values, writer(of: guide.series, distinguishing: values)).map {
        (guide.phrase, $0)
      }
    }
    let thresholds = said.filter { $0.phrase == .thresholds }.map(\.text)
    let target = said.filter { $0.phrase != .thresholds }.map {
      phrases($0.phrase, ["value": $0.text])
    }
    return target + self.thresholds(thresholds)
  }

  func thresholds(_ texts: [String]) -> [String] {
    guard !texts.isEmpty else { return [] }
    return [phrases(.thresholds, count: texts.count, ["values": enumerated(texts)])]
  }

  /// Returns texts as a list, such as `C, D and E`.
  func enumerated(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return phrases(
      .and, ["first": texts.dropLast().joined(separator: ", "), "second": last])
  }

  /// Returns a text like `5` or `from 5 to 8`; `nil` without values.
  func range(_ values: [Double], _ spoken: (Double) -> String) -> String? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    let ends = [spoken(least), spoken(greatest)]
    return ends[0] == ends[1]
      ? ends[0] : phrases(.span, ["first": ends[0], "last": ends[1]])
  }

  /// The values that the picture shows, one for each category: of stacks drawn as shares, these. The times
  /// after the last price of a stock chart are yet to come.
  func shownValues(of series: Int) -> [Double?] {
    let values = kind.drawnValues(chart.data)[series]
    let count = kind.values == .prices ? values.count : chart.data.categoryCount
    return (0..<max(values.count, count)).map { category in
      (values[at: category] ?? nil).flatMap { chart.data.share(of: $0, in: category) }
    }
  }

  /// Returns the values that the picture shows, with their categories.
  func entries(of series: Int) -> [Entry] {
    shownValues(of: series).enumerated().compactMap { category, value in
      value.map { (category: category, value: $0) }
    }
  }

  /// The first, the last, the least and the greatest of values, which a text names.
  func notable(_ values: [Entry]) -> [Entry] {
    [
      values.first, values.last, values.min { $0.value < $1.value },
      values.max { $0.value < $1.value },
    ].compactMap(\.self)
  }

  /// Returns the ends of values in an order, the extremes between them, and their trend.
  private func worded(_ values: [Entry], _ write: (Double) -> String) -> [String] {
    let notable = notable(values)
    let (first, last, low, high) = (notable[0], notable[1], notable[2], notable[3])
    func end(_ entry: Entry, at place: Int) -> String {
      entry.category == place || !kind.isInOrder
        ? placed(write(entry.value), at: entry.category) : numbered(entry, write)
    }
    func extreme(_ phrase: Phrase, _ entry: Entry) -> String {
      let equal = values.filter { $0.value == entry.value }.map(\.category)
      return phrases(phrase, ["value": placed(write(entry.value), at: equal)])
    }
    guard low.value < high.value else { return [phrases(.always, ["value": write(low.value)])] }
    guard kind.isInOrder || view.hasOrder(scale, numbers) else {
      return [extreme(.lowest, low), extreme(.highest, high)]
    }
    let inner = values.drop { $0.value == first.value }.reversed().drop { $0.value == last.value }
      .map(\.value)
    let extremes = [
      inner.contains(low.value) ? extreme(.lowest, low) : nil,
      inner.contains(high.value) ? extreme(.highest, high) : nil,
    ]
    let trend = RankTest(values.map(\.value)).trend.map { phrases($0 ? .rising : .falling) }
    let said = [end(first, at: 0), end(last, at: chart.data.categoryCount - 1)]
    return [phrases(.span, ["first": said[0], "last": said[1]])]
      + extremes.compactMap(\.self) + [trend].compactMap(\.self)
  }

  /// Returns texts like `Below target: 3 of 8` for the rules of a series that match some values.
  func ruled(_ series: Int) -> [String] {
    chart.series[series].ruleUses.compactMap { rule in
      guard let title = rule.title else { return nil }
      let total = chart.data.values[series].count { $0 != nil }
      guard total > 1, kind.ruledValues.count > 1 else { return title }
      let count = phrases(
        .partOf, ["part": phrases.number(rule.categories.count), "whole": phrases.number(total)])
      return phrases(.named, ["name": title, "text": count])
    }
  }

  /// Returns a text like `forecast from Jun`; none without a forecast that is drawn.
  func forecast(of series: Int) -> [String] {
    guard let first = chart.firstForecast(of: series) else { return [] }
    return [phrases(.forecastFrom, ["place": place(of: first)])]
  }

  func worded(_ entry: Entry, _ write: (Double) -> String) -> String {
    let number = write(entry.value)
    return name(of: entry.category).map { "\($0) \(number)" } ?? number
  }

  /// Returns a value with its category, such as `62 in Feb`, or without names, `62 in category 2`.
  private func numbered(_ entry: Entry, _ write: (Double) -> String) -> String {
    guard name(of: entry.category) == nil else {
      return placed(write(entry.value), at: entry.category)
    }
    return phrases(
      placing, ["value": write(entry.value), "place": place(of: entry.category)])
  }
}
