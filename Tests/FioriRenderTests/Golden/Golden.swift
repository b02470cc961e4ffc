import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// A description in `Goldens/`, with what is recorded beside it.
struct Golden: CustomTestStringConvertible, Sendable {
  /// The folder and the name, such as `kpi/fraction`.
  let name: String

  var testDescription: String { name }

  var folder: Substring { name.prefix { $0 != "/" } }

  /// Every description in the folders of `Goldens/`, so that none can be forgotten.
  static let all: [Golden] = folders.flatMap { folder in
    files(in: folder, ending: ".json")
      .filter { !$0.hasSuffix(".layout.json") }
      .map { Golden(name: "\(folder)/\($0.dropLast(".json".count))") }
  }

  /// The folders of `Goldens/`.
  static let folders = contents(of: root).filter {
    $0.first != "." && !$0.hasSuffix(".json")
  }.sorted()

  static let root = Repository.root.appending(path: "Goldens")

  /// The recorded files that belong to no description.
  static var orphans: [String] {
    let names = Set(all.map(\.name))
    return folders.flatMap { folder in
      (files(in: folder, ending: ".png") + files(in: folder, ending: ".layout.json")).filter {
        let stem = $0.replacingOccurrences(of: ".layout.json", with: "")
          .replacingOccurrences(of: ".png", with: "")
        return !names.contains("\(folder)/\(stem)")
      }
    }
  }

  func file(_ ending: String) -> URL {
    Self.root.appending(path: name + ending)
  }

  /// The one figure that the description asks for.
  func figure() throws -> Figure {
    let document = Document(
      json: Array(try Data(contentsOf: file(".json"))), file: name + ".json",
      resources: ResourceFolder(path: file("").deletingLastPathComponent().path))
    #expect(document.diagnostics.isEmpty)
    return try #require(document.figures.first)
  }

  private static func files(in folder: String, ending: String) -> [String] {
    contents(of: root.appending(path: folder)).filter { $0.hasSuffix(ending) }.sorted()
  }

  private static func contents(of folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
