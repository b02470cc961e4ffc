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

  private func check(_ item: SheetCheckCase) throws {
    try expect(diagnostics([item.sheet]), is: item.lines.map { "0.nss:\($0)" })
  }

  @Test(arguments: SheetCheckCase.classes)
  func `a class that reaches nothing is told`(_ item: SheetCheckCase) throws { try check(item) }

  @Test(arguments: SheetCheckCase.deprecated)
  func `a deprecated class is told with the one to use`(_ item: SheetCheckCase) throws {
    try check(item)
  }

  @Test(arguments: SheetCheckCase.attributes)
  func `an attribute that a class has not is told`(_ item: SheetCheckCase) throws {
    try check(item)
  }

  @Test(arguments: SheetCheckCase.values + SheetCheckCase.headerValues)
  func `a value that is none of its kind is told`(_ item: SheetCheckCase) throws {
    try check(item)
  }

  @Test(arguments: SheetCheckCase.constants)
  func `a constant is defined, used and of its kind`(_ item: SheetCheckCase) throws {
    try check(item)
  }

  @Test(arguments: SheetCheckCase.media)
  func `what is asked of devices is known`(_ item: SheetCheckCase) throws { try check(item) }

  @Test(
    arguments: [
      "", "/* nothing */", "fdlFUIKPIView { }", "brand { }",
      "@tintColor: blue; @primary6_darkBackground: #102030;",
      "@tintColorDark: blue; @tintColorTapStateLight: red;",
      "@tintColor_elevatedDarkBackground: red; @tintColor_elevatedContrastLightkBackground: red;",
      "@media (device: IPAD) and (orientation: Landscape) { @tintColor: blue; }",
      "fdlFUIKPIView, fdlFUIKPIView_textView, fdlFUIKPIHeader_kpiView { tint-color: @primary6; "
        + "tint-color-disabled: rgb(1, 2, 3); tint-color-highlighted: #1EE68A00; }",
      "fdlFUIKPIProgressView { tint-color: red; tint-color-disabled: red; font-color: red; "
        + "font-color-disabled: red; progress-tint-color: red; track-tint-color: red; }",
      "fdlFUIKPIHeader_background { background-color: red; background-color-top: red; "
        + "background-color-bottom: red; }",
      "fdlFUIObjectHeader, fdlFUIObjectHeaderView { tint-color: red; background-color: red; "
        + "background-color-top: red; background-color-bottom: red; "
        + "background-color-scheme: darkConstant; }",
      "fdlFUIObjectHeader { background-color-scheme: device; } "
        + "fdlFUIObjectHeader { background-color-scheme: deviceInverse; } "
        + "fdlFUIObjectHeader { background-color-scheme: light; }",
      "@logo: icons/ProfilePic.png; fdlFUIObjectHeader_detailImageView { image-name: @logo; "
        + "tint-color: red; }",
      "brand { background-color-scheme: dark; image-name: my pic.png; }",
      "PageControl { color: red; current-color: red; }",
      "Label { font-color: red; font-name: Inter-Light; font-size: 12.5; font-style: body; "
        + "text-align: left; text-alpha: 0.5; text-line-clamp: 3; text-transform: none; }",
      "@brand: red; fdlFUIKPIView { tint-color: @brand; }",
      "fdlFUIKPIView { tint-color: @brand; } @brand: red;",
    ])
  func `nothing is said of a sheet without mistakes`(sheet: String) throws {
    try expect(diagnostics([sheet]), is: [])
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
    try expect(diagnostics([base]), is: ["0.nss:1:1: note: @brand: unused constant"])
    try expect(
      diagnostics([rules]),
      is: [
        "0.nss:1:29: error: fdlFUIKPIView: tint-color: undefined constant '@brand'; "
          + "define it, as in '@brand: blue;'"
      ])
  }

  @Test func `each mistake is told in its own sheet`() throws {
    try expect(
      diagnostics(["Labl { }", "\n\n   Labl { }"]),
      is: [
        "0.nss:1:1: warning: unknown class 'Labl'; did you mean 'Label'?",
        "1.nss:3:4: warning: unknown class 'Labl'; did you mean 'Label'?",
      ])
  }

  @Test func `what an author's own class says is checked as any other`() throws {
    try expect(
      diagnostics(["loud { tint-color: blu; tint-colr: red; font-color: @gone; }"]),
      is: [
        "0.nss:1:20: warning: loud: tint-color: unknown color 'blu'; did you mean 'blue'?",
        "0.nss:1:25: warning: loud: unknown attribute 'tint-colr'; did you mean 'tint-color'?",
        "0.nss:1:53: error: loud: font-color: undefined constant '@gone'; "
          + "define it, as in '@gone: blue;'",
      ])
  }

  @Test func `of very many findings as many are told as somebody reads, and that there are more`()
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

  @Test func `a thousand findings are all told`() throws {
    let rules = (0..<1_000).map { "fdlFUIKPIView { odd\($0): 1; }\n" }.joined()
    let lines = try diagnostics([rules])
    expect(lines.count, is: 1_000)
    expect(lines.last?.contains("odd999"), is: true)
  }

  @Test func `an error is told however many warnings stand before it`() throws {
    let rules = (0..<1_100).map { "fdlFUIKPIView { odd\($0): 1; }\n" }.joined()
    let lines = try diagnostics([rules + "fdlFUIKPIView { tint-color: @wrong; }"])
    expect(lines.count, is: 1_001)
    expect(
      lines.first,
      is: "0.nss:1101:29: error: fdlFUIKPIView: tint-color: undefined constant '@wrong'; "
        + "define it, as in '@wrong: blue;'")
  }

  @Test func `what is long is quoted in part`() throws {
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
        "0.nss:1:1039: warning: fdlFUIKPIView: tint-color: unknown color '\(shown)'; give a palette "
          + "color such as 'tintColor', a UIKit color such as 'red', or #RRGGBB",
      ])
    #expect(
      try diagnostics(["fdlFUIKPIView { tint-color: @\(name); }"]).map(\.count).allSatisfy {
        $0 < 300
      })
  }
}
