package import FioriBasics
package import FioriModel

/// A chart with its numbers, labels and colors resolved; layout finds out how large its parts are.
package struct ChartElement: Hashable, Sendable {
  /// How a series looks.
  package struct Series: Hashable, Sendable {
    package let title: String?
    package let color: RGBA
    /// Of the area under its line, before it is made translucent.
    package let fill: RGBA
    /// Colors of single categories in place of the series'.
    package let colors: [Int: RGBA]
    /// Points.
    package let lineWidth: Double
    /// Points.
    package let pointDiameter: Double
    package let hidesPoints: Bool

    package init(
      title: String?,
      color: RGBA,
      fill: RGBA,
      colors: [Int: RGBA],
      lineWidth: Double,
      pointDiameter: Double,
      hidesPoints: Bool
    ) {
      self.title = title
      self.color = color
      self.fill = fill
      self.colors = colors
      self.lineWidth = lineWidth
      self.pointDiameter = pointDiameter
      self.hidesPoints = hidesPoints
    }

    /// The color of what stands for one value.
    package func color(at category: Int) -> RGBA { colors[category] ?? color }
  }

  /// An axis of numbers.
  package struct NumberAxis: Hashable, Sendable {
    package let ticks: AxisTicks
    /// A text for each tick.
    package let labels: [String]
    package var showsLabels = true
    package var showsGridlines = true
    package var showsBaseline = false
    /// Whether any series belongs to it; one without takes no room.
    package var hasSeries = true
    /// `nil`: none.
    package var title: StyledText?

    package init(
      ticks: AxisTicks,
      labels: [String],
      showsLabels: Bool = true,
      showsGridlines: Bool = true,
      showsBaseline: Bool = false,
      hasSeries: Bool = true,
      title: StyledText? = nil
    ) {
      self.ticks = ticks
      self.labels = labels
      self.showsLabels = showsLabels
      self.showsGridlines = showsGridlines
      self.showsBaseline = showsBaseline
      self.hasSeries = hasSeries
      self.title = title
    }
  }

  /// An axis of categories.
  package struct NameAxis: Hashable, Sendable {
    /// A text for each category that has a place; empty where there is none.
    package let labels: [String]
    package let style: CategoryAxis.LabelStyle
    package var showsLabels = true
    package var showsGridlines = false
    package var showsBaseline = true
    package var labelsPosition = CategoryAxis.LabelsPosition.fixedBottom
    package var title: StyledText?

    package init(
      labels: [String],
      style: CategoryAxis.LabelStyle,
      showsLabels: Bool = true,
      showsGridlines: Bool = false,
      showsBaseline: Bool = true,
      labelsPosition: CategoryAxis.LabelsPosition = CategoryAxis.LabelsPosition.fixedBottom,
      title: StyledText? = nil
    ) {
      self.labels = labels
      self.style = style
      self.showsLabels = showsLabels
      self.showsGridlines = showsGridlines
      self.showsBaseline = showsBaseline
      self.labelsPosition = labelsPosition
      self.title = title
    }
  }

  /// How many places the time axis of a stock chart has, and what is written at some of them.
  package struct TimeAxis: Hashable, Sendable {
    package let placeCount: Int
    /// The places of the labels of the category axis.
    package let labelPlaces: [Int]

    package init(placeCount: Int, labelPlaces: [Int]) {
      self.placeCount = placeCount
      self.labelPlaces = labelPlaces
    }
  }

  /// Where a description gives the chart.
  package let origin: DescriptionPath
  package let type: ChartType
  /// A card gives its chart the room that it has.
  package var size: Size
  package let data: ChartData
  package let series: [Series]
  /// Categories by series; empty: none is chosen.
  package let selections: [Int: Set<Int>]
  package let colors: ChartColors
  package let texts: ChartTexts
  package var primary: NumberAxis?
  package var secondary: NumberAxis?
  /// Of scatter and bubble charts.
  package var horizontal: NumberAxis?
  package var categories: NameAxis?
  package var time: TimeAxis?
  /// Bubbles as shares of the plot, by series and category.
  package var bubbles: [[Bubble?]] = []
  /// Texts of values beside their marks, by series and category; empty: none.
  package var valueLabels: [[String]] = []
  /// What stands below the plot; empty: nothing.
  package var legend: [LegendEntry] = []
  /// Of the ends of columns, in points.
  package var columnCornerRadius = 0.0
  package var isRightToLeft = false
  /// The text in place of a chart that has nothing to show; `nil`: it has.
  package var noData: StyledText?
  /// Around that text; `nil`: no line.
  package var noDataBorder: RGBA?

  package init(
    origin: DescriptionPath,
    type: ChartType,
    size: Size,
    data: ChartData,
    series: [Series],
    selections: [Int: Set<Int>],
    colors: ChartColors,
    texts: ChartTexts,
    primary: NumberAxis? = nil,
    secondary: NumberAxis? = nil,
    horizontal: NumberAxis? = nil,
    categories: NameAxis? = nil,
    time: TimeAxis? = nil,
    bubbles: [[Bubble?]] = [],
    valueLabels: [[String]] = [],
    legend: [LegendEntry] = [],
    columnCornerRadius: Double = 0.0,
    isRightToLeft: Bool = false,
    noData: StyledText? = nil,
    noDataBorder: RGBA? = nil
  ) {
    self.origin = origin
    self.type = type
    self.size = size
    self.data = data
    self.series = series
    self.selections = selections
    self.colors = colors
    self.texts = texts
    self.primary = primary
    self.secondary = secondary
    self.horizontal = horizontal
    self.categories = categories
    self.time = time
    self.bubbles = bubbles
    self.valueLabels = valueLabels
    self.legend = legend
    self.columnCornerRadius = columnCornerRadius
    self.isRightToLeft = isRightToLeft
    self.noData = noData
    self.noDataBorder = noDataBorder
  }
}

extension ChartElement {
  /// A circle in shares of the plot.
  package struct Bubble: Hashable, Sendable {
    package let x: Double
    package let y: Double
    /// Of the plot's shorter side; `nil`: a point of 10 points.
    package let radius: Double?

    package init(x: Double, y: Double, radius: Double?) {
      self.x = x
      self.y = y
      self.radius = radius
    }
  }

  /// The name of a series and its color.
  package struct LegendEntry: Hashable, Sendable {
    package let text: StyledText
    /// `nil`: no dot stands before it.
    package let color: RGBA?

    package init(text: StyledText, color: RGBA?) {
      self.text = text
      self.color = color
    }
  }
}

/// The colors of a chart that are not its series'.
package struct ChartColors: Hashable, Sendable {
  /// Of gridlines and the lines of a waterfall.
  package let line: RGBA
  /// Of baselines.
  package let baseline: RGBA
  /// Of the line through what is chosen.
  package let selection: RGBA
  /// Of the cross through a chosen point.
  package let cross: RGBA
  /// Around a chosen point, and beside a target.
  package let background: RGBA
  /// Of what shows how much is left, and of a bullet's band.
  package let track: RGBA
  package let positive: RGBA
  package let negative: RGBA
  /// Of a bullet's forecast.
  package let forecast: RGBA
  /// Of a bullet's target.
  package let target: RGBA

  package init(
    line: RGBA,
    baseline: RGBA,
    selection: RGBA,
    cross: RGBA,
    background: RGBA,
    track: RGBA,
    positive: RGBA,
    negative: RGBA,
    forecast: RGBA,
    target: RGBA
  ) {
    self.line = line
    self.baseline = baseline
    self.selection = selection
    self.cross = cross
    self.background = background
    self.track = track
    self.positive = positive
    self.negative = negative
    self.forecast = forecast
    self.target = target
  }
}

/// The styles of a chart's texts.
package struct ChartTexts: Hashable, Sendable {
  /// A font and a color.
  package struct Style: Hashable, Sendable {
    package let font: Font
    package let color: RGBA

    package init(font: Font, color: RGBA) {
      self.font = font
      self.color = color
    }

    package func text(_ string: String) -> StyledText {
      StyledText(string, font: font, color: color)
    }

    package func text(_ string: String, in color: RGBA) -> StyledText {
      StyledText(string, font: font, color: color)
    }
  }

  package let categoryLabel: Style
  package let numericLabel: Style
  /// Of values beside their marks.
  package let value: Style
  /// Of the categories of a micro chart.
  package let microLabel: Style
  /// Beside a Harvey ball.
  package let body: Style
  /// In a ring.
  package let large: Style

  package init(
    categoryLabel: Style,
    numericLabel: Style,
    value: Style,
    microLabel: Style,
    body: Style,
    large: Style
  ) {
    self.categoryLabel = categoryLabel
    self.numericLabel = numericLabel
    self.value = value
    self.microLabel = microLabel
    self.body = body
    self.large = large
  }
}
