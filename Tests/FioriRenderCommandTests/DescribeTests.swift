import Testing

/// `fiori-render describe`.
struct DescribeTests {
  private let workspace: Workspace
  private static let view = """
    {"type": "kpiView", "items": [{"unit": "$"}, {"metric": "294"}, {"unit": "USD"}], \
    "caption": "Sales & costs"}
    """
  private static let words = "Sales & costs, $294 USD\n"

  @Test func `--json has the name and the text of each figure`() async throws {
    try workspace.write(Sample.figures("north", "south"), to: "two.json")
    try await workspace.run("describe", "two.json", "--json").expect(
      status: 0,
      output: #"{"figures":[{"input":"two.json","name":"north","title":"294","text":"294"},"#
        + #"{"input":"two.json","name":"south","title":"294","text":"294"}]}"# + "\n", errors: "")
  }

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.description(of: Self.view), to: "kpi.json")
    try workspace.write(Sample.pages, to: "pages.json")
    try workspace.write(Sample.misspelt, to: "wrong.json")
  }

  @Test(arguments: cases)
  func `figures are lines of words`(run: RunCase) async throws {
    let earlier = try workspace.paths()
    try await run.check(in: workspace)
    try workspace.expect(paths: earlier)
  }

  @Test func `the words are those of the SVG`() async throws {
    let svg = try await workspace.run("render", "pages.json", "--format", "svg", "-o", "-")
    let words = try await workspace.run("describe", "pages.json")
    svg.text.expect(contains: "<desc>\(words.text.dropLast())</desc>")
  }

  private static let firstPage = "Ring 1, 33, 33 percent. Ring 2, 33, 33 percent. Page 1 of 2\n"

  private static let cases = [
    RunCase("one figure is a line", "describe kpi.json", output: words),
    RunCase(
      "a ring says how far it is filled", "describe -",
      input: Sample.description(of: Sample.ring(#", "caption": "Done""#)),
      output: "Done, 33, 33 percent\n"),
    RunCase(
      "standard input has its words too", "describe -", input: Sample.description(of: view),
      output: words),
    RunCase(
      "several figures have lines with their names", "describe -",
      input: Sample.figures("sales", ""), output: "sales: 294\nfigure-2: 294\n"),
    RunCase(
      "an array of one figure has its name", "describe -", input: Sample.figures("sales"),
      output: "sales: 294\n"),
    RunCase(
      "several inputs have lines in their order", "describe pages.json kpi.json",
      output: "pages: \(firstPage)kpi: \(words)"),
    RunCase(
      "variants have lines with their names", "describe -",
      input: Sample.description(
        of: Sample.view, #""variants": {"contrast": ["normal", "high"], "scale": [1, 2]}, "#),
      output: "figure-normal: 294\nfigure-normal@2x: 294\nfigure-high: 294\n"
        + "figure-high@2x: 294\n"),
    RunCase(
      "a page says what is on it and which it is", "describe pages.json --page 2",
      output: "Ring 3, 33, 33 percent. Page 2 of 2\n"),
    RunCase(
      "all pages have lines with their names", "describe pages.json --page all",
      output: "pages-page1: \(firstPage)pages-page2: Ring 3, 33, 33 percent. Page 2 of 2\n"),
    RunCase(
      "a line stays a line whatever the texts hold", "describe -",
      input: Sample.description(
        of: #"{"type": "kpiView", "items": [{"metric": "1"}], "caption": "a\nb\r\nc\u2028d"}"#),
      output: "a b c d, 1\n",
      errors: "<stdin>:1:69: warning: view.caption: truncated to 'a\\nb…' because it does not "
        + "fit; shorten the text or make the view wider\n"),
    RunCase(
      "a wrong description gets its line and no words", "describe wrong.json", status: 65,
      errors: Sample.complaint(of: "wrong.json")),
    RunCase(
      "the good one is told beside a wrong one", "describe wrong.json kpi.json", status: 65,
      output: "kpi: \(words)", errors: Sample.complaint(of: "wrong.json")),
    RunCase(
      "the good one is told beside a missing one", "describe missing.json kpi.json", status: 66,
      output: "kpi: \(words)", errors: "error: missing.json: does not exist; check the path\n"),
    RunCase(
      "a warning keeps no words back", "describe -", input: Sample.questionable, output: "1\n",
      errors: Sample.remark(on: "<stdin>")),
    RunCase(
      "with --strict a warning keeps them back", "describe - --strict",
      input: Sample.questionable, status: 65, errors: Sample.remark(on: "<stdin>", as: "error")),
  ]
}
