import Foundation
import Testing

@testable import TestSupport

/// The steps of `action.yml`, run as the scripts that they are.
struct ActionTests {
  private let sample: RecordingSample
  private let steps: [String: String]

  init() throws {
    sample = try RecordingSample()
    let text = try String(
      contentsOf: Repository.root.appending(path: "action.yml"), encoding: .utf8)
    steps = Self.scripts(in: text)
  }

  /// Returns the scripts of the steps by their names: the lines below `run: |`.
  private static func scripts(in text: String) -> [String: String] {
    var scripts: [String: String] = [:]
    var (name, isScript) = ("", false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    - name: ") {
        (name, isScript) = (String(line.dropFirst("    - name: ".count)), false)
      } else if line == "      run: |" {
        isScript = true
      } else if isScript {
        scripts[name, default: ""] += line.dropFirst(8) + "\n"
      }
    }
    return scripts
  }

  /// Runs a step as GitHub does, with the program on the path.
  private func run(
    _ step: String, _ environment: [String: String], path: String? = nil
  ) async throws -> CommandRun {
    let script = try #require(steps[step])
    try sample.workspace.write(script, to: "step.sh")
    let program = Workspace.program.deletingLastPathComponent().path(percentEncoded: false)
    let path = try path ?? "\(program):\(#require(Workspace.environment["PATH"]))"
    return try await sample.workspace.run(
      ["--noprofile", "--norc", "-eo", "pipefail", "step.sh"],
      environment: [
        "PATH": path, "GITHUB_OUTPUT": "output.txt", "GITHUB_STEP_SUMMARY": "summary.txt",
        "GITHUB_PATH": "path.txt", "RUNNER_TEMP": "temp",
      ].merging(environment) { $1 }, program: URL(filePath: "/bin/bash"))
  }

  @Test func `the steps have scripts`() {
    expect(Set(steps.keys), is: ["Install", "Run", "Answer"])
  }

  @Test(arguments: [
    (
      "", "v0.2.0",
      "https://github.com/acme/fiori-render/releases/download/v0.2.0/"
        + "fiori_render-0.2.0-py3-none-manylinux_2_36_x86_64.whl"
    ),
    ("dist/mine.whl", "main", "dist/mine.whl"),
  ])
  func `it installs the wheel of its own release, or another`(
    wheel: String, release: String, installed: String
  ) async throws {
    // A Python that notes what it is asked for.
    let pip = "#!/bin/sh\necho \"$@\" >> pip.txt\n"
    let python =
      "#!/bin/sh\nmkdir -p \"$3/bin\"\nprintf '\(pip.replacing("\n", with: "\\n"))' "
      + "> \"$3/bin/pip\"\nchmod +x \"$3/bin/pip\"\n"
    try sample.workspace.write(python, to: "bin/python3")
    let place = sample.workspace.folder.appending(path: "bin").path(percentEncoded: false)
    _ = try await sample.workspace.run(
      ["+x", "bin/python3"], program: URL(filePath: "/bin/chmod"))
    let run = try await run(
      "Install", ["WHEEL": wheel, "REPOSITORY": "acme/fiori-render", "RELEASE": release],
      path: "\(place):/usr/bin:/bin")
    run.expect(status: 0, output: "", errors: "")
    try expect(sample.workspace.text(of: "pip.txt"), is: "install --quiet -- \(installed)\n")
    try expect(sample.workspace.text(of: "path.txt"), is: "temp/fiori-render/bin\n")
  }

  @Test func `verify answers with its status, a report and a comment`() async throws {
    _ = try await sample.record()
    try sample.workspace.write(RecordingSample.grey, to: "cards/sales.png")
    let inputs = [
      "COMMAND": "verify", "PATHS": "cards\n", "ARGUMENTS": "\n--threshold=0\n", "REPORT": "report",
    ]
    let run = try await run("Run", inputs)
    run.expect(status: 0)
    run.text.expect(
      startsWith: "::error file=cards/sales.json,title=difference::sales.png: 19224 of 19224 pixels"
    )
    try expect(
      sample.workspace.text(of: "output.txt"), is: "status=1\ncomment=report/summary.md\n")
    try sample.workspace.expect(
      has: "report/index.html", "report/summary.md", "report/junit.xml", "summary.txt")
    try await self.run("Answer", ["STATUS": "1"]).expect(status: 1)
  }

  /// Returns the commands of the job for GitLab in the guide: the lines below `script:`.
  private static func gitLabJob() throws -> String {
    let guide = try String(
      contentsOf: Repository.root.appending(path: "Docs/ci.md"), encoding: .utf8)
    let lines = guide.split(separator: "\n").drop { $0 != "  script:" }.dropFirst()
    return lines.prefix { $0.hasPrefix("    - ") }.map { $0.dropFirst(6) + "\n" }.joined()
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `the job for GitLab fails if a card changes, and leaves a report`(
    changes: Bool, status: Int32
  ) async throws {
    _ = try await sample.record()
    if changes { try sample.workspace.write(RecordingSample.grey, to: "cards/sales.png") }
    // A pip that notes what it is asked for.
    try sample.workspace.write("#!/bin/sh\necho \"$@\" > pip.txt\n", to: "bin/pip")
    _ = try await sample.workspace.run(["+x", "bin/pip"], program: URL(filePath: "/bin/chmod"))
    let script = try Self.gitLabJob()
    try sample.workspace.write(script, to: "job.sh")
    let bin = sample.workspace.folder.appending(path: "bin").path(percentEncoded: false)
    let program = Workspace.program.deletingLastPathComponent().path(percentEncoded: false)
    let path = try "\(bin):\(program):\(#require(Workspace.environment["PATH"]))"
    let run = try await sample.workspace.run(
      ["-eo", "pipefail", "job.sh"],
      environment: ["PATH": path, "FIORI_RENDER_WHEEL": "dist/mine.whl"],
      program: URL(filePath: "/bin/bash"))
    expect(run.status, is: status)
    try expect(sample.workspace.text(of: "pip.txt"), is: "install dist/mine.whl\n")
    try sample.workspace.expect(
      has: "report/index.html", "report/summary.md", "report/junit.xml")
  }

  @Test(arguments: [
    "report\nstatus=0", "report\r\ncomment=/etc/passwd", "report\n\n", "report\rstatus=0", "\n", "",
    "--report",
  ])
  func `the path of the report adds no line to the outputs`(report: String) async throws {
    _ = try await sample.record()
    try sample.workspace.write(RecordingSample.grey, to: "cards/sales.png")
    let run = try await run(
      "Run", ["COMMAND": "verify", "PATHS": "cards", "ARGUMENTS": "", "REPORT": report])
    run.expect(
      status: 64,
      output:
        "::error::the input 'report' is not the path of a folder; set it to one line that does not "
        + "begin with '-'\n", errors: "")
    try sample.workspace.expect(lacks: "output.txt", "report/")
  }

  @Test func `a line break behind the path of the report is YAML's`() async throws {
    _ = try await sample.record()
    let run = try await run(
      "Run", ["COMMAND": "verify", "PATHS": "cards\n", "ARGUMENTS": "", "REPORT": "report\n"])
    run.expect(status: 0)
    try expect(
      sample.workspace.text(of: "output.txt"), is: "status=0\ncomment=report/summary.md\n")
  }

  @Test(arguments: [
    ("validate", "cards", "", "status=0\n"),
    ("validate", "cards\nnone.json", "", "status=66\n"),
    ("render", "cards", "-o\nout", "status=0\n"),
  ])
  func `other commands answer with their status`(
    command: String, paths: String, arguments: String, output: String
  ) async throws {
    let run = try await run(
      "Run",
      ["COMMAND": command, "PATHS": paths, "ARGUMENTS": arguments, "REPORT": "report"])
    run.expect(status: 0)
    try expect(sample.workspace.text(of: "output.txt"), is: output)
    try sample.workspace.expect(lacks: "report/")
  }
}
