import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The labels of values: which have one, and how they are written.
extension ChartBuilder {
  /// Adds the labels of values and totals. The parts of a ring are read together, other values with the values of
  /// their series.
  mutating func addValueLabels(to chart: inout ChartElement) {
    chart.choosesValueLabels = view.valueLabels != .all
    chart.shareNotes = shareNotes
    let values = labeledValues
    guard !values.isEmpty else { return }
    let totals = values.count > 1 ? labeledTotals : []
    let groups = groups(of: values, totals)
    let texts = valueTexts(groups, values, totals)
    (chart.valueLabels, chart.totalLabels) = (texts.values, texts.totals)
    let labels = texts.values.joined() + texts.totals
    if view.chartType.plot.axes == .none, !labels.allSatisfy(\.isEmpty) {
      reportHiddenMagnitude(
        of: valueFormat(), title: nil, canHaveTitle: false, at: valueAxisPath(false))
    }
    chart.shorterValueLabels = shorterTexts(than: texts, groups, values, totals)
  }

  /// Returns the labels to try one after another where some do not fit: each series with its own decimals, then without
  /// decimals of whole amounts, then abbreviated ones.
  private mutating func shorterTexts(
    than full: ChartElement.ValueTexts, _ groups: [ReadValues], _ values: [[Double?]],
    _ totals: [Double?]
  ) -> [ChartElement.ValueTexts] {
    var shorter: [ChartElement.ValueTexts] = []
    func add(_ texts: ChartElement.ValueTexts) {
      if texts.length < (shorter.last ?? full).length { shorter.append(texts) }
    }
    if full.isRefined {
      var texts = valueTexts(groups, values, totals, isRefined: false)
      texts.areRounded = texts.isRounded(from: full)
      add(texts)
    }
    guard full.all.contains(where: { $0.count > Self.shortLabelLength }) else { return shorter }
    add(valueTexts(groups, values, totals, .whole))
    let exact = valueTexts(groups, values, totals, .exact, isRefined: false).all
    for isRefined in [true, false] {
      var texts = valueTexts(groups, values, totals, .abbreviated, isRefined: isRefined)
      texts.areRounded = texts.all != exact
      add(texts)
      guard texts.isRefined else { break }
    }
    return shorter
  }

  /// Returns the values that are read together.
  private func groups(of values: [[Double?]], _ totals: [Double?]) -> [ReadValues] {
    guard kind.values != .shares else {
      let first = values.enumerated().map { ($0, 0, $1.first ?? nil) }
      return groups(of: first, isSecondary: false) { _ in nil }
    }
    let series = values.enumerated().flatMap { series, values in
      let own = ownFormats(of: series)
      return groups(
        of: values.enumerated().map { (series, $0, $1) },
        isSecondary: data.secondary.contains(series)
      ) { own[at: $0] ?? nil }
    }
    let own = totalFormats
    return series
      + groups(of: totals.enumerated().map { (values.count, $0, $1) }, isSecondary: false) {
        own[at: $0] ?? nil
      }
  }

  /// Returns values of one axis by their formats.
  private func groups(
    of places: [(row: Int, column: Int, value: Double?)], isSecondary: Bool,
    by own: (Int) -> NumericAxisFormat?
  ) -> [ReadValues] {
    var groups: [ReadValues] = []
    for place in places {
      guard let value = place.value else { continue }
      let format = own(place.column)
      let index = groups.firstIndex { $0.own == format }
      if index == nil { groups.append(ReadValues(isSecondary: isSecondary, own: format)) }
      groups[index ?? groups.count - 1].add(value, place.row, place.column)
    }
    return groups
  }

  /// Returns the labels of values that are read together, and of totals; empty where there is none.
  private mutating func valueTexts(
    _ groups: [ReadValues], _ values: [[Double?]], _ totals: [Double?], _ digits: Digits = .full,
    isRefined: Bool = true
  ) -> ChartElement.ValueTexts {
    var rows = (values + [totals]).map { $0.map { _ in "" } }
    let written = valueFormats(of: groups, digits, isRefined: isRefined)
    for (group, formats) in zip(groups, written.formats) {
      for (place, format) in zip(group.places, formats) {
        rows[place.row][place.column] = text(of: place.value, in: format, group.isSecondary)
      }
    }
    if kind.values == .shares { rows = rows.map { $0.first.map { $0.isEmpty ? [] : [$0] } ?? [] } }
    let last = rows.removeLast()
    return ChartElement.ValueTexts(values: rows, totals: last, isRefined: written.isRefined)
  }

  private mutating func text(
    of value: Double, in format: AxisLabelFormat, _ isSecondary: Bool
  ) -> String {
    written(at: valueAxisPath(isSecondary).key("format")) {
      [context] () throws(NumberError) in try context.numbers.text(of: value, in: format)
    }
  }

  /// The values that have labels, as they are written; none if the type has no labels.
  private var labeledValues: [[Double?]] {
    mutating get {
      guard view.valueLabels != .hidden || kind.writesValues else { return [] }
      let scale = kind.writesPercent ? 0.01 : 1
      // Lines over columns have no value labels, since these would overlap each other and the
      // columns'.
      let isMixed = kind.options.contains(.columns)
      let values = kind.drawnValues(data).enumerated().map { series, values in
        guard !isMixed || data.columns.contains(series), series != kind.targetSeries else {
          return [Double?]()
        }
        let chosen = labeledCategories(values)
        return values.enumerated().map { category, value in
          value.flatMap { chosen?.contains(category) ?? true ? $0 : nil }
            .flatMap { data.share(of: $0, in: category).map { $0 * scale } }
        }
      }
      let count = values.joined().count { $0 != nil }
      guard count > Self.largestLabelCount else { return values }
      findings.append(.warning(context.path.key("series"), .tooManyValueLabels(count)))
      return []
    }
  }

  /// Returns the categories of a line whose values have labels; `nil` for all.
  private func labeledCategories(_ values: [Double?]) -> Set<Int>? {
    let known = values.indices.filter { values[$0] != nil }
    func isLess(_ first: Int, _ second: Int) -> Bool {
      (values[first] ?? 0) < (values[second] ?? 0)
    }
    // The first of several equal values.
    let (least, greatest) = (known.min(by: isLess), known.max { isLess($0, $1) })
    if kind.labelsNotableValues {
      return Set([known.first, known.last, least, greatest].compactMap(\.self))
    }
    let chosen: [Int?]
    switch view.valueLabels {
    case .hidden, .all, .fit: return nil
    case .last: chosen = [known.last]
    case .ends: chosen = [known.first, known.last]
    case .extremes: chosen = [least, greatest]
    }
    return Set(chosen.compactMap(\.self))
  }

  /// Returns the formats of the labels of a series that has formats; none for shares, which are percentages.
  private func ownFormats(of series: Int) -> [NumericAxisFormat?] {
    kind.writesPercent || view.stacking == .percent ? [] : view.series[at: series]?.formats ?? []
  }

  /// The formats of the totals of stacks, which their parts share; none unless all series have formats.
  private var totalFormats: [NumericAxisFormat?] {
    guard view.series.allSatisfy({ !$0.formats.isEmpty }) else { return [] }
    return (0..<data.categoryCount).map { NumericAxisFormat(sharedBy: Set(view.formats(of: $0))) }
  }

  func valueAxisPath(_ isSecondary: Bool) -> DescriptionPath {
    context.path.key(isSecondary ? "secondaryNumericAxis" : "numericAxis")
  }

  /// The values of shares that have no visible part of the ring, by series: those that are missing,
  /// zero, negative, or too small to be seen.
  private var shareNotes: [Int: String] {
    mutating get {
      guard kind.values == .shares else { return [:] }
      let format = valueFormat()
      let total = data.values.reduce(0) { $0 + max(($1.first ?? nil) ?? 0, 0) }
      var notes: [Int: String] = [:]
      for series in data.drawnSeries {
        guard let value = data.values[series].first ?? nil else {
          notes[series] = "–"
          continue
        }
        guard value <= total * Self.leastVisibleShare else { continue }
        notes[series] = written(at: context.path.key("numericAxis").key("format")) {
          [context] () throws(NumberError) in try context.numbers.text(of: value, in: format)
        }
      }
      return notes
    }
  }

  /// Shorter than half a point on the largest ring of a phone (chosen: Docs/sources/charts.md#donut).
  private static let leastVisibleShare = 0.0005

  /// The totals of stacks that have labels, by category; none for a stack with negative parts, where a total
  /// beyond the positive ones would look like their sum. Where all labels or none are drawn, the
  /// other stacks then have none either, since theirs would look chosen.
  private var labeledTotals: [Double?] {
    mutating get {
      guard kind.hasTotals, data.stackSizes.isEmpty, view.valueLabels != .hidden else { return [] }
      let stacks = (0..<data.categoryCount).map { category in
        data.drawnSeries.compactMap { series in
          data.value(series, category)
        }
      }
      let count = stacks.count { $0.count > 1 }
      let negativeCount = stacks.count { $0.count > 1 && $0.contains { $0 < 0 } }
      let leftOutCount = view.valueLabels == .all && negativeCount > 0 ? count : negativeCount
      if leftOutCount > 0 {
        findings.append(
          .warning(
            context.path.key("valueLabels"),
            .totalsLeftOut(leftOutCount, of: count, negativeCount: negativeCount)))
      }
      guard leftOutCount < count else { return [] }
      return stacks.map { $0.count > 1 && !$0.contains { $0 < 0 } ? $0.reduce(0, +) : nil }
    }
  }

  /// Characters that fit beside most marks.
  private static let shortLabelLength = 5

  /// More values than there could be columns wide enough for a label.
  private static let largestLabelCount = 1_000
}
