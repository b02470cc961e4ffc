public import FioriModel

/// A category axis; options that are `nil` depend on the chart type.
///
/// The SAPFiori counterpart is `FUIChartCategoryAxis`.
public struct CategoryAxis: Hashable, Sendable {
  /// Which labels are drawn.
  public enum LabelStyle: String, Hashable, Sendable, CaseIterable {
    /// All labels, or none if they do not fit.
    case allOrNothing
    /// The first and the last label.
    case range
  }

  /// Which labels of the style ``LabelStyle/allOrNothing`` are drawn if they do not all fit.
  public enum LabelFitting: String, Hashable, Sendable, CaseIterable {
    /// Names of columns on two lines; otherwise every other one, every third, and so on.
    case fit
    /// None, as in SAP's engine.
    case allOrNothing
  }

  /// The position of the labels when there are negative values.
  public enum LabelsPosition: String, Hashable, Sendable, CaseIterable {
    /// At the lower edge.
    case fixedBottom
    /// At the zero line.
    case dynamic
  }

  /// An order of the categories by their values, or by the sums of all series.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    /// From the least to the greatest.
    case ascending = "value"
    /// From the greatest to the least.
    case descending = "-value"
  }

  /// The distances between the categories.
  public enum Scale: String, Hashable, Sendable, CaseIterable {
    /// All the same.
    case category
    /// In proportion to the time between them, which are dates.
    case time
  }

  /// The labels of the categories.
  public struct Labels: Hashable, Sendable {
    /// Whether the labels are hidden; `nil` shows them.
    public var isHidden: Bool?
    /// The label style; `nil` means `allOrNothing`, or `range` in cards.
    public var style: LabelStyle?
    /// Which labels are drawn if they do not all fit; not in SAP's engine.
    public var fitting: LabelFitting

    /// Creates options for the labels.
    public init(
      isHidden: Bool? = nil, style: LabelStyle? = nil, fitting: LabelFitting = .fit
    ) {
      self.isHidden = isHidden
      self.style = style
      self.fitting = fitting
    }
  }

  /// The labels of the categories.
  public var labels = Labels()
  /// The gridlines at the categories.
  public var gridlines = AxisLine()
  /// The line along the axis.
  public var baseline = AxisLine()
  /// The position of the labels when there are negative values.
  public var labelsPosition = LabelsPosition.fixedBottom
  /// The title of the axis, which SAP's engine never draws; `nil` for none.
  public var title: String?
  /// The number format of the horizontal axis of scatter and bubble charts; `nil` for plain numbers
  /// with the decimals of the ticks.
  public var format: NumericAxisFormat?
  /// The order of the categories of columns and bars by their values, with missing values last;
  /// `nil` keeps the order of the description. Not in SAP's engine.
  public var sort: Sort?
  /// Whether the categories are dates, which lines, areas and columns are placed by; not in SAP's
  /// engine.
  public var scale = Scale.category

  /// Creates an axis with the defaults of the chart type.
  public init() {}
}

/// A numeric axis; options that are `nil` depend on the chart type.
///
/// The SAPFiori counterpart is `FUIChartNumericAxis`.
public struct NumericAxis: Hashable, Sendable {
  /// The labels at the ticks.
  public var labels = NumericAxisLabels()
  /// The gridlines at the ticks.
  public var gridlines = AxisLine()
  /// The line along the axis.
  public var baseline = AxisLine()
  /// The value at the lower end of the axis; `nil` uses the data's.
  public var explicitMin: Double?
  /// The value at the upper end of the axis; `nil` uses the data's.
  public var explicitMax: Double?
  /// Whether the axis includes zero; for columns and bars it always does.
  public var isZeroBased: Bool?
  /// Whether ticks are round numbers; explicit minimums and maximums override this.
  public var adjustToNiceValues = true
  /// Whether the outermost ticks enclose the data.
  public var allowLooseLabels: Bool?
  /// Whether the smallest value is kept away from the end of the axis.
  public var fudgeAxisRange: Bool?
  /// Whether thousands are abbreviated to `K` and millions to `M`; `nil` abbreviates only in cards.
  public var abbreviatesLabels: Bool?
  /// Whether abbreviated numbers show their suffix; without it, all numbers of the axis are divided by
  /// the same power of 1,000.
  public var isMagnitudedDisplayed = true
  /// The title of the axis, which SAP's engine never draws; `nil` for none.
  public var title: String?
  /// The number format.
  public var format = NumericAxisFormat()
  /// The values with a tick, in any order; `nil` finds them. Not in SAP's engine.
  public var ticks: [Double]?
  /// The lines and bands across the plot, which the axis extends to; not in SAP's engine.
  public var references: [AxisReference] = []

  /// Creates an axis with the defaults of the chart type.
  public init() {}
}

/// A line across a plot at a value, such as a target, or a band between two values.
public struct AxisReference: Hashable, Sendable {
  /// The value of a line; `nil` for a band.
  public var value: Double?
  /// The lower end of a band; `nil` for a line.
  public var from: Double?
  /// The upper end of a band; `nil` for a line.
  public var to: Double?
  /// The text next to the plot; `nil` for none.
  public var title: String?

  /// Creates a line at `value`, or a band between `from` and `to`.
  public init(
    value: Double? = nil, from: Double? = nil, to: Double? = nil, title: String? = nil
  ) {
    self.value = value
    self.from = from
    self.to = to
    self.title = title
  }

  /// The numbers given.
  package var numbers: [Double] { [value, from, to].compactMap(\.self) }
}

/// The labels of a numeric axis.
public struct NumericAxisLabels: Hashable, Sendable {
  /// Whether the labels are hidden; `nil` shows them.
  public var isHidden: Bool?

  /// Creates options for the labels.
  public init(isHidden: Bool? = nil) { self.isHidden = isHidden }
}

/// The number format of an axis.
public struct NumericAxisFormat: Hashable, Sendable {
  /// The style of the numbers.
  public var style: NumberStyle
  /// The ISO 4217 code for amounts, such as `USD`; `nil` with every other style.
  public var currency: String?
  /// The minimum number of decimals, 0 to 20; `nil` means none, or the currency's for amounts.
  public var minimumFractionDigits: Int?
  /// The maximum number of decimals, 0 to 20; `nil` means 2 (stated:
  /// Docs/sources/charts.md#numbers), 1 for percentages and compact numbers, or the currency's for
  /// amounts.
  public var maximumFractionDigits: Int?
  /// Whether groups of digits are separated.
  public var usesGroupingSeparator: Bool

  /// Creates a number format, by default for plain numbers.
  public init(
    style: NumberStyle = .decimal, currency: String? = nil, minimumFractionDigits: Int? = nil,
    maximumFractionDigits: Int? = nil, usesGroupingSeparator: Bool = true
  ) {
    self.style = style
    self.currency = currency
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.usesGroupingSeparator = usesGroupingSeparator
  }
}

/// A line of an axis: its baseline or its gridlines.
public struct AxisLine: Hashable, Sendable {
  /// Whether the line is hidden; `nil` depends on the chart type.
  public var isHidden: Bool?

  /// Creates options for a line.
  public init(isHidden: Bool? = nil) { self.isHidden = isHidden }
}
