import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// What is said of a wrong object header, in words.
struct WrongObjectHeaderTests {
  @Test(arguments: [(64, []), (65, ["65 tags"])] as [(Int, [String])])
  func `there are at most sixty-four tags`(count: Int, lines: [String]) throws {
    let tags = Array(repeating: "\"B\"", count: count).joined(separator: ",")
    let found = try DrawnDescription(WrongObjectHeader("\"tags\":[\(tags)]").json).lines
    expect(found, is: lines.map { "error: view.tags: \($0), more than the 64 allowed; use fewer" })
  }

  @Test(arguments: ["statusImage", "substatusImage", "detailImage", "detailContentView"])
  func `an image is one that can be read`(key: String) throws {
    func message(_ path: String) throws -> [String] {
      let json = "{\"view\":\(WrongObjectHeader("\"\(key)\":\"\(path)\"").view)}"
      var figure = try #require(DescribedDocument(json).document.figures.first)
      figure.resources = ResourceFolder(path: HostileFile.folder.path)
      do {
        _ = try Renderer().drawing(of: figure)
        return []
      } catch let error as DescriptionError {
        return error.diagnostics.map { $0.description.from("view.\(key)") }
      }
    }
    try expect(
      message("../../etc/passwd"),
      is: [
        "view.\(key): image '../../etc/passwd' is outside the folder; use a path inside it, or allow "
          + "another folder with --resources DIR"
      ])
    try expect(
      message("missing.png"),
      is: [
        "view.\(key): image 'missing.png' does not exist; "
          + "use the path of a PNG, JPEG, WebP, GIF or SVG file"
      ])
  }

  @Test func `a size that only Swift can get wrong is also an error`() throws {
    let header = ObjectHeader(
      headlineText: "A", detailImageSize: Size(width: .nan, height: -1))
    try expect(
      DrawnView.errors(of: header),
      is: [
        "error: view.detailImageSize.width: expected a number from 1 to 1024, found nan",
        "error: view.detailImageSize.height: expected a number from 1 to 1024, found -1.0",
      ])
  }

  @Test func `a requested page must also exist`() throws {
    var header = ObjectHeader(headlineText: "A")
    try expect(
      DrawnView.errors(of: header, page: 2),
      is: [
        "error: view: page 2 does not exist; the view has 1 page"
      ])
    header.detailContentView = .image(.builtin(.person))
    try expect(DrawnView.errors(of: header, page: 2), is: [])
    try expect(
      DrawnView.errors(of: header, page: 3),
      is: [
        "error: view: page 3 does not exist; the view has 2 pages"
      ])
    header.isLoading = true
    try expect(DrawnView.errors(of: header, page: 2), is: [])
    try expect(
      DrawnView.errors(of: header, page: 3),
      is: [
        "error: view: page 3 does not exist; the view has 2 pages"
      ])
  }
}

extension String {
  /// What begins at a head; the whole where there is none.
  fileprivate func from(_ head: String) -> String {
    range(of: head).map { String(self[$0.lowerBound...]) } ?? self
  }
}
