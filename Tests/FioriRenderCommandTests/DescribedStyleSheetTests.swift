import Testing

@testable import TestSupport

/// Style sheets that descriptions name.
struct DescribedStyleSheetTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(StyleSheetSample.tint("#110000"), to: "brand.nss")
    try workspace.write(StyleSheetSample.tint("#220000"), to: "sub/second.nss")
    try workspace.write("fdlFUIKPIProgressView { tint-color: #330000; }", to: "third.nss")
  }

  private func layout(_ description: String, _ arguments: String...) async throws -> CommandRun {
    try workspace.write(description, to: "kpi.json")
    return try await workspace.run(["layout", "kpi.json"] + arguments)
  }

  @Test(
    arguments: [
      (#""brand.nss""#, "#110000FF"), (#"["brand.nss"]"#, "#110000FF"),
      (#"["brand.nss", "sub/second.nss"]"#, "#220000FF"),
      (#"["sub/second.nss", "brand.nss"]"#, "#110000FF"),
      (#"["brand.nss", "third.nss"]"#, "#110000FF"),
      (#"["brand.nss", "sub/second.nss", "brand.nss"]"#, "#110000FF"),
      ("[]", "#3678AFFF"),
    ])
  func `a description is drawn in its sheets, later ones winning`(
    sheets: String, color: String
  ) async throws {
    let run = try await layout(StyleSheetSample.kpi(in: sheets))
    run.expect(status: 0, errors: "")
    try expect(LayoutText.one(run.output).root.colors, is: [color])
  }

  @Test func `a sheet lies beside its description`() async throws {
    try workspace.write(StyleSheetSample.kpi(in: #""second.nss""#), to: "sub/kpi.json")
    let run = try await workspace.run("layout", "sub/kpi.json")
    try expect(LayoutText.one(run.output).root.colors, is: ["#220000FF"])
  }

  @Test func `three figures in three sheets have three colors`() async throws {
    let figures = [
      #"{"view": \#(Sample.view)}"#,
      #"{"view": \#(Sample.view), "stylesheet": "sub/second.nss"}"#,
      #"{"view": \#(Sample.ring()), "stylesheet": ["brand.nss", "third.nss"]}"#,
      #"{"view": \#(Sample.view), "stylesheet": []}"#,
    ]
    let run = try await layout(
      #"{"stylesheet": "brand.nss", "figures": [\#(figures.joined(separator: ", "))]}"#)
    run.expect(errors: "")
    let colors = try LayoutText.several(run.output).map { Set($0.root.colors) }
    expect(colors, is: [["#110000FF"], ["#220000FF"], ["#330000FF"], ["#3678AFFF"]])
  }

  @Test func `pictures have the sheet's color too`() async throws {
    try workspace.write(StyleSheetSample.kpi(in: #""brand.nss""#), to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json", "-o", "kpi.svg")
    run.expect(status: 0)
    #expect(try workspace.text(of: "kpi.svg").contains("#110000"))
  }

  @Test(arguments: StyleSheetPathCase.all)
  func `a sheet that cannot be had is told where it is named`(
    item: StyleSheetPathCase
  ) async throws {
    try workspace.link("link.nss", to: "../brand.nss")
    try workspace.write(StyleSheetSample.tint("red"), to: "../brand.nss")
    let run = try await layout(StyleSheetSample.kpi(in: item.value))
    run.expect(status: 65, output: "", errors: "kpi.json:\(item.line)\n")
  }

  @Test(arguments: ["render", "layout", "validate", "describe"])
  func `a syntax error is told where the sheet has it`(command: String) async throws {
    try workspace.write(StyleSheetSample.broken, to: "sub/broken.nss")
    try workspace.write(StyleSheetSample.kpi(in: #""sub/broken.nss""#), to: "kpi.json")
    let run = try await workspace.run(command, "kpi.json")
    run.expect(status: 65, output: "", errors: StyleSheetSample.complaint(of: "sub/broken.nss"))
  }

  @Test(arguments: ["layout", "validate"])
  func `what a sheet gets wrong is told once and drawn all the same`(
    command: String
  ) async throws {
    try workspace.write(StyleSheetSample.typo, to: "typo.nss")
    let others = #""stylesheet": "typo.nss", "variants": {"scale": [1, 2, 3]}, "#
    try workspace.write(Sample.description(of: Sample.view, others), to: "kpi.json")
    let run = try await workspace.run(command, "kpi.json")
    run.expect(status: 0, errors: StyleSheetSample.remark(on: "typo.nss"))
    let strict = try await workspace.run(command, "kpi.json", "--strict")
    strict.expect(status: 65, errors: StyleSheetSample.remark(on: "typo.nss", as: "error"))
    try await workspace.run(command, "kpi.json", "--quiet").expect(errors: "")
  }

  @Test func `an undefined constant keeps a picture from being drawn`() async throws {
    try workspace.write(StyleSheetSample.tint("@xyzzyx"), to: "brand.nss")
    let run = try await layout(StyleSheetSample.kpi(in: #""brand.nss""#))
    run.expect(
      status: 65,
      errors: "brand.nss:1:29: error: fdlFUIKPIView: tint-color: undefined constant '@xyzzyx'; "
        + "define it, as in '@xyzzyx: blue;'\n")
  }

  @Test func `notes are told with --verbose alone, and are no errors`() async throws {
    try workspace.write(
      "fdlFUIKPIProgressView { tint-color: red; }\nfdlFUIKPIView { width: 3; }", to: "brand.nss")
    try workspace.write(StyleSheetSample.kpi(in: #""brand.nss""#), to: "kpi.json")
    try await workspace.run("validate", "kpi.json").expect(errors: "")
    let run = try await workspace.run("validate", "kpi.json", "--verbose", "--strict")
    run.expect(
      status: 0,
      errorLines: [
        "brand.nss:1:1: note: nothing that is drawn has the class 'fdlFUIKPIProgressView'",
        "brand.nss:2:17: note: fdlFUIKPIView: 'width' has no effect in fiori-render",
      ])
  }

  @Test func `a rule that one of several figures needs is not spoken of`() async throws {
    try workspace.write(
      "fdlFUIKPIView { tint-color: red; } fdlFUIKPIProgressView { tint-color: red; }",
      to: "brand.nss")
    let figures = #"[{"view": \#(Sample.view)}, {"view": \#(Sample.ring())}]"#
    try workspace.write(
      #"{"stylesheet": "brand.nss", "figures": \#(figures)}"#, to: "kpi.json")
    try await workspace.run("validate", "kpi.json", "--verbose").expect(errors: "")
  }
}

extension LayoutText.Node {
  /// The colors of the node and of all inside it that have one.
  fileprivate var colors: [String] { [color].compactMap(\.self) + children.flatMap(\.colors) }
}
