public import FioriBasics
import FioriDocuments
import FioriLayout
import FioriLowering
import FioriModel
import FioriSheets

extension Renderer {
  /// Returns one drawing of several side by side, each with its caption below it.
  ///
  /// - Parameters:
  ///   - entries: The drawings and their captions, in reading order.
  ///   - scale: Pixels per point of the sheet, regardless of the scales of the drawings.
  /// - Returns: A drawing with the captions as its accessibility text.
  /// - Throws: ``DescriptionError`` when the sheet has too many pixels.
  public func sheet(
    of entries: [(drawing: Drawing, caption: String)], scale: Double
  ) throws -> Drawing {
    try drawing(
      of: ContactSheet(entries.map(Self.tile)), entries.map(\.drawing), scale: scale)
  }

  /// Returns the pages of a PDF with several drawings side by side, each with its caption below it.
  ///
  /// - Parameters:
  ///   - entries: The drawings and their captions, in reading order.
  ///   - paper: The size of a page in points. If a drawing is larger, all are made smaller.
  ///   - isPlain: Whether the paper is white, without captions.
  /// - Returns: The pages, without bookmarks.
  /// - Throws: ``DescriptionError`` when a page has too many pixels.
  public func sheets(
    of entries: [(drawing: Drawing, caption: String)], on paper: Size, isPlain: Bool = false
  ) throws -> [DocumentPage] {
    try ContactSheet.sheets(of: entries.map(Self.tile), on: paper, isPlain: isPlain).map { sheet in
      let drawing = try drawing(of: sheet, entries[sheet.range].map(\.drawing), scale: 1)
      return DocumentPage(drawing, paper: paper)
    }
  }

  /// Returns one drawing of several in rows and columns with headings.
  ///
  /// - Parameters:
  ///   - matrix: The drawings and their headings.
  ///   - scale: Pixels per point of the sheet, regardless of the scales of the drawings.
  /// - Returns: A drawing with the headings as its accessibility text.
  /// - Throws: ``DescriptionError`` when the sheet has too many pixels.
  package func matrix(of matrix: DrawingMatrix, scale: Double) throws -> Drawing {
    try drawing(of: matrix.sheet, matrix.drawings, scale: scale)
  }

  /// Returns the pages of a PDF with several drawings in rows and columns, each with the headings.
  ///
  /// - Throws: ``DescriptionError`` when a page has too many pixels.
  package func pages(of matrix: DrawingMatrix, on paper: Size) throws -> [DocumentPage] {
    var rows = matrix.rows[...]
    return try matrix.sheet.pages(on: paper).map { sheet in
      let drawings = rows.prefix(sheet.rowCount).flatMap(\.drawings).compactMap(\.self)
      rows = rows.dropFirst(sheet.rowCount)
      return DocumentPage(try drawing(of: sheet, drawings, scale: 1), paper: paper)
    }
  }

  private static func tile(_ drawing: Drawing, _ caption: String) -> ContactSheet.Tile {
    ContactSheet.Tile(size: drawing.pointSize, caption: caption, background: drawing.background)
  }

  /// Returns a drawing of a sheet with pictures in its places.
  private func drawing(
    of sheet: any Component, _ pictures: [Drawing], scale: Double
  ) throws -> Drawing {
    var environment = Environment()
    environment.scale = scale
    let sheet = try drawing(of: Figure(sheet, environment: environment))
    let frames = sheet.report.root.frames(of: ContactSheet.pictureKind)
    return sheet.adding(zip(pictures, frames).map { ($0, $1) })
  }
}

extension LayoutReport.Node {
  /// Returns the frames of the parts of a kind, in reading order.
  fileprivate func frames(of kind: String) -> [Rect] {
    (self.kind == kind ? [frame] : []) + children.flatMap { $0.frames(of: kind) }
  }
}
