import FioriElements
import FioriModel

/// What stands below a plot: the categories, or the numbers of bars and of points.
struct BottomAxis {
  private let chart: ChartElement
  private let isLying: Bool

  init(_ chart: ChartElement, isLying: Bool) {
    self.chart = chart
    self.isLying = isLying
  }

  private var numbers: ChartElement.NumberAxis? { isLying ? chart.primary : chart.horizontal }

  var showsLabels: Bool {
    isLying ? numbers?.showsLabels ?? false : chart.categories?.showsLabels ?? false
  }

  var showsGridlines: Bool {
    isLying ? numbers?.showsGridlines ?? false : chart.categories?.showsGridlines ?? false
  }

  /// Whether a line runs between the plot and the labels.
  var showsBaseline: Bool {
    isLying ? numbers?.showsBaseline ?? false : chart.categories?.showsBaseline ?? false
  }

  var crowding: LabelRow.Crowding { chart.type == .stock ? .thinned : .all }

  /// Whether the plot leaves room for labels that reach beyond its sides.
  var hasInsets: Bool { isLying || chart.marksStandAtEnds }

  /// In bar charts the style of the categories acts on the numbers (stated:
  /// Docs/sources/charts.md#axes).
  var style: CategoryAxis.LabelStyle { chart.categories?.style ?? .allOrNothing }

  /// What is written, from the side where reading starts.
  var texts: [String] { numbers?.labels.reversed() ?? chart.categories?.labels ?? [] }

  var textStyle: ChartTexts.Style {
    numbers == nil ? chart.texts.categoryLabel : chart.texts.numericLabel
  }

  func places(_ places: [Double]) -> [Double] {
    guard isLying, let ticks = numbers?.ticks else { return places }
    return ticks.values.reversed().map(ticks.position)
  }
}
