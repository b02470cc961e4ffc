import FioriBasics
import FioriCharts
import FioriModel

extension ChartCheck {
  mutating func checkLooks() {
    for (index, series) in chart.series.enumerated() {
      let place = path.key("series").index(index)
      check(series.lineWidth, at: place.key("lineWidth"))
      check(series.point.diameter, at: place.key("point").key("diameter"))
    }
    check(chart.columnCornerRadius, at: path.key("columnCornerRadius"))
    for index in chart.series.indices { checkUse(of: index) }
  }

  /// What a series has and its type does not draw.
  private mutating func checkUse(of index: Int) {
    let series = chart.series[index]
    let isLine = chart.chartType != .combo || !columnSeries.contains(index)
    var unused: [String] = []
    if !traits.options.contains(.lines) || !isLine {
      if series.lineWidth != nil { unused.append("lineWidth") }
      if series.point != ChartPointStyle() { unused.append("point") }
    }
    if !traits.options.contains(.fills), series.fillColor != nil { unused.append("fillColor") }
    for key in unused { warnUnused(key, at: path.key("series").index(index).key(key)) }
    guard chart.chartType == .scatter,
      let sized = series.values.firstIndex(where: { $0?.numbers.count == 3 })
    else { return }
    warnUnused("size", at: path.key("series").index(index).key("values").index(sized))
  }

  private var columnSeries: [Int] { chart.indexesOfColumnSeries ?? [0] }

  private mutating func check(_ length: Double?, at path: DescriptionPath) {
    guard let length, !Limits.length.contains(length) else { return }
    error(path, "expected a length in points, 0 or more, found \(length)")
  }

  mutating func checkCategories() {
    let longest = chart.series.map(\.values.count).max() ?? 0
    let given = chart.categories.count
    if chart.chartType == .stock {
      checkTimes(longest)
    } else if given > 0, !traits.options.contains(.categories) {
      warnUnused("categories", at: path.key("categories"))
    } else if given > 0, given != longest {
      warn(
        path.key("categories"),
        Self.counted(given, "category", "categories") + " for \(Self.counted(longest, "value")); "
          + "\(max(given, longest)) are drawn")
    }
    checkLimits()
  }

  private mutating func checkTimes(_ longest: Int) {
    let place = path.key("categories")
    for (index, time) in chart.categories.enumerated() {
      guard let time, StockTime(time) == nil else { continue }
      error(
        place.index(index),
        "expected a time such as '2026-11-21 09:30:00', found '\(time.prefix(32))'")
    }
    if chart.categories.count != longest {
      warn(
        place,
        Self.counted(chart.categories.count, "time") + " for \(Self.counted(longest, "value")); "
          + "a stock chart draws what has a time"
      )
    }
  }

  /// More than a type reads.
  private mutating func checkLimits() {
    if let limit = traits.seriesLimit, chart.series.count > limit {
      warn(
        path.key("series"),
        "\(chart.series.count) series; '\(chart.chartType.rawValue)' reads the first "
          + "\(limit == 1 ? "one" : "\(limit)")")
      corrected.series = Array(chart.series.prefix(limit))
    }
    for (index, series) in corrected.series.enumerated() {
      let limit =
        index == 0 && chart.chartType == .microBullet
        ? 3 : chart.chartType == .donut ? 1 : traits.valueLimit
      guard let limit, series.values.count > limit else { continue }
      warn(
        path.key("series").index(index).key("values"),
        "\(series.values.count) values; '\(chart.chartType.rawValue)' reads the first "
          + "\(limit == 1 ? "one" : "\(limit)")")
      corrected.series[index].values = Array(series.values.prefix(limit))
    }
    checkWhole()
    checkGuides()
  }

  /// A target or a threshold of a micro area chart has one value for all categories or one for each.
  private mutating func checkGuides() {
    guard chart.chartType == .microArea, let count = chart.series.first?.values.count else {
      return
    }
    for (index, series) in corrected.series.enumerated().dropFirst()
    where ![1, count].contains(series.values.count) {
      warn(
        path.key("series").index(index).key("values"),
        Self.counted(series.values.count, "value") + " for "
          + "\(Self.counted(count, "category", "categories")); give one for all or one for each")
    }
  }

  /// The ring prints the part's value, which is a percentage of a hundred alone.
  private mutating func checkWhole() {
    guard chart.chartType == .microRadial, let values = chart.series.first?.values,
      let whole = values.first??.first, whole != 100
    else { return }
    warn(
      path.key("series").index(0).key("values").index(0),
      "the ring's text is the part with a percent sign, right of 100 alone, found "
        + Decimal.text(whole))
  }
}
