import Foundation
import Testing

@testable import TestSupport

/// The help of each command: what is its own comes first.
struct HelpTests {
  static let commands = [
    "render", "layout", "validate", "describe", "diff", "verify", "record", "markdown", "gallery",
    "preview", "serve", "sign", "palette", "stream", "schema", "example", "init",
  ]

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(arguments: commands)
  func `three examples and the command's own options come first`(command: String) async throws {
    let lines = try await help(command)
    let start = try #require(lines.firstIndex(of: "EXAMPLES:"))
    let examples = lines[(start + 1)...].prefix { $0.hasPrefix("  fiori-render \(command)") }
    expect(examples.count, is: 3)
    #expect(examples.allSatisfy { $0.contains("  # ") && $0.count <= 100 }, "\(examples)")
    let headings = lines.filter { $0.hasSuffix(":") && $0.first?.isUppercase == true }
      .filter { $0.uppercased() == $0 }
    let shared = ["ENVIRONMENT:", "RESOURCES:", "LIMITS:", "MESSAGES:"]
    expect(headings.filter(shared.contains), is: [])
    if let output = lines.firstIndex(where: { $0.hasPrefix("  -o, --output") }) {
      #expect(output < 40, "\(output)")
    }
  }

  @Test func `the rest is a flag away`() async throws {
    let short = try await help("render")
    expect(
      short.last,
      is: "  See 'fiori-render render --help-all' for the options for environment, resources, "
        + "limits and messages.")
    let run = try await workspace.run("render", "--help-all")
    run.expect(status: 0, errors: "")
    run.text.expect(
      contains: "\nENVIRONMENT:\n", "\nRESOURCES:\n", "\nLIMITS:\n", "\nMESSAGES:\n",
      "--content-size-category", lacks: "--help-all")
    let own = try #require(run.text.firstRange(of: "\nOPTIONS:\n"))
    let shared = try #require(run.text.firstRange(of: "\nENVIRONMENT:\n"))
    #expect(own.lowerBound < shared.lowerBound)
  }

  @Test(arguments: [["help", "render"], ["render", "-h"], ["render", "a.json", "--help"]])
  func `help is the same however it is asked for`(arguments: [String]) async throws {
    let lines = try await help("render")
    try await workspace.run(arguments).expect(
      status: 0, output: lines.map { $0 + "\n" }.joined(), errors: "")
  }

  @Test func `the program's own help has examples, too, and so has no argument at all`()
    async throws
  {
    let run = try await workspace.run("--help")
    run.text.expect(contains: "EXAMPLES:\n  fiori-render init cards ")
    try await workspace.run([]).expect(status: 0, output: run.text, errors: "")
  }

  /// The examples that end by themselves and need nothing but the files of this test.
  @Test(arguments: ["render", "layout", "validate", "describe", "diff", "palette", "example"])
  func `examples can be typed as they are`(command: String) async throws {
    for file in ["sales.json", "cards/sales.json"] { try workspace.write(Sample.kpi, to: file) }
    try workspace.write("@tintColor: #0B5C66;\n", to: "brand.nss")
    for file in ["old.png", "new.png", "old/a.png", "new/a.png"] {
      try workspace.write(RecordingSample.grey, to: file)
    }
    let lines = try await help(command).filter { $0.hasPrefix("  fiori-render ") }
    for line in lines {
      let path = Workspace.program.deletingLastPathComponent().path(percentEncoded: false)
      let run = try await workspace.run(
        ["-c", "PATH='\(path)':$PATH; \(line)"], program: URL(filePath: "/bin/sh"))
      run.errors.expect(lacks: "error:", "Error:")
      expect(run.status, is: 0)
    }
  }

  private func help(_ command: String) async throws -> [String] {
    let run = try await workspace.run(command, "--help")
    run.expect(status: 0, errors: "")
    return run.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast()
  }
}
