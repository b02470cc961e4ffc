import CCairo
import FioriBasics
import FioriDisplay

extension CairoContext {
  /// Draws what follows within a layer, aside where it is to be seen through as a whole.
  func beginLayer(_ layer: Layer) throws(CairoError) {
    cairo_save(pointer)
    if let clip = layer.clip {
      trace(Path(clip, cornerRadius: layer.cornerRadius))
      cairo_clip(pointer)
    }
    if layer.isGroup {
      // As large as the clip, which holds when the group is drawn: twice, it would thin its edges.
      cairo_push_group(pointer)
      cairo_reset_clip(pointer)
    }
    try checkStatus("begin a layer")
  }

  /// Ends the layer that was begun last.
  func endLayer(_ layer: Layer) throws(CairoError) {
    if layer.isGroup {
      cairo_pop_group_to_source(pointer)
      cairo_paint_with_alpha(pointer, layer.opacity)
    }
    cairo_restore(pointer)
    try checkStatus("end a layer")
  }
}
