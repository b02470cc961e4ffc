import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// Descriptions of a folder, whose Swift is recorded.
struct SwiftSourceGroup: CustomTestStringConvertible, Sendable {
  /// The folder of what is recorded.
  let name: String
  /// Where the files are that the descriptions name, from the checkout on.
  let folder: String
  /// The descriptions whose Swift is compiled; that of the others is text.
  let compiled: [String]
  let descriptions: @Sendable () throws -> [SwiftSourceDescription]

  var testDescription: String { name }

  static let all: [SwiftSourceGroup] = [
    SwiftSourceGroup("Examples", compiling: ["brands"]),
    SwiftSourceGroup("Examples/kpi", compiling: ["purchase-orders-classic-icon"]),
    SwiftSourceGroup("Examples/kpi-progress", compiling: ["quality-brand"]),
    SwiftSourceGroup("Examples/kpi-header", compiling: ["logistics-second-page"]),
    SwiftSourceGroup(
      "Examples/object-header", compiling: ["sales-order-amount", "wind-park-photograph"]),
    SwiftSourceGroup(
      "Examples/charts",
      compiling: [
        "bubble-customers", "combo-two-axes-targets-dark", "floorplan-downtime-classic-dark",
      ]),
    SwiftSourceGroup("Examples/cards", compiling: ["dashboard-phone-row"]),
    SwiftSourceGroup(
      "odd", files: "Tests/Cases/swift/odd", resources: "Examples/kpi", compiling: ["every-key"]),
    SwiftSourceGroup(name: "views", folder: "Examples", compiled: []) {
      ViewType.all.map {
        SwiftSourceDescription(name: $0.name, folder: "Examples", json: Array($0.example.utf8))
      }
    },
  ]

  /// What is compiled, all in one file.
  static let file = Repository.root.appending(
    path: "Tests/FioriRenderTests/SwiftSource/RecordedSwift+Figures.swift")

  /// The text of that file.
  static func compiledText() throws -> String {
    let figures = try all.flatMap { group in
      try group.compiledFigures().map { (group.folder, $0.name, $0.figure) }
    }
    let table = figures.map { folder, name, _ in
      "    \"\(name)\": Self(folder: \"\(folder)\").`\(name)`,\n"
    }
    let functions = figures.map { _, name, figure in
      """

        private func `\(name)`() throws -> Figure {
      \(Self.moved(figure.swiftSource))    return figure
        }

      """
    }
    return """
      // Written by RecordedSwiftTests, which say how.
      // swift-format-ignore-file

      import FioriRender

      extension RecordedSwift {
        static let figures: [String: @Sendable () throws -> Figure] = [
      \(table.joined())  ]
      \(functions.joined())}

      """
  }

  /// The statements in a function's place.
  private static func moved(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
      .map { ($0.isEmpty ? "" : "    \($0)") + "\n" }.joined()
  }

  func compiledFigures() throws -> [(name: String, figure: Figure)] {
    try descriptions().filter { compiled.contains($0.name) }.flatMap { try $0.figures() }
  }

  /// The descriptions whose Swift is text, each with the file of it.
  func texts() throws -> [(description: SwiftSourceDescription, file: CaseFile)] {
    let folder = CaseFile.folder.appending(path: "swift/\(name)")
    return try descriptions().filter { !compiled.contains($0.name) }.map {
      ($0, CaseFile(place: folder.appending(path: $0.name), ending: "json"))
    }
  }
}

extension SwiftSourceGroup {
  /// The descriptions in a folder.
  private init(
    _ name: String, files: String? = nil, resources: String? = nil, compiling compiled: [String]
  ) {
    let folder = resources ?? name
    self.init(name: name, folder: folder, compiled: compiled) {
      let files = Repository.root.appending(path: files ?? name)
      let names = try FileManager.default.contentsOfDirectory(atPath: files.path)
      return try names.filter { $0.hasSuffix(".json") }.sorted().map { file in
        let json = try Data(contentsOf: files.appending(path: file))
        return SwiftSourceDescription(
          name: String(file.dropLast(".json".count)), folder: folder, json: Array(json))
      }
    }
  }
}
