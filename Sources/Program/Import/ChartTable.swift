import FioriBasics

/// The fields of a chart, by the part of the chart that they feed, and its rows.
struct ChartTable {
  /// A measure or a dimension.
  struct Field {
    let name: String
    /// The names that feeds use for the field.
    let names: Set<String>
    let part: ManifestPart
  }

  let form: ChartForm
  private(set) var measures: [Field] = []
  /// How many of the measures at the end belong to the second axis.
  private(set) var secondaryCount = 0
  /// The dimensions that the categories are made of.
  private(set) var categories: [Field] = []
  /// The dimensions that the series are made of; none where each measure is a series.
  private(set) var series: [Field] = []
  /// The dimension that says which categories are totals.
  private(set) var totals: Field?
  let rows: [JSONNode]
  let data: ManifestData?

  init(
    _ form: ChartForm, measures: [Field], dimensions: [Field], feeds: [ManifestPart],
    rows: [JSONNode], data: ManifestData?
  ) {
    (self.form, self.rows, self.data) = (form, rows, data)
    if feeds.isEmpty { spread(measures, dimensions) } else { take(feeds, measures, dimensions) }
    if form.hasPoints, series.isEmpty { series = categories }
    // Colors alone distinguish categories, not series, as in a donut.
    if !form.hasPoints, categories.isEmpty { (categories, series) = (series, []) }
    limit()
  }

  /// Distributes fields without feeds: the second dimension of a stacked chart of one measure makes its
  /// series, since a stack of one part is none.
  private mutating func spread(_ measures: [Field], _ dimensions: [Field]) {
    (self.measures, categories) = (measures, dimensions)
    if form.isDual, measures.count > 1 { secondaryCount = 1 }
    if form.isStacked, measures.count == 1, dimensions.count == 2 {
      (categories, series) = ([dimensions[0]], [dimensions[1]])
    }
  }

  /// Distributes the fields as the feeds say.
  private mutating func take(
    _ feeds: [ManifestPart], _ measures: [Field], _ dimensions: [Field]
  ) {
    var found: [String: [Field]] = [:]
    var refused: [(field: Field, reason: Message)] = []
    for feed in feeds {
      let uid = feed["uid"]?.string ?? ""
      feed["type"]?.settle()
      guard let role = role(of: uid) else {
        let reason = Message.unsupportedFeed(uid, of: form.type)
        feed.leaveOut(reason)
        let names = Set((feed["values"]?.elements ?? []).compactMap(\.node.string))
        refused += (measures + dimensions).filter { !$0.names.isDisjoint(with: names) }
          .map { ($0, reason) }
        continue
      }
      let isMeasure = Self.measureRoles.contains(role)
      found[role, default: []] += Self.fields(
        of: feed, isMeasure ? measures : dimensions, isMeasure)
    }
    let second = found["valueAxis2"] ?? []
    let points = (found["bubbleWidth"] ?? [])
    let (actual, rest) = actual(found["valueAxis"] ?? [])
    self.measures = actual + (found["targetValues"] ?? []) + second + points
    secondaryCount = form.isDual ? second.count : 0
    series = found["color"] ?? []
    categories = found["categoryAxis"] ?? []
    totals = found["waterfallType"]?.first
    let used = Set(
      (self.measures + rest + series + categories + (totals.map { [$0] } ?? [])).map(\.part.path))
    if self.measures.isEmpty { self.measures = measures }
    if series.isEmpty, categories.isEmpty, !dimensions.isEmpty {
      categories = dimensions.filter { $0.part.path != totals?.part.path }
    }
    for (fields, isFallback) in [
      (measures, used.isDisjoint(with: measures.map(\.part.path))),
      (dimensions, used.isDisjoint(with: dimensions.map(\.part.path))),
    ] where !isFallback {
      for (field, reason) in refused where !used.contains(field.part.path) {
        field.part.leaveOut(reason, isNamed: true)
      }
      for field in fields where !used.contains(field.part.path) {
        field.part.leaveOut(.unusedField(field.name))
      }
    }
  }

  /// Returns the measures of actual values and those that the chart has no place for: columns with targets
  /// are of one measure.
  private func actual(_ measures: [Field]) -> (used: [Field], rest: [Field]) {
    guard form.hasTargets, measures.count > 1 else { return (measures, []) }
    let rest = Array(measures.dropFirst())
    for field in rest { field.part.leaveOut(.secondActualMeasure) }
    return ([measures[0]], rest)
  }

  /// Returns the fields that a feed names; names of none are reported.
  private static func fields(
    of feed: ManifestPart, _ fields: [Field], _ isMeasure: Bool
  ) -> [Field] {
    (feed["values"]?.elements ?? []).compactMap { part in
      let name = part.string ?? part["name"]?.string ?? ""
      if let field = fields.first(where: { $0.names.contains(name) }) { return field }
      // UI5's own dimension, of the names of the measures: each measure is a series here anyway.
      guard name != "MeasureNamesDimension" else { return nil }
      part.leaveOut(.unknownField(name, isMeasure: isMeasure, known: fields.map(\.name)))
      return nil
    }
  }

  /// Returns the part of the chart that a feed is for; `nil` if the chart has no such part.
  private func role(of uid: String) -> String? {
    switch uid {
    case "valueAxis", "actualValues": "valueAxis"
    case "size" where form.isRing: "valueAxis"
    case "size" where form.hasSizes, "bubbleWidth" where form.hasSizes: "bubbleWidth"
    case "valueAxis2": form.isDual || form.hasPoints ? "valueAxis2" : nil
    case "categoryAxis", "timeAxis": form.hasPoints ? nil : "categoryAxis"
    case "color": "color"
    case "targetValues" where form.hasTargets: "targetValues"
    case "waterfallType" where form.hasTotals: "waterfallType"
    default: nil
    }
  }

  private static let measureRoles: Set = ["valueAxis", "targetValues", "valueAxis2", "bubbleWidth"]

  /// Leaves out fields that the chart has no place for.
  private mutating func limit() {
    if let limit = form.measureLimit, measures.count > limit {
      let kept = Set(measures.prefix(limit).map(\.part.path))
      for field in measures.dropFirst(limit) where !kept.contains(field.part.path) {
        field.part.leaveOut(.tooManyMeasures(of: form.type, limit: limit))
      }
      measures = Array(measures.prefix(limit))
    }
    if form.hasOneSeries, !series.isEmpty {
      for field in series { field.part.leaveOut(.dimensionOfSingleSeries(form.type)) }
      series = []
    }
    if form.isRing {
      categories += series
      series = []
    }
  }
}
