/// An axis of categories; every option that is `nil` is as the type of chart has it.
///
/// The SAPFiori counterpart is `FUIChartCategoryAxis`.
public struct CategoryAxis: Hashable, Sendable {
  /// Which labels are drawn.
  public enum LabelStyle: String, Hashable, Sendable, CaseIterable {
    /// All, or none where they have no room.
    case allOrNothing
    /// The first and the last.
    case range
  }

  /// Where the labels stand when there are values below zero.
  public enum LabelsPosition: String, Hashable, Sendable, CaseIterable {
    /// At the lower edge.
    case fixedBottom
    /// At the line that stands for zero.
    case dynamic
  }

  /// Labels of the categories.
  public struct Labels: Hashable, Sendable {
    /// `nil`: shown.
    public var isHidden: Bool?
    /// `nil`: `allOrNothing`, in cards `range`.
    public var style: LabelStyle?

    /// Labels that are shown or hidden.
    public init(isHidden: Bool? = nil, style: LabelStyle? = nil) {
      self.isHidden = isHidden
      self.style = style
    }
  }

  /// Labels of the categories.
  public var labels = Labels()
  /// Gridlines at the categories.
  public var gridlines = AxisLine()
  /// Line along the axis.
  public var baseline = AxisLine()
  /// Where the labels stand when there are values below zero.
  public var labelsPosition = LabelsPosition.fixedBottom
  /// Title of the axis; not in SAP's engine, which never draws it; `nil`: none.
  public var title: String?

  /// An axis with the defaults of the chart type.
  public init() {}
}

/// An axis of numbers; every option that is `nil` is as the type of chart has it.
///
/// The SAPFiori counterpart is `FUIChartNumericAxis`.
public struct NumericAxis: Hashable, Sendable {
  /// Labels at the ticks.
  public var labels = NumericAxisLabels()
  /// Gridlines at the ticks.
  public var gridlines = AxisLine()
  /// Line along the axis.
  public var baseline = AxisLine()
  /// The value at the axis' lower end; `nil`: the data's.
  public var explicitMin: Double?
  /// The value at the axis' upper end; `nil`: the data's.
  public var explicitMax: Double?
  /// Whether the axis reaches to zero; columns and bars always do.
  public var isZeroBased: Bool?
  /// Whether ticks are round numbers; explicit ends override this.
  public var adjustToNiceValues = true
  /// Whether the outermost ticks enclose the data.
  public var allowLooseLabels: Bool?
  /// Whether the least value is kept off the axis' end.
  public var fudgeAxisRange: Bool?
  /// Whether thousands are written as `K`, millions as `M`; `nil`: no, in cards yes.
  public var abbreviatesLabels: Bool?
  /// Whether abbreviated numbers show their suffix.
  public var isMagnitudedDisplayed = true
  /// Title of the axis; not in SAP's engine, which never draws it; `nil`: none.
  public var title: String?
  /// Number format.
  public var format = NumericAxisFormat()

  /// An axis with the defaults of the chart type.
  public init() {}
}

/// Labels of a numeric axis.
public struct NumericAxisLabels: Hashable, Sendable {
  /// `nil`: shown.
  public var isHidden: Bool?

  /// Numbers that are shown or hidden.
  public init(isHidden: Bool? = nil) { self.isHidden = isHidden }
}

/// Number format of an axis.
public struct NumericAxisFormat: Hashable, Sendable {
  /// Style of the numbers.
  public var style: NumberStyle
  /// The ISO 4217 code of amounts, `USD`; `nil` with every other style.
  public var currency: String?
  /// Decimals that are written even when they are zero, 0 to 20; `nil`: none, of amounts those of
  /// the currency.
  public var minimumFractionDigits: Int?
  /// Decimals at the most, 0 to 20; `nil`: 2 (stated: Docs/sources/charts.md#numbers), of
  /// percentages and compact numbers 1, of amounts those of the currency.
  public var maximumFractionDigits: Int?
  /// Whether separators stand between groups of digits.
  public var usesGroupingSeparator: Bool

  /// Plain numbers unless another style is given.
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

/// A line of an axis: its baseline, or those at its ticks.
public struct AxisLine: Hashable, Sendable {
  /// `nil`: depends on the chart type.
  public var isHidden: Bool?

  /// A line that is shown or hidden.
  public init(isHidden: Bool? = nil) { self.isHidden = isHidden }
}
