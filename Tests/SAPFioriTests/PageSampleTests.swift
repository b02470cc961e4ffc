import FioriRender
import Foundation
import SAPFiori
import Testing

@testable import TestSupport

/// A sample of the SDK's pages, and the description of `Docs/sapfiori.md` that says the same.
struct DescribedSample: CustomTestStringConvertible, Sendable {
  /// The name of the description's block.
  let testDescription: String
  let make: @MainActor @Sendable () -> any PageSample

  init(_ name: String, _ make: @escaping @MainActor @Sendable () -> any PageSample) {
    testDescription = name
    self.make = make
  }

  static let all = [
    DescribedSample("kpi-view") { KPIViewController() },
    DescribedSample("kpi-icon-view") { KPIIconViewController() },
    DescribedSample("kpi-progress-view") { KPIProgressController() },
    DescribedSample("kpi-tint") { KPITintController() },
    DescribedSample("kpi-header") { KPIHeaderController() },
    DescribedSample("object-header") { ObjectHeaderController() },
    DescribedSample("object-header-scheme") { ObjectHeaderSchemeController() },
    DescribedSample("card-total-sales") { TotalSalesController() },
    DescribedSample("card-power") { PowerController() },
    DescribedSample("card-store") { StoreController() },
    DescribedSample("card-tasks") { TasksController() },
    DescribedSample("cards") { CardsController() },
    DescribedSample("theming") { ThemingController() },
  ]

  /// The descriptions of the page, by name.
  static let descriptions = Result {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Docs/sapfiori.md"), encoding: .utf8)
    return Dictionary(
      uniqueKeysWithValues: page.matches(of: /(?m)^```json fiori ([a-z-]+)\n([\s\S]*?)^```$/).map {
        (String($0.1), String($0.2))
      })
  }

  /// The figure that the description describes.
  var figure: Figure {
    get throws {
      let json = try #require(try Self.descriptions.get()[testDescription])
      let folder = ResourceFolder(path: Repository.root.appending(path: "Docs").path)
      let document = Document(json: Array(json.utf8), resources: folder)
      expect(document.diagnostics.map(\.message), is: [])
      return try #require(document.figures.first)
    }
  }
}

/// The SDK's samples draw what their descriptions draw.
@MainActor
struct PageSampleTests {
  @Test(arguments: DescribedSample.all)
  func `a sample has the bytes of its description`(sample: DescribedSample) throws {
    // Not in `init`, after which a test of another suite may run.
    AppResources.folder = Repository.root.appending(path: "Docs/sapfiori").path
    defer { NUISettings.removeStylesheets() }
    let controller = sample.make()
    controller.viewDidLoad()
    let renderer = try Renderer()
    for scale in [1.0, 2] {
      var figure = try sample.figure
      figure.environment.scale = scale
      let bytes = try renderer.data(of: renderer.drawing(of: figure), as: .png)
      let own = try controller.view.png(scale: scale)
      #expect(own == Data(bytes), "at scale \(scale)")
    }
  }

  @Test func `the page has each sample once, and nothing else`() throws {
    let names = try DescribedSample.descriptions.get().keys.sorted()
    expect(names, is: DescribedSample.all.map(\.testDescription).sorted())
  }
}
