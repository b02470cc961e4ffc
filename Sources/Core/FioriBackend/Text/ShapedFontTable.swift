import CCairo
import FioriFrames

/// The faces of the fonts that Pango chose, at most as many as a `FontMap` has.
///
/// The fonts are retained, so that no address is reused.
struct ShapedFontTable: ~Copyable {
  /// The faces by the addresses of the fonts; as numbers, since the first dictionary with a new type of
  /// key takes Swift 330,000 instructions.
  private var faces: [Int: FontFace] = [:]

  deinit {
    for address in faces.keys { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }
  }

  /// Releases the fonts.
  mutating func removeAll() {
    for address in faces.keys { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }
    faces.removeAll()
  }

  /// Returns the face of a font.
  mutating func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    let address = Int(bitPattern: font)
    if let face = faces[address] { return face }
    guard let face = Self.read(font) else { return nil }
    g_object_ref(font)
    faces[address] = face
    return face
  }

  private static func read(_ font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(fcFont),
      let path = FontPattern.string(FC_FILE, of: pattern)
    else { return nil }
    return FontFace(
      name: FontPattern.string(FC_POSTSCRIPT_NAME, of: pattern) ?? "font", path: path,
      index: FontPattern.integer(FC_INDEX, of: pattern) ?? 0,
      coordinates: coordinates(of: font),
      isColored: hasPictures(font))
  }

  /// Whether the glyphs are pictures; fonts with colored layers use their plain outlines.
  private static func hasPictures(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let shaped = pango_font_get_hb_font(font) else { return false }
    return hb_ot_color_has_png(hb_font_get_face(shaped)) != 0
  }

  private static func coordinates(of font: UnsafeMutablePointer<PangoFont>) -> [Int32] {
    var count: UInt32 = 0
    guard let shaped = pango_font_get_hb_font(font),
      let coordinates = hb_font_get_var_coords_normalized(shaped, &count)
    else { return [] }
    return (0..<Int(count)).map { coordinates[$0] }
  }
}
