import FioriBasics
import FioriLayout
import FioriModel
import Glibc

/// The labels below a plot: the categories, or the numbers of bars and points.
struct BottomAxis {
  private var chart: ChartElement
  private let traits: AxisTraits
  private var isHorizontal: Bool { traits.isHorizontal }

  init(_ chart: ChartElement, _ traits: AxisTraits) {
    self.chart = chart
    self.traits = traits
  }

  private var numbers: ChartElement.NumberAxis? { isHorizontal ? chart.primary : chart.horizontal }

  var showsLabels: Bool {
    isHorizontal ? numbers?.showsLabels ?? false : chart.categories?.showsLabels ?? false
  }

  var showsGridlines: Bool {
    isHorizontal ? numbers?.showsGridlines ?? false : chart.categories?.showsGridlines ?? false
  }

  /// Whether there is a line between the plot and the labels.
  var showsBaseline: Bool {
    isHorizontal ? numbers?.showsBaseline ?? false : chart.categories?.showsBaseline ?? false
  }

  /// Whether values are above and below the baseline, which is then inside the plot.
  var isMixed: Bool {
    let ticks = chart.primaryTicks
    return !isHorizontal && ticks.minimum < 0 && ticks.maximum > 0
  }

  /// The thickness of the baseline between the plot and the labels below it, in points; 0 if it is inside the plot or
  /// above it.
  var lineBelow: Double {
    showsBaseline && !isMixed && !isBaselineOnTop ? AxisMetrics.lineWidth : 0
  }

  /// The thickness of the baseline above the plot, in points.
  var lineAbove: Double { showsBaseline && isBaselineOnTop ? AxisMetrics.lineWidth : 0 }

  /// Whether no value is above zero.
  var isBaselineOnTop: Bool { !isHorizontal && chart.primaryTicks.maximum <= 0 }

  /// The height of the digits of numbers beside the plot, in points.
  var numberHeight: Double { chart.texts.numericLabel.font.digitHeight }

  var crowding: LabelRow.Crowding { traits.crowding }

  /// Whether the plot leaves space for labels that extend beyond its sides.
  var hasInsets: Bool { isHorizontal || traits.reachesSides }

  /// In bar charts, the style of the categories applies to the numbers (stated:
  /// Docs/sources/charts.md#axes).
  var style: CategoryAxis.LabelStyle { chart.categories?.style ?? .allOrNothing }

  /// The labels to try, the best first, starting at the side where reading starts.
  private var choices: [ChartElement.ShorterLabels] {
    guard let numbers else {
      return [ChartElement.ShorterLabels(texts: chart.categories?.labels ?? [], isRounded: false)]
    }
    return numbers.choices.map {
      ChartElement.ShorterLabels(texts: $0.texts.reversed(), isRounded: $0.isRounded)
    }
  }

  /// Labels with their places, as fractions of the plot's width.
  struct Choice {
    let labels: [Label]
    let isRounded: Bool
  }

  struct Label {
    let position: Double
    let text: String
    /// The date; `nil` of a name and a number.
    var date: String?
    /// The name of the date, if the label depends on the one before it.
    var tick: TickName?
    /// Whether the label is of a category at an end of the axis that has no mark.
    var isUnmarked = false
    /// Whether the label is of the number zero between the ends of the axis.
    var isZero = false
  }

  /// Returns the labels to try, the best first; labels of categories are at some places.
  func choices(at positions: [Double]) -> [Choice] {
    guard let dates else {
      let positions = self.positions(positions)
      return choices.map { choice in
        Choice(
          labels: zip(positions, choice.texts).enumerated().map { index, label in
            Label(
              position: label.0, text: label.1, isUnmarked: isUnmarkedEnd(index),
              isZero: isInnerZero(label.0))
          },
          isRounded: choice.isRounded)
      }
    }
    let geometry = ClusterGeometry(chart)
    return (style == .range ? dates.ends : dates.ticks).map { ticks in
      let positions =
        traits.reachesSides ? ticks.positions : ticks.positions.map(geometry.center(at:))
      return Choice(
        labels: ticks.labels.indices.map {
          Label(
            position: positions[$0], text: ticks.labels[$0], date: ticks.dates[$0],
            tick: ticks.names[at: $0],
            isUnmarked: category(at: ticks.positions[$0]).map(isUnmarkedEnd) ?? false)
        }, isRounded: false)
    }
  }

  /// Returns whether a place of a number below bars is that of a zero between the ends of the axis.
  private func isInnerZero(_ position: Double) -> Bool {
    guard isHorizontal, let zero = innerZero else { return false }
    return abs(position - zero) < LabelPlacer.slack
  }

  /// The place of zero between the ends of an axis below bars; `nil` at an end, or without one.
  private var innerZero: Double? {
    guard isHorizontal, let ticks = numbers?.ticks, ticks.minimum < 0, ticks.maximum > 0 else {
      return nil
    }
    return ticks.position(of: 0)
  }

  /// Returns the category at an end of a time axis; `nil` for an end beyond the data.
  private func category(at end: Double) -> Int? {
    dates?.positions.firstIndex { abs($0 - end) < LabelPlacer.slack }
  }

  /// Returns whether a category is the first or the last of a range and has no mark.
  private func isUnmarkedEnd(_ category: Int) -> Bool {
    guard style == .range, hasNames, chart.time == nil,
      category == 0 || category == chart.data.categoryCount - 1
    else { return false }
    return !hasMark(category)
  }

  /// Returns whether a name that is drawn elsewhere can be read as the name of a category, which has one of its own.
  func canBeMisread(_ category: Int) -> Bool {
    choices[0].texts[at: category]?.isEmpty == false && hasMark(category)
  }

  private func hasMark(_ category: Int) -> Bool {
    chart.data.totals.contains(category)
      || chart.data.drawnSeries.contains { chart.data.value($0, category) != nil }
  }

  /// The axis with all names, for a range between whose ends they cannot be guessed; `nil` for any other.
  var withAllNames: BottomAxis? {
    guard hasNames, !hasDates, chart.time == nil, chart.categories?.hidesNames == true else {
      return nil
    }
    var axis = self
    axis.chart.categories?.style = .allOrNothing
    return axis
  }

  /// Returns whether a row has all names, and none of them is cut.
  func isWhole(_ row: LabelRow) -> Bool {
    row.items.count == choices[0].texts.count { !$0.isEmpty }
      && !row.items.contains(where: \.label.isTruncated)
  }

  /// The dates of the categories; `nil` for an axis of names or numbers.
  private var dates: ChartElement.DateAxis? { isHorizontal ? nil : chart.dates }

  /// Whether the labels are at ticks of their own.
  var hasDates: Bool { dates != nil }

  /// Whether the labels are names, which may be wrapped and cut.
  var hasNames: Bool { numbers == nil }

  /// Whether the labels are the names of columns.
  var namesColumns: Bool {
    hasNames && !hasDates && !hasInsets && chart.time == nil
  }

  /// Whether the labels are the names of points of lines.
  var namesPoints: Bool {
    hasNames && !hasDates && hasInsets && chart.time == nil
  }

  /// Whether the names are in an order of their own, so that the first and the last of them are read as the ends of
  /// all, not as the names of the columns above them.
  var namesAreOrdered: Bool {
    let order = NameOrder(of: choices[0].texts.filter { !$0.isEmpty })
    return order.map { $0.isAscending || $0.isDescending } ?? false
  }

  /// The distance between two columns, as a fraction of the plot's width.
  var placeWidth: Double { ClusterGeometry(chart).increment }

  /// Returns whether something is drawn at the place of a column.
  func hasMark(at position: Double) -> Bool {
    hasMark(ClusterGeometry(chart).column(nearestTo: position))
  }

  /// Returns whether the name of the column at a place, between two fractions of the plot's width, can be read as
  /// the name of another column: it is below its middle, or, if nothing is drawn at its own place, below any part.
  func isMisplaced(from start: Double, to end: Double, at position: Double) -> Bool {
    let columns = ClusterGeometry(chart)
    let own = columns.column(nearestTo: position)
    let inset = Self.slack + (hasMark(own) ? columns.width / 2 : 0)
    return (columns.column(nearestTo: start)...columns.column(nearestTo: end)).contains { column in
      let first = columns.start(of: column)
      return column != own && first + inset < end && first + columns.width - inset > start
        && hasMark(column)
    }
  }

  /// Returns whether a date at an end of the axis, between two fractions of the plot's width, is read as the date of another
  /// column: it is below the middle of that one, and a column at its own place is too low to be seen.
  func isMisplacedDate(from start: Double, to end: Double, at position: Double) -> Bool {
    guard hasDates, !hasInsets, chart.data.categoryCount <= Self.mostCounted else { return false }
    let centers = ClusterGeometry(chart).centers
    func distance(_ column: Int) -> Double { abs(centers[column] - position) }
    guard let own = centers.indices.min(by: { distance($0) < distance($1) }), !isSeen(own)
    else { return false }
    return centers.indices.contains {
      $0 != own && start < centers[$0] && centers[$0] < end && isSeen($0)
    }
  }

  /// Returns whether a column of a category is high enough to be read as the mark of its name.
  private func isSeen(_ category: Int) -> Bool {
    chart.data.drawnSeries.contains { series in
      guard let value = chart.data.value(series, category), let ticks = chart.ticks(of: series)
      else { return false }
      return abs(ticks.position(of: value) - ticks.position(of: ticks.baseline))
        >= Self.leastSeenShare
    }
  }

  /// The most columns that are read one by one: of more, two dates are read as the ends (chosen: a week).
  private static let mostCounted = 7
  /// The share of the axis from which on a column is seen beside others (chosen).
  private static let leastSeenShare = 0.02

  /// Rounding errors, as a fraction of the plot's width.
  private static let slack = 1e-6

  /// Whether all labels are left out if they do not fit.
  var isAllOrNothing: Bool {
    hasNames && !hasDates && crowding == .all && chart.categories?.fitting == .allOrNothing
  }

  /// Whether the labels are numbers of points.
  var isBelowPoints: Bool { traits.axes == .numeric }

  /// Whether labels have a second line of their own: for dates, their year.
  var breaksLabels: Bool { hasDates || chart.time != nil }

  /// Whether the labels are below the plot, rather than at its zero line.
  var isBelowPlot: Bool { isHorizontal || chart.categories?.labelsPosition != .dynamic }

  /// Whether names may take two lines.
  var wrapsNames: Bool { hasNames && !hasDates && crowding == .all && !isAllOrNothing }

  /// Whether long names that do not fit side by side are turned: below columns, where a line of names is as
  /// wide as it is long.
  var turnsNames: Bool {
    wrapsNames && !traits.reachesSides && style == .allOrNothing && hasLongNames
  }

  /// The direction of turned names, which end at their columns.
  var turn: Double { chart.isRightToLeft ? 1 : -1 }

  /// The least distance between two labels, in points: the SDK's where its rule is set,
  /// between numbers and between short names; longer names so close together read as one, and dates
  /// are read one by one (chosen: Docs/sources/charts.md#time).
  var spacing: Double {
    if hasDates { return 2 * AxisMetrics.labelSpacing }
    return hasLongNames && !isAllOrNothing ? AxisMetrics.nameSpacing : AxisMetrics.labelSpacing
  }

  private var hasLongNames: Bool {
    hasNames
      && choices[0].texts.contains { text in
        text.split(separator: "\n").contains { $0.count > Self.shortNameLength }
      }
  }

  /// In characters, as of a month in short.
  private static let shortNameLength = 5

  /// Returns the losses of labels that are not drawn whole. The names between the ends of a range are not
  /// missed.
  func losses(_ row: LabelRow) -> [Loss] {
    guard showsLabels else { return [] }
    if let dates {
      guard style == .range || !dates.hasTicks else { return [] }
      return misplaced(row, "date")
        + NameLosses(
          dates.ends[0].labels, shown: row.items.map(\.text), row.items.map(\.label)
        ).losses(at: chart.origin.key("categories"))
    }
    if hasNames {
      let names = choices[0].texts
      guard crowding == .all || style == .range else { return timeLosses(row) }
      let origin = chart.origin.key("categories")
      return misplaced(row, "name")
        + NameLosses(
          style == .range ? names.ends : names, shown: row.items.map(\.text),
          row.items.map(\.label), areColumns: turnsNames,
          canBeTime: chart.type.kind.options.contains(.time)
        ).losses(at: origin)
    }
    let key = isHorizontal ? "numericAxis" : "categoryAxis"
    guard let numbers else { return [] }
    let origin = chart.origin.key(key)
    guard !row.items.isEmpty else { return numbers.losses(at: origin, isRounded: nil) }
    guard style == .allOrNothing else {
      let losesZero = innerZero.map { zero in
        !row.items.contains { abs($0.position - zero) < LabelPlacer.slack }
      }
      return numbers.losses(at: origin, isRounded: row.isRounded)
        + (losesZero == true ? [Loss(origin, .unseenZero)] : [])
    }
    return numbers.losses(at: origin, isRounded: row.isRounded)
      + numbers.skipped(
        numbers.ticks.values.count - row.items.count, at: origin, advice: "make the chart wider")
  }

  /// Returns the loss of labels, called names or dates, that reach below other marks than their own.
  private func misplaced(_ row: LabelRow, _ label: String) -> [Loss] {
    guard row.misplacedCount > 0 else { return [] }
    return [
      Loss(
        chart.origin.key("categories"),
        .namesMisplaced(
          row.misplacedCount, of: row.items.count { !$0.text.isEmpty }, label,
          below: namesPoints ? "point" : "column"))
    ]
  }

  /// Returns the names of the categories, and how many labels show one; `nil` for dates, times and numbers.
  func named(_ row: LabelRow) -> NamedCategories? {
    guard hasNames, !hasDates, chart.time == nil else { return nil }
    return NamedCategories(
      origin: chart.origin.key("categories"), names: choices[0].texts,
      shownCount: row.items.count { !$0.text.isEmpty }, showsOnlyEnds: style == .range)
  }

  /// Returns the ticks of a stock chart that are left out.
  private func timeLosses(_ row: LabelRow) -> [Loss] {
    let count = choices[0].texts.count { !$0.isEmpty }
    let leftOutCount = count - row.items.count
    guard leftOutCount > 0 else { return [] }
    return [Loss(chart.origin.key("categories"), .ticksWithoutLabel(leftOutCount, of: count))]
  }

  var textStyle: ChartTexts.Style {
    numbers == nil ? chart.texts.categoryLabel : chart.texts.numericLabel
  }

  func positions(_ positions: [Double]) -> [Double] {
    guard isHorizontal, let ticks = numbers?.ticks else { return positions }
    return ticks.values.reversed().map(ticks.position)
  }
}
