import FioriBasics
import FioriLayout
import FioriModel

/// The parts of a chart that give way to its plot, the first ones first.
enum YieldingPart: CaseIterable {
  /// The second lines of the titles of the axes.
  case titleLines
  /// The titles of the axes, with the marks of their series.
  case titles
  /// The values beside bars.
  case values
  /// The circles for the sizes of bubbles, which say less than the names of series beside them.
  case sizes
  case legend
  /// The legend of a card around the chart.
  case outerLegend
  /// The titles of references beside the plot.
  case sideTitles
  /// The labels below the plot.
  case names

  /// Whether the plot is higher without the part, and whether it is wider.
  fileprivate var isAboveOrBelow: Bool { self != .values && self != .sideTitles }
  fileprivate var isBeside: Bool { [.values, .sizes, .legend, .sideTitles].contains(self) }
}

/// A chart whose plot keeps a height and a width: parts that take it are left out, and each is a loss.
///
/// One rule for all charts, alone, in cards, floorplans and headers (chosen:
/// Docs/sources/charts.md#least-height).
struct PlotRoom {
  let parts: LegendedPlot
  let chart: ChartElement
  let losses: [Loss]

  init(of original: ChartElement, _ layout: inout some PartLayout) throws {
    let hasAxes = original.type.plot.axes != .none
    var chart = original.namingParts
    if !original.spareLegend.isEmpty {
      layout.findings += [chart.unexplainedColors].compactMap(\.self)
    }
    var parts = try layout.legendedPlot(of: chart)
    var losses: [Loss] = []
    for part in YieldingPart.allCases {
      guard let size = parts.plotSize else { break }
      let isLow = size.height < Self.leastLength - LabelPlacer.slack
      let isNarrow = hasAxes && size.width < Self.leastLength - LabelPlacer.slack
      guard isLow && part.isAboveOrBelow || isNarrow && part.isBeside,
        let (other, lost) = chart.without(part)
      else { continue }
      let attempt = try layout.legendedPlot(of: other)
      let free = attempt.plotSize ?? .zero
      guard
        isLow && Self.gains(free.height, over: size.height)
          || isNarrow && Self.gains(free.width, over: size.width)
      else { continue }
      (chart, parts) = (other, attempt)
      losses += lost
    }
    if let (other, lost) = chart.withoutUnseenNames(in: parts) {
      (chart, parts) = (other, try layout.legendedPlot(of: other))
      losses += lost
    }
    if let size = parts.plotSize {
      let shorter = min(size.width, size.height)
      let least = hasAxes ? Self.leastLength : Self.leastVisible
      let (side, larger) = size.width < size.height ? ("wide", "wider") : ("high", "taller")
      if shorter < least - LabelPlacer.slack {
        losses.append(
          Loss(chart.origin, .chartDoesNotFit(plotSide: shorter, side: side, larger: larger)))
      }
    }
    if !original.seriesNamedAtAxes.isEmpty, let finding = chart.unexplainedColors {
      losses.append(Loss(finding.path, finding.message))
    }
    (self.chart, self.parts, self.losses) = (chart, parts, losses)
  }

  /// The names at the ends of lines that are drawn.
  var lineEnds: [Frame] { parts.plot.map(\.frame).filter(\.isSeriesTitle) }

  /// The number of parts that are lost; a name that is not drawn is one.
  var lossCount: Int {
    losses.count + parts.losses.count + parts.nameLosses.count + chart.lineEnds.count
      - lineEnds.count + parts.plot.reduce(0) { $0 + $1.frame.allLosses.count }
  }

  /// Whether all names at the ends of lines are drawn, and none is cut.
  var hasWholeLineEnds: Bool {
    chart.lineEnds.isEmpty
      || lineEnds.count == chart.lineEnds.count && !lineEnds.contains(where: \.hasCutText)
  }

  /// Returns whether a plot gains from a part that is left out. One without any extent hides how much it takes.
  private static func gains(_ length: Double, over other: Double) -> Bool {
    length > other + LabelPlacer.slack || length < LabelPlacer.slack
  }

  /// The height and the width in points that a plot with axes keeps.
  static let leastLength = 24.0
  /// The length of a side of a plot without axes at which nothing can be read from it.
  private static let leastVisible = 8.0
}

extension PartLayout {
  /// Returns the height in points that a chart lacks to show a plot of a height with all parts around it, and all names
  /// of its series; 0 for one with enough space.
  package mutating func missingHeight(of chart: ChartElement, plot least: Double) throws -> Double {
    guard chart.noData == nil else { return 0 }
    var taller = chart
    // The growth since the plot has last become higher, and how often it has not.
    var (last, growth, stalls) = (0.0, 0.0, 0)
    // A plot without any height hides how much it lacks.
    for _ in 0..<ChartElement.largestGrowthCount {
      let height = try legendedPlot(of: taller).plotSize?.height ?? 0
      guard height < least - LabelPlacer.slack else { break }
      let gains = last == 0 || height > last + LabelPlacer.slack
      (growth, stalls) = gains ? (0, 0) : (growth, stalls + 1)
      // A plot of its own height, such as a ring in a narrow card, gains nothing; another gains nothing for each row
      // that its legend gets.
      guard stalls <= ChartElement.largestStallCount else {
        taller.size.height -= growth
        break
      }
      last = max(height, last)
      growth += least - height
      taller.size.height += least - height
    }
    return try taller.size.height - chart.size.height
      + missingHeightForNames(of: taller, plot: least)
  }
}

extension ChartElement {
  /// The height in points that a plot needs for the names beside its bars, for the first 20 of more (chosen:
  /// Docs/sources/charts.md#least-height); 0 without such names.
  package var heightOfNames: Double {
    guard type.plot.axes == .horizontal, let categories, categories.showsLabels,
      categories.labels.contains(where: { !$0.isEmpty })
    else { return 0 }
    let count = min(categories.labels.count, Self.largestNameCount)
    return Double(count) * (texts.categoryLabel.font.lineHeight + AxisMetrics.lineSpacing)
  }

  private static let largestNameCount = 20

  /// Whether a legend is above or below the plot.
  package var legendTakesHeight: Bool {
    !legend.isEmpty && (legendPosition == .top || legendPosition == .bottom)
  }

  /// The chart without its legend and the names at the ends of its lines.
  package var withoutLegend: ChartElement {
    var chart = self
    (chart.legend, chart.sizes, chart.lineEnds) = ([], nil, [])
    return chart
  }

  /// The chart with the names of a ring's parts beside it if there is space for them, which are otherwise left out.
  fileprivate var namingParts: ChartElement {
    guard !spareLegend.isEmpty else { return self }
    var chart = self
    chart.spareLegend = []
    if legend.isEmpty, size.width - min(size.width, size.height) >= Self.leastNamesRoom {
      (chart.legend, chart.legendPosition) = (spareLegend, .trailing)
    }
    return chart
  }

  /// The space beside a ring for the names of its parts, in points (chosen: Docs/sources/charts.md#donut).
  private static let leastNamesRoom = 200.0

  /// More than the highest texts need.
  fileprivate static let largestGrowthCount = 24
  /// The rows that a legend may get while its chart grows.
  fileprivate static let largestStallCount = 4

  /// Returns the chart without a part, and the losses; `nil` if it has no such part.
  fileprivate func without(_ part: YieldingPart) -> (ChartElement, [Loss])? {
    switch part {
    case .titleLines: withoutTitleLines
    case .titles: withoutTitles
    case .values: withoutValues
    case .sizes: withoutSizes
    case .sideTitles: withoutSideTitles
    case .legend: lackingLegend
    case .outerLegend: withOuterLegendRoom
    case .names: withoutBottomLabels
    }
  }

  private var withoutTitleLines: (ChartElement, [Loss])? {
    guard primary?.title != nil || secondary?.title != nil || categories?.title != nil else {
      return nil
    }
    var chart = self
    chart.titleLineLimit = 1
    return (chart, [])
  }

  /// Whether an axis has a title.
  package var hasAxisTitles: Bool { axisTitles.contains { $0.1 != nil } }

  private var axisTitles: [(String, StyledText?)] {
    [
      ("numericAxis", primary?.title), ("secondaryNumericAxis", secondary?.title),
      ("categoryAxis", categories?.title),
    ]
  }

  private var withoutTitles: (ChartElement, [Loss])? {
    var chart = self
    chart.hidesTitles = true
    var losses = axisTitles.filter { $0.1 != nil }.map { key, _ in
      loss(of: "the title", at: origin.key(key).key("title"))
    }
    if axisKeys != nil {
      losses.append(
        loss(
          of: "the marks that say which axis a series has", isPlural: true, at: origin.key("series")
        ))
    }
    return losses.isEmpty ? nil : (chart, losses)
  }

  /// Values beside bars take the bars' width; others take none.
  private var withoutValues: (ChartElement, [Loss])? {
    let count = (valueLabels.joined() + totalLabels).count { !$0.isEmpty }
    guard type.plot.axes == .horizontal, count > 0 else { return nil }
    var chart = self
    (chart.valueLabels, chart.totalLabels) = ([], [])
    chart.leftOutLabelCount = 0
    return (
      chart, [Loss(origin.key("series"), .valueLabelsLeftOut(count, of: count, areTogether: false))]
    )
  }

  private var withoutSideTitles: (ChartElement, [Loss])? {
    let references = [primary, secondary].flatMap { $0?.references ?? [] }
    guard type.plot.axes == .vertical, !references.isEmpty else { return nil }
    var chart = self
    chart.hidesReferenceTitles = true
    let count = references.count { $0.title != nil }
    guard count > 0 else { return axisKeys == nil ? nil : (chart, []) }
    return (
      chart,
      [Loss(origin, .titlesOfReferencesLeftOut(count, of: count, isHorizontal: true))]
    )
  }

  private var withoutSizes: (ChartElement, [Loss])? {
    guard sizes != nil, !legend.isEmpty else { return nil }
    var chart = self
    chart.sizes = nil
    return (chart, [lossOfSizes])
  }

  private var lackingLegend: (ChartElement, [Loss])? {
    guard !legend.isEmpty || sizes != nil else { return nil }
    return (withoutLegend, lossesOfLegend(at: origin.key("legend")))
  }

  private var withOuterLegendRoom: (ChartElement, [Loss])? {
    guard let outerLegend else { return nil }
    var chart = self
    chart.size.height += outerLegend.height
    chart.outerLegend = nil
    return (chart, lossesOfLegend(at: outerLegend.origin))
  }

  /// Returns the losses of a legend that is left out: its names, and the meaning of forecasts.
  private func lossesOfLegend(at path: DescriptionPath) -> [Loss] {
    let forecast = unexplainedForecast.map { Loss($0.path, $0.message) }
    return [loss(of: "the legend", at: path)] + [forecast].compactMap(\.self)
  }

  private var withoutBottomLabels: (ChartElement, [Loss])? {
    var chart = self
    switch type.plot.axes {
    case .none: return nil
    case .vertical:
      guard let categories, categories.showsLabels else { return nil }
      chart.categories?.showsLabels = false
      let count = (dates?.ends[0].labels ?? categories.labels).count { !$0.isEmpty }
      // Axes of empty names lose none.
      return (chart, count == 0 ? [] : [Loss(origin.key("categories"), .noNameFits(of: count))])
    case .horizontal: return withoutNumbers(\.primary, "numericAxis")
    case .numeric: return withoutNumbers(\.horizontal, "categoryAxis")
    }
  }

  /// The chart without the width of names beside its bars, and their loss, where a plot is too low for any of
  /// them; `nil` for any other.
  fileprivate func withoutUnseenNames(in parts: LegendedPlot) -> (ChartElement, [Loss])? {
    guard type.plot.axes == .horizontal, let categories, categories.showsLabels,
      let axis = parts.plot.first(where: { $0.frame.kind == "categoryAxis" })?.frame,
      axis.axis?.labels.isEmpty == true, axis.size.width > AxisMetrics.lineWidth
    else { return nil }
    let count = categories.labels.count { !$0.isEmpty }
    guard count > 0 else { return nil }
    var chart = self
    chart.categories?.showsLabels = false
    return (chart, [Loss(origin.key("categories"), .noNameFits(of: count))])
  }

  private func withoutNumbers(
    _ path: WritableKeyPath<ChartElement, NumberAxis?>, _ key: String
  ) -> (ChartElement, [Loss])? {
    guard let axis = self[keyPath: path], axis.showsLabels, axis.hasSeries else { return nil }
    var chart = self
    chart[keyPath: path]?.showsLabels = false
    let count = axis.labels.count
    let part = count == 1 ? "the label" : "the \(count) labels"
    return (chart, [loss(of: part, isPlural: count != 1, at: origin.key(key))])
  }

  private func loss(
    of part: String, isPlural: Bool = false, at path: DescriptionPath
  ) -> Loss {
    Loss(path, .partDoesNotFit(part, isPlural: isPlural))
  }
}
