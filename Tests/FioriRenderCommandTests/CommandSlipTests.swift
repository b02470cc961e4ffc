import Testing

@testable import TestSupport

/// Command lines that begin with something else than a command.
struct CommandSlipTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "cards/a.json")
  }

  @Test(arguments: [
    (["rendr", "a.json"], "unknown command 'rendr'; did you mean 'render'?"),
    (["verfy"], "unknown command 'verfy'; did you mean 'verify'?"),
    (["help", "galery"], "unknown command 'galery'; did you mean 'gallery'?"),
    (["sales.json"], "'sales.json' is not a command; write fiori-render render sales.json"),
    (
      ["my card.json", "-o", "it's.png"],
      #"'my card.json' is not a command; write fiori-render render 'my card.json' -o 'it'\''s.png'"#
    ),
    (["cards"], "'cards' is not a command; write fiori-render render cards"),
    (["-"], "'-' is not a command; write fiori-render render -"),
    (["brand.nss"], "'brand.nss' is not a command; write fiori-render validate brand.nss"),
    (["README.md"], "'README.md' is not a command; write fiori-render markdown README.md"),
  ])
  func `a slip is answered with what was meant`(
    arguments: [String], message: String
  ) async throws {
    let run = try await workspace.run(arguments)
    run.expect(status: 64, output: "")
    expect(run.errorLines.first, is: "Error: \(message)")
  }

  @Test func `a word that is near no command is answered with all of them`() async throws {
    let run = try await workspace.run("draw")
    run.expect(status: 64, output: "")
    expect(
      run.errorLines.first,
      is: "Error: unknown command 'draw'; expected one of 'render', 'layout', 'validate', "
        + "'describe', 'diff', 'verify', 'record', 'markdown', 'gallery', 'preview', 'serve', "
        + "'sign', 'palette', 'stream', 'schema', 'example', 'init'")
  }
}
