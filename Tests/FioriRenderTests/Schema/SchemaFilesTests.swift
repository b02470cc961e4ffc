import FioriRender
import Foundation
import Testing

@testable import FioriDocuments
@testable import TestSupport

/// What is made from the tables of keys and lies in the project is current.
struct SchemaFilesTests {
  private func check(_ text: String, _ file: URL) throws {
    if Recording.isWanted { return try Recording.record(Array(text.utf8), to: file) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    if recorded != text { Issue.record("\(LineDifference(recorded, text))") }
  }

  @Test func `the schema beside the README is current`() throws {
    try check(
      Document.schema + "\n", Repository.root.appending(path: "fiori-render.schema.json"))
  }

  @Test func `the pages of the reference are current`() throws {
    let folder = Repository.root.appending(path: "Docs/reference")
    if Recording.isWanted {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (name, text) in Reference.pages { try check(text, folder.appending(path: name)) }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    expect(Set(files), is: Set(Reference.pages.map(\.file)))
  }

  @Test func `the schema is the same each time`() {
    expect(Document.schema, is: Document.schema)
  }
}
