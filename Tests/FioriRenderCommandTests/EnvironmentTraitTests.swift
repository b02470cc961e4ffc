import ArgumentParser
import FioriRender
import Foundation
import Testing

@testable import RenderServer
@testable import RenderService
@testable import TestSupport
@testable import fiori_render

/// The table of traits, through everything that takes one: each row is in each of them.
struct EnvironmentTraitTests {
  /// A trait with a text that changes it, and the environment that this makes.
  struct Row: CustomTestStringConvertible {
    let trait: EnvironmentTrait
    let text: String
    let changed: Environment

    var testDescription: String { trait.name }
  }

  static let rows: [Row] = Environment.optionTraits.map { trait in
    let text =
      switch trait.schema {
      case .number: "2.5"
      case .boolean: "true"
      case .choice(let words): words.last ?? ""
      default: ["locale": "de-DE", "timeZone": "Europe/Berlin"][trait.name] ?? "Inter"
      }
    let written = if case .string = trait.schema { "\"\(text)\"" } else { text }
    let json = if case .choice = trait.schema { "\"\(text)\"" } else { written }
    let node = JSONReader(Array("{\"\(trait.name)\": \(json)}".utf8), depthLimit: 2)
    var (source, reader) = (node, DescriptionReader(file: ""))
    let root =
      source.read().root ?? JSONNode(value: .null, position: SourcePosition(line: 1, column: 1))
    let environment = reader.filled(
      Environment(), from: root, at: DescriptionPath(), Environment.properties)
    return Row(trait: trait, text: text, changed: environment)
  }

  private let figure = Figure(KPIView(items: [.metric("1")]))

  @Test(arguments: rows)
  func `a description changes it, and the value can be read back`(row: Row) {
    #expect(row.changed != Environment())
    var environment = Environment()
    if let value = row.trait.value(of: row.text) { row.trait.set(value, in: &environment) }
    expect(environment, is: row.changed)
    expect(row.trait.value(in: row.changed), is: row.trait.value(of: row.text))
  }

  @Test(arguments: rows)
  func `an option changes it, and overrides write the option`(row: Row) throws {
    let isFlag = if case .boolean = row.trait.schema { true } else { false }
    let words = isFlag ? [row.trait.flag] : [row.trait.flag, row.text]
    let command = try #require(
      try RenderCommand.parseAsRoot(["a.json"] + words) as? RenderCommand)
    let overrides = command.settings.environment
    expect(overrides.applied(to: figure).environment, is: row.changed)
    expect(overrides.applied(to: figure).overriddenTraits, is: [row.trait.name])
    expect(overrides.flags, is: words)
    guard !isFlag else { return }
    expect(PlainArguments((["a.json"] + words)[...])?.settings.environment, is: overrides)
  }

  @Test(arguments: rows)
  func `a switch of the preview and a parameter of the server change it`(row: Row) throws {
    let switches = try Switches([row.trait.name: row.text])
    expect(switches.applied(to: figure).environment, is: row.changed)
    let query = try RenderQuery("\(row.trait.name)=\(row.text)", accept: [])
    expect(query.traits.applied(to: figure).environment, is: row.changed)
  }

  @Test(arguments: rows)
  func `the page, the interface of the server and Python have it`(row: Row) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = { (path: String) in
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let page = try text("Sources/Program/Server/Preview/Page/preview.html")
    page.expect(contains: "data-trait=\"\(row.trait.name)\"")
    try text("Sources/Program/Server/Pictures/openapi.json").expect(
      contains: "\"name\": \"\(row.trait.name)\"")
    try text("fiori-render.schema.json").expect(contains: "\"\(row.trait.name)\": {")
    try text("Python/src/fiori_render/views.py").expect(contains: "\n    \(row.trait.name): ")
    guard case .choice(let words) = row.trait.schema else { return }
    for word in words { page.expect(contains: "value=\"\(word)\"") }
  }

  @Test func `the help has each option once, in the order of the table`() async throws {
    let run = try await Workspace().run("render", "--help-all")
    let shown = run.text.matches(of: /(?m)^  --([\w-]+)/).map { "--\($0.1)" }
    let flags = Environment.optionTraits.map(\.flag)
    let inFonts = ["--font-family"]
    expect(
      shown.filter { flags.contains($0) }, is: flags.filter { !inFonts.contains($0) } + inFonts)
  }

  @Test(arguments: [
    ["fonts", "--scale", "3"], ["schema", "--strict"], ["example", "--strict"],
    ["init", "--strict"], ["stream", "--exclude", "a"], ["fuzz", "a.json", "--exclude", "a"],
    ["markdown", "a.md", "--exclude", "a"], ["fonts", "--strict"],
  ])
  func `an option that would do nothing is an error`(arguments: [String]) async throws {
    let run = try await Workspace().run(arguments)
    let option = try #require(arguments.first { $0.hasPrefix("--") })
    expect(run.status, is: 64)
    run.errors.expect(
      contains: "error: unknown option '\(option)'; it is an option of 'render' and ")
  }
}
