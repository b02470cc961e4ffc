import CCairo
import FioriBasics
import FioriFrames

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
    let glyphs = run.glyphs.map { glyph in
      let point = origin + glyph.position
      return cairo_glyph_t(index: UInt(glyph.id), x: point.x, y: point.y)
    }
    let clusters = run.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
    }
    cairo_show_text_glyphs(
      pointer, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
      Int32(clusters.count),
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    try checkStatus("draw a text")
  }

  private func setFontOptions() {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(pointer, options)
  }
}
