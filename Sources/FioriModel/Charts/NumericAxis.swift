/// An axis of numbers; every option that is `nil` is as the type of chart has it.
///
/// The SAPFiori counterpart is `FUIChartNumericAxis`.
public struct NumericAxis: Hashable, Sendable {
  /// Labels at the ticks.
  public var labels = NumericAxisLabels()
  /// Gridlines at the ticks.
  public var gridlines = AxisLine()
  /// The line along the axis.
  public var baseline = AxisLine()
  /// The value at the axis' lower end; `nil`: the data's.
  public var explicitMin: Double?
  /// The value at the axis' upper end; `nil`: the data's.
  public var explicitMax: Double?
  /// Whether the axis reaches to zero; columns and bars always do.
  public var isZeroBased: Bool?
  /// Whether ticks are round numbers; explicitMin and explicitMax override them.
  public var adjustToNiceValues = true
  /// Whether the outermost ticks enclose the data.
  public var allowLooseLabels: Bool?
  /// Whether the least value is kept off the axis' end.
  public var fudgeAxisRange: Bool?
  /// Whether thousands are written as `K`, millions as `M`; `nil`: no, in cards yes.
  public var abbreviatesLabels: Bool?
  /// Whether abbreviated numbers show their suffix.
  public var isMagnitudedDisplayed = true
  /// What the numbers are; beyond SAP's engine, which never draws it; `nil`: nothing.
  public var title: String?
  /// Number format.
  public var format = NumericAxisFormat()

  /// An axis with the defaults of the chart type.
  public init() {}
}
