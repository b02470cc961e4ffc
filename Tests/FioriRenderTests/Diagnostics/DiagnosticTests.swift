import FioriRender
import Testing

@testable import TestSupport

struct DiagnosticTests {
  private let path = DescriptionPath(.key("view"), .key("items"), .index(2), .key("icon"))

  private func diagnostic(
    _ path: DescriptionPath, _ location: FioriRender.SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      severity: .warning, location: location, path: path,
      message: Message(.otherWay, "a second icon"))
  }

  @Test func `a diagnostic is one line with its place`() {
    let location = FioriRender.SourceLocation(file: "a.json", line: 3, column: 7)
    expect(
      diagnostic(path, location).description,
      is: "a.json:3:7: warning: view.items[2].icon: a second icon")
  }

  @Test func `diagnostics without a place or path omit it`() {
    expect(diagnostic(path, nil).description, is: "warning: view.items[2].icon: a second icon")
    expect(diagnostic(DescriptionPath(), nil).description, is: "warning: a second icon")
  }

  @Test func `an error has a line for each diagnostic`() {
    let error = DescriptionError(diagnostics: [
      diagnostic(path, nil), diagnostic(DescriptionPath(.key("view")), nil),
    ])
    expect(
      error.description,
      is: "warning: view.items[2].icon: a second icon\nwarning: view: a second icon")
  }

  @Test func `a diagnostic has a code, and an error has its first diagnostic's code`() {
    let json = #"{"environment": {"scale": 99}, "viw": 1}"#
    let diagnostics = Document(json: Array(json.utf8)).diagnostics
    expect(diagnostics.map(\.code), is: ["missing-key", "out-of-range", "unknown-key"])
    expect(DescriptionError(diagnostics: diagnostics).code, is: "missing-key")
    var broken = diagnostic(path, nil)
    broken.rule = "contrast"
    expect(broken.code, is: "contrast")
  }

  @Test func `an internal error names the failed step`() {
    expect(RenderError("make a PDF").description, is: "could not make a PDF")
    expect(RenderError("make a PDF").code, is: "fault")
  }
}
