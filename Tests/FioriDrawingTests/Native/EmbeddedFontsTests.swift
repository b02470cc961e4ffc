import CCairo
import FioriRender
import Glibc
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// The bundled fonts' patterns, of which all but the first are copies.
struct EmbeddedFontsTests {
  /// What Fontconfig knows of each bundled font in a library, by the font's file.
  private func patterns(of library: FontLibrary) -> [String: OpaquePointer] {
    guard let fonts = FcConfigGetFonts(library.configuration, FcSetApplication)?.pointee else {
      return [:]
    }
    let found = (0..<Int(fonts.nfont)).compactMap { fonts.fonts[$0] }
    return Dictionary(
      found.map { (FontPattern.string(FC_FILE, of: $0) ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// All that Fontconfig reads from the font's file itself.
  private func read(_ cut: EmbeddedFonts.Cut) throws -> OpaquePointer {
    try EmbeddedFonts.load(cut)
    var count: Int32 = 0
    return try #require(FcFreeTypeQuery(cut.path, 0, nil, &count))
  }

  /// The values of a pattern's key, as Fontconfig writes them.
  private func text(_ key: String, of pattern: OpaquePointer) -> String {
    let format = FcPatternFormat(pattern, "%{\(key)}")
    defer { FcStrFree(format) }
    return format.map { String(cString: $0) } ?? "none"
  }

  @Test func `there are four cuts, the regular one first`() {
    expect(EmbeddedFonts.cuts.map(\.style), is: ["Regular", "Light", "Semi Bold", "Bold"])
    expect(EmbeddedFonts.cuts.map(\.weight), is: [80, 50, 180, 200])
  }

  @Test(arguments: EmbeddedFonts.cuts)
  func `a library reports the facts in a font's file`(
    _ cut: EmbeddedFonts.Cut
  ) throws {
    let library = try FontLibrary(FontOptions())
    let known = try #require(patterns(of: library)[cut.path])
    let read = try read(cut)
    defer { FcPatternDestroy(read) }
    let keys = [
      FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_INDEX, FC_OUTLINE, FC_SCALABLE,
      FC_COLOR, FC_VARIABLE, FC_CHARSET, FC_LANG, FC_FONTFORMAT, FC_FONTVERSION, FC_CAPABILITY,
      FC_FONT_FEATURES, FC_SPACING, FC_FOUNDRY, FC_SYMBOL, FC_DECORATIVE, FC_FONT_HAS_HINT,
    ]
    for key in keys { expect(text(key, of: known), is: text(key, of: read), "\(key)") }
  }

  @Test(arguments: EmbeddedFonts.cuts)
  func `a font style has the first names in its file`(_ cut: EmbeddedFonts.Cut) throws {
    let library = try FontLibrary(FontOptions())
    let known = try #require(patterns(of: library)[cut.path])
    let read = try read(cut)
    defer { FcPatternDestroy(read) }
    for key in [FC_FAMILY, FC_STYLE, FC_FULLNAME] {
      let name = FontPattern.string(key, of: read)
      expect(FontPattern.string(key, of: known), is: name, "\(key)")
      #expect(name != nil)
    }
  }

  /// A program that writes to a wrong descriptor must not change a font.
  @Test(arguments: EmbeddedFonts.cuts)
  func `a file that is written cannot be changed`(_ cut: EmbeddedFonts.Cut) throws {
    try EmbeddedFonts.load(cut)
    let file = open(cut.path, O_WRONLY)
    defer { close(file) }
    expect(pwrite(file, "x", 1, 0), is: -1)
    expect(errno, is: EPERM)
    expect(ftruncate(file, 0), is: -1)
  }

  @Test func `no other fonts are known`() throws {
    let library = try FontLibrary(FontOptions())
    expect(Set(patterns(of: library).keys), is: Set(EmbeddedFonts.cuts.map(\.path)))
    expect(library.families, is: ["Inter"])
  }
}
