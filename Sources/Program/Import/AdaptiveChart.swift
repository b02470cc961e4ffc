import FioriBasics
import FioriRender

/// A chart of Microsoft's extension of adaptive cards.
struct AdaptiveChart {
  private enum Kind {
    /// Each row is a series of one value.
    case slices
    /// Each row is a value of the only series.
    case values
    /// Each row is a series with its values.
    case series
    /// Each row is a category with the values of all series.
    case categories
    case gauge
  }

  private let kind: Kind
  /// `nil` for a gauge, which is drawn as a ring.
  private let type: ChartType?

  /// Creates a chart; `nil` for a type that is not one.
  init?(_ type: String) {
    guard let (kind, type) = Self.types[type] else { return nil }
    (self.kind, self.type) = (kind, type)
  }

  private static let types: [String: (Kind, ChartType?)] = [
    "Chart.Donut": (.slices, .donut), "Chart.Pie": (.slices, .donut),
    "Chart.VerticalBar": (.values, .column), "Chart.HorizontalBar": (.values, .bar),
    "Chart.VerticalBar.Grouped": (.series, .column), "Chart.Line": (.series, .line),
    "Chart.HorizontalBar.Stacked": (.categories, .stackedBar), "Chart.Gauge": (.gauge, nil),
  ]

  /// A value with the name of its place and its color.
  private struct Point {
    let name: String
    let number: Double?
    let color: JSONText?
  }

  /// Returns the title of a chart, unless it is hidden.
  func title(_ part: ManifestPart, _ item: JSONNode?, _ reader: AdaptiveReader) -> BoundValue? {
    let value = reader.text(part, item)
    return value.json == nil ? nil : value
  }

  /// Returns the view of a chart; `nil` if it has no data, which is reported.
  func view(
    _ element: ManifestPart, _ item: JSONNode?, _ reader: AdaptiveReader
  ) -> [(String, JSONText)]? {
    for key in ["showTitle", "thickness", "showOutlines", "gap"] { element[key]?.settle() }
    guard let type else { return gauge(element, item, reader) }
    let noted = reader.work.account.count
    guard let data = element["data"], let rows = reader.rows(of: data, item), !rows.isEmpty else {
      element.leaveOut(
        .chartWithoutData(remedy: "set 'data' of the element"),
        isNamed: reader.work.account.count > noted)
      return nil
    }
    if reader.text(element["displayMode"], item).string.lowercased() == "parttowhole" {
      element["displayMode"]?.leaveOut(.sharesOfBars)
    }
    let isStacked = element["stacked"]?.is(true) == true
    _ = element["stacked"]?.is(false)
    var view: [(String, JSONText)] = [
      ("type", "chartView"),
      ("chartType", .string((isStacked ? .stackedColumn : type).rawValue)),
    ]
    var (categories, series) = parts(rows, element, item, reader)
    guard series.contains(where: { !$0.numbers.isEmpty }) else {
      element.leaveOut(.chartWithoutNumbers)
      return nil
    }
    if series.count > Limits.seriesCount {
      element.note(.seriesNotDrawn(series.count, limit: Limits.seriesCount))
      series = Array(series.prefix(Limits.seriesCount))
    }
    let areDates = takeDates(&categories)
    view.add("categories", categories.map(JSONText.string))
    view.add("series", .array(series.map(\.json)))
    if kind == .values { view.add("colorsForCategory", colors(rows, item, reader)) }
    addAxes(element, item, reader, areDates, to: &view)
    let isNamed = series.count > 1 || kind == .slices || series[0].title.isEmpty == false
    let legend = element["showLegend"]
    if isNamed, reader.text(legend, item).string != "false" { view.add("legend", "bottom") }
    return view
  }

  // MARK: Series

  private func parts(
    _ rows: [ManifestPart], _ element: ManifestPart, _ item: JSONNode?, _ reader: AdaptiveReader
  ) -> (categories: [String], series: [ChartSeries]) {
    switch kind {
    case .slices:
      let points = points(rows, item, reader)
      let series = points.map {
        ChartSeries(title: $0.name, values: [$0.number.json], measure: nil, color: $0.color)
      }
      return ([], series)
    case .values, .gauge:
      let points = points(rows, item, reader)
      let color = color(element["color"], item, reader)
      return (
        points.map(\.name),
        [
          ChartSeries(title: "", values: points.map(\.number.json), measure: nil, color: color)
        ]
      )
    case .series:
      let all = rows.map { row in
        (
          title: reader.text(row["legend"], item).string, color: color(row["color"], item, reader),
          points: points(row["values"].flatMap { reader.rows(of: $0, item) } ?? [], item, reader)
        )
      }
      let names = all.flatMap { $0.points.map(\.name) }.distinct
      let series = all.map {
        ChartSeries(
          title: $0.title, values: values($0.points, at: names), measure: nil, color: $0.color)
      }
      return (names, series)
    case .categories:
      let all = rows.map { row in
        points(row["data"].flatMap { reader.rows(of: $0, item) } ?? [], item, reader)
      }
      let series = all.joined().map(\.name).distinct.map { name in
        let points = all.map { $0.last { $0.name == name } }
        return ChartSeries(
          title: name, values: points.map { ($0?.number).json }, measure: nil,
          color: points.lazy.compactMap { $0?.color }.first)
      }
      return (rows.map { reader.text($0["title"], item).string }, series)
    }
  }

  private func values(_ points: [Point], at names: [String]) -> [JSONText] {
    let numbers = Dictionary(points.map { ($0.name, $0.number) }) { $1 }
    return names.map { (numbers[$0] ?? nil).json }
  }

  private func points(
    _ rows: [ManifestPart], _ item: JSONNode?, _ reader: AdaptiveReader
  ) -> [Point] {
    rows.map { row in
      Point(
        name: reader.text(row["x"] ?? row["legend"], item).string,
        number: number(row["y"] ?? row["value"], item, reader),
        color: color(row["color"], item, reader))
    }
  }

  private func number(
    _ part: ManifestPart?, _ item: JSONNode?, _ reader: AdaptiveReader
  ) -> Double? {
    let value = reader.text(part, item)
    if let number = value.number, abs(number) <= Limits.value { return number }
    if !value.string.isEmpty { part?.leaveOut(.notANumberInChart(value.string)) }
    return nil
  }

  /// Returns the colors of the values of the only series.
  private func colors(
    _ rows: [ManifestPart], _ item: JSONNode?, _ reader: AdaptiveReader
  ) -> JSONText? {
    let colors = rows.enumerated().compactMap { index, row in
      color(row["color"], item, reader).map { ("\(index)", $0) }
    }
    return colors.isEmpty ? nil : ["0": .object(colors)]
  }

  /// Makes dates of names if all are, each once; returns whether they are placed by time.
  private func takeDates(_ names: inout [String]) -> Bool {
    let dates = names.compactMap(ManifestDate.iso)
    guard kind == .series, dates.count == names.count, names.allSatisfy({ $0.contains("-") }),
      Set(dates).count == dates.count
    else { return false }
    names = dates
    return true
  }

  private func addAxes(
    _ element: ManifestPart, _ item: JSONNode?, _ reader: AdaptiveReader, _ areDates: Bool,
    to view: inout [(String, JSONText)]
  ) {
    guard kind != .slices else { return }
    var categories: [(String, JSONText)] = []
    categories.add("title", reader.text(element["xAxisTitle"], item).json)
    if areDates { categories.add("scale", "time") }
    view.add("categoryAxis", categories)
    var numbers: [(String, JSONText)] = []
    numbers.add("title", reader.text(element["yAxisTitle"], item).json)
    let least = number(element["yMin"], item, reader)
    let greatest = number(element["yMax"], item, reader)
    if let least, let greatest, least >= greatest {
      element["yMin"]?.leaveOut(.endsOfAxis)
    } else {
      numbers.add("explicitMin", least.map(JSONText.value))
      numbers.add("explicitMax", greatest.map(JSONText.value))
    }
    view.add("numericAxis", numbers)
    if element["showBarValues"]?.is(true) == true { view.add("valueLabels", "fit") }
    _ = element["showBarValues"]?.is(false)
  }

  // MARK: Gauges

  /// Returns a ring in place of a gauge.
  private func gauge(
    _ element: ManifestPart, _ item: JSONNode?, _ reader: AdaptiveReader
  ) -> [(String, JSONText)]? {
    for key in ["showMinMax", "showNeedle", "showLegend"] { element[key]?.settle() }
    guard let value = number(element["value"], item, reader) else {
      element.leaveOut(.gaugeWithoutNumber)
      return nil
    }
    let segments = (element["segments"].flatMap { reader.rows(of: $0, item) } ?? []).map {
      (
        size: number($0["size"], item, reader) ?? 0, color: color($0["color"], item, reader),
        title: reader.text($0["legend"], item).string
      )
    }
    let least = number(element["min"], item, reader) ?? 0
    let sum = segments.map { max($0.size, 0) }.reduce(0, +)
    let greatest = number(element["max"], item, reader) ?? (sum > 0 ? least + sum : 100)
    guard greatest > least else {
      element.leaveOut(.gaugeWithoutRange)
      return nil
    }
    let share = (value - least) / (greatest - least)
    let isFraction = reader.text(element["valueFormat"], item).string.lowercased() == "fraction"
    let content: JSONText =
      isFraction
      ? ["fraction": ["value": .value(value), "total": .value(greatest)]]
      : ["metric": ["value": .value(share), "style": "percent"]]
    var view: [(String, JSONText)] = [("type", "kpiProgressView"), ("items", .array([content]))]
    view.add("progress", .value(min(max(share, 0), 1)))
    var rules: [JSONText] = []
    var end = 0.0
    var current: String?
    for segment in segments where segment.size > 0 {
      let start = end
      end += segment.size / max(sum, .leastNormalMagnitude)
      let isLast = end > 0.999_999
      if current == nil, share <= end || isLast { current = segment.title }
      guard let color = segment.color else { continue }
      var rule: [(String, JSONText)] = [("from", .value(start))]
      if !isLast { rule.append(("to", .value(end))) }
      rule.append(("color", color))
      rule.add("title", segment.title.isEmpty ? nil : .string(segment.title))
      rules.append(.object(rule))
    }
    view.add("rules", rules)
    view.add("caption", reader.text(element["subLabel"], item).json)
    view.add("footnote", current.flatMap { $0.isEmpty ? nil : .string($0) })
    return view
  }

  // MARK: Colors

  private func color(
    _ part: ManifestPart?, _ item: JSONNode?, _ reader: AdaptiveReader
  ) -> JSONText? {
    let name = reader.text(part, item).string.lowercased()
    switch name {
    case "": return nil
    case "good": return "positiveLabel"
    case "warning": return "criticalLabel"
    case "attention": return "negativeLabel"
    case "neutral", "diverginggray": return "tertiaryLabel"
    default: break
    }
    if let hue = Self.hues.first(where: { name.hasSuffix($0.name) }) {
      return .string("chart\(hue.number)")
    }
    if name.hasPrefix("sequential"), let number = Int(name.dropFirst(10)), number > 0 {
      return .string("chart\((number - 1) % 11 + 1)")
    }
    part?.leaveOut(.unknownAdaptiveColor(name))
    return nil
  }

  /// The colors of charts that resemble the colors of names such as `categoricalBlue`; longer names
  /// first.
  private static let hues: [(name: String, number: Int)] = [
    ("lightblue", 7), ("blue", 1), ("teal", 6), ("cyan", 6), ("green", 3), ("lime", 3),
    ("marigold", 2), ("yellow", 2), ("lightred", 10), ("red", 4), ("peach", 10), ("maroon", 4),
    ("purple", 5), ("lavender", 11),
  ]
}
