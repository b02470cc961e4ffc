import FioriRender
import Foundation
import Testing

/// A file in `Hostile/files/`, with the lines it must get beside it.
struct HostileFile: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  static let folder = Repository.root.appending(path: "Tests/FioriRenderTests/Hostile/files")

  static let all: [HostileFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map(HostileFile.init)
  }()

  var expectation: URL {
    Self.folder.appending(path: name.replacingOccurrences(of: ".json", with: ".txt"))
  }

  /// Everything that is said of the file, and the pictures in all formats of its first figures.
  func draw() throws -> (lines: [String], pictures: [[UInt8]]) {
    let document = Document(
      json: Array(try Data(contentsOf: Self.folder.appending(path: name))), file: name,
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
