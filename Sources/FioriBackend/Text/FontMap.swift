import CCairo
import FioriBasics
import FioriFrames

/// Pango's font map and its context, and the faces of the fonts it chose.
///
/// Pango never forgets a font description, and takes 4 to 8 kB for each one with a size or language
/// of its own. A map cannot be made smaller, so `FontEngine` replaces one that has become too large.
final class FontMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let tally = Tally()
  private var faces = ShapedFontTable()

  /// Room for 600 sizes; a page of cards in all sizes of Dynamic Type takes half.
  static let byteLimit = 8_000_000

  /// What Pango has kept so far.
  private final class Tally {
    var descriptionCount = 0
    var fontCount = 0
    /// The characters whose font Pango has looked up, without those of Latin.
    var characterCount = 0
  }

  /// The bytes that Pango keeps, measured with Pango 1.50, rounded up: for a description with the
  /// fonts that match it and its plans for shaping, for a font, and for a character.
  private static let descriptionByteCount = 8_192
  private static let fontByteCount = 4_096
  private static let characterByteCount = 48

  /// The first character that is counted: those before it are in most texts, and few.
  private static let firstCounted: Unicode.Scalar = "\u{250}"

  /// Creates a map with the fonts of a library and no others.
  init(_ library: FontLibrary) throws(RenderError) {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw RenderError("make a font map")
    }
    pango_fc_font_map_set_config(OpaquePointer(map), library.configuration)
    Self.count(in: map, tally)
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      throw RenderError("make a text context")
    }
    Self.configure(context)
    self.map = map
    self.context = context
  }

  deinit {
    // The map may live on for a moment in Pango's thread, which still sorts fonts for it and then
    // frees it: nothing of it may be in use here by then.
    faces.removeAll()
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// The bytes that Pango keeps, an estimate.
  var byteCount: Int {
    tally.descriptionCount * Self.descriptionByteCount + tally.fontCount * Self.fontByteCount
      + tally.characterCount * Self.characterByteCount
  }

  /// Returns the face of a font that Pango chose.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    faces.face(of: font)
  }

  /// Counts the characters of a text, for each of which Pango remembers the font.
  func count(_ text: [Unicode.Scalar]) {
    tally.characterCount += text.count { $0 >= Self.firstCounted }
  }

  /// Lets Pango count the descriptions it looks up and the fonts it opens for them, in functions
  /// that are meant for changing both.
  private static func count(in map: UnsafeMutablePointer<PangoFontMap>, _ tally: Tally) {
    // Pango calls them only while it shapes a text, when the map and its tally are alive.
    let tally = Unmanaged.passUnretained(tally).toOpaque()
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(map), { _, tally in FontMap.tally(tally)?.descriptionCount += 1 }, tally, nil)
    pango_fc_font_map_add_decoder_find_func(
      OpaquePointer(map),
      { _, tally in
        FontMap.tally(tally)?.fontCount += 1
        return nil
      }, tally, nil)
  }

  private static func tally(_ pointer: UnsafeMutableRawPointer?) -> Tally? {
    pointer.map { Unmanaged<Tally>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Turns off all hinting, so that text has the same proportions at every size and scale.
  private static func configure(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
  }
}
