import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// A description in `Goldens/`, with what is recorded beside it.
struct Golden: CustomTestStringConvertible, Sendable {
  /// The folder and the name of the picture, such as `kpi/fraction`.
  let name: String
  /// The folder and the name of the description, which differ for one of several figures.
  let description: String
  /// The place of the figure in the description.
  let index: Int

  var testDescription: String { name }

  var folder: Substring { name.prefix { $0 != "/" } }

  /// Every description in the folders of `Goldens/`, so that none can be forgotten.
  static let all: [Golden] = folders.flatMap { folder in
    files(in: folder, ending: ".json")
      .filter { !$0.hasSuffix(".layout.json") }
      .flatMap { goldens(of: "\(folder)/\($0.dropLast(".json".count))", in: folder) }
  }

  private static func goldens(of description: String, in folder: String) -> [Golden] {
    let data = try? Data(contentsOf: root.appending(path: description + ".json"))
    let object = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    guard let figures = object?["figures"] as? [[String: Any]] else {
      return [Golden(name: description, description: description, index: 0)]
    }
    return figures.enumerated().map { index, figure in
      Golden(name: "\(folder)/\(figure["name"] ?? "")", description: description, index: index)
    }
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

  /// The description's file.
  var source: URL { Self.root.appending(path: description + ".json") }

  /// The figure that the description asks for.
  func figure() throws -> Figure {
    let document = Document(
      json: Array(try Data(contentsOf: source)), file: description + ".json",
      resources: ResourceFolder(path: source.deletingLastPathComponent().path))
    #expect(document.diagnostics.isEmpty)
    try #require(document.figures.indices.contains(index))
    return document.figures[index]
  }

  private static func files(in folder: String, ending: String) -> [String] {
    contents(of: root.appending(path: folder)).filter { $0.hasSuffix(ending) }.sorted()
  }

  private static func contents(of folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
