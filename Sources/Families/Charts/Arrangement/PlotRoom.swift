import FioriBasics
import FioriLayout
import FioriModel

/// The parts of a chart that give way to its plot, the first ones first.
enum YieldingPart: CaseIterable {
  /// The titles of the axes, with the marks of their series.
  case titles
  case legend
  /// The legend of a card around the chart.
  case outerLegend
  /// The labels below the plot.
  case names
}

/// A chart whose plot keeps a height: parts that take it are left out, and each is a loss.
///
/// One rule for all charts, alone, in cards, floorplans and headers (chosen:
/// Docs/sources/charts.md#least-height).
struct PlotRoom {
  private(set) var parts: LegendedPlot
  private(set) var chart: ChartElement
  private(set) var losses: [Loss] = []

  init(of chart: ChartElement, _ layout: inout some PartLayout) throws {
    self.chart = chart
    parts = try layout.legendedPlot(of: chart)
    for part in YieldingPart.allCases where isShort {
      guard let (other, lost) = self.chart.without(part) else { continue }
      let attempt = try layout.legendedPlot(of: other)
      // A plot without any height hides what a part takes.
      guard attempt.plotHeight > parts.plotHeight + Self.slack || attempt.plotHeight < Self.slack
      else { continue }
      (self.chart, parts) = (other, attempt)
      losses += lost
    }
    if parts.shorterSide < Self.leastVisible, parts.hasPlot { losses.append(noRoom) }
  }

  private var isShort: Bool { parts.hasPlot && parts.plotHeight < Self.leastHeight - Self.slack }

  private var noRoom: Loss {
    let side = parts.plotWidth < parts.plotHeight ? ("wide", "wider") : ("high", "higher")
    return Loss(
      chart.origin,
      .chartDoesNotFit(plotSide: parts.shorterSide, side: side.0, larger: side.1))
  }

  /// The height in points that a plot keeps, and the one at which nothing can be read from it.
  static let leastHeight = 24.0
  private static let leastVisible = 8.0
  private static let slack = 0.001
}

extension PartLayout {
  /// Returns the height in points that a chart lacks to show its plot with all parts around it; 0 for one
  /// with enough room.
  package mutating func missingHeight(of chart: ChartElement) throws -> Double {
    guard chart.noData == nil else { return 0 }
    var taller = chart
    // A plot without any height hides how much it lacks.
    for _ in 0..<ChartElement.largestGrowthCount {
      let height = try legendedPlot(of: taller).plotHeight
      guard height < PlotRoom.leastHeight else { break }
      taller.size.height += PlotRoom.leastHeight - height
    }
    return taller.size.height - chart.size.height
  }
}

extension ChartElement {
  /// More than the highest texts need.
  fileprivate static let largestGrowthCount = 24

  /// Returns the chart without a part, and what is lost; `nil` if it has none.
  fileprivate func without(_ part: YieldingPart) -> (ChartElement, [Loss])? {
    switch part {
    case .titles: withoutTitles
    case .legend: withoutLegend
    case .outerLegend: withOuterLegendRoom
    case .names: withoutBottomLabels
    }
  }

  private var withoutTitles: (ChartElement, [Loss])? {
    let titles = [
      ("numericAxis", primary?.title), ("secondaryNumericAxis", secondary?.title),
      ("categoryAxis", categories?.title),
    ]
    var chart = self
    chart.hidesTitles = true
    var losses = titles.filter { $0.1 != nil }.map { key, _ in
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

  private var withoutLegend: (ChartElement, [Loss])? {
    guard !legend.isEmpty || sizes != nil else { return nil }
    var chart = self
    (chart.legend, chart.sizes, chart.lineEnds) = ([], nil, [])
    return (chart, [loss(of: "the legend", at: origin.key("legend"))])
  }

  private var withOuterLegendRoom: (ChartElement, [Loss])? {
    guard let outerLegend else { return nil }
    var chart = self
    chart.size.height += outerLegend.height
    chart.outerLegend = nil
    return (chart, [loss(of: "the legend", at: outerLegend.origin)])
  }

  private var withoutBottomLabels: (ChartElement, [Loss])? {
    var chart = self
    switch type.plot.axes {
    case .none: return nil
    case .vertical:
      guard let categories, categories.showsLabels else { return nil }
      chart.categories?.showsLabels = false
      let count = (dates?.ends.labels ?? categories.labels).count { !$0.isEmpty }
      return (
        chart,
        [
          Loss(origin.key("categories"), .noNameFits(of: count))
        ]
      )
    case .horizontal: return withoutNumbers(\.primary, "numericAxis")
    case .numeric: return withoutNumbers(\.horizontal, "categoryAxis")
    }
  }

  private func withoutNumbers(
    _ path: WritableKeyPath<ChartElement, NumberAxis?>, _ key: String
  ) -> (ChartElement, [Loss])? {
    guard let axis = self[keyPath: path], axis.showsLabels, axis.hasSeries else { return nil }
    var chart = self
    chart[keyPath: path]?.showsLabels = false
    return (
      chart, [loss(of: "the \(axis.labels.count) labels", isPlural: true, at: origin.key(key))]
    )
  }

  private func loss(
    of part: String, isPlural: Bool = false, at path: DescriptionPath
  ) -> Loss {
    Loss(path, .partDoesNotFit(part, isPlural: isPlural))
  }
}
