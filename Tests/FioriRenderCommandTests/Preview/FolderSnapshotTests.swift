import Foundation
import Testing

@testable import RenderService
@testable import TestSupport

/// What two looks at a folder tell.
struct FolderSnapshotTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for path in ["a.json", "brand.nss", "icons/x.svg", "icons/deep/y.PNG", "notes.txt"] {
      try workspace.write("1", to: path)
    }
    try workspace.write("1", to: ".git/a.json")
    try workspace.write("1", to: "a.layout.json")
  }

  private var root: String { workspace.folder.path() }

  private func look() -> FolderSnapshot { FolderSnapshot(of: [root]) }

  /// The paths that a change makes different, from the folder on.
  private func changes(_ change: () throws -> Void) throws -> [String] {
    let before = look()
    try change()
    let start = root.count + 1
    return look().changes(since: before).map { path -> String in String(path.dropFirst(start)) }
  }

  @Test func `nothing changes by itself`() throws {
    try expect(changes {}, is: [])
  }

  @Test func `a file that is written is seen`() throws {
    try expect(changes { try workspace.write("12", to: "icons/x.svg") }, is: ["icons/x.svg"])
  }

  @Test(arguments: ["csv", "tsv", "jsonl"])
  func `a table that is written is seen`(ending: String) throws {
    let path = "sales.\(ending)"
    try expect(changes { try workspace.write("month,revenue", to: path) }, is: [path])
  }

  @Test func `a file that takes another's place is seen, of whatever size`() throws {
    let found = try changes {
      try workspace.write("2", to: "a.json.new")
      expect(rename(root + "/a.json.new", root + "/a.json"), is: 0)
    }
    expect(found, is: ["a.json"])
  }

  @Test func `files come and go, with their folders`() throws {
    let found = try changes {
      try workspace.write("1", to: "new/b.json")
      try FileManager.default.removeItem(at: workspace.folder.appending(path: "icons"))
    }
    expect(found, is: ["icons/x.svg", "new/b.json"])
  }

  @Test(arguments: ["notes.txt", ".git/a.json", "a.layout.json", ".hidden.json"])
  func `files that no picture uses do not count`(path: String) throws {
    try expect(changes { try workspace.write("other", to: path) }, is: [])
  }

  @Test func `a home folder that is named by mistake is not read whole`() throws {
    for place in 0..<(FolderSnapshot.folderLimit + 20) { try workspace.makeFolder("many/\(place)") }
    expect(look().folders.count, is: FolderSnapshot.folderLimit)
  }
}
