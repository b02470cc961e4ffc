import FioriRender
import Testing

@testable import TestSupport

/// What the words of every chart say, tried on a thousand random ones.
struct ChartWordsPropertyTests {
  private static let overCategories = stride(from: 0, to: 880, by: 88).map { $0..<$0 + 88 }

  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private func words(_ chart: ChartView) throws -> String {
    try renderer.drawing(of: Figure(chart)).accessibilityText.text
  }

  // MARK: Charts over categories

  @Test(arguments: overCategories)
  func `each number in the text is in the data, and each trend passes the rank test`(
    seeds: Range<Int>
  ) throws {
    for seed in seeds {
      let chart = RandomSpokenChart(seed: seed)
      let words = try words(chart.view)
      let all = chart.view.series.indices.map { SpokenFacts(chart.view, series: $0) }
      let place: Comment = "seed \(seed): \(words)"
      guard !words.hasSuffix(", no data") else {
        #expect(all.allSatisfy { $0.entries.isEmpty }, place)
        continue
      }
      let spoken = try #require(SpokenChart(words), place)
      check(spoken, of: chart, place)
      expect(spoken.series.count, is: all.count, place)
      for (index, facts) in all.enumerated() {
        let series = try #require(spoken.series[index], place)
        check(series, facts, chart, place)
        checkTrend(series, facts, isOrdered: chart.isOrdered, place)
        let forecast = chart.view.series[index].forecastFrom.map { first in
          chart.names.isEmpty ? "" : chart.names[first]
        }
        if !facts.entries.isEmpty { expect(series.forecastFrom, is: forecast, place) }
      }
    }
  }

  private func check(_ spoken: SpokenChart, of chart: RandomSpokenChart, _ place: Comment) {
    let view = chart.view
    expect(spoken.seriesCount, is: view.series.count, place)
    expect(spoken.categoryCount, is: max(view.categoryCount, 1), place)
    expect(spoken.gapCount, is: chart.gapCount, place)
    expect(spoken.isOfShares, is: view.stacking == .percent, place)
    let isSorted = spoken.isSorted || spoken.series.contains { $0?.isSorted == true }
    // The first part decides the order of stacks of shares, unless it has no values.
    let saysOrder =
      view.stacking == .normal || view.series.count == 1
      || view.series[0].values.contains { $0 != nil }
    let known = view.series.filter { $0.values.contains { $0 != nil } }
    let lacksParts = (0..<view.categoryCount).contains { category in
      let count = known.count { category < $0.values.count && $0.values[category] != nil }
      return (1..<max(known.count, 1)).contains(count)
    }
    // Equal sums have no order, nor have whole stacks of one series with one sign.
    let isWhole = view.stacking == .percent && known.count == 1
    func measure(_ value: ChartValue?) -> [Double] {
      (value?.numbers ?? []).map { isWhole ? ($0 < 0 ? -1 : 1) : $0 }
    }
    let hasOrder = (0..<view.categoryCount).contains { category in
      view.series.contains {
        $0.values.indices.contains(category)
          && measure($0.values[category]) != measure($0.values[0])
      }
    }
    expect(
      isSorted, is: view.categoryAxis.sort != nil && saysOrder && !lacksParts && hasOrder, place)
    guard view.categoryAxis.sort == nil else { return }
    let span = [chart.names.first, chart.names.last].compactMap(\.self)
    expect(spoken.span, is: chart.names.count > 1 ? span : [], place)
  }

  private func check(
    _ series: SpokenSeries, _ facts: SpokenFacts, _ chart: RandomSpokenChart, _ place: Comment
  ) {
    let entries = facts.entries
    expect(series.hasNoValues, is: entries.isEmpty, place)
    let hasMissing = facts.missingCount > 0 && !entries.isEmpty
    expect(series.missing?.count ?? 0, is: hasMissing ? facts.missingCount : 0, place)
    expect(series.missing?.total ?? facts.count, is: facts.count, place)
    guard let first = entries.first, let last = entries.last else { return }
    for entry in series.entries {
      let found = entries.contains { value in
        entry.number.isRounding(of: value.value)
          && (entry.name ?? "&").split(separator: "&").allSatisfy { name in
            entries.contains { $0.value == value.value && chart.said($0.category) == name }
          }
      }
      #expect(found && (entry.name == nil || !chart.names.isEmpty || chart.saysNumbers), place)
    }
    if entries.count <= (chart.view.chartType == .waterfall ? 12 : 3) {
      return expect(series.listed.count, is: entries.count, place)
    }
    guard facts.low < facts.high else {
      #expect(series.always?.isRounding(of: facts.low) == true, place)
      return
    }
    #expect(series.always == nil && series.listed.isEmpty, place)
    if chart.isOrdered {
      #expect(series.ends.first?.number.isRounding(of: first.value) == true, place)
      #expect(series.ends.last?.number.isRounding(of: last.value) == true, place)
      #expect(series.ends.first?.name == chart.end(first.category, at: 0), place)
      #expect(series.ends.last?.name == chart.end(last.category, at: facts.count - 1), place)
    } else {
      #expect(series.ends.isEmpty, place)
    }
    let between = chart.isOrdered ? facts.between : entries.map(\.value)
    for (entry, extreme) in [(series.low, facts.low), (series.high, facts.high)] {
      expect(entry == nil, is: !between.contains(extreme), place)
      #expect(entry?.number.isRounding(of: extreme) ?? true, place)
    }
    checkDigits(series, [first.value, last.value, facts.low, facts.high], place)
  }

  /// Values that differ are told apart.
  private func checkDigits(_ series: SpokenSeries, _ values: [Double], _ place: Comment) {
    let said = series.entries.map(\.number.value)
    let telling = series.ends.isEmpty ? Set(values.suffix(2)) : Set(values)
    expect(Set(said).count, is: telling.count, place)
  }

  private func checkTrend(
    _ series: SpokenSeries, _ facts: SpokenFacts, isOrdered: Bool, _ place: Comment
  ) {
    let isSpoken = isOrdered && !series.ends.isEmpty
    expect(series.direction, is: isSpoken ? facts.direction : 0, place)
    if series.direction != 0, let probability = facts.probability {
      #expect(probability <= 0.05, place)
    }
  }

  @Test func `charts rebuilt from their words alone have the same ends, extremes, gaps and trends`()
    throws
  {
    var count = 0
    for seed in 0..<330 {
      let chart = RandomSpokenChart(seed: seed)
      let view = chart.view
      guard view.categoryAxis.sort == nil, view.stacking == .normal,
        view.indexesOfSecondaryValuesAxis.isEmpty
      else { continue }
      let words = try words(view)
      guard let spoken = SpokenChart(words),
        spoken.series.contains(where: { $0?.low != nil || $0?.ends.isEmpty == false })
      else { continue }
      // Where a name is in a list without an order is not known.
      guard
        view.chartType != .microArea || chart.places != .nominal
          || spoken.series.allSatisfy({ series in
            zip(series?.ends ?? [], spoken.span).allSatisfy { $0.name == $1 }
          })
      else { continue }
      // Only one of several places of an extreme is rebuilt.
      guard !spoken.series.contains(where: { $0?.hasTies == true }) else { continue }
      count += 1
      let place: Comment = "seed \(seed): \(words)"
      let rebuilt = try #require(RebuiltChart(spoken).view, place)
      // Names without an order may stand in another one.
      let isListed = spoken.series.contains { $0?.listed.isEmpty == false }
      if chart.places != .nominal || !isListed {
        try expect(self.words(rebuilt), is: words, place)
      }
      for index in view.series.indices {
        let decimals = spoken.series[index]?.entries.map(\.number.decimals).min() ?? 0
        compare(
          SpokenFacts(view, series: index), SpokenFacts(rebuilt, series: index), decimals,
          isOrdered: chart.isOrdered, place)
      }
    }
    #expect(count >= 30)
  }

  private func compare(
    _ one: SpokenFacts, _ other: SpokenFacts, _ decimals: Int, isOrdered: Bool, _ place: Comment
  ) {
    expect(other.entries.isEmpty, is: one.entries.isEmpty, place)
    guard let first = one.entries.first, let last = one.entries.last,
      let otherFirst = other.entries.first, let otherLast = other.entries.last
    else { return }
    expect(other.missingCount, is: one.missingCount, place)
    var pairs = [(one.low, other.low), (one.high, other.high)]
    if isOrdered {
      expect(other.direction, is: one.direction, place)
      if one.low < one.high {
        expect(otherFirst.category, is: first.category, place)
        expect(otherLast.category, is: last.category, place)
      }
      pairs += [(first.value, otherFirst.value), (last.value, otherLast.value)]
    }
    for (value, rebuilt) in pairs {
      #expect(SpokenNumber(value: rebuilt, decimals: decimals).isRounding(of: value), place)
    }
  }

  // MARK: Points and parts

  @Test func `the numbers of points, parts and bullets are in the data`() throws {
    for seed in 0..<120 {
      let chart = RandomSpokenParts(seed: seed)
      let words = try words(chart.view)
      let (said, expected) = (chart.numbers(in: words), chart.numbers)
      let place: Comment = "seed \(seed): \(words), not \(expected)"
      expect(said.count, is: expected.count, place)
      for (number, value) in zip(said, expected) {
        #expect(number.isRounding(of: value), place)
      }
    }
  }
}
