import Testing

/// `fiori-render describe`.
struct DescribeTests {
  private let workspace: Workspace
  private static let view = """
    {"type": "kpiView", "items": [{"unit": "$"}, {"metric": "294"}, {"unit": "USD"}], \
    "caption": "Sales & costs"}
    """
  private static let words = "Sales & costs, $294 USD\n"

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.description(of: Self.view), to: "kpi.json")
    try workspace.write(Sample.pages, to: "pages.json")
    try workspace.write(Sample.misspelt, to: "wrong.json")
  }

  @Test func `one figure is a line of words`() async throws {
    let run = try await workspace.run("describe", "kpi.json")
    run.expect(status: 0, output: Self.words, errors: "")
    try workspace.expect(paths: ["kpi.json", "pages.json", "wrong.json"])
  }

  @Test func `a ring says how far it is filled`() async throws {
    let ring = Sample.description(of: Sample.ring(#", "caption": "Done""#))
    let run = try await workspace.run("describe", "-", input: ring)
    run.expect(output: "Done, 33, 33 percent\n")
  }

  @Test func `standard input has its words too`() async throws {
    let input = Sample.description(of: Self.view)
    let run = try await workspace.run("describe", "-", input: input)
    run.expect(status: 0, output: Self.words)
  }

  @Test func `several figures have lines with their names`() async throws {
    let run = try await workspace.run("describe", "-", input: Sample.figures("sales", ""))
    run.expect(status: 0, output: "sales: 294\nfigure-2: 294\n")
  }

  @Test func `an array of one figure has its name`() async throws {
    let run = try await workspace.run("describe", "-", input: Sample.figures("sales"))
    run.expect(output: "sales: 294\n")
  }

  @Test func `several inputs have lines in their order`() async throws {
    let run = try await workspace.run("describe", "pages.json", "kpi.json")
    run.expect(
      status: 0,
      output: "pages: Ring 1, 33, 33 percent. Ring 2, 33, 33 percent. Page 1 of 2\n"
        + "kpi: \(Self.words)")
  }

  @Test func `variants have lines with their names`() async throws {
    let others = #""variants": {"contrast": ["normal", "high"], "scale": [1, 2]}, "#
    let run = try await workspace.run(
      "describe", "-", input: Sample.description(of: Sample.view, others))
    run.expect(
      output: "figure-normal: 294\nfigure-normal@2x: 294\nfigure-high: 294\n"
        + "figure-high@2x: 294\n")
  }

  @Test func `a page says what is on it and which it is`() async throws {
    let second = try await workspace.run("describe", "pages.json", "--page", "2")
    second.expect(output: "Ring 3, 33, 33 percent. Page 2 of 2\n")
    let all = try await workspace.run("describe", "pages.json", "--page", "all")
    all.expect(
      status: 0,
      output: "pages-page1: Ring 1, 33, 33 percent. Ring 2, 33, 33 percent. Page 1 of 2\n"
        + "pages-page2: Ring 3, 33, 33 percent. Page 2 of 2\n")
  }

  @Test func `a line stays a line whatever the texts hold`() async throws {
    let view = #"{"type": "kpiView", "items": [{"metric": "1"}], "caption": "a\nb\r\nc\u2028d"}"#
    let run = try await workspace.run("describe", "-", input: Sample.description(of: view))
    run.expect(output: "a b c d, 1\n")
  }

  @Test func `a wrong description gets its line and no words`() async throws {
    let run = try await workspace.run("describe", "wrong.json")
    run.expect(status: 65, output: "", errors: Sample.complaint(of: "wrong.json"))
  }

  @Test func `the good one is told beside a wrong and a missing one`() async throws {
    let wrong = try await workspace.run("describe", "wrong.json", "kpi.json")
    wrong.expect(status: 65, output: "kpi: " + Self.words)
    let missing = try await workspace.run("describe", "missing.json", "kpi.json")
    missing.expect(status: 66, output: "kpi: " + Self.words)
  }

  @Test func `a warning keeps no words back, but with --strict it does`() async throws {
    let input = Sample.questionable
    let run = try await workspace.run("describe", "-", input: input)
    run.expect(status: 0, output: "1\n", errors: Sample.remark(on: "<stdin>"))
    let strict = try await workspace.run("describe", "-", "--strict", input: input)
    strict.expect(status: 65, output: "")
  }

  @Test func `the words are those of the SVG`() async throws {
    let svg = try await workspace.run("render", "pages.json", "--format", "svg", "-o", "-")
    let words = try await workspace.run("describe", "pages.json")
    svg.text.expect(contains: "<desc>\(words.text.dropLast())</desc>")
  }
}
