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
  /// The line along the axis.
  public var baseline = AxisLine()
  /// Where the labels stand when there are values below zero.
  public var labelsPosition = LabelsPosition.fixedBottom
  /// What the categories are; beyond SAP's engine, which never draws it; `nil`: nothing.
  public var title: String?

  /// An axis with the defaults of the chart type.
  public init() {}
}
