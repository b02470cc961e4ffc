import Foundation
import Testing

@testable import RenderServer

/// What lies in a folder that is shown.
struct ServedFolderTests {
  private let workspace: Workspace
  private let folder: ServedFolder

  init() throws {
    workspace = try Workspace()
    try workspace.write("{}", to: "cards/a.json")
    try workspace.write("{}", to: "cards/inner/b.json")
    try workspace.write("secret", to: "secret.json")
    try workspace.link("cards/link.json", to: "../secret.json")
    try workspace.link("cards/own.json", to: "inner/b.json")
    try workspace.link("cards/away", to: "..")
    folder = ServedFolder(path: workspace.folder.appending(path: "cards").path())
  }

  private func contains(_ path: String) -> Bool { folder.contains(folder.path + "/" + path) }

  @Test(arguments: ["a.json", "inner/b.json", "own.json", "gone.json", "inner/gone.json"])
  func `files in it are, there or not`(path: String) {
    #expect(contains(path))
  }

  @Test(arguments: [
    "../secret.json", "link.json", "away/secret.json", "inner/../../secret.json", "away/gone.json",
    "no-folder/gone.json",
  ])
  func `files outside the folder are not reachable by paths or links`(path: String) {
    #expect(!contains(path))
  }

  @Test func `a folder whose name begins the same is another one`() throws {
    try workspace.write("{}", to: "cards-2/a.json")
    #expect(!folder.contains(folder.path + "-2/a.json"))
  }
}
