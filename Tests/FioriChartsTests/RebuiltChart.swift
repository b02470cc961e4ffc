import FioriRender

@testable import TestSupport

/// A chart made of what is said of another one, and of nothing else.
struct RebuiltChart {
  private let spoken: SpokenChart
  /// The names of the categories as words say them; none without names.
  private let names: [String]

  init(_ spoken: SpokenChart) {
    self.spoken = spoken
    names = Self.names(spoken)
  }

  /// Returns the place of a category by its name, or by its number if it has none.
  private func place(of name: String) -> Int? {
    names.firstIndex(of: name)
      ?? (name.hasPrefix("category ") ? Int(name.dropFirst(9)).map { $0 - 1 } : nil)
  }

  /// The chart; `nil` if no chart is like the words.
  var view: ChartView? {
    guard let type = Self.types[spoken.title] else { return nil }
    var view = ChartView(type, categories: names.map(RandomSpokenChart.category), series: [])
    for series in spoken.series {
      guard let series, let values = values(of: series) else { return nil }
      view.series.append(ChartSeries(title: series.title, values: values))
      view.series[view.series.count - 1].forecastFrom = series.forecastFrom.map { name in
        names.firstIndex(of: name) ?? 1
      }
    }
    if type == .stock {
      view.categories = names.map { RandomSpokenChart.category($0) + " 00:00:00" }
    } else if view.categories != names || names.contains(where: { Int($0) != nil }) {
      view.categoryAxis.scale = .time
    }
    view.numericAxis.format = format
    return view
  }

  private static let types: [String: ChartType] = [
    "Line chart": .line, "Area chart": .area, "Column chart": .column,
    "Stacked column chart": .stackedColumn, "Bar chart": .bar, "Stacked bar chart": .stackedBar,
    "Combo chart": .combo, "Waterfall chart": .waterfall, "Stock chart": .stock,
    "Micro column chart": .microColumn, "Micro area chart": .microArea,
  ]

  /// The format that writes the numbers as they are said.
  private var format: NumericAxisFormat {
    let numbers = spoken.series.flatMap {
      $0.map { $0.entries.map(\.number) + [$0.always].compactMap(\.self) } ?? []
    }
    let decimals = numbers.map(\.decimals)
    let isAmount = numbers.contains(where: \.isAmount)
    return NumericAxisFormat(
      style: isAmount ? .currency : numbers.contains(where: \.isPercent) ? .percent : .decimal,
      currency: isAmount ? "USD" : nil, minimumFractionDigits: decimals.min(),
      maximumFractionDigits: decimals.max())
  }

  // MARK: Names

  private static func names(_ spoken: SpokenChart) -> [String] {
    let said = spoken.series.flatMap { $0?.entries.compactMap(\.name) ?? [] }
      .filter { !$0.hasPrefix("category ") }
    guard spoken.categoryCount > 1 else { return Array(said.prefix(1)) }
    guard let first = spoken.span.first, let last = spoken.span.last else { return [] }
    for cycle in [RandomSpokenChart.months, RandomSpokenChart.weekdays] {
      guard let start = cycle.firstIndex(of: first) else { continue }
      return (0..<spoken.categoryCount).map { cycle[(start + $0) % cycle.count] }
    }
    guard let start = Period(first), let end = Period(last) else {
      let ends = spoken.series.compactMap { $0?.ends.last?.name }
      return nominal(first, last, said, spoken.categoryCount, end: ends.first)
    }
    let all = (start.number...end.number).map { Period(kind: start.kind, number: $0).name }
    guard spoken.gapCount == 1 else { return all }
    let missing = all.count - spoken.categoryCount
    let gap = (1..<all.count - missing).first { first in
      !all[first..<first + missing].contains { said.contains($0) }
    }
    return gap.map { Array(all[..<$0] + all[($0 + missing)...]) } ?? []
  }

  /// Returns names without an order, with others in place of those that are not said; that of the last
  /// value comes after all others with one.
  private static func nominal(
    _ first: String, _ last: String, _ said: [String], _ count: Int, end: String?
  ) -> [String] {
    var names = [first]
    let tail = end.map { $0 == first || $0 == last ? [last] : [$0, last] } ?? [last]
    for name in said where !(names + tail).contains(name) { names.append(name) }
    for letter in "ABCDEFGHIJKLM" where names.count < count - tail.count {
      names.append("\(letter)")
    }
    return names + tail
  }

  /// A quarter, a month, a day or a year.
  private struct Period {
    var kind: Character
    var number: Int

    init(kind: Character, number: Int) { (self.kind, self.number) = (kind, number) }

    init?(_ name: String) {
      let parts = name.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
      guard let last = parts.last.flatMap({ Int($0) }) else { return nil }
      let month = RandomSpokenChart.months.firstIndex(of: parts[0])
      switch (parts.count, month) {
      case (1, _): self.init(kind: "y", number: last)
      case (2, nil): self.init(kind: "Q", number: last * 4 + (Int(parts[0].dropFirst()) ?? 0) - 1)
      case (2, let month?): self.init(kind: "m", number: last * 12 + month)
      case (3, 2): self.init(kind: "s", number: Int(parts[1]) ?? 0)
      default: self.init(kind: "d", number: Int(parts[1]) ?? 0)
      }
    }

    /// Days are those of June 2025, and in stock charts of March 2026.
    var name: String {
      switch kind {
      case "Q": "Q\(number % 4 + 1) \(number / 4)"
      case "m": "\(RandomSpokenChart.months[number % 12]) \(number / 12)"
      case "s": "Mar \(number), 2026"
      case "d": "Jun \(number), 2025"
      default: "\(number)"
      }
    }
  }

  // MARK: Values

  private func values(of series: SpokenSeries) -> [ChartValue?]? {
    let count = spoken.categoryCount
    var missing = series.missing?.count ?? 0
    if series.hasNoValues { return [nil] }
    var places: [Int: Double] = [:]
    for (index, entry) in series.entries.enumerated() {
      let isLast = entry.name == nil && !series.ends.isEmpty && index == 1
      let place =
        entry.name.flatMap(place)
        ?? (isLast ? count - 1 : (0..<count).first { places[$0] == nil })
      places[place ?? index] = entry.number.value
    }
    var free = (0..<count).filter { places[$0] == nil }
    if !series.ends.isEmpty {
      // Nothing is known before the first value and after the last one.
      // Values without names are those of the first and the last place.
      let ends = zip(series.ends, [0, count - 1]).map { end, place in
        end.name.flatMap(self.place) ?? place
      }
      let inside = free.filter { ends[0] < $0 && $0 < ends[1] }
      missing -= free.count - inside.count
      free = inside
    }
    guard missing >= 0, missing <= free.count else { return nil }
    free = Array(free.dropLast(missing))
    let all = fillings(of: free, in: series).lazy.map { filling in
      (0..<count).map { places[$0] ?? filling[$0] }
    }
    return all.first { values in
      let chart = ChartView(.line, values)
      return series.ends.isEmpty || SpokenFacts(chart, series: 0).direction == series.direction
    }?.map { $0.map { .number(isPercent ? $0 / 100 : $0) } }
  }

  private var isPercent: Bool {
    spoken.series.contains {
      $0?.entries.contains(where: \.number.isPercent) ?? false || $0?.always?.isPercent ?? false
    }
  }

  /// Returns values between the least and the greatest for places, in several orders.
  private func fillings(of places: [Int], in series: SpokenSeries) -> [[Int: Double]] {
    let numbers = series.entries.map(\.number.value) + [series.always?.value].compactMap(\.self)
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
    func filling(_ share: (Int) -> Double) -> [Int: Double] {
      Dictionary(
        uniqueKeysWithValues: places.enumerated().map { ($1, low + (high - low) * share($0)) })
    }
    // From the middle over a line that rises or falls to any order.
    let step = 1 / Double(places.count + 1)
    var chance = Chance(seed: places.count)
    return [
      filling { _ in 0.5 }, filling { Double($0 + 1) * step },
      filling { 1 - Double($0 + 1) * step },
    ]
      + (0..<100).map { _ in
        let order = places.indices.map { _ in Double(1 + chance.below(99)) / 100 }
        return filling { order[$0] }
      }
  }
}
