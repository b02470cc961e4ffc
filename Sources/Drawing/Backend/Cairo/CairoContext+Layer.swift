import CCairo
import FioriBasics
import FioriLayout
import FioriModel

extension CairoContext {
  /// Begins a layer, drawn as a group if it has an opacity or is clipped to several outlines.
  func beginLayer(_ layer: Layer) throws(CairoError) {
    cairo_save(pointer)
    if let clip = layer.clip {
      trace(Path(clip, cornerRadius: layer.cornerRadius))
      cairo_clip(pointer)
    }
    for clip in layer.outlines where clip.outlines.count == 1 { self.clip(to: clip.outlines[0]) }
    if layer.isDrawnAsGroup {
      // The group has the clip's size and is clipped when drawn: twice would thin its edges.
      cairo_push_group(pointer)
      cairo_reset_clip(pointer)
    }
    try checkStatus("begin a layer")
  }

  /// Ends the layer begun last.
  func endLayer(_ layer: Layer) throws(CairoError) {
    if layer.isDrawnAsGroup {
      for clip in layer.outlines where clip.outlines.count > 1 { clipGroup(to: clip) }
      cairo_pop_group_to_source(pointer)
      cairo_paint_with_alpha(pointer, layer.opacity)
    }
    cairo_restore(pointer)
    try checkStatus("end a layer")
  }
}

extension Layer {
  fileprivate var isDrawnAsGroup: Bool {
    isGroup || outlines.contains { $0.outlines.count > 1 }
  }
}
