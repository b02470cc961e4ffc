import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// The Swift of descriptions is as recorded; some of it is compiled, and draws the same as they do.
///
/// `FIORI_RENDER_RECORD=1 swift test --filter RecordedSwiftTests` writes it anew, and fails.
struct RecordedSwiftTests {
  private static let renderer = Result { () throws(FontError) in
    var fonts = FontOptions()
    fonts.folders = [Repository.fonts.path]
    return try Renderer(fonts: fonts)
  }

  @Test(arguments: SwiftSourceGroup.all)
  func `the Swift of a description is as recorded`(group: SwiftSourceGroup) throws {
    for (description, file) in try group.texts() {
      try file.expect(description.text(), ending: "swift.txt")
    }
  }

  @Test func `all recorded Swift belongs to a description`() throws {
    let folder = CaseFile.folder.appending(path: "swift")
    let recorded = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let expected = try SwiftSourceGroup.all.flatMap { group in
      try group.texts().map { "\(group.name)/\($0.description.name).swift.txt" }
    }
    let ours = recorded.filter { $0.hasSuffix(".txt") && !$0.hasPrefix("sdk/") }
    expect(ours.sorted(), is: expected.sorted())
  }

  @Test func `the Swift that is compiled is current`() throws {
    let text = try SwiftSourceGroup.compiledText()
    if Recording.isWanted { return try Recording.record(text, to: SwiftSourceGroup.file) }
    let recorded = try String(contentsOf: SwiftSourceGroup.file, encoding: .utf8)
    if recorded != text { Issue.record("\(LineDifference(recorded, text))") }
  }

  @Test func `a figure in Swift is drawn as its description is`() throws {
    if Recording.isWanted { return }
    let figures = try SwiftSourceGroup.all.flatMap { try $0.compiledFigures() }
    expect(figures.map(\.name).sorted(), is: RecordedSwift.figures.keys.sorted())
    #expect(!figures.isEmpty)
    for (name, described) in figures {
      let make = try #require(RecordedSwift.figures[name])
      let made = try make()
      expect(made.name, is: described.name, "\(name)")
      try expect(picture(made), is: picture(described), "\(name)")
    }
  }

  @Test func `the descriptions of every folder of examples are recorded`() throws {
    let root = Repository.root.appending(path: "Examples")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    // The package, the reports and the server's examples have tests of their own, and its cards are templates for the
    // rows of addresses.
    let own = ["Snapshots/", "mail/", "reports/", "server/"]
    let described = paths.filter { path in
      path.hasSuffix(".json") && !own.contains { path.hasPrefix($0) }
    }
    let folders = described.map {
      "Examples/\($0)".split(separator: "/").dropLast().joined(separator: "/")
    }
    expect(Set(folders).subtracting(SwiftSourceGroup.all.map(\.folder)), is: [])
  }

  @Test func `every key of every value is recorded`() throws {
    let coverage = try KeyCoverage(
      SwiftSourceGroup.all.flatMap { try $0.descriptions() }.map(\.json))
    expect(coverage.missing, is: [])
    #expect(coverage.used.count > 150)
  }

  private func picture(_ figure: Figure) throws -> [String] {
    let renderer = try Self.renderer.get()
    let drawing = try renderer.drawing(of: figure)
    let svg = try renderer.data(of: drawing, as: .svg)
    return [drawing.report.json, String(decoding: svg, as: UTF8.self)]
  }
}
