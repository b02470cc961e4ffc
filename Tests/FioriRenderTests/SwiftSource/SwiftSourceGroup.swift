import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// Descriptions whose figures are recorded in one file of Swift.
struct SwiftSourceGroup: CustomTestStringConvertible, Sendable {
  /// What the recorded type is called, after `Recorded`.
  let name: String
  let recorded: any RecordedSwift.Type
  /// Each description with the name that it has here.
  let descriptions: @Sendable () throws -> [(name: String, json: [UInt8])]

  var testDescription: String { name }

  static let all: [SwiftSourceGroup] = [
    SwiftSourceGroup(name: "Examples", recorded: RecordedExamples.self, files: "Examples"),
    SwiftSourceGroup(name: "KPIs", recorded: RecordedKPIs.self, files: "Examples/kpi"),
    SwiftSourceGroup(name: "Rings", recorded: RecordedRings.self, files: "Examples/kpi-progress"),
    SwiftSourceGroup(
      name: "KPIHeaders", recorded: RecordedKPIHeaders.self, files: "Examples/kpi-header"),
    SwiftSourceGroup(
      name: "ObjectHeaders", recorded: RecordedObjectHeaders.self, files: "Examples/object-header"),
    SwiftSourceGroup(name: "Charts", recorded: RecordedCharts.self, files: "Examples/charts"),
    SwiftSourceGroup(name: "Cards", recorded: RecordedCards.self, files: "Examples/cards"),
    SwiftSourceGroup(
      name: "OddCases", recorded: RecordedOddCases.self,
      files: "Tests/FioriRenderTests/SwiftSource/Descriptions"),
    SwiftSourceGroup(name: "Beginnings", recorded: RecordedBeginnings.self) {
      ViewType.all.map { ($0.name, Array($0.example.utf8)) }
    },
  ]

  /// The descriptions in a folder.
  private init(name: String, recorded: any RecordedSwift.Type, files folder: String) {
    self.init(name: name, recorded: recorded) {
      let folder = Repository.root.appending(path: folder)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try files.filter { $0.hasSuffix(".json") }.sorted().map { file in
        let json = try Data(contentsOf: folder.appending(path: file))
        return (String(file.dropLast(".json".count)), Array(json))
      }
    }
  }

  private init(
    name: String, recorded: any RecordedSwift.Type,
    descriptions: @escaping @Sendable () throws -> [(name: String, json: [UInt8])]
  ) {
    self.name = name
    self.recorded = recorded
    self.descriptions = descriptions
  }

  /// The figures as their descriptions say them, each with a name of its own.
  func figures() throws -> [(name: String, figure: Figure)] {
    let folder = Repository.root.appending(path: recorded.folder).path
    return try descriptions().flatMap { name, json in
      let document = Document(
        json: json, file: "\(folder)/\(name).json", resources: ResourceFolder(path: folder))
      expect(document.diagnostics.filter { $0.severity == .error }, is: [])
      return document.figures.map { figure in
        let place = figure.place.map { "-\($0 + 1)" } ?? ""
        return (name + place + figure.variantSuffix, figure)
      }
    }
  }

  /// The file of what is recorded.
  var file: URL {
    Repository.root.appending(
      path: "Tests/FioriRenderTests/SwiftSource/Recorded/Recorded\(name).swift")
  }

  /// What is to be recorded.
  func text() throws -> String {
    let figures = try figures()
    let table = figures.map { "    RecordedFigure(\"\($0.name)\", `\($0.name)`),\n" }
    let functions = figures.map { name, figure in
      """

        static func `\(name)`() throws -> Figure {
      \(Self.moved(figure.swiftSource))    return figure
        }

      """
    }
    return """
      // Written by RecordedSwiftTests, which say how.

      import FioriRender

      enum Recorded\(name): RecordedSwift {
        static let folder = "\(recorded.folder)"

        static let figures: [RecordedFigure] = [
      \(table.joined())  ]
      \(functions.joined())}

      """
  }

  /// The statements in a function's place.
  private static func moved(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
      .map { ($0.isEmpty ? "" : "    \($0)") + "\n" }.joined()
  }
}
