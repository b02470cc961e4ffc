package import FioriBasics
package import FioriLayout
package import FioriModel

/// A chart with its numbers, labels and colors resolved; layout determines the sizes of its parts.
package struct ChartElement: Hashable, Sendable {
  /// The look of a series.
  package struct Series: Hashable, Sendable {
    package let title: String?
    package let color: RGBA
    /// The color of the area under the line, before it is made translucent.
    package let fill: RGBA
    /// The colors of individual categories, overriding the series color.
    package let colors: [Int: RGBA]
    /// The line width in points.
    package let lineWidth: Double
    /// The point diameter in points.
    package let pointDiameter: Double
    package let hidesPoints: Bool
    /// The color of points, overriding the series color.
    package var pointColor: RGBA?
    /// The least gap between two points, in points (stated: Docs/sources/charts.md#lines).
    package var pointGap = 2.0
    /// The texts in place of the numbers of values, by category.
    package var ownLabels: [String?] = []
    /// The pattern that distinguishes the series from others besides its color; `nil` for color alone.
    package var pattern: SeriesPattern?
    /// The hatching of individual categories, overriding the series pattern.
    package var hatchings: [Int: SeriesPattern.Hatching] = [:]
    /// The first category whose value is a forecast; `nil` for none.
    package var forecastFrom: Int?
    /// The rules that match some values.
    package var ruleUses: [RuleUse] = []

    /// Returns the color of the mark for one category.
    package func color(at category: Int) -> RGBA { colors[category] ?? color }

    /// Returns the hatching of the mark for one category.
    package func hatching(at category: Int) -> SeriesPattern.Hatching {
      hatchings[category] ?? pattern?.hatching ?? .none
    }
  }

  /// A rule that matches some values of a series.
  package struct RuleUse: Hashable, Sendable {
    /// `nil` for none.
    package let title: String?
    package let color: RGBA
    /// The hatching of the values, if they differ in more than color.
    package let hatching: SeriesPattern.Hatching
    /// The categories of the values.
    package let categories: Set<Int>
  }

  /// A numeric axis.
  package struct NumberAxis: Hashable, Sendable {
    package let ticks: AxisTicks
    /// A label for each tick.
    package let labels: [String]
    /// Shorter labels, to be tried in this order if those do not fit.
    package var shorterLabels: [ShorterLabels] = []
    package var showsLabels = true
    package var showsGridlines = true
    package var showsBaseline = false
    /// Whether any series uses this axis; an unused axis takes no space.
    package var hasSeries = true
    /// Whether to count the values beyond its ends in a warning, unless all are and another has been
    /// given.
    package var countsOverflow = true
    /// The title; `nil` for none.
    package var title: StyledText?
    /// Whether the description has the ticks, so that one without its label is a loss.
    package var hasExplicitTicks = false
    /// The lines and bands at values of the axis.
    package var references: [Reference] = []
  }

  /// A line across the plot at a value, or a band between two.
  package struct Reference: Hashable, Sendable {
    /// The values at the two edges; a line has one value.
    package let values: ClosedRange<Double>
    /// The title; `nil` for none.
    package var title: StyledText?

    /// Whether it is a line.
    package var isLine: Bool { values.lowerBound == values.upperBound }
  }

  /// A line across the plot at a place of the category axis, or a band between two.
  package struct PlaceReference: Hashable, Sendable {
    /// A category, or a place on the axis of the dates, 0 for its start and 1 for its end.
    package enum Place: Hashable, Sendable {
      case category(Int)
      case date(Double)
    }

    package let low: Place
    package let high: Place
    /// The title; `nil` for none.
    package let title: StyledText?
  }

  /// Labels for an axis with little space, such as abbreviated ones.
  package struct ShorterLabels: Hashable, Sendable {
    /// A label for each tick.
    package let texts: [String]
    /// Whether they are rounded, so that digits are lost.
    package let isRounded: Bool
  }

  /// An axis that misleads without a number.
  package struct AxisNeedingNumbers: Hashable, Sendable {
    package enum Axis: Hashable, Sendable {
      case first, second, below
    }

    /// The value labels that explain an axis: any one; two at different heights; these, or one near zero; one at zero or on
    /// both sides of it; or, beside the numbers of another axis, all of them.
    package enum Proof: Hashable, Sendable {
      case anyLabel, twoHeights, scale, zero, allLabels
    }

    package let axis: Axis
    /// The value that the axis begins at, which only a number near it shows; `nil` for an axis that any number explains.
    package var base: Double?
    /// What value labels have to show of an axis; besides the base, only two heights count.
    package var proof = Proof.anyLabel
    /// What is lost if no number is drawn.
    package let loss: Loss
  }

  /// A category axis.
  package struct NameAxis: Hashable, Sendable {
    /// A label for each category with a place; empty where there is none.
    package let labels: [String]
    package var style: CategoryAxis.LabelStyle
    package var fitting = CategoryAxis.LabelFitting.fit
    package var showsLabels = true
    package var showsGridlines = false
    package var showsBaseline = true
    package var labelsPosition = CategoryAxis.LabelsPosition.fixedBottom
    package var title: StyledText?
    /// Whether values have sorted the names.
    package var isSorted = false
    /// Whether the view does not set the style.
    package var hasDefaultStyle = false
    /// The warning about names out of order, if not all are drawn; `nil` for none.
    package var hiddenOrder: Finding?

    /// Whether a range gives way to all names if these fit, since those between its ends cannot be guessed.
    var hidesNames: Bool {
      style == .range && hasDefaultStyle && (isSorted || hiddenOrder != nil)
    }
  }

  /// The number of places on the time axis of a stock chart, and the places of values and labels.
  package struct TimeAxis: Hashable, Sendable {
    package let positionCount: Int
    /// The places of the categories.
    package let categoryPositions: [Int]
    /// The places of the category axis labels.
    package let labelPositions: [Int]
  }

  /// The dates of a category axis in proportion to time. Places run from 0 for the first date to 1
  /// for the last.
  package struct DateAxis: Hashable, Sendable {
    /// Ticks with their labels; a second line begins after a line break.
    package struct Ticks: Hashable, Sendable {
      package let positions: [Double]
      package let labels: [String]
      /// The names that the labels are made of; empty for labels on one line.
      package var names: [TickName] = []
      /// The dates in ISO 8601.
      package let dates: [String]
    }

    /// The places of the categories.
    package let positions: [Double]
    /// The number of columns, including missing ones, that share the axis.
    package let columnCount: Double
    /// The categories that no line leads to from the one before.
    package let interruptions: Set<Int>
    /// The ticks to try, the best first; at least one.
    package let ticks: [Ticks]
    /// The first and the last date, as texts to try, the best first; at least one.
    package let ends: [Ticks]

    /// Whether there are ticks other than the ends.
    package var hasTicks: Bool { ticks != ends }
  }

  /// The chart's path in the description.
  package let origin: DescriptionPath
  package let type: ChartType
  /// The size in points; in a card, all the available space.
  package var size: Size
  package let data: ChartData
  package let series: [Series]
  /// The selected categories by series; empty if none is selected.
  package let selections: [Int: Set<Int>]
  /// The selected ranges of categories; `nil` for all that are adjacent.
  package var selectedRanges: SelectedRanges?
  package let colors: ChartColors
  package let texts: ChartTexts
  package var primary: NumberAxis?
  package var secondary: NumberAxis?
  /// The horizontal axis of scatter and bubble charts.
  package var horizontal: NumberAxis?
  package var categories: NameAxis?
  package var time: TimeAxis?
  /// The dates of the categories; `nil` if these are evenly spaced.
  package var dates: DateAxis?
  /// Bubbles as fractions of the plot, by series and category.
  package var bubbles: [[Bubble?]] = []
  /// The range of a type without axes, which it shares with other charts; `nil` for the range of its values.
  package var sharedRange: ClosedRange<Double>?
  /// The value labels next to the marks, by series and category; empty for none.
  package var valueLabels: [[String]] = []
  /// Whether each of them is drawn that fits, rather than the labels of a whole series.
  package var choosesValueLabels = false
  /// The axes that mislead without a number.
  package var axesNeedingNumbers: [AxisNeedingNumbers] = []
  /// The labels of stacks, by category; empty for none.
  package var totalLabels: [String] = []
  /// The number of labels that did not fit, which are no longer among them.
  package var leftOutLabelCount = 0
  /// Labels with fewer digits, to be tried one after another if those do not fit.
  package var shorterValueLabels: [ValueTexts] = []
  /// Whether the value labels are these.
  package var hasRoundedValueLabels = false
  /// The lines and bands at places of the category axis.
  package var placeReferences: [PlaceReference] = []
  /// Whether the view around the chart names its series.
  package var isNamedOutside = false
  /// The entries of the legend; empty for none.
  package var legend: [LegendEntry] = []
  /// The names of the parts of a ring without a legend, for a card with enough space beside it.
  package var spareLegend: [LegendEntry] = []
  /// The place of the legend. At the ends of lines, those series have a legend below the plot that
  /// have no line.
  package var legendPosition = ChartLegend.bottom
  /// The names at the ends of lines, instead of the entries of these series; empty for none.
  package var lineEnds: [LineEnd] = []
  /// The share of the chart's width that these names take at most, and the share that they may take if they are all whole
  /// only then.
  package var lineEndShare = LineEnds.largestShare
  package var largestLineEndShare = LineEnds.largestShareOfWords
  /// The sizes of bubbles in the legend; `nil` for none.
  package var sizes: SizeKey?
  /// The meanings of the colors of single values; empty without such colors.
  package var colorKeys: [ColorKey] = []
  /// The values of shares without a part of the ring, by series, to follow their names in legends.
  package var shareNotes: [Int: String] = [:]
  /// The text of the last entry if series do not fit, with a place for their number.
  package var moreSeries = LocalizedStrings.countPlace
  /// Whether the titles of the axes do not fit.
  package var hidesTitles = false
  /// The number of lines that a title of an axis may have.
  package var titleLineLimit = 2
  /// Whether the titles of references beside the plot do not fit, with the dots before them.
  package var hidesReferenceTitles = false
  /// The legend of a card around the chart; `nil` for none.
  package var outerLegend: OuterLegend?
  /// The warning of a legend in place of the names at the ends of lines about series that look alike.
  package var legendFinding: Finding?
  /// The series of each of two axes; `nil` for charts with one axis.
  package var axisKeys: AxisKeys?
  /// How far names of columns below the plot may extend beyond the side where reading ends, in points.
  var roomForNames = 0.0
  /// The distances of titles and the dots of the legend.
  package var spacing = ChartSpacing.chart
  /// The corner radius of column ends, in points.
  package var columnCornerRadius = 0.0
  package var isRightToLeft = false
  /// The text shown when the chart has no data; `nil` if it has data.
  package var noData: StyledText?
  /// The border color around that text; `nil` for no border.
  package var noDataBorder: RGBA?
  /// The frame for the next figure with the same chart; `nil` for a chart that is not kept.
  package var frameMemory: ChartFrameMemory?
}

extension ChartElement {
  /// A circle, in fractions of the plot.
  package struct Bubble: Hashable, Sendable {
    package let x: Double
    package let y: Double
    /// The radius as a fraction of the plot's shorter side; `nil` for a point 10 points wide.
    package let radius: Double?
  }

  /// The series that belong to each of two axes.
  package struct AxisKeys: Hashable, Sendable {
    package let primary: AxisKey
    package let secondary: AxisKey
  }

  /// The series of an axis, as dots or marks above its numbers and beside its references.
  package struct AxisKey: Hashable, Sendable {
    package struct Mark: Hashable, Sendable {
      package let color: RGBA
      /// The mark in place of a dot, if series differ in more than color.
      package let mark: LegendMark?
    }

    package let marks: [Mark]
    /// The names of the series, for an axis without a title; `nil` if a legend has them.
    package let names: StyledText?
  }

  /// The name and color of a series.
  package struct LegendEntry: Hashable, Sendable {
    package let text: StyledText
    /// The color of the dot; `nil` for no dot.
    package let color: RGBA?
    /// The mark in place of the dot, if series differ in more than color.
    package var mark: LegendMark?
    /// The number of series that the entry counts, if they have no entries of their own.
    package var omittedCount = 0
    /// The series that the entry names; `nil` for none.
    package var series: Int?
    /// The value of the part of a ring that the entry names; `nil` for other entries.
    package var part: Double?

    package init(
      text: StyledText, color: RGBA?, mark: LegendMark? = nil, omittedCount: Int = 0
    ) {
      self.text = text
      self.color = color
      self.mark = mark
      self.omittedCount = omittedCount
    }
  }
}
