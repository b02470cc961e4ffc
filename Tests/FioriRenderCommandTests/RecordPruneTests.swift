import Foundation
import Testing

@testable import TestSupport

/// What no description asks for any more.
struct RecordPruneTests {
  private let sample: RecordingSample

  init() throws { sample = try RecordingSample() }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: sample.workspace.folder.appending(path: path))
  }

  private static let orphans = """
    regions/north.layout.json: orphaned
    regions/north.png: orphaned
    regions/south.layout.json: orphaned
    regions/south.png: orphaned

    """

  @Test func `the recordings of a description that is gone are orphans`() async throws {
    _ = try await sample.record()
    try remove("cards/regions/all.json")
    let run = try await sample.verify()
    run.expect(status: 1, output: Self.orphans + "1 recording, 1 as recorded, 4 orphaned\n")
    try await sample.record().expect(output: "1 recording, nothing written\n")
    try await sample.verify().expect(status: 1)
  }

  @Test func `--prune removes orphans and nothing else`() async throws {
    _ = try await sample.record()
    try remove("cards/regions/all.json")
    try sample.workspace.write("mine", to: "cards/regions/notes.png")
    try sample.workspace.write("{}", to: "cards/regions/mine.layout.json")
    let run = try await sample.record("--prune")
    run.expect(
      status: 0,
      output: Self.orphans.replacingOccurrences(of: "orphaned", with: "removed")
        + "fiori-render.recorded.json: changed\n1 recording, 1 file written, 4 files removed\n")
    expect(
      Set(try sample.contents().keys),
      is: [
        RecordingSample.list, "cards/sales.json", "cards/sales.layout.json", "cards/sales.png",
        "cards/regions/notes.png", "cards/regions/mine.layout.json",
      ])
    let after = try await sample.verify()
    after.expect(status: 0, output: "1 recording, 1 as recorded\n")
  }

  @Test func `a figure that is gone leaves orphans`() async throws {
    _ = try await sample.record()
    try sample.workspace.write(Sample.figures("north"), to: "cards/regions/all.json")
    try await expect(
      sample.reply().orphans, is: ["regions/south.layout.json", "regions/south.png"])
  }

  @Test func `names choose what is pruned`() async throws {
    _ = try await sample.record()
    try remove("cards/regions/all.json")
    let run = try await sample.record("--prune", "regions/no*")
    run.expect(
      output: """
        regions/north.layout.json: removed
        regions/north.png: removed
        fiori-render.recorded.json: changed
        0 recordings, 1 file written, 2 files removed

        """)
  }

  @Test func `a layout report that nobody recorded is told, and stays`() async throws {
    _ = try await sample.record()
    let layout = try await sample.workspace.run("layout", "cards/sales.json")
    try sample.workspace.write(layout.text, to: "cards/old.layout.json")
    let run = try await sample.verify()
    run.expect(
      status: 1, output: "old.layout.json: orphaned\n3 recordings, 3 as recorded, 1 orphaned\n")
    try await sample.record("--prune").expect(output: "3 recordings, nothing written\n")
    try expect(sample.workspace.text(of: "cards/old.layout.json"), is: layout.text)
  }

  @Test func `a recording that has become an image of another description is kept`() async throws {
    _ = try await sample.record()
    try remove("cards/regions/all.json")
    try sample.workspace.write(Sample.icon(#""regions/north.png""#), to: "cards/sales.json")
    let run = try await sample.record("--prune")
    run.text.expect(contains: "regions/south.png: removed", lacks: "regions/north.png")
    try sample.workspace.expect(has: "cards/regions/north.png")
    try await sample.verify().expect(status: 0)
  }

  @Test func `nothing is pruned while a description is wrong`() async throws {
    _ = try await sample.record()
    try remove("cards/regions/all.json")
    try sample.workspace.write("{", to: "cards/wrong.json")
    let run = try await sample.record("--prune")
    run.expect(status: 65, output: "1 recording, nothing written\n")
    try sample.workspace.expect(has: "cards/regions/north.png")
    // They are told, since a description in another folder has nothing to do with them.
    try await expect(
      sample.reply().orphans,
      is: ["north.layout.json", "north.png", "south.layout.json", "south.png"]
        .map { "regions/\($0)" })
  }

  @Test func `nothing is removed through a link`() async throws {
    _ = try await sample.record()
    try sample.workspace.makeFolder("elsewhere")
    let folder = sample.workspace.folder
    try remove("cards/regions/all.json")
    try FileManager.default.moveItem(
      at: folder.appending(path: "cards/regions/north.png"),
      to: folder.appending(path: "elsewhere/north.png"))
    try remove("cards/regions")
    try sample.workspace.link("cards/regions", to: "../elsewhere")
    try await sample.record("--prune").expect(status: 0)
    try sample.workspace.expect(has: "elsewhere/north.png")
  }

  @Test(arguments: ["../outside.png", "/tmp/outside.png", "a/../sales.png", "sales.json", ""])
  func `a list of what cannot be recorded is wrong`(path: String) async throws {
    _ = try await sample.record()
    try sample.replace(#""sales.png""#, with: #""\#(path)""#, in: RecordingSample.list)
    let earlier = try sample.contents()
    for run in [try await sample.record("--prune"), try await sample.verify()] {
      run.expect(
        status: 65,
        errors: "error: \(RecordingSample.list): '\(path)' is not a recording; restore the list, "
          + "or remove it and record again\n")
    }
    try expect(sample.contents(), is: earlier)
  }

  @Test func `a damaged list is wrong`() async throws {
    try sample.workspace.write("{", to: RecordingSample.list)
    let run = try await sample.verify()
    run.expect(
      status: 65,
      errors: "error: \(RecordingSample.list): it is damaged; restore the list, or remove it "
        + "and record again\n")
  }
}
