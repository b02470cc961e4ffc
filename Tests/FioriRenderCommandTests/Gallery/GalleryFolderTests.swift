import Foundation
import Testing

/// Folders that a gallery cannot be in, or cannot be made of.
struct GalleryFolderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(GallerySample.ring, to: "in/ring.json")
    try workspace.write("text", to: "file")
    try workspace.write("<html>mine</html>", to: "site/index.html")
    try workspace.write("text", to: "full/notes.txt")
    try workspace.makeFolder("empty")
    try workspace.makeFolder("linked/pictures")
    try workspace.link("nowhere", to: "gone")
    try workspace.link("way-in", to: "in")
    try workspace.link("parts/pictures", to: "../empty", making: "parts")
  }

  private static let cases: [(arguments: [String], status: Int32, message: String)] = [
    (["in", "-o", "file"], 73, "file: is not a folder; use a folder for the gallery"),
    (["in", "-o", "nowhere"], 73, "nowhere: is a broken link; remove it"),
    (
      ["in", "-o", "in/out"], 73,
      "in/out: is inside the input folder in; choose a folder outside it with -o"
    ),
    (
      ["in", "-o", "in"], 73,
      "in: is inside the input folder in; choose a folder outside it with -o"
    ),
    (
      ["in", "-o", "way-in/out"], 73,
      "way-in/out: is inside the input folder in; choose a folder outside it with -o"
    ),
    (
      ["in", "-o", "site"], 73,
      "site/index.html: is not a gallery page and would be overwritten; choose another folder with -o"
    ),
    (
      ["in", "-o", "full"], 73,
      "full: is neither empty nor a gallery; use a new or empty folder with -o"
    ),
    (
      ["in", "-o", "parts"], 73,
      "parts/pictures: is a link; a gallery needs regular files, so remove it"
    ),
    (
      ["in", "-o", "file/out"], 73,
      "file: cannot be created (File exists); choose another path"
    ),
    (
      ["empty", "-o", "out"], 66, "empty: contains no descriptions (.json files)"
    ),
    (["gone", "-o", "out"], 66, "gone: does not exist; check the path"),
  ]

  @Test(arguments: cases)
  func `it is reported on one line, and nothing is touched`(
    arguments: [String], status: Int32, message: String
  ) async throws {
    let earlier = try workspace.paths()
    let run = try await workspace.run(["gallery"] + arguments)
    run.expect(status: status, output: "", errors: "error: \(message)\n")
    try workspace.expect(paths: earlier)
  }

  @Test(arguments: [
    (["-", "-o", "out"], "gallery cannot read standard input; use a file"),
    (["in", "-o", "-"], "-o must be a folder"),
    (["in"], "missing expected argument '--output <output>'"),
  ])
  func `a wrong command line is 64`(arguments: [String], message: String) async throws {
    let run = try await workspace.run(["gallery"] + arguments)
    run.expect(status: 64)
    run.errors.expect(contains: message)
  }

  @Test func `a folder that is empty, hidden files aside, or a link to one is taken`() async throws
  {
    try workspace.write("", to: "empty/.gitkeep")
    try workspace.link("way", to: "empty")
    try await workspace.run("gallery", "in", "-o", "way").expect(status: 0)
    try workspace.expect(has: "empty/index.html")
  }

  @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
  func `a folder that cannot be written is reported`() async throws {
    let path = workspace.folder.appending(path: "empty").path()
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
    let run = try await workspace.run("gallery", "in", "-o", "empty")
    run.expect(
      status: 73,
      errors: """
        error: empty/pictures: cannot be created (Permission denied); check its permissions

        """)
  }
}

extension Workspace {
  /// Makes a link in a folder that is made, too.
  fileprivate func link(_ path: String, to target: String, making folder: String) throws {
    try makeFolder(folder)
    try link(path, to: target)
  }
}
