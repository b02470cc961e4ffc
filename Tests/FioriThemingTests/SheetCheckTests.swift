import FioriRender
import Testing

@testable import FioriModel
@testable import TestSupport

/// What is said of the meaning of sheets, word for word.
struct SheetCheckTests {
  private func diagnostics(_ texts: [String]) throws -> [String] {
    let sheets = texts.enumerated().map { StyleSheet($1, file: "\($0).nss") }
    for sheet in sheets { #expect(sheet.diagnostics.isEmpty) }
    return try Renderer().diagnostics(of: sheets).map(\.description)
  }

  @Test(arguments: FontStyleName.allCases.filter { !$0.isOfDigits })
  func `each font style has a class`(style: FontStyleName) throws {
    let sheet = "fdlFontStyle_\(style) { font-color: red; font-style: \(style); }"
    try expect(diagnostics([sheet]), is: [])
  }

  @Test func `sheets that are used together share their constants`() throws {
    let base = "@brand: red;"
    let rules = "fdlFUIKPIView { tint-color: @brand; }"
    try expect(diagnostics([base, rules]), is: [])
    try expect(diagnostics([rules, base]), is: [])
    try expect(
      diagnostics([base]),
      is: ["0.nss:1:1: note: @brand: no rule uses this constant; remove it"])
    try expect(
      diagnostics([rules]),
      is: [
        "0.nss:1:29: error: fdlFUIKPIView: tint-color: undefined constant '@brand'; "
          + "define it, as in '@brand: blue;'"
      ])
  }

  @Test func `each mistake is reported in its own style sheet`() throws {
    try expect(
      diagnostics(["Labl { }", "\n\n   Labl { }"]),
      is: [
        "0.nss:1:1: warning: unknown class 'Labl'; did you mean 'Label'?",
        "1.nss:3:4: warning: unknown class 'Labl'; did you mean 'Label'?",
      ])
  }

  @Test func `very many findings are listed up to a limit, with the number of others`()
    throws
  {
    let rules = (0..<1_100).map { "fdlFUIKPIView { odd\($0): 1; }\n" }.joined()
    let lines = try diagnostics([rules])
    expect(lines.count, is: 1_001)
    expect(
      lines[999],
      is: "0.nss:1000:17: warning: fdlFUIKPIView: unknown attribute 'odd999'; "
        + "expected one of 'tint-color', 'tint-color-disabled', 'tint-color-highlighted'")
    expect(lines.last, is: "0.nss:1000:17: warning: too many problems; fix these first")
  }

  @Test func `a thousand findings are all reported`() throws {
    let rules = (0..<1_000).map { "fdlFUIKPIView { odd\($0): 1; }\n" }.joined()
    let lines = try diagnostics([rules])
    expect(lines.count, is: 1_000)
    expect(lines.last?.contains("odd999"), is: true)
  }

  @Test func `an error is reported regardless of the number of warnings before it`() throws {
    let rules = (0..<1_100).map { "fdlFUIKPIView { odd\($0): 1; }\n" }.joined()
    let lines = try diagnostics([rules + "fdlFUIKPIView { tint-color: @wrong; }"])
    expect(lines.count, is: 1_001)
    expect(
      lines.first,
      is: "0.nss:1101:29: error: fdlFUIKPIView: tint-color: undefined constant '@wrong'; "
        + "define it, as in '@wrong: blue;'")
  }

  @Test func `long values are quoted in part`() throws {
    let name = "fdl" + String(repeating: "a", count: 1_000)
    let shown = "fdl" + String(repeating: "a", count: 77) + "…"
    try expect(
      diagnostics(["\(name) { tint-color: red; }"]),
      is: [
        "0.nss:1:1: note: class '\(shown)' belongs to a component that fiori-render does not draw"
      ])
    try expect(
      diagnostics(["fdlFUIKPIView { \(name): red; tint-color: \(name); }"]),
      is: [
        "0.nss:1:17: warning: fdlFUIKPIView: unknown attribute '\(shown)'; "
          + "expected one of 'tint-color', 'tint-color-disabled', 'tint-color-highlighted'",
        "0.nss:1:1039: warning: fdlFUIKPIView: tint-color: unknown color '\(shown)'; use a palette "
          + "color such as 'tintColor', a UIKit color such as 'red', or #RRGGBB",
      ])
    #expect(
      try diagnostics(["fdlFUIKPIView { tint-color: @\(name); }"]).map(\.count).allSatisfy {
        $0 < 300
      })
  }
}
