import FioriRender

/// What the library's first page and the README show.
enum LandingPageCode {
  static func drawing() throws -> (view: ChartCard, svg: String) {
    var sales = ChartCard(
      title: "Total Sales", status: "20 min ago",
      kpiItems: [.unit("$"), .metric("265,849.98")], seriesTitles: ["2024", "2025"],
      chartView: ChartView(
        .column,
        categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"],
        series: [
          ChartSeries(values: [86, 95, 91, 112, 108, 131]),
          ChartSeries(values: [112, 98, 121, 148, 139, 162]),
        ]))
    sales.trend = "11.5%"
    sales.trendImage = .builtin(.trendUp)

    var environment = Environment()
    environment.generation = .horizon
    environment.width = 343

    let renderer = try Renderer()
    let svg = try renderer.svg(of: sales, in: environment)
    return (sales, svg)
  }

  static func formats() throws -> ([[UInt8]], String, Rect) {
    let renderer = try Renderer()
    let sales = KPIView(items: [.unit("$"), .metric("294"), .unit("USD")], caption: "Sales")

    let png = try renderer.png(of: sales)  // [UInt8], at 2x
    let webp = try renderer.webp(of: sales)  // [UInt8], lossless
    let svg = try renderer.svg(of: sales)  // String
    let pdf = try renderer.pdf(of: sales)  // [UInt8]
    let frame = try renderer.layout(of: sales).root.frame
    return ([png, webp, pdf], svg, frame)
  }
}
