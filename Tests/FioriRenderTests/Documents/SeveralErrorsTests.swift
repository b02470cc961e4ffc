import FioriRender
import Testing

@testable import TestSupport

struct SeveralErrorsTests {
  @Test func `all errors are told at once, in the order of the file`() {
    let described = DescribedDocument(
      """
      {"view": {"type": "kpiView",
        "items": [{"metric": 294}, {"unti": "k"}],
        "captoin": "Sales",
        "isEnabled": "no"},
       "environment": {"scale": 9, "appearance": "drak"},
       "variants": {"sclae": [1]},
       "extra": 1}
      """)
    expect(
      described.lines,
      is: [
        "2:24: error: view.items[0].metric: expected a text, found the number 294; "
          + "write \"294\"",
        "2:31: error: view.items[1]: unknown key 'unti'; did you mean 'unit'?",
        "3:3: error: view: unknown key 'captoin'; did you mean 'caption'?",
        "4:16: error: view.isEnabled: expected true or false, found 'no'",
        "5:27: error: environment.scale: expected a number from 1 to 8, found 9",
        "5:44: error: environment.appearance: unknown appearance 'drak'; "
          + "did you mean 'dark'?",
        "6:15: error: variants.sclae: unknown trait 'sclae'; did you mean 'scale'?",
        "7:2: error: unknown key 'extra'; expected one of '$schema', 'view', 'figures', 'data', "
          + "'name', 'sharedRange', 'environment', 'variants', 'stylesheet'",
      ])
  }

  @Test func `mended JSON is read on`() {
    let described = DescribedDocument(
      """
      {"view": {"type": "kpiView",
        "captoin": "Sales",},
       "environment": {"scale": 9}}
      """)
    expect(Set(described.lines.map { $0.prefix { $0 != " " } }), is: ["2:3:", "2:21:", "3:27:"])
    expect(described.lines.count, is: 3)
  }

  @Test(arguments: [
    #"{"environment":{"scale":9}}"#,
    #"{"environment":{"scale":9},"view":{"type":"kpiView"},"figures":[]}"#,
    #"{"environment":{"scale":9},"figures":[]}"#,
  ])
  func `an environment is checked even where there is nothing to draw`(json: String) {
    let lines = DescribedDocument(json).lines
    #expect(
      lines.contains(
        "1:25: error: environment.scale: expected a number from 1 to 8, found 9"))
    expect(lines.count, is: 2)
  }

  @Test func `an error knows its file`() {
    let described = DescribedDocument("{}", file: "a b/kpi.json")
    expect(
      described.document.diagnostics.map(\.description),
      is: ["a b/kpi.json:1:1: error: missing 'view' or 'figures'"])
  }

  @Test func `a view made in Swift has diagnostics without a place`() {
    let view = KPIView(items: [.icon(.file("a.png"))])
    #expect {
      try Renderer().drawing(of: Figure(view))
    } throws: { error in
      (error as? DescriptionError)?.description
        == "error: view.items[0].icon: image 'a.png' cannot be found without a folder; "
        + "pass --resources DIR"
    }
  }

  @Test func `an unknown family is told with those that there are`() {
    var environment = Environment()
    environment.fontFamily = "Intre"
    #expect {
      try Renderer().layout(of: KPIView(items: [.metric("2")]), in: environment)
    } throws: { error in
      (error as? DescriptionError)?.description
        == "error: environment.fontFamily: unknown font family 'Intre'; did you mean 'Inter'?"
    }
  }
}
