import Testing

@testable import TestSupport

/// Descriptions with data on the command line.
struct DataCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("r,v\nEMEA,1\nAPJ,2\n", to: "t.csv")
    try write()
  }

  private func write(_ data: String = #""data": {"file": "t.csv", "each": true}, "#) throws {
    try workspace.write(
      #"""
      {\#(data)"name": "sales-${r}",
       "view": {"type": "kpiView", "items": [{"metric": {"value": {"$": "v"}}}], "caption": "${r}"}}
      """#, to: "card.json")
  }

  @Test func `a picture is drawn for each row`() async throws {
    try await workspace.run("render", "card.json").expect(status: 0)
    try workspace.expect(paths: ["card.json", "t.csv", "sales-EMEA.png", "sales-APJ.png"])
    let described = try await workspace.run("describe", "card.json")
    described.expect(status: 0, output: "sales-EMEA: EMEA, 1\nsales-APJ: APJ, 2\n")
  }

  @Test(arguments: [("EMEA,n/a\nAPJ,2\n", 2), ("APJ,2\nEMEA,n/a\n", 3)])
  func `a wrong cell costs all figures, or its own with --keep-going`(
    rows: String, line: Int
  ) async throws {
    try workspace.write("r,v\n" + rows, to: "t.csv")
    let message =
      "card.json:2:61: error: view.items[0].metric.value: 'n/a' in column 'v' of t.csv:\(line) is no "
      + "number; write digits with a point, leave the cell empty, or exclude its row with 'where'\n"
    let careful = try await workspace.run("render", "card.json", "-o", "out/")
    careful.expect(status: 65, errors: message)
    try workspace.expect(paths: ["card.json", "t.csv"])
    let bold = try await workspace.run("render", "card.json", "-o", "out/", "--keep-going")
    bold.expect(status: 65, errors: message)
    try workspace.expect(paths: ["card.json", "t.csv", "out/", "out/sales-APJ.png"])
  }

  @Test func `--data takes the place of the description's`() async throws {
    try workspace.write("r\tv\nUS\t3\n", to: "u.tsv")
    try write("")
    let run = try await workspace.run("describe", "card.json", "--data", "u.tsv")
    run.expect(status: 0, output: "US, 3\n")
    try workspace.write(Sample.kpi, to: "fixed.json")
    let unused = try await workspace.run("describe", "fixed.json", "--data", "u.tsv")
    unused.expect(
      errors: "fixed.json:1:1: warning: no value comes from the given data; "
        + #"write one as { "$": "column" }"# + "\n")
    try workspace.write(
      Sample.kpi.replacing("\"294\"", with: #"{"value": {"$count": true}}"#), to: "count.json")
    let count = try await workspace.run("describe", "count.json", "--data", "u.tsv")
    count.expect(status: 0, errors: "")
    let gone = try await workspace.run("render", "card.json", "--data", "gone.csv")
    gone.expect(status: 66, errors: "error: gone.csv: does not exist; check the path\n")
    let unknown = try await workspace.run("render", "card.json", "--data", "t.xls")
    unknown.expect(status: 64)
    let many = try await workspace.run("render", "card.json", "--data", "t.csv", "--max-rows", "1")
    many.expect(
      status: 65,
      errors: "t.csv:3:1: error: more than the 1 rows allowed; split the file, or use --max-rows\n")
  }

  @Test(arguments: ["../t.csv", "/dev/zero", "gone.csv", "t.xls"])
  func `a file that is no table beside the description is refused`(path: String) async throws {
    try write(#""data": {"file": "\#(path)"}, "#)
    let run = try await workspace.run("render", "card.json")
    run.expect(status: 65)
    run.errors.expect(contains: "card.json:1:19: error: data.file: data file '\(path)'")
  }

  @Test func `a line of a stream is a row of the template`() async throws {
    let run = try await workspace.run(
      "stream", "--template", "card.json", "--format", "svg", "-o", "out",
      input: """
        {"id": "a", "r": "EMEA", "v": 1}
        {"id": 2, "r": "APJ", "v": "x"}
        {"r": "US"}

        """)
    run.expect(status: 0)
    try workspace.expect(paths: ["card.json", "t.csv", "out/", "out/sales-EMEA.svg"])
    run.text.expect(
      contains: #""message":"'x' in column 'v' of the row is no number; write digits"#)
    run.text.expect(contains: #"{"id":3,"diagnostics":[{"severity":"error","file":"card.json""#)
  }

  @Test func `changed data draws again`() async throws {
    try await workspace.run("render", "card.json", "--if-changed", "--deps", "d.mk").expect(
      status: 0)
    try workspace.text(of: "d.mk").expect(contains: "sales-EMEA.png: card.json t.csv")
  }
}
