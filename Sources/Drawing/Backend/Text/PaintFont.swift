import CCairo
import FioriBasics
import FioriLayout

/// A face for writing PDFs with Cairo.
final class PaintFont {
  let pointer: OpaquePointer

  init(_ face: FontFace) throws(RenderError) {
    guard let pattern = FcPatternCreate() else { throw RenderError("describe a font") }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, face.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(clamping: face.index))
    guard let pointer = cairo_ft_font_face_create_for_pattern(pattern) else {
      throw RenderError("open the font \(face.path)")
    }
    guard cairo_font_face_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(pointer)
      throw RenderError("open the font \(face.path)")
    }
    self.pointer = pointer
  }

  deinit { cairo_font_face_destroy(pointer) }
}
