import CCairo
import FioriBasics
import FioriLayout

/// Pango's font map and its context, and the faces of the fonts it chose.
///
/// It is FreeType's map: Cairo's draws glyphs as well, which nothing here needs, and loads the libraries
/// of X11, 2.5 million instructions at every start.
///
/// Pango never forgets a font description, and takes 4 to 8 kB for each one with a size or language
/// of its own. A map cannot be made smaller, so `FontEngine` replaces one that has become too large.
final class FontMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let tally: Tally
  private var faces = ShapedFontTable()

  /// Space for 600 sizes; a page of cards in all sizes of Dynamic Type takes half.
  static let byteLimit = 8_000_000

  /// Pango's caches so far, and the rules for its lookups.
  private final class Tally {
    /// The configuration whose rules apply, if it has any.
    let rules: OpaquePointer?
    var descriptionCount = 0
    var fontCount = 0
    /// The characters whose font Pango has looked up, except Latin ones.
    var characterCount = 0

    init(rules: OpaquePointer?) { self.rules = rules }
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
    guard let map = pango_ft2_font_map_new() else { throw RenderError("make a font map") }
    pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
    pango_fc_font_map_set_config(OpaquePointer(map), library.configuration)
    tally = Tally(rules: library.hasRules ? library.configuration : nil)
    Self.complete(map, tally)
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      throw RenderError("make a context for text")
    }
    pango_context_set_round_glyph_positions(context, 0)
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

  /// Returns the first font for a description that has all of some characters.
  func font(
    for description: OpaquePointer?, language: OpaquePointer?, having characters: [Unicode.Scalar]
  ) -> UnsafeMutablePointer<PangoFont>? {
    guard let fonts = pango_font_map_load_fontset(map, context, description, language) else {
      return nil
    }
    defer { g_object_unref(fonts) }
    // Pango calls the closure only within this call.
    var search = FontSearch(characters: characters)
    withUnsafeMutablePointer(to: &search) { search in
      pango_fontset_foreach(
        fonts,
        { _, font, search in
          guard let font, let search = search?.assumingMemoryBound(to: FontSearch.self),
            search.pointee.characters.allSatisfy({ pango_font_has_char(font, $0.value) != 0 })
          else { return 0 }
          search.pointee.found = font
          return 1
        }, search)
    }
    // A font whose face is known is retained.
    guard let font = search.found, face(of: font) != nil else { return nil }
    return font
  }

  /// The characters that a font must have, and the first font that has them.
  private struct FontSearch {
    let characters: [Unicode.Scalar]
    var found: UnsafeMutablePointer<PangoFont>?
  }

  /// Counts the characters of a text; Pango remembers the font of each.
  func count(_ text: [Unicode.Scalar]) {
    tally.characterCount += text.count { $0 >= Self.firstCounted }
  }

  /// Lets Pango leave glyphs unhinted, and count the descriptions that it looks up and the fonts
  /// that it opens for them.
  private static func complete(_ map: UnsafeMutablePointer<PangoFontMap>, _ tally: Tally) {
    // Pango calls them only while it shapes a text, when the map and its tally are alive.
    let tally = Unmanaged.passUnretained(tally).toOpaque()
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(map),
      { pattern, tally in
        // Text has the same proportions at every size and scale.
        FcPatternAddBool(pattern, FC_HINTING, FcBool(0))
        guard let tally = FontMap.tally(tally) else { return }
        tally.descriptionCount += 1
        // FreeType's map applies the rules of the process, not of its own configuration.
        guard let rules = tally.rules else { return }
        FcConfigSubstitute(rules, pattern, FcMatchPattern)
      }, tally, nil)
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
}

/// The faces of the fonts that Pango chose, at most as many as a `FontMap` has.
///
/// The fonts are retained, so that no address is reused.
struct ShapedFontTable: ~Copyable {
  /// In the order of their fonts' addresses: the first dictionary with numbers as keys takes Swift 1 % of a
  /// start.
  private var entries: [Entry] = []

  private struct Entry {
    let font: UnsafeMutablePointer<PangoFont>
    let face: FontFace
  }

  deinit {
    for entry in entries { g_object_unref(entry.font) }
  }

  /// Releases the fonts.
  mutating func removeAll() {
    for entry in entries { g_object_unref(entry.font) }
    entries.removeAll()
  }

  /// Returns the face of a font.
  mutating func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    let index = insertionIndex(of: font)
    if index < entries.count, entries[index].font == font { return entries[index].face }
    guard let face = Self.read(font) else { return nil }
    g_object_ref(font)
    entries.insert(Entry(font: font, face: face), at: index)
    return face
  }

  /// Returns the index of the first font that has no lower address.
  private func insertionIndex(of font: UnsafeMutablePointer<PangoFont>) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].font < font { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func read(_ font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    // The font map is one of fontconfig, and so are its fonts.
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
    // HarfBuzz has as many, and keeps them as long as the font.
    return Array(UnsafeBufferPointer(start: coordinates, count: Int(count)))
  }
}

/// The parts of a text that have one font each, in the order of the text, as Pango found them.
struct FontPieces {
  struct Piece {
    let bytes: Range<Int>
    var analysis: PangoAnalysis
  }

  private(set) var pieces: [Piece] = []

  /// Takes over the items of a text, which must outlive this value.
  init(_ items: UnsafeMutablePointer<GList>?) {
    var entry = items
    while let current = entry {
      let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self).pointee
      let start = Int(item.offset)
      pieces.append(Piece(bytes: start..<start + Int(item.length), analysis: item.analysis))
      entry = current.pointee.next
    }
  }

  /// Makes a separate piece of some bytes, with another font.
  mutating func setFont(_ font: UnsafeMutablePointer<PangoFont>, of bytes: Range<Int>) {
    pieces = pieces.flatMap { piece -> [Piece] in
      guard piece.bytes.overlaps(bytes) else { return [piece] }
      let before = piece.bytes.lowerBound..<max(piece.bytes.lowerBound, bytes.lowerBound)
      let after = min(piece.bytes.upperBound, bytes.upperBound)..<piece.bytes.upperBound
      var parts = [Piece(bytes: before, analysis: piece.analysis)]
      if piece.bytes.contains(bytes.lowerBound) {
        var own = Piece(bytes: bytes, analysis: piece.analysis)
        own.analysis.font = font
        parts.append(own)
      }
      parts.append(Piece(bytes: after, analysis: piece.analysis))
      return parts.filter { !$0.bytes.isEmpty }
    }
  }
}
