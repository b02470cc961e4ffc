package import FioriModel

/// What draws each type of chart: a line each.
package enum PlotCatalog {
  package static func plot(for type: ChartType) -> any Plot.Type {
    switch type {
    case .line: LinePlot.self
    case .area: AreaPlot.self
    case .column: ColumnPlot.self
    case .stackedColumn: StackedColumnPlot.self
    case .bar: BarPlot.self
    case .stackedBar: StackedBarPlot.self
    case .combo: ComboPlot.self
    case .waterfall: WaterfallPlot.self
    case .scatter: ScatterPlot.self
    case .bubble: BubblePlot.self
    case .donut: DonutPlot.self
    case .stock: StockPlot.self
    case .microColumn: MicroColumnPlot.self
    case .microBullet: MicroBulletPlot.self
    case .microHarveyBall: MicroHarveyBallPlot.self
    case .microRadial: MicroRadialPlot.self
    case .microArea: MicroAreaPlot.self
    }
  }
}
