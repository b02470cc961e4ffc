import Foundation
import Testing

@testable import FioriRender
@testable import TestSupport

/// The classes of object headers in style sheets (Docs/sources/sheets.md#classes).
struct ObjectHeaderThemingTests {
  // MARK: Images of sheets

  /// A picture's bytes in a folder of its own, which is taken away again.
  private func withFolder(_ body: (ResourceFolder) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fiori-object-header-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bitmap = Bitmap(width: 4, height: 4, pixels: [UInt8](repeating: 255, count: 64))
    try Data(PNGEncoder.encode(bitmap, pixelsPerPoint: 1)).write(
      to: folder.appending(path: "logo.png"))
    try body(ResourceFolder(path: folder.path))
  }

  private func figure(_ header: ObjectHeader, in sheet: String, _ folder: ResourceFolder) -> Figure
  {
    var figure = Figure(header)
    figure.styleSheets = [StyleSheet(sheet)]
    figure.resources = folder
    return figure
  }

  @Test(arguments: [
    ("detailImageView", "detailImage", Size(width: 44, height: 44)),
    ("statusImageView", "statusImage", Size(width: 16, height: 16)),
    ("substatusImageView", "substatusImage", Size(width: 16, height: 16)),
    ("labelItem_imageView", "image", Size(width: 16, height: 16)),
  ])
  func `a style sheet sets the image if the description does not`(
    part: String, kind: String, size: Size
  ) throws {
    let header = ObjectHeader(
      headlineText: "A", labelItems: ["B"], statusText: "C", substatusText: "D")
    try withFolder { folder in
      let sheet = "fdlFUIObjectHeader_\(part) { image-name: logo.png; }"
      let report = try Renderer().drawing(of: figure(header, in: sheet, folder)).report
      let nodes = report.root.flattened
      expect(nodes.filter { $0.kind == kind }.map(\.frame.size), is: [size])
      var own = header
      own.detailImage = .builtin(.person)
      own.statusImage = .builtin(.person)
      own.substatusImage = .builtin(.person)
      own.labelItems = [LabelItem(text: "B", image: .builtin(.person))]
      let wrong = "fdlFUIObjectHeader_\(part) { image-name: missing.png; }"
      #expect(throws: Never.self) {
        try Renderer().drawing(of: figure(own, in: wrong, folder))
      }
    }
  }

  @Test(arguments: ["../../etc/passwd", "missing.png"])
  func `an image of a sheet leaves the folder as little as any other`(path: String) throws {
    try withFolder { folder in
      let sheet = "fdlFUIObjectHeader_detailImageView { image-name: \(path); }"
      do {
        _ = try Renderer().drawing(of: figure(ObjectHeader(headlineText: "A"), in: sheet, folder))
        Issue.record("'\(path)' is drawn")
      } catch let error as DescriptionError {
        let lines = error.diagnostics.map(\.description)
        expect(lines.count, is: 1)
        expect(lines.first?.contains("_detailImageView: image-name: image '\(path)' "), is: true)
      }
    }
  }
}
