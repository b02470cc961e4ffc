public import FioriBasics
import FioriDrawing

/// A page of a PDF.
public struct DocumentPage: Sendable {
  /// The drawing on the page.
  public var drawing: Drawing
  /// The title of its bookmark, or `nil` for a page without one.
  public var bookmark: String?
  /// The size of the page in points; the drawing is as wide as the page; `nil` for the size of the
  /// drawing.
  public var paper: Size?

  /// Creates a page.
  public init(_ drawing: Drawing, bookmark: String? = nil, paper: Size? = nil) {
    (self.drawing, self.bookmark, self.paper) = (drawing, bookmark, paper)
  }
}

extension Renderer {
  /// Returns a PDF with several pages, each with its own size.
  ///
  /// - Parameters:
  ///   - pages: The pages; without any, the bytes are empty.
  ///   - title: The title of the document.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError``.
  public func pdf(of pages: [DocumentPage], title: String) throws -> [UInt8] {
    guard let first = pages.first else { return [] }
    return try engines.withEngine { engine in
      var canvas = try PDFCanvas(
        first.drawing.displayList.size, on: first.paper, title: title,
        alternativeText: first.drawing.accessibilityText.line, engine: engine)
      for (index, page) in pages.enumerated() {
        let list = page.drawing.displayList
        if index > 0 {
          try canvas.beginPage(
            list.size, on: page.paper, alternativeText: page.drawing.accessibilityText.line)
        }
        if let bookmark = page.bookmark { try canvas.addBookmark(bookmark) }
        try list.paint(on: &canvas)
      }
      return try canvas.pdf()
    }
  }
}
