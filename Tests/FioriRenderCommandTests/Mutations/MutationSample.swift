import Foundation
import Testing

/// A view that mutations are made of, named as its description is.
enum MutationSample: String, CaseIterable, Sendable {
  case card, chart, header, kpi, kpis, ring

  /// Its description, in which every piece that a mutation replaces stands once.
  var json: String {
    switch self {
    case .card:
      #"""
      {"environment": {"width": 200, "padding": 8, "scale": 1, "background": "#E8E8ED"},
       "view": {"type": "kpiCard", "title": "Orders",
        "status": {"text": "5 min", "color": "#6A6D70", "font": {"size": 12, "weight": "regular"}},
        "kpiItems": [{"unit": "$"}, {"metric": "294"}, {"unit": "k"}]}}
      """#
    case .chart:
      #"""
      {"environment": {"width": 160, "height": 100, "scale": 1, "background": "#FFFFFF"},
       "view": {"type": "chartView", "chartType": "column", "categories": ["Q1", "Q2"],
        "columnCornerRadius": 2, "categoryAxis": {"baseline": {"isHidden": false}},
        "numericAxis": {"gridlines": {"isHidden": false}},
        "series": [
         {"color": "#3678AF", "values": [2, 4]}, {"color": "#BB0000", "values": [3, 1]}]},
       "accept": ["unexplained-colors"]}
      """#
    case .header:
      #"""
      {"environment": {"width": 320, "scale": 1}, "stylesheet": "brand.nss",
       "view": {"type": "objectHeader", "headlineText": "Inspect Pump",
        "subheadlineText": "Job 819701", "tags": ["PM01", "Urgent"], "statusText": "High",
        "substatusImage": "builtin:warning"}}
      """#
    case .kpi:
      #"""
      {"environment": {"width": 108, "scale": 1},
       "view": {"type": "kpiView", "alignment": "center", "items": [{"metric": "5"}, {"unit": "k"}],
        "caption": "Orders that were shipped this month"}}
      """#
    case .kpis:
      #"""
      {"environment": {"width": 320, "scale": 1},
       "view": {"type": "kpiHeader", "interItemSpacing": 24,
        "items": [{"type": "kpiView", "items": [{"metric": "5"}], "caption": "Orders"},
                  {"type": "kpiView", "items": [{"metric": "294"}], "caption": "Café"}]}}
      """#
    case .ring:
      #"""
      {"view": {"type": "kpiProgressView", "chartSize": "small",
        "items": [{"metric": "64"}, {"unit": "%"}], "progress": 0.64, "caption": "Complete",
        "trackTintColor": "#D0E0F0"}}
      """#
    }
  }

  /// The style sheet of the header.
  private static let sheet = """
    fdlFUIObjectHeader_statusLabel { border-color: #6A6D70; border-width: 1; }
    fdlFUIObjectHeader_subheadlineLabel { text-alpha: 0.8; }

    """

  /// The files in which it lies after it was recorded, by their names.
  func files() async throws -> [String: Data] {
    try await Self.recorded.value.filter { name, _ in
      name.hasPrefix("\(rawValue).") || name == "brand.nss" || name == Self.list
    }
  }

  /// The list of all recordings.
  private static let list = "fiori-render.recorded.json"

  /// All files, recorded once for all mutations: a layout report and a picture of each sample, an SVG
  /// of two.
  private static let recorded = Task {
    let workspace = try Workspace()
    try workspace.write(sheet, to: "samples/brand.nss")
    for sample in allCases {
      try workspace.write(sample.json, to: "samples/\(sample).json")
    }
    for arguments in [["chart", "ring", "--svg"], []] {
      let run = try await workspace.run(
        ["record", "samples"] + arguments, environment: ["CI": ""])
      try #require(run.status == 0, "\(run.errors)")
    }
    let paths = try workspace.paths().filter { $0.hasPrefix("samples/") && !$0.hasSuffix("/") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        (String($0.dropFirst("samples/".count)), Data(try workspace.bytes(of: $0)))
      })
  }
}
