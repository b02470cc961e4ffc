import Foundation
import Testing

@testable import TestSupport

/// The help of each command: what is its own comes first.
struct HelpTests {
  static let commands = [
    "render", "layout", "validate", "lint", "fuzz", "describe", "diff", "verify", "record",
    "markdown", "gallery",
    "preview", "serve", "sign", "fonts", "palette", "stream", "schema", "example",
    "init", "import",
  ]

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(arguments: commands)
  func `three examples and the command's own options come first`(command: String) async throws {
    let lines = try await help(command)
    let start = try #require(lines.firstIndex(of: "EXAMPLES:"))
    let examples = lines[(start + 1)...].prefix { !$0.isEmpty }
      .filter { $0.hasPrefix("  fiori-render \(command)") }
    expect(examples.count, is: 3)
    if let output = lines.firstIndex(where: { $0.hasPrefix("  -o, --output") }) {
      #expect(output < 40, "\(output)")
    }
  }

  @Test func `--help-all has each option once`() async throws {
    let dump = try await workspace.run("--experimental-dump-help")
    let tool = try JSONDecoder().decode(DumpedHelp.self, from: Data(dump.text.utf8))
    for command in tool.command.subcommands ?? [] where command.commandName != "help" {
      let run = try await workspace.run(command.commandName, "--help-all")
      let shown = run.text.matches(of: /(?m)^  (?:-\w, )?--([\w-]+)/).map { String($0.1) }
      expect(shown.sorted(), is: command.optionNames.sorted())
    }
  }

  @Test(arguments: commands)
  func `no line is wider than 80 characters`(command: String) async throws {
    let run = try await workspace.run(command, "--help-all")
    let lines = try await help(command) + run.text.split(separator: "\n").map(String.init)
    let wide = lines.filter { $0.count > 80 }
    expect(wide, is: [])
  }

  @Test(arguments: [
    ["help", "render"], ["render", "-h"], ["render", "a.json", "--help"], ["render", "help"],
  ])
  func `all ways to request help print the same`(arguments: [String]) async throws {
    let lines = try await help("render")
    try await workspace.run(arguments).expect(
      status: 0, output: lines.map { $0 + "\n" }.joined(), errors: "")
  }

  @Test func `all ways to request help with all options print the same`() async throws {
    let whole = try await workspace.run("render", "--help-all").text
    for arguments in [
      ["help", "render", "--all"], ["help", "render", "--help-all"], ["render", "help", "--all"],
    ] {
      try await workspace.run(arguments).expect(status: 0, output: whole, errors: "")
    }
  }

  @Test func `a file that is called help is one`() async throws {
    try workspace.write(Sample.kpi, to: "help")
    try await workspace.run("validate", "help").expect(status: 0, output: "", errors: "")
  }

  @Test func `the program's own help also has examples, and so does running it without arguments`()
    async throws
  {
    let run = try await workspace.run("--help")
    run.text.expect(contains: "EXAMPLES:\n  fiori-render init cards ")
    for arguments in [[], ["help"], ["help", "help"], ["help", "--all"]] {
      try await workspace.run(arguments).expect(status: 0, output: run.text, errors: "")
    }
  }

  /// The examples that end by themselves, after those of another command if they need these.
  @Test(arguments: [
    ["render"], ["layout"], ["validate"], ["lint"], ["describe"], ["diff"], ["palette"],
    ["example"], ["record", "verify"], ["markdown"], ["gallery"], ["fonts"], ["sign"], ["stream"],
    ["import"],
  ])
  func `examples can be typed as they are`(commands: [String]) async throws {
    try prepareExamples()
    for command in commands { try await runExamples(of: command) }
  }

  /// Writes the files that examples name.
  private func prepareExamples() throws {
    for file in ["sales.json", "cards/sales.json", "cards/kpi/orders.json"] {
      try workspace.write(Sample.kpi, to: file)
    }
    try workspace.write("@tintColor: #0B5C66;\n", to: "brand.nss")
    for file in ["old.png", "new.png", "old/a.png", "new/a.png"] {
      try workspace.write(RecordingSample.grey, to: file)
    }
    for file in ["README.md", "Docs/cards.md"] {
      try workspace.write("```json fiori sales\n\(Sample.kpi)\n```\n", to: file)
    }
    try workspace.write("an example key of 32 characters!\n", to: "keys")
    let fonts = Repository.root.appending(path: "Tests/FioriRenderTests/Fonts")
    for font in try FileManager.default.contentsOfDirectory(
      at: fonts, includingPropertiesForKeys: nil
    )
    .filter({ $0.pathExtension == "ttf" }).prefix(1) {
      try workspace.write(Data(contentsOf: font), to: "fonts/\(font.lastPathComponent)")
    }
    let view = #"{"view":{"type":"kpiView","items":[{"metric":"${orders}"}]}}"#
    try workspace.write(view, to: "card.json")
    try workspace.write(#"{"orders":"12"}"# + "\n", to: "rows.jsonl")
    try workspace.write(
      view.replacingOccurrences(of: "${orders}", with: "12") + "\n", to: "cards.jsonl")
    try workspace.write(
      #"""
      {"sap.card":{"type":"List","header":{"title":"Orders"},
      "content":{"data":{"json":[{"name":"A"}]},"item":{"title":"{name}"}}}}
      """#, to: "manifest.json")
    try workspace.write(#"[{"name":"B"}]"#, to: "orders.json")
  }

  private func runExamples(of command: String) async throws {
    let lines = try await help(command).filter { $0.hasPrefix("  fiori-render ") }
    for line in lines {
      let path = Workspace.program.deletingLastPathComponent().path(percentEncoded: false)
      let run = try await workspace.run(
        ["-c", "unset CI; PATH='\(path)':$PATH; \(line)"], program: URL(filePath: "/bin/sh"))
      run.errors.expect(lacks: "error:", "Error:")
      expect(run.status, is: 0, "\(line)\n\(run.errors)")
    }
  }

  @Test(arguments: ["Docs/codes.md", "Docs/lint.md"])
  func `the commands and options that remedies name exist`(page: String) async throws {
    let dump = try await workspace.run("--experimental-dump-help")
    let tool = try JSONDecoder().decode(DumpedHelp.self, from: Data(dump.text.utf8)).command
    let subcommands = tool.subcommands ?? []
    let options = Set((subcommands + [tool]).flatMap(\.optionNames))
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    let named = text.matches(of: /[ `]--([a-z][a-z-]+)/).map { String($0.1) }
    expect(Set(named).subtracting(options), is: [])
    let known = Set(subcommands.map(\.commandName))
    let commands = text.matches(of: /fiori-render ([a-z][a-z-]*)/).map { String($0.1) }
    expect(Set(commands).subtracting(known), is: [])
  }

  private func help(_ command: String) async throws -> [String] {
    let run = try await workspace.run(command, "--help")
    run.expect(status: 0, errors: "")
    return run.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast()
  }
}

/// What `--experimental-dump-help` prints, as far as it is needed here.
private struct DumpedHelp: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// The first long name of each option; the opposite of a flag stands in the same line as the flag.
    var optionNames: [String] {
      (arguments ?? []).filter { $0.kind != "positional" }.compactMap { argument in
        argument.names?.first { $0.kind == "long" && !$0.name.hasPrefix("no-") }?.name
      }
    }
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }
}
