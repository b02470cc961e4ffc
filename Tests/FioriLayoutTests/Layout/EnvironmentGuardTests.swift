import FioriRender
import Testing

@testable import TestSupport

/// Environments made in Swift are as safe as those that are read.
struct EnvironmentGuardTests {
  private static let wrong: [TraitCase] = [Double.nan, .infinity, -.infinity, -1, 1e300].flatMap {
    value in
    [
      TraitCase("width", value) { $0.width = $1 }, TraitCase("height", value) { $0.height = $1 },
      TraitCase("scale", value, range: "1 to 8") { $0.scale = $1 },
      TraitCase("padding", value) { $0.padding.top = $1 },
      TraitCase("padding", value) { $0.padding.right = $1 },
      TraitCase("padding", value) { $0.padding.bottom = $1 },
      TraitCase("padding", value) { $0.padding.left = $1 },
    ]
  }

  @Test(arguments: wrong)
  func `a number out of bounds is an error`(_ item: TraitCase) throws {
    let view = KPIView(items: [.metric("2")])
    #expect {
      try Renderer().png(of: view, in: item.environment)
    } throws: { error in
      (error as? DescriptionError)?.description
        == "error: environment.\(item.key): expected a number from \(item.range), "
        + "found \(item.value)"
    }
  }

  @Test func `everything out of bounds is reported at once`() {
    var environment = Environment()
    environment.width = -1
    environment.scale = 9
    environment.padding = Insets(top: 0, right: -1, bottom: 0, left: -2)
    expect(environment.objections.map(\.key), is: ["width", "padding", "padding", "scale"])
  }

  @Test func `a picture of no width has a pixel`() throws {
    var environment = Environment()
    environment.width = 0
    environment.height = 0
    let figure = Figure(KPIView(items: [.metric("2")]), environment: environment)
    let drawing = try Renderer().drawing(of: figure)
    #expect(drawing.pixelSize == (1, 1))
    try expect(Renderer().data(of: drawing, as: .png).isEmpty, is: false)
  }

  @Test func `a look with a number that is none does not take the process down`() async {
    await #expect(processExitsWith: .success) {
      let view = KPIView(
        items: [.metric("2")], caption: "Sales",
        attributesProvider: KPILook(captionSpacing: .nan))
      #expect(throws: (any Error).self) { try Renderer().png(of: view) }
    }
  }

  @Test func `a look with an endless distance does not take the process down`() async {
    await #expect(processExitsWith: .success) {
      let view = KPIView(
        items: [.metric("2")], caption: "Sales",
        attributesProvider: KPILook(captionSpacing: .infinity))
      #expect(throws: (any Error).self) { try Renderer().png(of: view) }
    }
  }
}
