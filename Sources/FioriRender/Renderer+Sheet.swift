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
    let tiles = entries.map { drawing, caption in
      ContactSheet.Tile(size: drawing.pointSize, caption: caption, background: drawing.background)
    }
    var environment = Environment()
    environment.scale = scale
    let sheet = try drawing(of: Figure(ContactSheet(tiles), environment: environment))
    let places = sheet.report.root.children.flatMap(\.children)
      .filter { $0.kind == ContactSheet.pictureKind }
    return sheet.adding(zip(entries, places).map { ($0.drawing, $1.frame) })
  }
}
