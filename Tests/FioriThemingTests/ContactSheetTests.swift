import Testing

@testable import FioriRender
@testable import TestSupport

/// Pictures side by side.
struct ContactSheetTests {
  /// A tight one, one with rings and images, one with shadows, charts and a dark one.
  private static let figures: [Figure] = {
    var dark = Environment()
    dark.appearance = .dark
    dark.generation = .horizon
    var padded = Environment()
    padded.padding = Insets(12)
    let types = ["kpiHeader", "objectHeader", "chartCard"]
    let examples = ViewType.all.filter { types.contains($0.name) }.map(\.example)
    let view = KPIView(items: [.metric("294")], caption: "Sales")
    return examples.flatMap { Document(json: Array($0.utf8)).figures }
      + [Figure(view, environment: dark), Figure(view, environment: padded)]
  }()

  @Test func `a picture looks as it does alone`() throws {
    let renderer = try Renderer()
    let drawings = try Self.figures.map { try renderer.drawing(of: $0) }
    let sheet = try renderer.sheet(
      of: drawings.enumerated().map { ($1, "picture \($0)") }, scale: 2)
    let all = try sheet.displayList.bitmap()
    let places = sheet.report.root.children.flatMap(\.children)
      .filter { $0.kind == ContactSheet.pictureKind }.map(\.frame)
    expect(places.count, is: drawings.count)
    for (drawing, place) in zip(drawings, places) {
      var alone = DisplayList(size: drawing.displayList.size, background: drawing.background)
      for command in drawing.displayList.commands { alone.append(command) }
      let picture = try alone.bitmap()
      expect(picture, is: all.cut(x: Int(place.minX * 2), y: Int(place.minY * 2), like: picture))
    }
  }

  @Test func `its parts lie inside and do not overlap`() throws {
    let renderer = try Renderer()
    let drawing = try renderer.drawing(
      of: Figure(KPIView(items: [.metric("294")], caption: "Sales")))
    for count in 1...12 {
      let sheet = try renderer.sheet(
        of: (0..<count).map { (drawing, "a name that is longer than its picture \($0)") }, scale: 1)
      let root = sheet.report.root
      #expect(root.children.allSatisfy { root.frame.contains($0.frame) })
      let frames = root.children.map(\.frame)
      for (place, frame) in frames.enumerated() {
        #expect(!frames[..<place].contains { $0.overlaps(frame) })
      }
    }
  }

  @Test func `its words are the captions`() throws {
    let renderer = try Renderer()
    let drawing = try renderer.drawing(of: Figure(KPIView(items: [.metric("294")])))
    let sheet = try renderer.sheet(of: [(drawing, "sales"), (drawing, "costs")], scale: 1)
    expect(sheet.accessibilityText.text, is: "Contact sheet: sales, costs")
  }
}

/// Sheets of paper.
struct ContactPaperTests {
  @Test func `plain paper is white and has no names`() throws {
    let renderer = try Renderer()
    let drawing = try renderer.drawing(of: Figure(KPIView(items: [.metric("294")])))
    let paper = Size(width: 200, height: 300)
    let sheets = try [false, true].map { isPlain in
      try #require(
        try renderer.sheets(of: [(drawing, "sales")], on: paper, isPlain: isPlain).first)
    }
    expect(sheets.map(\.paper), is: [paper, paper])
    expect(
      sheets.map { $0.drawing.report.root.children.compactMap(\.text) }, is: [["sales"], []])
    let corners = try sheets.map { Array(try $0.drawing.displayList.bitmap().pixels.prefix(4)) }
    #expect(corners[0] != corners[1])
    expect(corners[1], is: [255, 255, 255, 255])
  }
}

extension Bitmap {
  /// The part from a pixel on that is as large as another picture.
  fileprivate func cut(x: Int, y: Int, like other: Bitmap) -> Bitmap {
    var part: [UInt8] = []
    for row in y..<y + other.height {
      let start = (row * width + x) * 4
      part += pixels[start..<start + other.width * 4]
    }
    return Bitmap(width: other.width, height: other.height, pixels: part)
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
