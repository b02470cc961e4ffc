import FioriRender
import Testing

@testable import TestSupport

/// Where something is wrong, of descriptions and of views in Swift.
struct DiagnosticPlaceTests {
  @Test func `an error knows its file`() {
    let document = DescribedDocument("{}", file: "a b/kpi.json").document
    expect(
      document.diagnostics.map(\.description),
      is: ["a b/kpi.json:1:1: error: 'view' or 'figures' is missing; add one"])
  }

  @Test func `a view made in Swift has diagnostics without a place`() {
    let view = KPIView(items: [.icon(.file("a.png"))])
    let error = #expect(throws: DescriptionError.self) { try Renderer().drawing(of: Figure(view)) }
    expect(
      error?.description,
      is: "error: view.items[0].icon: image 'a.png' cannot be found without a folder; "
        + "pass --resources DIR")
  }

  @Test func `an unknown family is reported with the available ones`() {
    var environment = Environment()
    environment.fontFamily = "Intre"
    let error = #expect(throws: DescriptionError.self) {
      try Renderer().layout(of: KPIView(items: [.metric("2")]), in: environment)
    }
    expect(
      error?.description,
      is: "error: environment.fontFamily: unknown font family 'Intre'; did you mean 'Inter'?")
  }

  @Test func `words made in Swift are held to the same`() {
    var environment = Environment()
    environment.words.noData = String(repeating: "a", count: 101)
    expect(
      environment.objections.map(\.message.text),
      is: ["'noData': text has 101 characters, more than the 100 allowed; shorten it"])
  }

  @Test func `a file's name has at most 200 bytes`() {
    #expect(FileName.isPlain(String(repeating: "a", count: 200)))
    #expect(!FileName.isPlain(String(repeating: "a", count: 201)))
    #expect(!FileName.isPlain(String(repeating: "é", count: 101)))
  }

  @Test func `without an environment everything has its default`() {
    let environment = Environment()
    expect(environment.scale, is: 2)
    expect(environment.appearance, is: .light)
    expect(environment.generation, is: .classic)
    expect(environment.locale, is: "en-US")
    expect(environment.padding, is: .zero)
    expect(environment.width, is: nil)
  }
}
