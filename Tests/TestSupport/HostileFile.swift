import FioriRender
import Foundation
import Testing

/// A description in `Tests/Cases/descriptions/hostile`, with the lines it must get beside it.
struct HostileFile: CustomTestStringConvertible, Sendable {
  static let folder = CaseFile.folder.appending(path: "descriptions/hostile")
  static let all = CaseFile.all(in: "descriptions/hostile", ending: "json").map(HostileFile.init)

  let file: CaseFile

  var testDescription: String { file.testDescription }

  /// Everything that is said of the file, and the pictures in all formats of its first figures.
  func draw() throws -> (lines: [String], pictures: [[UInt8]]) {
    let document = Document(
      json: try file.bytes(), file: file.file.lastPathComponent,
      resources: ResourceFolder(path: Self.folder.path))
    let renderer = try Renderer()
    var diagnostics = document.diagnostics
    var pictures: [[UInt8]] = []
    for figure in document.figures.prefix(4) {
      do {
        let drawing = try renderer.drawing(of: figure)
        diagnostics += drawing.warnings
        guard !document.diagnostics.hasErrors else { continue }
        pictures += try Format.allCases.map {
          try renderer.data(of: drawing, as: DrawingOutput($0))
        }
      } catch let error as DescriptionError {
        diagnostics += error.diagnostics
      }
    }
    return (diagnostics.map(\.description), pictures)
  }
}
