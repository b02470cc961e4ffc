import Foundation
import Testing

@testable import FioriRender
@testable import TestSupport

/// The classes of object headers in style sheets (Docs/sources/sheets.md#classes).
struct ObjectHeaderThemingTests {
  /// A header that has every part.
  private static let full: ObjectHeader = {
    var header = SampleObjectHeader.view
    header.bodyText = "Body"
    header.footnoteText = "Footnote"
    header.statusImage = .builtin(.warning)
    header.substatusText = "Scheduled"
    return header
  }()

  private static let texts = [
    "headline", "subheadline", "body", "footnote", "description", "status", "substatus",
  ]

  private static let headers = ["fdlFUIObjectHeader", "fdlFUIObjectHeaderView"]

  /// The colors of all glyphs.
  private func glyphColors(of drawn: DrawnView) -> [String] {
    drawn.drawing.displayList.commands.compactMap { command in
      if case .glyphs(let run, at: _) = command { run.color.hex } else { nil }
    }
  }

  @Test(arguments: texts, headers)
  func `each text has its class`(part: String, header: String) throws {
    let sheet = "\(header)_\(part)Label { font-color: #110000; font-size: 9; }"
    let drawn = try DrawnView(Self.full, in: [sheet])
    expect(drawn.warnings.filter { !$0.contains("truncated") }, is: [])
    for kind in Self.texts {
      let node = try drawn.part(kind)
      expect((node.color?.hex == "#110000FF"), is: (kind == part), "\(kind)")
      expect((node.fontSize == 9), is: (kind == part), "\(kind)")
    }
  }

  @Test(arguments: ["headline", "description"], [1, 2])
  func `a sheet says how many lines a text has`(part: String, lines: Int) throws {
    let sheet = "fdlFUIObjectHeader_\(part)Label { text-line-clamp: \(lines); }"
    let node = try DrawnView(Self.full, in: [sheet]).part(part)
    expect(node.lineCount, is: lines)
    expect(node.isTruncated, is: true)
  }

  @Test func `label items have their classes`() throws {
    let sheet = """
      fdlFUIObjectHeader_labelItem_label { font-color: #110000; font-size: 9; }
      fdlFUIObjectHeader_labelItem_imageView { tint-color: #220000; }
      """
    let drawn = try DrawnView(Self.full, in: [sheet])
    expect(glyphColors(of: drawn).count { $0 == "#110000FF" }, is: 3)
    let nodes = drawn.root.flattened
    #expect(nodes.filter { $0.kind == "labelItem" }.allSatisfy { $0.fontSize == 9 })
    expect(
      nodes.filter { $0.kind == "image" }.map { $0.color?.hex },
      is: .init(repeating: "#220000FF", count: 3))
  }

  @Test(arguments: ["detailImage", "statusImage", "substatusImage"])
  func `each image has its class`(part: String) throws {
    for header in Self.headers {
      let drawn = try DrawnView(
        Self.full, in: ["\(header)_\(part)View { tint-color: #110000; }"])
      for kind in ["detailImage", "statusImage", "substatusImage"] {
        expect((try drawn.color(of: kind) == "#110000FF"), is: (kind == part), "\(kind)")
      }
    }
  }

  @Test(arguments: ["status", "substatus"])
  func `what SAP deprecated still works, with a warning`(part: String) throws {
    let old = "fdlFUIObjectHeader_statusView_\(part)Label { font-color: #110000; }"
    let new = "fdlFUIObjectHeader_\(part)Label { font-color: #220000; }"
    try expect(DrawnView(Self.full, in: [old]).color(of: part), is: "#110000FF")
    try expect(DrawnView(Self.full, in: [new, old]).color(of: part), is: "#220000FF")
  }

  @Test func `an icon without a tint has its text's color`() throws {
    let sheet = "fdlFUIObjectHeader_statusLabel { font-color: #110000; }"
    let drawn = try DrawnView(Self.full, in: [sheet])
    try expect(drawn.color(of: "statusImage"), is: "#110000FF")
    try expect(drawn.color(of: "substatusImage"), is: "#4E4E52FF")
  }

  @Test(arguments: headers)
  func `a header's tint reaches all its images`(header: String) throws {
    let drawn = try DrawnView(Self.full, in: ["\(header) { tint-color: #110000; }"])
    for kind in ["detailImage", "statusImage", "substatusImage"] {
      try expect(drawn.color(of: kind), is: "#110000FF", "\(kind)")
    }
    try expect(drawn.color(of: "headline"), is: "#3F3A3AFF")
  }

  @Test(arguments: headers)
  func `a header's background is the sheet's`(header: String) throws {
    let drawn = try DrawnView(Self.full, in: ["\(header) { background-color: #110000; }"])
    expect(drawn.fills.first, is: "#110000FF")
  }

  @Test(arguments: headers)
  func `a sheet gives the scheme where the description does not`(header: String) throws {
    let sheet = "\(header) { background-color-scheme: darkConstant; }"
    let drawn = try DrawnView(Self.full, in: [sheet])
    expect(drawn.fills.first, is: "#445E75FF to #3F566BFF")
    try expect(drawn.color(of: "headline"), is: "#FFFFFFFF")
    var light = Self.full
    light.backgroundColorScheme = .light
    try expect(DrawnView(light, in: [sheet]).fills.first, is: "#FFFFFFFF")
  }

  @Test func `the header's class wins over that of the view inside`() throws {
    let sheet = """
      fdlFUIObjectHeader_headlineLabel { font-color: #110000; }
      fdlFUIObjectHeaderView_headlineLabel { font-color: #220000; }
      """
    try expect(DrawnView(Self.full, in: [sheet]).color(of: "headline"), is: "#110000FF")
  }

  @Test func `a header's own class reaches its texts and its background`() throws {
    var header = Self.full
    header.styleClass = ["brand"]
    let drawn = try DrawnView(
      header, in: ["brand { font-color: #110000; background-color: #220000; }"])
    for kind in Self.texts { try expect(drawn.color(of: kind), is: "#110000FF", "\(kind)") }
    expect(drawn.fills.first, is: "#220000FF")
  }

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
  func `a sheet gives the image that the description does not`(
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
