import CCairo
package import FioriBasics
package import FioriLayout
package import FioriModel

/// Draws on the pages of a PDF, one after another, with selectable text.
package struct PDFCanvas: Canvas, ~Copyable {
  private let sink: ByteSink
  private let surface: CairoSurface
  private(set) var context: CairoContext
  let engine: FontEngine
  private(set) var size: PictureSize
  /// The text for screen readers of each page.
  private var alternativeTexts: [String]

  /// Creates a PDF with a first page: at one unit per point, or as wide as the paper. Without an
  /// alternative text, the page's title is used.
  package init(
    _ size: PictureSize, on paper: Size? = nil, title: String, alternativeText: String? = nil,
    engine: FontEngine
  ) throws {
    alternativeTexts = [alternativeText ?? title]
    let extent = paper ?? size.canvas
    self.engine = engine
    self.size = size
    let sink = ByteSink()
    let surface = try CairoSurface(
      adopting: cairo_pdf_surface_create_for_stream(
        ByteSink.write, Unmanaged.passUnretained(sink).toOpaque(), extent.width, extent.height),
      "make a PDF")
    try sink.outlive(surface)
    Self.describe(surface, title: title)
    context = try CairoContext(on: surface, scale: extent.width / size.canvas.width)
    self.surface = surface
    self.sink = sink
  }

  /// Ends the page and begins another one.
  package mutating func beginPage(
    _ size: PictureSize, on paper: Size? = nil, alternativeText: String
  ) throws {
    try endPage()
    alternativeTexts.append(alternativeText)
    let extent = paper ?? size.canvas
    cairo_pdf_surface_set_size(surface.pointer, extent.width, extent.height)
    context = try CairoContext(on: surface, scale: extent.width / size.canvas.width)
    self.size = size
  }

  /// Adds a bookmark of the page.
  package func addBookmark(_ title: String) throws {
    cairo_pdf_surface_add_outline(
      surface.pointer, CAIRO_PDF_OUTLINE_ROOT, title, "page=\(alternativeTexts.count) pos=[0 0]",
      cairo_pdf_outline_flags_t(0))
    try check(cairo_surface_status(surface.pointer), "add a bookmark")
  }

  /// Returns the bytes of the file; nothing can be drawn afterwards.
  package func pdf() throws -> [UInt8] {
    try endPage(isLast: true)
    try surface.finish()
    return PDFAlternativeTexts(alternativeTexts).added(to: sink.bytes)
  }

  /// Ends the page with the figure that has its alternative text. The figure encloses nothing: an opaque
  /// drawing as large as the page makes Cairo 1.16 forget what came before, such as the start of a tag.
  /// All figures are in one document, from the end of the first page to the end of the last.
  private func endPage(isLast: Bool = false) throws {
    if alternativeTexts.count == 1 {
      cairo_tag_begin(context.pointer, PDFAlternativeTexts.document, nil)
    }
    cairo_tag_begin(context.pointer, PDFAlternativeTexts.figure, nil)
    cairo_tag_end(context.pointer, PDFAlternativeTexts.figure)
    if isLast { cairo_tag_end(context.pointer, PDFAlternativeTexts.document) }
    cairo_show_page(context.pointer)
    try context.checkStatus("end a page")
  }

  package mutating func fill(_ path: Path, _ fill: Fill) throws {
    try context.fill(path, fill)
  }

  package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws {
    try context.stroke(path, style, color)
  }

  package mutating func draw(_ run: GlyphRun, at origin: Point) throws {
    if run.face.isColored {
      try drawColorGlyphs(of: run, at: origin, from: engine)
    } else {
      try context.show(run, at: origin, font: engine.paintFont(run.face))
    }
  }

  package mutating func draw(_ image: Bitmap, in rect: Rect, tint: RGBA?) throws {
    try context.draw(image, in: rect, tint: tint)
  }

  package mutating func draw(_ shape: VectorShape) throws {
    try context.draw(shape)
  }

  package mutating func beginLayer(_ layer: Layer) throws {
    try context.beginLayer(layer)
  }

  package mutating func endLayer(_ layer: Layer) throws {
    try context.endLayer(layer)
  }

  /// Sets the title and a fixed date: with the current time, no two runs would write the same
  /// bytes.
  private static func describe(_ surface: borrowing CairoSurface, title: String) {
    let pointer = surface.pointer
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATOR, "fiori-render")
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
  }
}
