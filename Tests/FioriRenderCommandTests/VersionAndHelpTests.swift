import FileKit
import FioriRender
import Testing

@testable import TestSupport

/// What the program says of itself.
struct VersionAndHelpTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(arguments: [["--version", "--verbose"], ["--verbose", "--version"], ["--version", "-v"]])
  func `--version --verbose also prints the build and the libraries`(
    arguments: [String]
  ) async throws {
    let run = try await workspace.run(arguments)
    run.expect(status: 0, errors: "")
    let lines = run.text.split(separator: "\n")
    expect(lines.first, is: "fiori-render \(Version.current)")
    expect(lines.dropFirst().first?.hasPrefix("Build "), is: true)
    let libraries = LibraryVersions.all.map { "\($0.name) \($0.version)" }
    expect(
      lines.dropFirst(2).prefix(4).map { $0.split(separator: " (")[0] }.map(String.init),
      is: libraries)
    for line in lines.dropFirst(2) {
      #expect(line.wholeMatch(of: Self.library) != nil, "\(line)")
    }
    expect(
      lines.filter { $0.contains("(static") }.map { String($0.prefix { $0 != " " }) },
      is: ["Cairo", "libdeflate", "libturbojpeg", "libwebp", "pixman", "zopfli"])
  }

  /// The version of a library; of a static one also the package, where a script of the project has built
  /// the program on Debian.
  private static var library: Regex<(Substring, Substring?, Substring?, Substring?)> {
    #/[A-Za-z]+ (?:[0-9]+\.[0-9]+(\.[0-9]+)?|of unknown version)( \(static(, lib\S+ [0-9]\S*)?\))?/#
  }

  @Test func `the version of ICU is listed, which is loaded on demand`() async throws {
    let run = try await workspace.run("--version", "--verbose")
    #expect(run.text.contains(/\nICU [0-9]+\./))
  }
}
