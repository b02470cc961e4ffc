import FioriBasics
package import FioriLowering
import FioriModel

/// The names that charts have in common: of categories, so that the same place is the same name in all,
/// and of series, so that the same name has the same color.
struct SharedNames: Sendable {
  private var places: [String] = []
  private var known: Set<String> = []
  private var canJoinPlaces = true
  private var chartCount = 0
  private var titles: [String] = []
  private var knownTitles: Set<String> = []
  /// The names of the first chart with several series.
  private var firstTitles: [String] = []
  /// Whether charts with several series have different names, or the same in different orders.
  private(set) var hasUnlikeSeries = false

  /// The names of all categories, in their order; `nil` if the charts have other kinds of names.
  var categories: [String]? {
    guard canJoinPlaces, chartCount > 1 else { return nil }
    return NameOrder(of: places).map { order in order.sortedIndices.map { places[$0] } } ?? places
  }

  /// The names of all series of charts with several; `nil` without any.
  var series: [String]? { titles.isEmpty ? nil : titles }

  mutating func add(_ view: ChartView) {
    addCategories(of: view)
    addSeries(of: view)
  }

  mutating func addSeries(of view: ChartView) {
    let own = view.colorTitles
    guard own.count > 1 else { return }
    if firstTitles.isEmpty { firstTitles = own }
    hasUnlikeSeries = hasUnlikeSeries || own != firstTitles
    for title in own where knownTitles.insert(title).inserted { titles.append(title) }
  }

  private mutating func addCategories(of view: ChartView) {
    guard view.hasSharedPlaces, canJoinPlaces else { return }
    let own = view.categories.compactMap(\.self)
    guard own.count == view.categoryCount, Set(own).count == own.count, !own.contains("") else {
      canJoinPlaces = false
      return
    }
    chartCount += 1
    let isAlike =
      known.isEmpty || own.contains(where: known.contains) || NameOrder(of: places + own) != nil
    guard isAlike, known.count + own.count <= Self.mostNames else {
      canJoinPlaces = false
      return
    }
    for name in own where known.insert(name).inserted { places.append(name) }
  }

  /// More names than a chart has space for.
  private static let mostNames = 1_000
}

/// Collects the names of series one view after the other, so that each keeps its color in all charts.
///
/// It is not generic: looking up the types of a sequence of views takes 3 % of the program's start.
package struct SeriesColorSearch: Sendable {
  private var names = SharedNames()

  package init() {}

  /// Adds the charts of a view.
  package mutating func add(_ view: any Component) {
    for case let chart as ChartView in view.allParts { names.addSeries(of: chart) }
  }

  /// The range that the charts share only because of these names; `nil` if all have the same names in the
  /// same order.
  package var range: SharedRange? {
    guard names.hasUnlikeSeries, let series = names.series else { return nil }
    var range = SharedRange()
    range.seriesNames = series
    return range
  }
}

extension ChartView {
  /// Whether the chart has places by the names of its categories, which others can share.
  fileprivate var hasSharedPlaces: Bool {
    let kind = chartType.kind
    return kind.values == .numbers && kind.options.contains(.categories)
      && !kind.options.contains(.totals) && chartType.plot.axes != .none && !isOnTimeScale
      && categoryAxis.sort == nil && categoryAxis.explicitMin == nil
      && categoryAxis.explicitMax == nil
  }

  /// The titles of series that have colors of the palette.
  fileprivate var colorTitles: [String] {
    guard chartType.kind.hasPaletteColors else { return [] }
    return series.enumerated().compactMap { index, series in
      series.color == nil && index != chartType.kind.targetSeries && series.title?.isEmpty == false
        ? series.title : nil
    }
  }

  /// Returns the chart with places for the names that other charts have as well.
  func including(_ names: [String]?) -> ChartView {
    guard let names, hasSharedPlaces, names.count > categories.count else { return self }
    let own = Dictionary(
      categories.enumerated().compactMap { index, name in name.map { ($0, index) } }
    ) { first, _ in first }
    guard own.count == categoryCount, own.keys.allSatisfy(Set(names).contains) else { return self }
    var view = ordered(names.enumerated().map { own[$1] ?? categoryCount + $0 })
    view.categories = names
    return view
  }

  /// Returns the index of each series in the palette: of its name among the names of all charts, as far as no
  /// two series then have the same.
  func paletteIndices(sharing names: [String]?) -> [Int] {
    let own = Array(series.indices)
    guard let names, chartType.kind.hasPaletteColors else { return own }
    let shared = series.map { series in series.title.flatMap(names.firstIndex) }
    let free = shared.compactMap(\.self)
    guard Set(free.map { $0 % ChartKind.paletteCount }).count == free.count else { return own }
    var next = names.count
    return shared.map { index in
      if let index { return index }
      defer { next += 1 }
      return shared.allSatisfy { $0 == nil } ? next - names.count : next
    }
  }
}
