import FioriRender
import Foundation
import Testing

@testable import FioriFiles
@testable import FioriModel
@testable import TestSupport

/// Sheets from texts and from files.
struct StyleSheetSourceTests {
  private static let text = "@tintColor: #110000;\nfdlFUIKPIView { tint-color: @tintColor; }\n"

  @Test func `a text is a sheet under a name`() {
    expect(StyleSheet(Self.text, file: "brand.nss").file, is: "brand.nss")
    expect(StyleSheet(Self.text).statements.count, is: 2)
    #expect(StyleSheet(Self.text).diagnostics.isEmpty)
  }

  @Test func `a wrong text is reported with its place`() {
    expect(
      StyleSheet("\nA { b: c }", file: "brand.nss").diagnostics.map(\.description),
      is: [
        "brand.nss:2:9: error: missing ';' after the value 'c'"
      ])
  }

  @Test func `a file is the sheet of its text`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).nss")
      .path(percentEncoded: false)
    try Self.text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sheet = try StyleSheet(path: path)
    expect(sheet, is: StyleSheet(Self.text, file: path))
    #expect(sheet.diagnostics.isEmpty)
    var figure = Figure(KPIView(items: [.metric("2")]))
    figure.styleSheets = [sheet]
    let root = try Renderer().drawing(of: figure).report.root
    expect(root.children.map { $0.color?.hex }, is: ["#110000FF"])
  }

  @Test func `a missing file is reported`() {
    #expect(
      throws: StyleSheetFileError(path: "no/such.nss", reason: "No such file or directory")
    ) { try StyleSheet(path: "no/such.nss") }
    expect(
      StyleSheetFileError(path: "no/such.nss", reason: "No such file or directory").description,
      is: "style sheet 'no/such.nss' does not exist; "
        + "use the path of a .nss file")
  }

  @Test func `a folder is not a style sheet`() {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    #expect(throws: StyleSheetFileError.self) { try StyleSheet(path: folder) }
  }
}
