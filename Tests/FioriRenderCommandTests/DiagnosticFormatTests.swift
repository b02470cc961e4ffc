import Foundation
import Testing

@testable import TestSupport

/// `--diagnostics`: the same diagnostics for people, scripts and build servers.
struct DiagnosticFormatTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.misspelt, to: "cards/wrong.json")
    try workspace.write(Sample.questionable, to: "cards/odd, 100 %.json")
    try workspace.write(Sample.kpi, to: "good.json")
  }

  private struct Report: Decodable, Equatable {
    struct Entry: Decodable, Equatable {
      let kind: String
      let severity: String
      let file: String?
      let line: Int?
      let column: Int?
      let path: String?
      let message: String
    }

    let errors: Int
    let warnings: Int
    let diagnostics: [Entry]
  }

  private struct Sarif: Decodable, Equatable {
    struct Text: Decodable, Equatable {
      let text: String
    }

    struct Location: Decodable, Equatable {
      struct Artifact: Decodable, Equatable {
        let uri: String
      }

      struct Region: Decodable, Equatable {
        let startLine: Int
        let startColumn: Int
      }

      struct Place: Decodable, Equatable {
        let artifactLocation: Artifact
        let region: Region?
      }

      let physicalLocation: Place
    }

    struct Result: Decodable, Equatable {
      let ruleId: String
      let level: String
      let message: Text
      let locations: [Location]?
    }

    struct Run: Decodable, Equatable {
      let results: [Result]
    }

    let version: String
    let runs: [Run]
  }

  private static let warning =
    "an icon after the metric; Fiori allows icons only before it"
  private static let error = "unknown key 'captoin'; did you mean 'caption'?"

  @Test(arguments: [
    ["validate", "cards", "--diagnostics", "json"], ["validate", "cards", "--json"],
  ])
  func `json is one document on standard output`(arguments: [String]) async throws {
    let run = try await workspace.run(arguments)
    run.expect(status: 65, errors: "")
    try expect(
      JSONDecoder().decode(Report.self, from: Data(run.output)),
      is: Report(
        errors: 1, warnings: 1,
        diagnostics: [
          Report.Entry(
            kind: "description", severity: "warning", file: "cards/odd, 100 %.json", line: 1,
            column: 66, path: "view.items[1].icon", message: Self.warning),
          Report.Entry(
            kind: "description", severity: "error", file: "cards/wrong.json", line: 1, column: 60,
            path: "view", message: Self.error),
        ]))
  }

  @Test func `without problems the document is empty`() async throws {
    try await workspace.run("validate", "good.json", "--json").expect(
      status: 0, output: #"{"errors":0,"warnings":0,"diagnostics":[]}"# + "\n", errors: "")
  }

  @Test func `a file that cannot be read is an entry, too`() async throws {
    try await workspace.run("validate", "none.json", "--json").expect(
      status: 66,
      output: #"{"errors":1,"warnings":0,"diagnostics":[{"kind":"run","severity":"error","#
        + #""message":"none.json: does not exist; check the path"}]}"# + "\n", errors: "")
  }

  @Test func `github has a command for each, with what its syntax needs escaped`() async throws {
    try await workspace.run("validate", "cards", "--diagnostics", "github").expect(
      status: 65,
      output: """
        ::warning file=cards/odd%2C 100 %25.json,line=1,col=66::view.items[1].icon: \(Self.warning)
        ::error file=cards/wrong.json,line=1,col=60::view: \(Self.error)

        """, errors: "")
    try await workspace.run("render", "good.json", "--diagnostics", "github").expect(
      status: 0, output: "", errors: "")
  }

  @Test func `sarif has the places as code scanning reads them`() async throws {
    let run = try await workspace.run("validate", "cards", "--diagnostics", "sarif")
    run.expect(status: 65, errors: "")
    let place = { (uri: String, column: Int) in
      [
        Sarif.Location(
          physicalLocation: Sarif.Location.Place(
            artifactLocation: Sarif.Location.Artifact(uri: uri),
            region: Sarif.Location.Region(startLine: 1, startColumn: column)))
      ]
    }
    let results = [
      Sarif.Result(
        ruleId: "description", level: "warning",
        message: Sarif.Text(text: "view.items[1].icon: \(Self.warning)"),
        locations: place("cards/odd%2C%20100%20%25.json", 66)),
      Sarif.Result(
        ruleId: "description", level: "error", message: Sarif.Text(text: "view: \(Self.error)"),
        locations: place("cards/wrong.json", 60)),
    ]
    try expect(
      JSONDecoder().decode(Sarif.self, from: Data(run.output)),
      is: Sarif(version: "2.1.0", runs: [Sarif.Run(results: results)]))
  }

  @Test func `--quiet leaves warnings out, and --strict makes them errors`() async throws {
    let quiet = try await workspace.run("validate", "cards/odd, 100 %.json", "--json", "--quiet")
    quiet.expect(status: 0, output: #"{"errors":0,"warnings":0,"diagnostics":[]}"# + "\n")
    let strict = try await workspace.run("validate", "cards/odd, 100 %.json", "--json", "--strict")
    strict.expect(status: 65)
    strict.text.expect(startsWith: #"{"errors":1,"warnings":0,"#)
  }

  @Test(arguments: [
    (
      "validate good.json --diagnostics long",
      "--diagnostics is 'long'; give one of 'short', 'json', 'github', 'sarif'."
    ),
    (
      "validate good.json --diagnostics sarif --json",
      "--diagnostics sarif and --json both write to standard output; use one of them."
    ),
    (
      "render good.json --diagnostics json --json",
      "--diagnostics json and --json both write to standard output; use one of them."
    ),
    (
      "render good.json --diagnostics github -o -",
      "--diagnostics github and the picture both write to standard output; give a file with -o."
    ),
    (
      "verify cards --diagnostics json --markdown -",
      "--diagnostics json and --markdown - both write to standard output; use one of them."
    ),
  ])
  func `standard output has one document`(line: String, message: String) async throws {
    let run = try await workspace.run(line.split(separator: " ").map(String.init))
    run.expect(status: 64, output: "")
    expect(run.errorLines.first, is: "Error: \(message)")
  }

  @Test func `markdown --check annotates what is out of date`() async throws {
    try workspace.write("```fiori sales\n\(Sample.kpi)```\n", to: "README.md")
    let run = try await workspace.run("markdown", "README.md", "--check", "--diagnostics", "github")
    run.expect(
      status: 1,
      output: """
        ::error file=README-sales.svg::README-sales.svg: missing
        ::error file=README.md::README.md: out of date

        """)
  }
}
