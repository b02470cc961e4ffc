import CCairo
import FioriBasics
import FioriLayout

extension CairoContext {
  /// Draws glyphs through Cairo, with the characters they represent.
  func show(_ run: GlyphRun, at origin: Point, font: PaintFont) throws(CairoError) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    cairo_set_font_face(pointer, font.pointer)
    cairo_set_font_size(pointer, run.size)
    setFontOptions()
    setColor(run.color)
    var origin = origin
    if run.angle != 0 {
      cairo_translate(pointer, origin.x, origin.y)
      cairo_rotate(pointer, run.angle * .pi / 180)
      origin = .zero
    }
    show(run.isRightToLeft ? run.fromTheLeft : run, at: origin)
    try checkStatus("draw text")
  }

  private func show(_ run: GlyphRun, at origin: Point) {
    let glyphs = run.glyphs.map { glyph in
      let point = origin + glyph.position
      return cairo_glyph_t(index: UInt(glyph.id), x: point.x, y: point.y)
    }
    let clusters = run.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
    }
    cairo_show_text_glyphs(
      pointer, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
      Int32(clusters.count), cairo_text_cluster_flags_t(0))
  }

  private func setFontOptions() {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(pointer, options)
  }
}

extension GlyphRun {
  /// A text from right to left with its clusters from left to right, as its glyphs are, and without
  /// spaces: readers of PDF put the letters into their order themselves, and see gaps between words.
  /// Cairo takes spaces from another font, and some readers end a stretch of text there
  /// (Docs/sources/drawing.md#text-in-a-pdf).
  var fromTheLeft: GlyphRun {
    let bytes = Array(text.utf8)
    var (end, place) = (bytes.count, 0)
    var (kept, reversed) = ([UInt8](), [Cluster]())
    var run = self
    run.glyphs = []
    for cluster in clusters.reversed() {
      let start = max(end - cluster.byteCount, 0)
      let last = min(place + cluster.glyphCount, glyphs.count)
      if !bytes[start..<end].elementsEqual([0x20]) {
        kept += bytes[start..<end]
        reversed.append(cluster)
        run.glyphs += glyphs[place..<last]
      }
      (end, place) = (start, last)
    }
    (run.text, run.clusters) = (String(decoding: kept, as: UTF8.self), reversed)
    return run
  }
}
