/// The type of a chart.
///
/// The SAPFiori counterpart is `FUIChartType`; the micro charts are from SAP's engine.
/// <doc:AddingAChart> shows how to add a type.
public enum ChartType: String, Hashable, Sendable, CaseIterable {
  /// Points joined by lines.
  case line
  /// Lines above filled areas.
  case area
  /// Columns side by side.
  case column
  /// Columns on top of each other.
  case stackedColumn
  /// Horizontal bars, the first category on top.
  case bar
  /// Bars end to end.
  case stackedBar
  /// Columns, and lines over them.
  case combo
  /// Columns that each start where the previous one ends.
  case waterfall
  /// Points placed by two numbers.
  case scatter
  /// Circles placed by two numbers, with a third for their area.
  case bubble
  /// Segments of a ring, one per series.
  case donut
  /// One value over time.
  case stock
  /// Columns with a mark at the target of each. SAPFiori has no counterpart; the type is one of SAP's
  /// analytical cards.
  case bullet
  /// Columns with their values.
  case microColumn
  /// A value against its target.
  case microBullet
  /// A share of a whole as a wedge.
  case microHarveyBall
  /// A share of a whole as a ring.
  case microRadial
  /// A line between thresholds.
  case microArea
}

extension ChartType {
  /// The type that lays out this type of chart.
  package var plot: any Plot.Type { kind.plot }

  /// The table of types: the behavior of each, in its folder of `Kinds`.
  package var kind: ChartKind {
    switch self {
    case .line: .line
    case .area: .area
    case .column: .column
    case .stackedColumn: .stackedColumn
    case .bar: .bar
    case .stackedBar: .stackedBar
    case .combo: .combo
    case .waterfall: .waterfall
    case .scatter: .scatter
    case .bubble: .bubble
    case .donut: .donut
    case .stock: .stock
    case .bullet: .bullet
    case .microColumn: .microColumn
    case .microBullet: .microBullet
    case .microHarveyBall: .microHarveyBall
    case .microRadial: .microRadial
    case .microArea: .microArea
    }
  }
}
