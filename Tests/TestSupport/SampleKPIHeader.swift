import FioriRender

/// A ring of 130, and KPIs of 126·7, 169·2 and 124·2 points
/// (Docs/sources/headers.md#worked-examples).
enum SampleKPIHeader {
  static let ring = KPIProgressView(
    items: [.fraction("16"), .fraction("/"), .fraction("25")], progress: 0.64,
    caption: "Completed")

  static let kpis = [
    KPIView(
      items: [.icon(.builtin(.package)), .metric("5"), .unit("k")], caption: "Orders processed",
      isEnabled: false),
    KPIView(items: [.unit("$"), .metric("294"), .unit("USD")], caption: "Open invoices"),
    KPIView(items: [.unit("$"), .metric("256"), .unit("k")], caption: "Net revenue"),
  ]

  static let view = KPIHeader(items: [ring] + kpis)
}
