import FioriBasics
import FioriDocuments
import FioriLowering
import FioriRender
import Foundation
import Testing

@testable import FioriCharts
@testable import FioriModel
@testable import TestSupport

/// The definitions for all texts of a style, `fdlFontStyle_…`, which reach every text of every view.
struct GenericStyleTests {
  /// Colors all texts of every style.
  private static let sheet = StyleSheet(
    FontStyleName.allCases.map { "\($0.className) { font-color: #FF00FE; }" }.joined())

  /// The texts of a figure in another color.
  private func others(_ figure: Figure) throws -> [String] {
    var figure = figure
    figure.styleSheets = [Self.sheet]
    figure.resources = ResourceFolder(
      path: Repository.root.appending(path: "Examples/icons").path)
    let report = try Renderer().drawing(of: figure).report
    return report.root.flattened.filter { $0.text?.isEmpty == false }.compactMap { node in
      guard let color = node.color, color.rgbHex != "#FF00FE" else { return nil }
      return "\(node.kind) '\(node.text ?? "")' \(color.hex)"
    }
  }

  /// The figures of a description without colors of its own, which are stronger, and without states.
  private static func figures(_ description: Data) throws -> [Figure] {
    let root = try JSONSerialization.jsonObject(with: description)
    let plain = try JSONSerialization.data(withJSONObject: withoutColors(root))
    return Document(json: Array(plain)).figures
  }

  private static func withoutColors(_ value: Any) -> Any {
    if let values = value as? [Any] { return values.map(withoutColors) }
    guard let object = value as? [String: Any] else { return value }
    let colors = [
      "tintColor", "textColor", "color", "trendSemanticColor", "trendStyle", "infoState", "rules",
      "isEnabled",
    ]
    return object.filter { !colors.contains($0.key) }.mapValues(withoutColors)
  }

  @Test(arguments: ComponentCatalog.all.map { $0.typeName })
  func `they color every text of a view`(name: String) throws {
    let type = try #require(ComponentCatalog.all.first { $0.typeName == name })
    for figure in try Self.figures(Data(type.example.utf8)) {
      expect(try others(figure), is: [])
    }
  }

  @Test func `they color every text of the views with all parts`() throws {
    let file = Repository.root.appending(path: "Tests/FioriThemingTests/styled-views.json")
    for figure in try Self.figures(Data(contentsOf: file)) {
      expect(try others(figure), is: [])
    }
  }

  @Test(arguments: ChartType.allCases)
  func `they color every text of a chart`(type: ChartType) throws {
    var chart = ChartView(
      type, categories: type == .stock ? Self.times : ["Jan", "Feb", "Mar"],
      series: [Self.series(of: type)])
    chart.categoryAxis.title = "Month"
    chart.numericAxis.title = "k"
    expect(try others(Figure(chart)), is: [])
  }

  private static let times = ["2026-01-05 09:30:00", "2026-01-06 09:30:00", "2026-01-07 09:30:00"]

  private static func series(of type: ChartType) -> ChartSeries {
    let values: [ChartValue] =
      switch type {
      case .scatter: [.point(x: 1, y: 3), .point(x: 2, y: 5)]
      case .bubble: [.point(x: 1, y: 3, size: 2), .point(x: 2, y: 5, size: 4)]
      default: [3, 5, 4]
      }
    return ChartSeries(title: "Sales", values: values)
  }
}
