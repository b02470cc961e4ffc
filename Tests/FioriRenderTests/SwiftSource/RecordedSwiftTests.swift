import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// The Swift of descriptions is compiled, and draws the same as they do.
///
/// `FIORI_RENDER_RECORD=1 swift test --filter RecordedSwiftTests` writes what is compiled anew, and
/// fails.
struct RecordedSwiftTests {
  private static let renderer = Result { () throws(FontError) in
    var fonts = FontOptions()
    fonts.folders = [Repository.fonts.path]
    return try Renderer(fonts: fonts)
  }

  @Test(arguments: SwiftSourceGroup.all)
  func `the Swift that is recorded is current`(group: SwiftSourceGroup) throws {
    let text = try group.text()
    if Recording.isWanted { return try Recording.record(Array(text.utf8), to: group.file) }
    let recorded = try String(contentsOf: group.file, encoding: .utf8)
    if recorded != text { Issue.record("\(LineDifference(recorded, text))") }
  }

  @Test(arguments: SwiftSourceGroup.all)
  func `a figure in Swift is drawn as its description is`(group: SwiftSourceGroup) throws {
    if Recording.isWanted { return }
    let figures = try group.figures()
    expect(figures.map(\.name), is: group.recorded.figures.map(\.name))
    #expect(!figures.isEmpty)
    for ((name, described), recorded) in zip(figures, group.recorded.figures) {
      let made = try recorded.make()
      expect(made.name, is: described.name, "\(name)")
      try expect(picture(made), is: picture(described), "\(name)")
    }
  }

  @Test func `the descriptions of every folder of examples are recorded`() throws {
    let root = Repository.root.appending(path: "Examples")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    // The package has tests of its own, and the server's cards are templates for the rows of addresses.
    let own = ["Snapshots/", "mail/"]
    let described = paths.filter { path in
      path.hasSuffix(".json") && !own.contains { path.hasPrefix($0) }
    }
    let folders = described.map {
      "Examples/\($0)".split(separator: "/").dropLast().joined(separator: "/")
    }
    expect(Set(folders).subtracting(SwiftSourceGroup.all.map { $0.recorded.folder }), is: [])
  }

  @Test func `every key of every value is among what is recorded`() throws {
    let coverage = try KeyCoverage(
      SwiftSourceGroup.all.flatMap { try $0.descriptions() }.map(\.json))
    expect(coverage.missing, is: [])
    #expect(coverage.given.count > 150)
  }

  private func picture(_ figure: Figure) throws -> [String] {
    let renderer = try Self.renderer.get()
    let drawing = try renderer.drawing(of: figure)
    let svg = try renderer.data(of: drawing, as: .svg)
    return [drawing.report.json, String(decoding: svg, as: UTF8.self)]
  }
}
