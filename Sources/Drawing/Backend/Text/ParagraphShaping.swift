import CCairo
import FioriBasics
import FioriLayout
import FioriModel

/// The shaping of one paragraph: Pango's items and glyphs, copied into values.
struct ParagraphShaping {
  private let text: StyledText
  private let settings: TextSettings
  private let language: String
  /// The text in UTF-8, terminated by a zero.
  private let start: UnsafePointer<CChar>
  private let count: Int32
  /// Decided by the first letter with a direction, like UIKit's natural alignment. A text without
  /// one reads from left to right, as Unicode has it (UAX #9, P3), unless it has Arabic digits,
  /// whose sign is on their right.
  private let isRightToLeft: Bool
  private var clusters: [ShapedText.Cluster] = []
  private var missing: [MissingCharacter] = []

  /// The index of the character at each byte, including bytes inside a character.
  private let characterAtByte: [Int]
  private let scalars: [Unicode.Scalar]
  private let runEnds: [Int]

  /// Creates a shaping of a text in a language, a tag of `ShapingLanguage`.
  init(
    _ text: StyledText, _ settings: TextSettings, language: String,
    start: UnsafePointer<CChar>, count: Int
  ) throws(RenderError) {
    guard let length = Int32(exactly: count) else { throw RenderError("shape text of this length") }
    self.text = text
    self.settings = settings
    self.language = language
    self.start = start
    self.count = length
    scalars = Array(text.string.unicodeScalars)
    characterAtByte = scalars.enumerated().flatMap { index, scalar in
      repeatElement(index, count: UTF8.width(scalar))
    }
    var end = 0
    runEnds = text.runs.map { run in
      end += run.text.utf8.count
      return end
    }
    isRightToLeft =
      scalars.lazy.compactMap(ScriptDirection.isRightToLeft).first
      ?? (settings.direction == .rightToLeft && scalars.contains(where: \.isArabicDigit))
  }

  var result: ShapedText {
    ShapedText(
      clusters: clusters, isRightToLeft: isRightToLeft,
      missing: missing.sorted { left, right in
        scalars.firstIndex(of: left.scalar) ?? 0 < scalars.firstIndex(of: right.scalar) ?? 0
      })
  }

  mutating func run(in fontMap: FontMap, _ library: FontLibrary) throws {
    let language = pango_language_from_string(language)
    pango_context_set_language(fontMap.context, language)
    let attributes = try fontAttributes(library)
    defer { pango_attr_list_unref(attributes) }
    addLanguages(besides: language, to: attributes)
    let breaks = lineBreaks(language)
    let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let items = pango_itemize_with_base_dir(
      fontMap.context, direction, start, 0, count, attributes, nil)
    fontMap.count(scalars)
    defer { Self.free(items) }
    var pieces = FontPieces(items)
    joinCharacters(of: &pieces, breaks, fontMap, library)
    separateBlanks(of: &pieces, breaks, fontMap, library)
    for piece in pieces.pieces { try shape(piece, breaks, fontMap) }
  }

  /// Sets one font that has all parts of each character, such as a keycap with its digit.
  ///
  /// Pango chooses fonts scalar by scalar. Where no font has all, its choice stays.
  private func joinCharacters(
    of pieces: inout FontPieces, _ breaks: [PangoLogAttr], _ fontMap: FontMap,
    _ library: FontLibrary
  ) {
    for piece in pieces.pieces {
      let boundary = characterAtByte[piece.bytes.lowerBound]
      guard breaks[boundary].is_cursor_position == 0,
        let first = breaks[..<boundary].lastIndex(where: { $0.is_cursor_position != 0 }),
        let end = breaks[boundary...].firstIndex(where: { $0.is_cursor_position != 0 })
      else { continue }
      let visible = scalars[first..<end].filter { !$0.properties.isDefaultIgnorableCodePoint }
      let bytes = bytes(of: first..<end)
      if let font = font(at: bytes.lowerBound, having: visible, fontMap, library) {
        pieces.setFont(font, of: bytes)
      }
    }
  }

  /// Sets the font of the text for blanks beside pictures: in Pango they have their neighbor's font,
  /// where they are as wide as a picture.
  private func separateBlanks(
    of pieces: inout FontPieces, _ breaks: [PangoLogAttr], _ fontMap: FontMap,
    _ library: FontLibrary
  ) {
    for piece in pieces.pieces {
      guard let chosen = piece.analysis.font, fontMap.face(of: chosen)?.isColored == true else {
        continue
      }
      // The pieces belong to the text.
      for byte in piece.bytes where start[byte] == Self.blank {
        if let font = font(at: byte, having: [" "], fontMap, library) {
          pieces.setFont(font, of: byte..<byte + 1)
        }
      }
    }
  }

  /// Returns the first font for the text at a place that has all of some scalars.
  private func font(
    at byte: Int, having scalars: [Unicode.Scalar], _ fontMap: FontMap, _ library: FontLibrary
  ) -> UnsafeMutablePointer<PangoFont>? {
    guard let run = text.runs[at: runIndex(of: byte)] else { return nil }
    let description = description(of: run.font, library)
    defer { pango_font_description_free(description) }
    return fontMap.font(
      for: description, language: pango_language_from_string(language), having: scalars)
  }

  private func runIndex(of byte: Int) -> Int { runEnds.firstIndex { $0 > byte } ?? 0 }

  private func bytes(of characters: Range<Int>) -> Range<Int> {
    let begin = characterAtByte.firstIndex(of: characters.lowerBound) ?? 0
    return begin..<begin + scalars[characters].reduce(0) { $0 + UTF8.width($1) }
  }

  private func fontAttributes(_ library: FontLibrary) throws -> OpaquePointer? {
    for run in text.runs { try EmbeddedFonts.load(run.font.weight) }
    let list = pango_attr_list_new()
    var begin = 0
    for (run, end) in zip(text.runs, runEnds) {
      let description = description(of: run.font, library)
      defer { pango_font_description_free(description) }
      // Kerned letters form no ligatures, as in UIKit.
      let features = run.kern == 0 ? nil : pango_attr_font_features_new("liga=0,clig=0")
      for attribute in [pango_attr_font_desc_new(description), features].compactMap(\.self) {
        attribute.pointee.start_index = UInt32(begin)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      begin = end
    }
    return list
  }

  private func description(of font: Font, _ library: FontLibrary) -> OpaquePointer? {
    let description = pango_font_description_new()
    let family = library.family(font.family ?? settings.family, weight: font.weight)
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_absolute_size(description, font.size * Self.pangoUnits)
    return description
  }

  /// Sets the language of each part in a script that the text's language is not written in.
  ///
  /// Pango itself would use the process's environment, and fonts and letters would depend on the
  /// system.
  private func addLanguages(besides language: OpaquePointer?, to attributes: OpaquePointer?) {
    guard let scripts = pango_script_iter_new(start, count) else { return }
    defer { pango_script_iter_free(scripts) }
    repeat {
      var (first, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
      var script = PANGO_SCRIPT_COMMON
      pango_script_iter_get_range(scripts, &first, &end, &script)
      guard let first, let end, pango_language_includes_script(language, script) == 0,
        let attribute = pango_attr_language_new(SampleLanguage.of(script))
      else { continue }
      // Both are in the text, whose length fits.
      attribute.pointee.start_index = UInt32(first - start)
      attribute.pointee.end_index = UInt32(end - start)
      pango_attr_list_insert(attributes, attribute)
    } while pango_script_iter_next(scripts) != 0
  }

  /// Returns the line break attributes of each character and of the end of the text.
  private func lineBreaks(_ language: OpaquePointer?) -> [PangoLogAttr] {
    var breaks = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    // One for each character and one for the end; Pango gets the count, and writes none if it is another.
    pango_get_log_attrs(start, count, -1, language, &breaks, Int32(breaks.count))
    let rules = LineBreakRules(scalars)
    for index in scalars.indices {
      if breaks[index].is_line_break == 0 {
        if rules.allow(breakBefore: index) { breaks[index].is_line_break = 1 }
      } else if breaks[index].is_mandatory_break == 0, rules.forbid(breakBefore: index) {
        breaks[index].is_line_break = 0
      }
    }
    return breaks
  }

  private mutating func shape(
    _ piece: FontPieces.Piece, _ breaks: [PangoLogAttr], _ fontMap: FontMap
  ) throws {
    var analysis = piece.analysis
    guard let font = analysis.font, let face = fontMap.face(of: font),
      let glyphs = pango_glyph_string_new()
    else { throw RenderError("find a font for text") }
    defer { pango_glyph_string_free(glyphs) }
    let offset = piece.bytes.lowerBound
    let length = piece.bytes.count
    pango_shape_full(start + offset, Int32(length), start, count, &analysis, glyphs)
    let context = ItemContext(
      font: font, face: face, level: analysis.level, offset: offset, run: runIndex(of: offset))
    let found = Self.stretches(of: glyphs.pointee, itemLength: length).map {
      cluster($0, glyphs.pointee, context, breaks)
    }
    clusters += context.level % 2 == 1 ? found.reversed() : found
  }

  /// The values shared by all clusters of an item.
  private struct ItemContext {
    let font: UnsafeMutablePointer<PangoFont>
    let face: FontFace
    let level: UInt8
    /// The offset in bytes from the start of the text.
    let offset: Int
    let run: Int
  }

  /// Adjacent glyphs for the same characters, and the bytes of these in the item.
  private struct Stretch {
    var glyphs: Range<Int>
    let begin: Int
    var end: Int
  }

  /// Pango has as many glyphs and clusters as it says.
  private static func stretches(of string: PangoGlyphString, itemLength: Int) -> [Stretch] {
    var result: [Stretch] = []
    for index in 0..<Int(string.num_glyphs) {
      let byte = Int(string.log_clusters[index])
      if let last = result.last, last.begin == byte {
        result[result.count - 1].glyphs = last.glyphs.lowerBound..<index + 1
      } else {
        result.append(Stretch(glyphs: index..<index + 1, begin: byte, end: itemLength))
      }
    }
    // The bytes ascend from left to right and descend from right to left; either way, a stretch
    // ends where its neighbor starts.
    for (left, right) in zip(result.indices, result.indices.dropFirst()) {
      let rises = result[left].begin < result[right].begin
      let (first, second) = rises ? (left, right) : (right, left)
      result[first].end = result[second].begin
    }
    return result
  }

  private mutating func cluster(
    _ stretch: Stretch, _ string: PangoGlyphString, _ item: ItemContext, _ breaks: [PangoLogAttr]
  ) -> ShapedText.Cluster {
    var advance = 0.0
    var glyphs: [Glyph] = []
    for index in stretch.glyphs {
      append(string.glyphs[index], item, to: &glyphs, &advance)
    }
    let begin = item.offset + stretch.begin
    let first = characterAtByte[begin]
    let attributes = breaks[first]
    let isKeycap = (first..<characterAtByte[max(item.offset + stretch.end - 1, begin)] + 1)
      .contains { scalars[$0].value == 0x20E3 }
    // The digit of a keycap is none of a number.
    let scalar = isKeycap ? "\u{20E3}" : scalars[first]
    return ShapedText.Cluster(
      bytes: begin..<item.offset + stretch.end, run: item.run, face: item.face,
      level: item.level, advance: advance, glyphs: glyphs, breakBefore: attributes.lineBreak,
      isWhiteSpace: attributes.is_white != 0,
      isPunctuation: Self.isPunctuation(scalar), isSoftHyphen: scalar.value == 0xAD,
      isLetter: Self.isLetter(scalar.properties.generalCategory),
      takesHyphen: scalar.properties.isCased,
      continuesCharacter: attributes.is_cursor_position == 0
        || LineBreakRules.isWithinConjunct(scalars, at: first),
      scalar: scalar)
  }

  private static func isLetter(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherPunctuation, .dashPunctuation, .openPunctuation, .initialPunctuation: scalar != "%"
    default: false
    }
  }

  private mutating func append(
    _ info: PangoGlyphInfo, _ item: ItemContext, to glyphs: inout [Glyph],
    _ advance: inout Double
  ) {
    let width = Double(info.geometry.width) / Self.pangoUnits
    // A line break has no glyph and needs none.
    if info.glyph == Self.unknownGlyph | 0x0A { return }
    if info.glyph & Self.unknownGlyph != 0, info.glyph != Self.emptyGlyph {
      note(info.glyph & ~Self.unknownGlyph)
      let box = Self.missingGlyph(item.font)
      glyphs.append(Glyph(id: box, position: Point(x: advance, y: 0)))
      advance += Self.advance(of: box, item.font)
      return
    }
    if info.glyph != Self.emptyGlyph {
      let offset = Point(
        x: Double(info.geometry.x_offset) / Self.pangoUnits,
        y: Double(info.geometry.y_offset) / Self.pangoUnits)
      glyphs.append(Glyph(id: info.glyph, position: offset + Point(x: advance, y: 0)))
    }
    advance += width
  }

  private mutating func note(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    let character = MissingCharacter(scalar: scalar, script: ScriptName.of(scalar))
    if !missing.contains(character) { missing.append(character) }
  }

  /// Returns the glyph for a missing character: U+25A1, which fits the line, or the font's own,
  /// which may not.
  private static func missingGlyph(_ font: UnsafeMutablePointer<PangoFont>) -> UInt32 {
    var glyph: UInt32 = 0
    guard let shaped = pango_font_get_hb_font(font),
      hb_font_get_nominal_glyph(shaped, 0x25A1, &glyph) != 0
    else { return 0 }
    return glyph
  }

  private static func advance(
    of glyph: UInt32, _ font: UnsafeMutablePointer<PangoFont>
  ) -> Double {
    guard let shaped = pango_font_get_hb_font(font) else { return 0 }
    return Double(hb_font_get_glyph_h_advance(shaped, glyph)) / pangoUnits
  }

  /// Frees a list of Pango's with its items, which are not used anymore.
  private static func free(_ items: UnsafeMutablePointer<GList>?) {
    var entry = items
    while let current = entry {
      pango_item_free(current.pointee.data.assumingMemoryBound(to: PangoItem.self))
      entry = current.pointee.next
    }
    g_list_free(items)
  }

  /// A space.
  private static let blank: CChar = 0x20

  /// Pango units per point.
  private static let pangoUnits = 1024.0

  /// Pango's macros of the same names, which Swift does not import.
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  private static let unknownGlyph: UInt32 = 0x1000_0000
}
