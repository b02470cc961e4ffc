import FioriBasics
import FioriLayout
import FioriModel
import Foundation
import Testing

@testable import FioriRender
@testable import FioriSheets
@testable import TestSupport

/// What is drawn around pictures, over all descriptions in `Examples/` and in the documentation.
struct AnnotationTests {
  @Test(arguments: DescriptionBlock.all)
  func `no line and no number crosses the content of a picture, and no two lines fork`(
    block: DescriptionBlock
  ) throws {
    let renderer = try Renderer()
    for figure in Self.figures(of: block) {
      let drawing = try renderer.drawing(of: figure)
      let picture = drawing.layout.frame
      for (measures, anatomy) in [(true, false), (false, true), (true, true)] {
        let overlay = PictureOverlay(hasMeasures: measures, hasAnatomy: anatomy)
        let sheet = try renderer.drawing(overlay, over: drawing, of: figure)
        let frame = sheet.layout.frame
        try expect(Self.strikes(in: frame, PictureInk(picture)), is: [])
        if measures != anatomy { try expect(Self.forks(in: frame), is: []) }
        expect(Self.touches(in: frame), is: [])
      }
    }
  }

  /// Returns the places where two lines leave the picture, so that nobody can tell which number belongs to
  /// which.
  private static func forks(in sheet: Frame) throws -> [String] {
    guard case .group(let parts) = sheet.content else { return ["no sheet"] }
    guard sheet.kind == AnnotatedPicture.typeName,
      case .drawing(let drawing) = parts[1].frame.content
    else { return try parts.flatMap { try forks(in: $0.frame) } }
    let picture = Rect(origin: parts[0].origin, size: parts[0].frame.size)
    // The lines to numbers begin at the edge and end outside.
    let exits = try #require(drawing as? AnnotationLines).pieces.filter {
      !picture.insetBy(-1).contains(Rect(origin: $0.end, size: .zero))
    }.map(\.start)
    return exits.indices.flatMap { index in
      exits[..<index].filter { exit in
        max(abs(exit.x - exits[index].x), abs(exit.y - exits[index].y)) < 0.5
      }.map { "two lines leave at (\($0.x), \($0.y))" }
    }
  }

  /// Returns the numbers around a picture that are so close that they read as one.
  private static func touches(in sheet: Frame) -> [String] {
    guard case .group(let parts) = sheet.content else { return ["no sheet"] }
    guard sheet.kind == AnnotatedPicture.typeName else {
      return parts.flatMap { touches(in: $0.frame) }
    }
    let notes = parts.dropFirst(2).filter { ["number", "measure"].contains($0.frame.kind) }
    let boxes = notes.map { Rect(origin: $0.origin, size: $0.frame.size) }
    return boxes.indices.flatMap { index in
      boxes[..<index].filter { other in
        let distance = max(other.minX, boxes[index].minX) - min(other.maxX, boxes[index].maxX)
        let overlap = min(other.maxY, boxes[index].maxY) - max(other.minY, boxes[index].minY)
        // A line has 2 points of space above and below its digits.
        return distance < 8 && overlap > 2
      }.map { "\($0) touches \(boxes[index])" }
    }
  }

  /// Returns the figures; style sheets that the documentation only speaks of are as in its own tests.
  private static func figures(of block: DescriptionBlock) -> [Figure] {
    let folder = block.folder ?? Repository.root.appending(path: "Examples")
    let json = block.json.replacing("brand.nss", with: "brand-forest.nss")
    return Document(json: Array(json.utf8), resources: ResourceFolder(path: folder.path)).figures
  }

  /// Returns the lines and the numbers that strike anything that is shown.
  private static func strikes(in sheet: Frame, _ ink: PictureInk) throws -> [String] {
    guard case .group(let parts) = sheet.content else { return ["no sheet"] }
    guard sheet.kind == AnnotatedPicture.typeName,
      case .drawing(let drawing) = parts[1].frame.content
    else { return try parts.flatMap { try strikes(in: $0.frame, ink) } }
    let lines = try #require(drawing as? AnnotationLines)
    func placed(_ boxes: [Rect]) -> [Rect] {
      boxes.map { Rect(origin: $0.origin + parts[0].origin, size: $0.size) }
    }
    let (boxes, wholes) = (placed(ink.boxes), placed(ink.wholes))
    let struckByLines = lines.pieces.compactMap { piece in
      // A line to an icon begins in the text that it belongs to.
      (boxes + wholes.filter { !$0.insetBy(-0.01).contains(Rect(origin: piece.start, size: .zero)) })
        .first { $0.isStruck(by: piece.start, piece.end) }
        .map {
          "(\(piece.start.x), \(piece.start.y)) to (\(piece.end.x), \(piece.end.y)) strikes \($0)"
        }
    }
    let struckByTexts = parts.dropFirst(2).compactMap { text -> String? in
      // The digits of a text are lower than its line.
      let digits = Rect(
        x: text.origin.x, y: text.origin.y + 2, width: text.frame.size.width,
        height: text.frame.size.height - 4)
      let struck = boxes.first { box in
        box.intersection(digits).map { min($0.size.width, $0.size.height) > 0.01 } ?? false
      }
      return struck.map { "\(text.frame.textBlock?.text ?? "") is on \($0)" }
    }
    return struckByLines + struckByTexts
  }
}
