/// Descriptions of a gallery, few and small.
enum GallerySample {
  /// A number in today's look, which differs in the dark.
  static func kpi(_ caption: String, _ rest: String = "") -> String {
    #"{"environment": {"generation": "horizon"}, "view": {"type": "kpiView", "#
      + #""items": [{"metric": "294"}], "caption": "\#(caption)"\#(rest)}}"# + "\n"
  }

  /// A ring in the classic look, which does not.
  static let ring = #"""
    {"view": {"type": "kpiProgressView", "items": [{"metric": "64"}], "progress": 0.64}}
    """#

  /// Two charts of one file.
  static let charts = #"""
    {"environment": {"generation": "horizon", "width": 200, "height": 120}, "figures": [
      {"name": "orders", "view":
        {"type": "chartView", "chartType": "line", "series": [{"values": [1, 3, 2]}]}},
      {"environment": {"appearance": "dark"}, "view":
        {"type": "chartView", "chartType": "bar", "series": [{"values": [4, 5]}]}}
    ]}
    """#

  /// Writes descriptions into `in/`.
  static func write(to workspace: Workspace) throws {
    try workspace.write(kpi("Sales this month"), to: "in/sales.json")
    try workspace.write(kpi("Sales", #", "isLoading": true"#), to: "in/kpi/sales-loading.json")
    try workspace.write(ring, to: "in/kpi/ring.json")
    try workspace.write(charts, to: "in/charts.json")
  }

  /// The files that are made of them.
  static let files: Set<String> = {
    let names = [
      "palettes/light/v2", "palettes/light/v8", "pictures/dark/charts-2",
      "pictures/dark/kpi/sales-loading", "pictures/dark/orders", "pictures/dark/sales",
      "pictures/light/charts-2", "pictures/light/kpi/ring", "pictures/light/kpi/sales-loading",
      "pictures/light/orders", "pictures/light/sales",
    ]
    return Set(names.flatMap { ["\($0).svg", "\($0).png"] } + ["index.html"])
  }()
}
