import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// What the documentation shows can be drawn.
struct DescriptionBlockTests {
  private static let renderer = Result { () throws(FontError) in try Renderer() }

  /// Style sheets that the documentation speaks of and has no file for.
  private static let sheets = Repository.root.appending(path: "Examples").path

  @Test(arguments: DescriptionBlock.all)
  func `a description in the documentation is drawn without diagnostics`(
    block: DescriptionBlock
  ) throws {
    let json = block.json.replacing("brand.nss", with: "brand-forest.nss")
    let folder = block.folder.map { ResourceFolder(path: $0.path) }
    let document = Document(
      json: Array(json.utf8), resources: folder ?? ResourceFolder(path: Self.sheets))
    let drawings = try document.figures.map { try Self.renderer.get().drawing(of: $0) }
    let found = document.diagnostics + drawings.flatMap(\.warnings)
    expect(found.filter { $0.severity != .note }.map(\.description), is: [])
    #expect(!document.figures.isEmpty)
    try expect(SchemaValidator.full.get().accepts(#require(readJSON(json).root)), is: true)
  }

  @Test func `they are found`() {
    let names = DescriptionBlock.all.map(\.name)
    #expect(names.count > 25)
  }
}
