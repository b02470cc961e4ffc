/// A chart with its numbers, labels and colours resolved; layout finds out how large its parts are.
struct ChartElement: Hashable, Sendable {
  /// How a series looks.
  struct Series: Hashable, Sendable {
    let title: String?
    let color: RGBA
    /// Of the area under its line, before it is made translucent.
    let fill: RGBA
    /// Colours of single categories in place of the series'.
    let colors: [Int: RGBA]
    /// Points.
    let lineWidth: Double
    /// Points.
    let pointDiameter: Double
    let hidesPoints: Bool

    /// The colour of what stands for one value.
    func color(at category: Int) -> RGBA { colors[category] ?? color }
  }

  /// An axis of numbers.
  struct NumberAxis: Hashable, Sendable {
    let ticks: AxisTicks
    /// A text for each tick.
    let labels: [String]
    var showsLabels = true
    var showsGridlines = true
    var showsBaseline = false
    /// Whether any series belongs to it; one without takes no room.
    var hasSeries = true
    /// `nil`: none.
    var title: StyledText?
  }

  /// An axis of categories.
  struct NameAxis: Hashable, Sendable {
    /// A text for each category that has a place; empty where there is none.
    let labels: [String]
    let style: CategoryAxis.LabelStyle
    var showsLabels = true
    var showsGridlines = false
    var showsBaseline = true
    var labelsPosition = CategoryAxis.LabelsPosition.fixedBottom
    var title: StyledText?
  }

  /// How many places the time axis of a stock chart has, and what is written at some of them.
  struct TimeAxis: Hashable, Sendable {
    let placeCount: Int
    /// The places of the labels of the category axis.
    let labelPlaces: [Int]
  }

  /// Where a description gives the chart.
  let origin: DescriptionPath
  let type: ChartType
  /// A card gives its chart the room that it has.
  var size: Size
  let data: ChartData
  let series: [Series]
  /// Categories by series; empty: none is chosen.
  let selections: [Int: Set<Int>]
  let colors: ChartColors
  let texts: ChartTexts
  var primary: NumberAxis?
  var secondary: NumberAxis?
  /// Of scatter and bubble charts.
  var horizontal: NumberAxis?
  var categories: NameAxis?
  var time: TimeAxis?
  /// Bubbles as shares of the plot, by series and category.
  var bubbles: [[Bubble?]] = []
  /// Texts of values beside their marks, by series and category; empty: none.
  var valueLabels: [[String]] = []
  /// What stands below the plot; empty: nothing.
  var legend: [LegendEntry] = []
  /// Of the ends of columns, in points.
  var columnCornerRadius = 0.0
  var isRightToLeft = false
  /// The text in place of a chart that has nothing to show; `nil`: it has.
  var noData: StyledText?
  /// Around that text; `nil`: no line.
  var noDataBorder: RGBA?
}

extension ChartElement {
  /// A circle in shares of the plot.
  struct Bubble: Hashable, Sendable {
    let x: Double
    let y: Double
    /// Of the plot's shorter side; `nil`: a point of 10 points.
    let radius: Double?
  }

  /// The name of a series and its colour.
  struct LegendEntry: Hashable, Sendable {
    let text: StyledText
    /// `nil`: no dot stands before it.
    let color: RGBA?
  }
}
