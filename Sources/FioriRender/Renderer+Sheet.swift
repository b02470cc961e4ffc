public import FioriBasics
import FioriDocuments
import FioriFrames
import FioriModel

extension Renderer {
  /// Returns one drawing of several side by side, each with its caption below it.
  ///
  /// - Parameters:
  ///   - entries: The drawings and their captions, in reading order.
  ///   - scale: Pixels per point of the sheet, whatever the scales of the drawings.
  /// - Returns: A drawing with the captions as its accessibility text.
  /// - Throws: ``DescriptionError`` when the sheet has too many pixels.
  public func sheet(
    of entries: [(drawing: Drawing, caption: String)], scale: Double
  ) throws -> Drawing {
    try drawing(of: ContactSheet(entries.map(Self.tile)), entries, scale: scale)
  }

  /// Returns the pages of a PDF with several drawings side by side, each with its caption below it.
  ///
  /// - Parameters:
  ///   - entries: The drawings and their captions, in reading order.
  ///   - paper: The size of a page in points. If a drawing is larger, all are made smaller.
  /// - Returns: The pages, without bookmarks.
  /// - Throws: ``DescriptionError`` when a page has too many pixels.
  public func sheets(
    of entries: [(drawing: Drawing, caption: String)], on paper: Size
  ) throws -> [DocumentPage] {
    try ContactSheet.sheets(of: entries.map(Self.tile), on: paper).map { sheet in
      let drawing = try drawing(of: sheet, Array(entries[sheet.range]), scale: 1)
      return DocumentPage(drawing, paper: paper)
    }
  }

  private static func tile(_ drawing: Drawing, _ caption: String) -> ContactSheet.Tile {
    ContactSheet.Tile(size: drawing.pointSize, caption: caption, background: drawing.background)
  }

  private func drawing(
    of sheet: ContactSheet, _ entries: [(drawing: Drawing, caption: String)], scale: Double
  ) throws -> Drawing {
    var environment = Environment()
    environment.scale = scale
    let sheet = try drawing(of: Figure(sheet, environment: environment))
    let parts = sheet.report.root.children.flatMap(\.children)
      .filter { $0.kind == ContactSheet.pictureKind }
    return sheet.adding(zip(entries, parts).map { ($0.drawing, $1.frame) })
  }
}
