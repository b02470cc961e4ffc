import CCairo
package import FioriBasics
package import FioriDisplay
package import FioriFrames
package import FioriModel

/// Draws on a page of a PDF at one unit per point, with selectable text.
package struct PDFCanvas: Canvas, ~Copyable {
  private let sink: ByteSink
  private let surface: CairoSurface
  let context: CairoContext
  let engine: FontEngine
  let size: PictureSize

  package init(_ size: PictureSize, title: String, engine: FontEngine) throws {
    self.engine = engine
    self.size = size
    let sink = ByteSink()
    let surface = try CairoSurface(
      adopting: cairo_pdf_surface_create_for_stream(
        ByteSink.write, Unmanaged.passUnretained(sink).toOpaque(), size.canvas.width,
        size.canvas.height),
      "make a PDF")
    try sink.outlive(surface)
    Self.describe(surface, title: title)
    context = try CairoContext(on: surface)
    self.surface = surface
    self.sink = sink
  }

  /// Returns the bytes of the file; nothing can be drawn afterwards.
  package func pdf() throws -> [UInt8] {
    cairo_show_page(context.pointer)
    try context.checkStatus("end a page")
    try surface.finish()
    return sink.bytes
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

  /// Sets the title and a fixed date: with the current time, no two runs would give the same bytes.
  private static func describe(_ surface: borrowing CairoSurface, title: String) {
    let pointer = surface.pointer
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATOR, "fiori-render")
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
  }
}
