import FioriComponents
import FioriDocuments
import FioriFrames
import FioriModel

extension Renderer {
  /// Drawings side by side, each with its caption below it, as one drawing.
  ///
  /// - Parameters:
  ///   - entries: In the order of reading.
  ///   - scale: Pixels a point of the sheet, whatever those of the drawings are.
  /// - Returns: A drawing as any other, the words of which are the captions.
  /// - Throws: ``DescriptionError`` when the sheet has too many pixels.
  public func sheet(
    of entries: [(drawing: Drawing, caption: String)], scale: Double
  ) throws -> Drawing {
    let tiles = entries.map { drawing, caption in
      ContactSheet.Tile(size: drawing.pointSize, caption: caption, ground: drawing.ground)
    }
    var environment = Environment()
    environment.scale = scale
    let sheet = try drawing(of: Figure(ContactSheet(tiles), environment: environment))
    let places = sheet.report.root.children.flatMap(\.children)
      .filter { $0.kind == ContactSheet.pictureKind }
    return sheet.adding(zip(entries, places).map { ($0.drawing, $1.frame) })
  }
}
