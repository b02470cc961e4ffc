import Testing

@testable import TestSupport

/// What the files hold.
struct FormatTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "kpi.json")
  }

  @Test(arguments: PictureKind.allCases)
  func `the extension of -o gives the format`(kind: PictureKind) async throws {
    let file = "out.\(kind.rawValue)"
    try await workspace.run("render", "kpi.json", "-o", file).expect(status: 0)
    expect(PictureKind(try workspace.bytes(of: file)), is: kind)
  }

  @Test func `the extension may be in capitals`() async throws {
    try await workspace.run("render", "kpi.json", "-o", "OUT.SVG").expect(status: 0)
    expect(PictureKind(try workspace.bytes(of: "OUT.SVG")), is: .svg)
  }

  @Test func `a file without an extension is a PNG`() async throws {
    try await workspace.run("render", "kpi.json", "-o", "out").expect(status: 0)
    expect(PictureKind(try workspace.bytes(of: "out")), is: .png)
  }

  @Test func `--format wins over the extension`() async throws {
    let run = try await workspace.run("render", "kpi.json", "-o", "out.png", "--format", "svg")
    run.expect(status: 0)
    expect(PictureKind(try workspace.bytes(of: "out.png")), is: .svg)
  }

  @Test func `each of several formats is what its file says`() async throws {
    let run = try await workspace.run("render", "kpi.json", "--format", "png,webp,svg,pdf")
    run.expect(status: 0)
    for kind in PictureKind.allCases {
      expect(PictureKind(try workspace.bytes(of: "kpi.\(kind.rawValue)")), is: kind)
    }
  }

  @Test func `--id-prefix begins the ids of an SVG`() async throws {
    let run = try await workspace.run(
      "render", "kpi.json", "--format", "svg", "-o", "-", "--id-prefix", "figure.1_")
    run.text.expect(contains: #"<path id="figure.1_Inter-"#, ##"<use href="#figure.1_Inter-"##)
  }
}
