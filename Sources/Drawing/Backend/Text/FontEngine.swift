import CCairo
package import FioriBasics
package import FioriLayout
import FioriModel
import FioriNative

/// Shapes and paints text: Pango's font map, and the outlines and masks of glyphs and shadows.
///
/// An engine must not be used by two threads at once, which `FontEnginePool` ensures. Creating one
/// takes milliseconds, so they are reused. Everything that it keeps is limited in bytes: a stream
/// may bring a new size, language or character with every line.
package final class FontEngine {
  package let library: FontLibrary
  let masks: GlyphMaskCache
  let shadows: ShadowTileCache
  /// Parts of the last figure.
  package let memory = PartMemory()
  package let svgShadows = SVGShadowTexts()
  private(set) var fontMap: FontMap
  var shapedTexts = ShapedTextCache()
  var outlines = OutlineCache()
  private(set) var paintFonts = LeastRecentlyUsedCache<FontFace, PaintFont>(
    byteLimit: OutlineCache.fontByteLimit)

  /// The locale of the last text and its tag: a picture mostly has one.
  private var lastLanguage = (locale: "", tag: ShapingLanguage.none)

  /// The places where words may be broken: a text is laid out in several widths.
  private var brokenWords = LeastRecentlyUsedCache<ExactText, [Int]>(byteLimit: 100_000)

  /// Creates an engine with the fonts of the library and no others.
  init(_ library: FontLibrary) throws(RenderError) {
    let masks = try GlyphMaskCache()
    fontMap = try FontMap(library)
    self.masks = masks
    shadows = ShadowTileCache(rasterizer: masks.rasterizer)
    self.library = library
  }

  /// Returns the face for writing PDFs with Cairo.
  func paintFont(_ face: FontFace) throws(RenderError) -> PaintFont {
    if let font = paintFonts.value(for: face) { return font }
    let font = try PaintFont(face)
    paintFonts.keep(font, for: face, byteCount: OutlineCache.fontByteCount)
    return font
  }

  /// Calls `body` with a font map, which it may only use during the call.
  func withFontMap<Result>(_ body: (FontMap) throws -> Result) throws -> Result {
    let result = try body(fontMap)
    if fontMap.byteCount > FontMap.byteLimit { fontMap = try FontMap(library) }
    return result
  }
}

extension FontEngine: TextShaper {
  package func shape(_ text: StyledText, with settings: TextSettings) throws -> ShapedText {
    let bytes = text.string.utf8CString
    guard bytes.count > 1 else {
      return ShapedText(clusters: [], isRightToLeft: false, missing: [])
    }
    let language = tag(for: settings.language)
    let key = ShapedTextCache.Key(text, bytes: bytes, settings, language: language)
    if let known = key.flatMap({ shapedTexts[$0] }) { return known }
    let shaped = try bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { throw RenderError("read text") }
      var shaping = try ParagraphShaping(
        text, settings, language: language, start: start, count: buffer.count - 1)
      try withFontMap { try shaping.run(in: $0, library) }
      return shaping.result
    }
    if let key { shapedTexts[key] = shaped }
    return shaped
  }

  private func tag(for locale: String) -> String {
    if !lastLanguage.locale.isExactly(locale) {
      lastLanguage = (locale, ShapingLanguage.tag(for: locale))
    }
    return lastLanguage.tag
  }

  package func breaks(of word: String, in locale: String) -> [Int]? {
    guard let hyphenation = Hyphenation.of(locale: locale) else { return nil }
    let key = ExactText("\(locale) \(word)")
    if let known = brokenWords.value(for: key) { return known }
    let breaks = hyphenation.breaks(of: word)
    brokenWords.keep(breaks, for: key, byteCount: 2 * key.text.utf8.count + 64)
    return breaks
  }
}

extension FontEngine {
  /// Returns the height of a face above the baseline, its depth below, and the height of an x, in ems.
  func metrics(
    of face: FontFace
  ) throws -> (ascent: Double, descent: Double, letterHeight: Double) {
    try outlines.font(face).metrics
  }
}

extension FontEngine: GlyphOutlines {
  package func outline(of glyph: UInt32, in face: FontFace) throws -> Path {
    let font = try outlines.font(face)
    return outlines.outline(of: glyph, in: font)
  }

  package func text(
    of glyph: UInt32, in face: FontFace, _ write: (Path) -> [UInt8]
  ) throws -> [UInt8] {
    let font = try outlines.font(face)
    return outlines.text(of: glyph, in: font, write)
  }

  package func colorBitmap(of glyph: UInt32, in face: FontFace) throws -> ColorGlyphBitmap? {
    let font = try outlines.font(face)
    return outlines.colorBitmap(of: glyph, in: font)
  }

  package func unitsPerEm(of face: FontFace) throws -> Double {
    try outlines.font(face).unitsPerEm
  }
}

extension FontEngine: InkMeasure {
  package func ink(of run: GlyphRun) throws -> Rect? {
    try outlines.ink(of: run)
  }
}

/// A cache of shaped short texts: units, times and titles recur in a stream, and shaping them takes
/// a third of the time before painting.
struct ShapedTextCache {
  /// Everything that the shaping of a text depends on.
  ///
  /// It has bytes, since strings of different characters can be equal: an accented e is one or two.
  struct Key: Hashable {
    private struct Run: Hashable {
      let byteCount: Int
      let font: Font
      /// The font's own, whose bytes Swift does not compare.
      let family: ExactText?
      let kern: Double
    }

    private let bytes: ContiguousArray<CChar>
    private let runs: [Run]
    private let family: ExactText
    private let language: ExactText
    private let direction: Environment.LayoutDirection

    /// Creates a key, or `nil` if the text is too long to be cached; `bytes` are its string's.
    init?(
      _ text: StyledText, bytes: ContiguousArray<CChar>, _ settings: TextSettings, language: String
    ) {
      guard bytes.count <= ShapedTextCache.longest else { return nil }
      self.bytes = bytes
      self.language = ExactText(language)
      runs = text.runs.map {
        Run(
          byteCount: $0.text.utf8.count, font: $0.font,
          family: $0.font.family.map { ExactText($0) }, kern: $0.kern)
      }
      (family, direction) = (ExactText(settings.family), settings.direction)
    }

    /// Hashes only the parts in which the texts of pictures differ.
    func hash(into hasher: inout Hasher) {
      // All bytes are read, within the call.
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(language)
      for run in runs {
        hasher.combine(run.font.size)
        hasher.combine(run.font.weight)
      }
    }

    /// The bytes of the arrays; names of families are few, and shared.
    var byteCount: Int {
      2 * Self.headerByteCount + bytes.capacity
        + runs.capacity * MemoryLayout<Run>.stride
    }

    /// The bytes of an array besides its elements.
    private static let headerByteCount = 32
  }

  /// The largest text in bytes.
  private static let longest = 64
  /// Space for 500 texts of 16 letters.
  static let byteLimit = 2_000_000
  private var texts = LeastRecentlyUsedCache<Key, ShapedText>(byteLimit: Self.byteLimit)

  /// The bytes of all texts.
  var byteCount: Int { texts.byteCount }

  /// The shaped text, or `nil` if it is not cached.
  subscript(key: Key) -> ShapedText? {
    mutating get { texts.value(for: key) }
    set {
      guard let newValue else { return }
      texts.keep(newValue, for: key, byteCount: key.byteCount + newValue.byteCount)
    }
  }
}
