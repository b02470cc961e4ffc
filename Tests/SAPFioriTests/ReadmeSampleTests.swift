import FioriRender
import Foundation
import SAPFiori
import Testing

@testable import TestSupport

/// The code of the README in the SDK's classes, and the picture below it.
@MainActor
struct ReadmeSampleTests {
  private func picture() throws -> Data {
    let kpiView = FUIKPIView(frame: CGRect())
    kpiView.items = [
      FUIKPIUnitItem(string: "$"), FUIKPIMetricItem(string: "294"), FUIKPIUnitItem(string: "k"),
    ]
    kpiView.captionlabel.text = "Sales this month"
    let picture = try kpiView.png(scale: 2)  // Data
    return picture
  }

  /// The program of Docs/sapfiori.md, which Scripts/check dependent runs.
  private func program() throws {
    let kpiView = FUIKPIView(frame: CGRect())
    kpiView.items = [
      FUIKPIUnitItem(string: "$"), FUIKPIMetricItem(string: "294"), FUIKPIUnitItem(string: "k"),
    ]
    kpiView.captionlabel.text = "Sales this month"
    let picture = try kpiView.png(scale: 2)  // Data
    try picture.write(to: URL(fileURLWithPath: "sales.png"))
  }

  /// The look of Docs/sapfiori.md.
  private func dark(_ kpiView: FUIKPIView) throws -> Data {
    var environment = Environment()
    environment.generation = .horizon
    environment.appearance = .dark
    environment.locale = "de-DE"
    environment.contentSizeCategory = .extraExtraExtraLarge
    let dark = try kpiView.png(scale: 2, in: environment)
    return dark
  }

  @Test func `the code draws the picture below it`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: /<!-- fiori app\n([\s\S]*?)-->/))
    var figure = try #require(Document(json: Array(block.1.utf8)).figures.first)
    figure.environment.scale = 2
    let renderer = try Renderer()
    let bytes = try renderer.data(of: renderer.drawing(of: figure), as: .png)
    #expect(try picture() == Data(bytes))
  }
}
