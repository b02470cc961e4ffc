import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The labels of values: which have one, and how they are written.
extension ChartBuilder {
  /// Adds the labels of values and totals. The parts of a ring are read together, other values with the values of
  /// their series.
  mutating func addValueLabels(to chart: inout ChartElement) {
    let values = labeledValues
    chart.valueLabels = valueLabels(values)
    chart.choosesValueLabels = view.valueLabels != .all
    let totals = values.count > 1 ? labeledTotals : []
    chart.totalLabels = valueLabels(totals, in: totalFormats)
    chart.shareNotes = shareNotes
    let labels = chart.valueLabels.joined() + chart.totalLabels
    if view.chartType.plot.axes == .none, !labels.allSatisfy(\.isEmpty) {
      reportHiddenMagnitude(
        of: valueFormat(), title: nil, canHaveTitle: false, at: valueAxisPath(false))
    }
    guard labels.contains(where: { $0.count > Self.shortLabelLength }) else { return }
    let shorter = shorterLabels(values, totals)
    let length = (shorter.values.joined() + shorter.totals).reduce(0) { $0 + $1.count }
    if length < labels.reduce(0, { $0 + $1.count }) { chart.shorterValueLabels = shorter }
  }

  /// How many digits labels have.
  private enum Digits {
    /// As many as the labels of their axis.
    case full
    case abbreviated
    /// As many as abbreviated labels need to say the numbers exactly.
    case exact
  }

  private mutating func shorterLabels(
    _ values: [[Double?]], _ totals: [Double?]
  ) -> ChartElement.ShorterValueLabels {
    let shorter = (
      valueLabels(values, .abbreviated), valueLabels(totals, .abbreviated, in: totalFormats)
    )
    return ChartElement.ShorterValueLabels(
      values: shorter.0, totals: shorter.1,
      areRounded: shorter != (
        valueLabels(values, .exact), valueLabels(totals, .exact, in: totalFormats)
      ))
  }

  private mutating func valueLabels(
    _ values: [[Double?]], _ digits: Digits = .full
  ) -> [[String]] {
    guard kind.values != .shares else {
      let labels = valueLabels(values.map { $0.first ?? nil }, digits)
      return zip(values, labels).map { $0.isEmpty ? [] : [$1] }
    }
    return values.enumerated().map { series, values in
      valueLabels(
        values, digits, isSecondary: data.secondary.contains(series), in: ownFormats(of: series))
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

  /// Returns the formats of the labels of values that are read together, by the rule of digits, and reports
  /// the first value that breaks it, because its decimals are set or would be too many to read.
  private mutating func valueFormats(
    for values: [Double], _ digits: Digits, isSecondary: Bool, in own: NumericAxisFormat?
  ) -> [AxisLabelFormat] {
    var format = valueFormat(isSecondary: isSecondary, in: own)
    if digits != .full {
      format = sharingMagnitude(format.abbreviated, isSecondary: isSecondary)
    }
    let numbers = context.numbers
    let noise = DigitRule.noise(of: values)
    let write: AxisLabelFormat.Write = { try numbers.text(of: $0, in: $1) }
    format = sharingDecimals(format, of: values, noise: noise, by: write) ?? format
    let rule = format.rule(noise: noise, by: write)
    let setsDigits = own?.setsDigits ?? formats.setsValueDigits(isSecondary: isSecondary)
    let levels = setsDigits ? values.map { _ in 0 } : rule.levels(for: values)
    if digits == .full {
      report("value", values, levels, by: rule, at: valueAxisPath(isSecondary))
    }
    let formats = levels.map { level in
      digits == .exact ? format.adding(level).exact : format.adding(level)
    }
    return digits == .full && !levels.contains(0)
      ? withSameDecimals(formats, of: values, by: write) : formats
  }

  /// Returns formats with more decimals than their own in which all values have equally many, if this makes none longer
  /// than the longest: `5.5%` beside `5.48%` reads as the rounder number.
  private func withSameDecimals(
    _ formats: [AxisLabelFormat], of values: [Double], by write: AxisLabelFormat.Write
  ) -> [AxisLabelFormat] {
    let sizes = values.map(abs).filter { $0 > 0 }
    guard let shared = formats.first, Set(formats).count == 1, let even = shared.withEvenDecimals,
      let least = sizes.min(), let largest = sizes.max(), largest < Self.oneOrder * least
    else { return formats }
    let longest = values.map { (try? write($0, shared))?.count ?? 0 }.max() ?? 0
    guard values.allSatisfy({ ((try? write($0, even))?.count ?? 0) <= longest }) else {
      return formats
    }
    return formats.map { _ in even }
  }

  private func valueFormat(
    isSecondary: Bool = false, in own: NumericAxisFormat? = nil
  ) -> AxisLabelFormat {
    let axis = isSecondary ? view.secondaryNumericAxis : view.numericAxis
    return sharingMagnitude(
      own.map { formats.format(of: $0, on: axis) } ?? formats.valueFormat(isSecondary: isSecondary),
      isSecondary: isSecondary)
  }

  private func sharingMagnitude(
    _ format: AxisLabelFormat, isSecondary: Bool
  ) -> AxisLabelFormat {
    formats.shared(format, of: isSecondary ? axisNumbers.secondary : axisNumbers.primary)
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

  /// Returns the format in which all values have the fewest decimals that keep the rule of digits and make none
  /// longer than the longest; `nil` if there is none.
  private func sharingDecimals(
    _ format: AxisLabelFormat, of values: [Double], noise: Double,
    by write: @escaping AxisLabelFormat.Write
  ) -> AxisLabelFormat? {
    let formats = format.sharingDecimals(of: values)
    guard !formats.isEmpty else { return nil }
    func texts(_ format: AxisLabelFormat) -> [String] {
      values.map { (try? write($0, format)) ?? "" }
    }
    let longest = texts(format).map(\.count).max() ?? 0
    return formats.first { shared in
      let (rule, texts) = (shared.rule(noise: noise, by: write), texts(shared))
      return texts.allSatisfy { $0.count <= longest } && Set(texts).count == Set(values).count
        && values.allSatisfy { rule.problem(of: $0) == nil }
    }
  }

  /// How many times the least of some values the largest is if zeros behind its digits do not look too exact.
  private static let oneOrder = 10.0

  func valueAxisPath(_ isSecondary: Bool) -> DescriptionPath {
    context.path.key(isSecondary ? "secondaryNumericAxis" : "numericAxis")
  }

  /// Returns the labels of values on an axis, some of which have formats of their own.
  private mutating func valueLabels(
    _ values: [Double?], _ digits: Digits = .full, isSecondary: Bool = false,
    in own: [NumericAxisFormat?]
  ) -> [String] {
    guard !own.isEmpty else { return valueLabels(values, digits, isSecondary: isSecondary) }
    var labels = [String](repeating: "", count: values.count)
    var rest = values.indices.filter { values[$0] != nil }
    while let first = rest.first {
      let format = own[at: first] ?? nil
      let alike = rest.filter { own[at: $0] ?? nil == format }
      let texts = valueLabels(
        alike.map { values[$0] }, digits, isSecondary: isSecondary, as: format)
      for (index, text) in zip(alike, texts) { labels[index] = text }
      rest.removeAll { own[at: $0] ?? nil == format }
    }
    return labels
  }

  /// Returns the labels of values on an axis, which are read together.
  private mutating func valueLabels(
    _ values: [Double?], _ digits: Digits = .full, isSecondary: Bool = false,
    as own: NumericAxisFormat? = nil
  ) -> [String] {
    var formats = valueFormats(
      for: values.compactMap(\.self), digits, isSecondary: isSecondary, in: own)[...]
    let labels = values.map { value in
      guard let value, let format = formats.popFirst() else { return "" }
      return written(at: valueAxisPath(isSecondary).key("format")) {
        [context, format] () throws(NumberError) in
        try context.numbers.text(of: value, in: format)
      }
    }
    if digits == .full { reportAlike(labels, of: values, isSecondary: isSecondary, in: own) }
    return labels
  }

  /// Reports the first unlike values that are read together and have the same label, because their decimals are set.
  private mutating func reportAlike(
    _ labels: [String], of values: [Double?], isSecondary: Bool, in own: NumericAxisFormat?
  ) {
    guard own?.setsDigits ?? formats.setsValueDigits(isSecondary: isSecondary),
      let (one, other) = DigitRule.firstAlike(values, labels)
    else { return }
    findings.append(
      .warning(valueAxisPath(isSecondary), .sameLabels(value: other, earlier: one)))
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
