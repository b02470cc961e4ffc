import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// Images that style sheets name (Docs/theming.md#classes).
struct SheetImageTests {
  private static let folder = ResourceFolder(
    path: Repository.root.appending(path: "Examples/icons").path)

  private func drawing(_ sheet: String, _ header: ObjectHeader) throws -> Drawing {
    var figure = Figure(header)
    figure.styleSheets = [StyleSheet(sheet, file: "brand.nss")]
    figure.resources = Self.folder
    return try Renderer().drawing(of: figure)
  }

  private func svg(_ declarations: String) throws -> String {
    let sheet = "fdlFUIObjectHeader_statusImageView { \(declarations) }"
    let drawing = try drawing(sheet, ObjectHeader(headlineText: "Pump", statusText: "High"))
    expect(drawing.warnings.map(\.description), is: [])
    return String(decoding: try Renderer().data(of: drawing, as: .svg), as: UTF8.self)
  }

  @Test func `a name needs no extension`() throws {
    try expect(svg("image-name: pump;"), is: svg("image-name: pump.svg;"))
  }

  @Test func `its own tint makes the image a template`() throws {
    let plain = try svg("image-name: pump;")
    let tinted = try svg("image-name: pump; tint-color: #010203;")
    #expect(!plain.contains("#010203"))
    #expect(tinted.contains("#010203"))
  }

  @Test func `a missing file is reported where the sheet names it`() throws {
    let sheet = "@a: b;\nfdlFUIObjectHeader_statusImageView { image-name: pmp; }"
    do {
      _ = try drawing(sheet, ObjectHeader(headlineText: "Pump"))
      Issue.record("drawn without the image")
    } catch let error as DescriptionError {
      expect(
        error.diagnostics.map(\.description),
        is: [
          "brand.nss:2:50: error: fdlFUIObjectHeader_statusImageView: image-name: image 'pmp' does not "
            + "exist; use the name of a PNG, JPEG, WebP, GIF or SVG file beside the description, with or "
            + "without its extension"
        ])
    }
  }

  @Test func `a tint without an effect is a note`() throws {
    var header = ObjectHeader(headlineText: "Pump", statusImage: .file("pump.svg"))
    let sheet = "fdlFUIObjectHeader_statusImageView { tint-color: red; }"
    try expect(
      drawing(sheet, header).warnings.map(\.description),
      is: [
        "brand.nss:1:50: note: fdlFUIObjectHeader_statusImageView: tint-color: has no effect on an image "
          + "that keeps its colors; set its 'renderingMode' to 'template'"
      ])
    header.statusImage = header.statusImage?.withRenderingMode(.template)
    try expect(drawing(sheet, header).warnings.map(\.description), is: [])
  }
}
