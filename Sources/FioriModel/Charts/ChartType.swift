/// What a chart draws its values as.
///
/// The SAPFiori counterpart is `FUIChartType`; the micro charts are those of SAP's engine.
/// <doc:AddingAChart> shows how to add a type.
public enum ChartType: String, Hashable, Sendable, CaseIterable {
  /// Points joined by lines.
  case line
  /// Lines above filled areas.
  case area
  /// Columns beside each other.
  case column
  /// Columns on top of each other.
  case stackedColumn
  /// Columns that lie, the first category on top.
  case bar
  /// Bars in a row.
  case stackedBar
  /// Columns, and lines over them.
  case combo
  /// Columns that begin where the one before ends.
  case waterfall
  /// Points by two numbers.
  case scatter
  /// Circles by two numbers, and a third for their area.
  case bubble
  /// Shares of a ring, a series each.
  case donut
  /// One value over time.
  case stock
  /// Columns with their values.
  case microColumn
  /// A value against its target.
  case microBullet
  /// A part of a whole as a wedge.
  case microHarveyBall
  /// A part of a whole as a ring.
  case microRadial
  /// A line between thresholds.
  case microArea
}
