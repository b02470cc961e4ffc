import FioriRender

@testable import TestSupport

/// A chart by chance whose words can be taken apart, the same for the same seed: its titles and names
/// have no digits but those of dates.
struct RandomSpokenChart {
  /// What stands at the places of the category axis.
  enum Places: CaseIterable {
    case none, months, weekdays, quarters, nominal, datesOfMonths, days, years
  }

  static let types: [ChartType] = [
    .line, .area, .column, .stackedColumn, .bar, .stackedBar, .combo, .waterfall, .stock,
    .microColumn, .microArea,
  ]
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let nominal = [
    "Kenya", "Brazil", "Chile", "Ghana", "India", "Japan", "Nepal", "Oman", "Peru", "Qatar",
    "Spain", "Togo", "Yemen",
  ]

  private(set) var view: ChartView
  private(set) var places: Places
  /// The names of the categories as words say them; none without names.
  private(set) var names: [String] = []
  /// How often regular dates are missing.
  private(set) var gapCount = 0
  /// Whether values can rise and fall along the categories.
  private(set) var isOrdered = false

  init(seed: Int, types: [ChartType] = types) {
    var chance = Chance(seed: seed)
    view = ChartView(types[seed % types.count], series: [])
    places = .none
    setPlaces(&chance)
    let count = names.isEmpty ? chance.below(14) : names.count
    view.series = (0...(view.chartType.isOfOneSeries ? 0 : chance.below(3))).map { _ in
      Self.series(count, isOfPrices: view.chartType == .stock, &chance)
    }
    setOptions(&chance)
    isOrdered = places != .none && places != .nominal && view.categoryAxis.sort == nil
    if [.stock, .microArea].contains(view.chartType) { isOrdered = true }
  }

  // MARK: Names

  /// Returns the name of a category; `nil` without names.
  func name(of category: Int) -> String? { names.isEmpty ? nil : names[category] }

  /// Whether words say the number of a category without a name.
  var saysNumbers: Bool { view.chartType == .microArea }

  /// Returns how words name a category.
  func said(_ category: Int) -> String { name(of: category) ?? "category \(category + 1)" }

  /// Returns how words name the end of a series: by its number, if nothing else says that it is not at the end
  /// of the categories.
  func end(_ category: Int, at place: Int) -> String? {
    saysNumbers && category != place ? said(category) : name(of: category)
  }

  private mutating func setPlaces(_ chance: inout Chance) {
    let isStock = view.chartType == .stock
    places = isStock ? .days : chance.any()
    let onTime: [ChartType] = [.line, .area, .column, .stackedColumn, .combo]
    if [.datesOfMonths, .days, .years].contains(places), !isStock {
      if onTime.contains(view.chartType) {
        view.categoryAxis.scale = .time
      } else {
        places = .months
      }
    }
    let count = 1 + chance.below(places == .weekdays ? 7 : 12)
    let start = chance.below(12)
    let kept = isStock ? Array(0..<count) : keptDates(count, &chance)
    switch places {
    case .none: break
    case .months: names = (0..<count).map { Self.months[($0 + start) % 12] }
    case .weekdays: names = (0..<count).map { Self.weekdays[($0 + start) % 7] }
    case .quarters:
      names = (0..<count).map { "Q\(($0 + start) % 4 + 1) \(2020 + ($0 + start) / 4)" }
    case .nominal: names = (0..<count).map { Self.nominal[($0 * 5 + start) % 13] }
    case .datesOfMonths:
      names = kept.map { Self.months[($0 + start) % 12] + " \(2023 + ($0 + start) / 12)" }
    case .days: names = kept.map { isStock ? Self.stockDay($0) : "Jun \($0 + 2), 2025" }
    case .years: names = kept.map { "\(2001 + $0)" }
    }
    view.categories = names.map { Self.category($0) + (isStock ? " 00:00:00" : "") }
  }

  /// Returns which of some dates are kept. One or two that are next to each other are left out of many,
  /// from Tuesday to Friday.
  private mutating func keptDates(_ count: Int, _ chance: inout Chance) -> [Int] {
    let all = Array(0..<count)
    guard count >= 7, [.datesOfMonths, .days, .years].contains(places), chance.below(2) == 0 else {
      return all
    }
    gapCount = 1
    let first = 1 + chance.below(3)
    let missing = first...(first + chance.below(2))
    return all.filter { !missing.contains($0) }
  }

  private static func stockDay(_ index: Int) -> String { "Mar \(index + 10), 2026" }

  /// Returns a category for a name: of a date, its form in ISO 8601.
  static func category(_ name: String) -> String {
    let parts = name.split { $0 == " " || $0 == "," }.map(String.init)
    guard let month = months.firstIndex(of: parts[0]), let year = parts.last, parts.count > 1 else {
      return name
    }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(year)-\(two(month + 1))"
    return parts.count == 2 ? date : date + "-\(two(Int(parts[1]) ?? 0))"
  }

  // MARK: Values

  private static func series(
    _ count: Int, isOfPrices: Bool, _ chance: inout Chance
  ) -> ChartSeries {
    let base = [0.0, 0, -500, 1_000_000, 37.5][chance.below(5)]
    let scale = [0.0001, 0.01, 1, 1, 250, 4_000_000][chance.below(6)]
    let slope = Double(chance.below(5) - 2) * 150
    let noise = [0, 1, 4, 1000][chance.below(4)]
    var values: [ChartValue?] = (0..<count).map { index in
      let value =
        slope * Double(index) + Double(noise == 0 ? 0 : chance.below(noise) * (1000 / noise))
      return .number(base + value / 1000 * scale)
    }
    if chance.below(2) == 0 { values = values.map { chance.below(5) == 0 ? nil : $0 } }
    if !isOfPrices, chance.below(6) == 0 {
      values.removeLast(min(chance.below(3), max(count - 1, 0)))
    }
    return ChartSeries(
      title: chance.below(3) == 0 ? nil : ["Orders", "Returns", "Plan"][chance.below(3)],
      values: values)
  }

  private mutating func setOptions(_ chance: inout Chance) {
    let type = view.chartType
    view.numericAxis.format = Self.format(&chance)
    view.secondaryNumericAxis.format = Self.format(&chance)
    if [.line, .area, .combo].contains(type), view.series.count > 1, chance.below(3) == 0 {
      view.indexesOfSecondaryValuesAxis = [1]
    }
    if [.stackedColumn, .stackedBar].contains(type), chance.below(2) == 0 {
      view.stacking = .percent
    }
    if type == .waterfall, view.series[0].values.count > 2 {
      view.series[0].values[view.series[0].values.count - 1] = nil
      view.indexesOfTotalsCategories = [view.series[0].values.count - 1]
    }
    if [.column, .bar, .stackedBar].contains(type), view.categoryAxis.scale != .time,
      chance.below(5) == 0
    {
      view.categoryAxis.sort = [.ascending, .descending][chance.below(2)]
    } else if [.line, .column, .stock].contains(type), view.series[0].values.count > 1,
      chance.below(6) == 0
    {
      view.series[0].forecastFrom = 1
    }
  }

  private static func format(_ chance: inout Chance) -> NumericAxisFormat {
    switch chance.below(6) {
    case 0: NumericAxisFormat(style: .percent)
    case 1: NumericAxisFormat(style: .currency, currency: "USD")
    case 2: NumericAxisFormat(minimumFractionDigits: 0, maximumFractionDigits: chance.below(3))
    case 3: NumericAxisFormat(minimumFractionDigits: 1 + chance.below(2))
    default: NumericAxisFormat()
    }
  }
}

extension ChartType {
  /// Whether only one series is told.
  fileprivate var isOfOneSeries: Bool {
    [.waterfall, .stock, .microColumn, .microArea].contains(self)
  }
}
