import CCairo
import CEmbeddedFonts
import FioriFiles
package import FioriLayout
package import FioriModel
import FoundationEssentials
import Glibc
import Synchronization
import SystemPackage

/// The fonts to use besides the bundled ones.
public struct FontOptions: Hashable, Sendable {
  /// The folders with additional font files, in this order.
  public var folders: [String] = []
  /// Whether to add the system's fonts, which makes pictures depend on the system.
  public var includesSystemFonts = false

  /// Creates options for the bundled fonts alone.
  public init() {}
}

/// A font that texts can use.
package struct LoadedFont: Hashable, Sendable {
  package let family: String
  /// The name of the cut, such as `Semi Bold`.
  package let style: String
  /// The path of the file; `nil` for a bundled font.
  package let file: String?
}

/// The fonts that a renderer may use: the bundled ones, the added ones and no others.
///
/// `@unchecked Sendable`: Fontconfig's configurations can be read from any thread, and this one
/// does not change after `init`.
package final class FontLibrary: @unchecked Sendable {
  let configuration: OpaquePointer
  /// Whether the configuration changes what is asked for; the bundled fonts need no rules.
  let hasRules: Bool
  /// The names of all families, sorted.
  package let families: [String]
  private let knownFaces = Mutex<FontFaces?>(nil)

  /// Creates a library of the bundled fonts and the fonts of the options.
  init(_ options: FontOptions) throws(FontError) {
    let made = options.includesSystemFonts ? FcInitLoadConfigAndFonts() : FcConfigCreate()
    guard let configuration = made else { throw .noFonts }
    do {
      try Self.fill(configuration, with: options)
    } catch {
      FcConfigDestroy(configuration)
      throw error
    }
    self.configuration = configuration
    hasRules = options != FontOptions()
    families = hasRules ? Self.families(in: configuration) : [EmbeddedFonts.family]
  }

  private static func fill(
    _ configuration: OpaquePointer, with options: FontOptions
  ) throws(FontError) {
    try addBundled(to: configuration)
    for folder in options.folders { try add(try fontFiles(in: folder), to: configuration) }
    // The bundled fonts have no bitmaps, and the system's configuration has its own rules.
    if !options.folders.isEmpty, !options.includesSystemFonts {
      parse(emojiRules, into: configuration)
    }
  }

  deinit { FcConfigDestroy(configuration) }

  /// Returns the family name that finds a family's cut of a weight.
  ///
  /// In some typefaces, such as 72, each weight is its own family: `72 Light`
  /// (Docs/sources/text.md#families).
  func family(_ family: String, weight: Font.Weight) -> String {
    guard family != EmbeddedFonts.family, weight != .regular, weight != .bold else { return family }
    let own = "\(family) \(weight)".lowercased()
    return families.first { $0.lowercased() == own } ?? family
  }

  /// The faces of all fonts, by the names they have in style sheets; read once, since a system may
  /// have thousands.
  package var faces: FontFaces {
    knownFaces.withLock { known in
      let faces = known ?? readFaces()
      known = faces
      return faces
    }
  }

  private func readFaces() -> FontFaces {
    let faces = Self.fonts(in: configuration).compactMap { pattern -> (String, FontFaces.Face)? in
      guard let name = FontPattern.string(FC_POSTSCRIPT_NAME, of: pattern),
        let family = FontPattern.string(FC_FAMILY, of: pattern)
      else { return nil }
      let weight = FontPattern.integer(FC_WEIGHT, of: pattern).map { FcWeightToOpenType(Int32($0)) }
      return (name, FontFaces.Face(family: family, weight: .nearest(to: Int(weight ?? 400))))
    }
    return FontFaces(Dictionary(faces) { first, _ in first })
  }

  /// The fonts by family, from light to bold.
  package var loadedFonts: [LoadedFont] {
    let bundled = Set(EmbeddedFonts.cuts.map(\.path))
    let fonts = Self.fonts(in: configuration).compactMap { pattern -> (LoadedFont, Int)? in
      guard let family = FontPattern.string(FC_FAMILY, of: pattern) else { return nil }
      let file = FontPattern.string(FC_FILE, of: pattern) ?? ""
      let font = LoadedFont(
        family: family, style: FontPattern.string(FC_STYLE, of: pattern) ?? "Regular",
        file: bundled.contains(file) ? nil : file)
      return (font, FontPattern.integer(FC_WEIGHT, of: pattern) ?? 0)
    }
    return fonts.sorted {
      ($0.0.family, $0.1, $0.0.style, $0.0.file ?? "")
        < ($1.0.family, $1.1, $1.0.style, $1.0.file ?? "")
    }.map(\.0)
  }

  /// The files of all fonts except the bundled ones, sorted.
  package var addedFiles: [String] {
    let files = Set(
      Self.fonts(in: configuration).compactMap { FontPattern.string(FC_FILE, of: $0) })
    return files.subtracting(EmbeddedFonts.cuts.map(\.path)).sorted()
  }

  /// The SHA-256 of all font files by file name; files with the same name share an entry.
  package var checksums: [String: String] {
    for cut in EmbeddedFonts.cuts { try? EmbeddedFonts.load(cut) }
    let bundled = EmbeddedFonts.cuts.map { ("\(EmbeddedFonts.family) \($0.style)", $0.path) }
    let added = addedFiles.map { (FilePath($0).lastComponent?.string ?? $0, $0) }
    let sums = (bundled + added).map { name, path in
      (name, Checksum.sha256(of: FileManager.default.contents(atPath: path).map(Array.init) ?? []))
    }
    return Dictionary(sums) { "\($0) \($1)" }
  }

  /// Returns the names of a face, or `nil` if it is not among the fonts.
  ///
  /// It is called once for each face of a picture, and only if its texts name their fonts.
  package func description(of face: FontFace) -> FontDescription? {
    let pattern = Self.fonts(in: configuration).first { pattern in
      FontPattern.string(FC_FILE, of: pattern) == face.path
        && (FontPattern.integer(FC_INDEX, of: pattern) ?? 0) == face.index
    }
    guard let pattern, let family = FontPattern.string(FC_FAMILY, of: pattern) else { return nil }
    let weight = FontPattern.integer(FC_WEIGHT, of: pattern).map { FcWeightToOpenType(Int32($0)) }
    let slant = FontPattern.integer(FC_SLANT, of: pattern) ?? Int(FC_SLANT_ROMAN)
    return FontDescription(
      family: family, weight: Int(weight ?? 400), isItalic: slant != Int(FC_SLANT_ROMAN))
  }

  private static func fonts(in configuration: OpaquePointer) -> [OpaquePointer] {
    [FcSetSystem, FcSetApplication].flatMap { set -> [OpaquePointer] in
      guard let fonts = FcConfigGetFonts(configuration, set)?.pointee else { return [] }
      return (0..<Int(fonts.nfont)).compactMap { fonts.fonts[$0] }
    }
  }

  private static func families(in configuration: OpaquePointer) -> [String] {
    Set(fonts(in: configuration).compactMap { FontPattern.string(FC_FAMILY, of: $0) }).sorted()
  }

  /// Adds the bundled fonts: the regular cut from its file, and the others as copies of its
  /// Fontconfig data.
  ///
  /// Reading each file again would find the same characters and take a millisecond. A test compares
  /// the copies with the files.
  private static func addBundled(to configuration: OpaquePointer) throws(FontError) {
    guard let regular = EmbeddedFonts.cuts.first else { throw .noFonts }
    guard access(regular.path, F_OK) == 0 else { throw .noProcessFiles }
    try EmbeddedFonts.load(regular)
    try add([regular.path], to: configuration)
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication),
      let pattern = fonts.pointee.fonts[Int(fonts.pointee.nfont) - 1]
    else { throw .noFonts }
    for cut in EmbeddedFonts.cuts.dropFirst() {
      guard let copy = FcPatternDuplicate(pattern) else { throw .noFonts }
      FontPattern.set(FC_FILE, to: cut.path, of: copy)
      FontPattern.set(FC_STYLE, to: cut.style, of: copy)
      FontPattern.set(FC_FULLNAME, to: "\(EmbeddedFonts.family) \(cut.style)", of: copy)
      let postScriptStyle = cut.style.filter { $0 != " " }
      FontPattern.set(
        FC_POSTSCRIPT_NAME, to: "\(EmbeddedFonts.family)-\(postScriptStyle)", of: copy)
      FontPattern.set(FC_WEIGHT, to: cut.weight, of: copy)
      FcFontSetAdd(fonts, copy)
    }
  }

  private static func add(
    _ paths: [String], to configuration: OpaquePointer
  ) throws(FontError) {
    for path in paths where FcConfigAppFontAddFile(configuration, path) == 0 {
      throw .notAFont(path)
    }
    if paths.isEmpty { throw .noFonts }
  }

  private static func parse(_ xml: String, into configuration: OpaquePointer) {
    // Read up to the zero that ends it.
    _ = xml.utf8CString.withUnsafeBytes { bytes in
      FcConfigParseAndLoadFromMemory(
        configuration, bytes.bindMemory(to: FcChar8.self).baseAddress, FcBool(1))
    }
  }

  private static func fontFiles(in folder: String) throws(FontError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw FileManager.default.fileExists(atPath: folder)
        ? .unreadableFolder(folder) : .missingFolder(folder)
    }
    let fonts = names.filter { name in
      [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
    }
    guard !fonts.isEmpty else { throw .emptyFolder(folder) }
    let paths = fonts.sorted().map { "\(folder)/\($0)" }
    // Fontconfig waits for pipes, and searches folders.
    if let other = paths.first(where: { !FileBytes.isFile($0) }) { throw .notAFont(other) }
    return paths
  }

  /// The rules of Fontconfig's 10-scale-bitmap-fonts.conf, without which a color emoji is as large
  /// as its bitmap, 109 pixels or more (Docs/sources/drawing.md#font-configuration), and the fonts
  /// for Pango's `emoji` family: known ones, then any with colors.
  private static let emojiRules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide><name target="pattern">pixelsize</name>
    <name target="font">pixelsize</name></divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double><double>0</double>
    <name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name>
    </divide></edit></match>
    <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family>
    <family>Twemoji</family><family>Apple Color Emoji</family><family>Segoe UI Emoji</family>
    </prefer></alias>
    <match><test name="family"><string>emoji</string></test>
    <edit name="color" mode="assign"><bool>true</bool></edit></match></fontconfig>
    """
}

/// The fonts embedded in the program, as files in memory.
///
/// A file is empty until `load` has written it: a picture has texts of two weights or so, and to
/// write all four takes 5 % of the time from the start to a first picture.
package enum EmbeddedFonts {
  /// The family of all embedded fonts.
  package static let family = "Inter"

  /// A cut of the family.
  struct Cut: Hashable, Sendable {
    let style: String
    /// The weight on Fontconfig's scale.
    let weight: Int32
    fileprivate let fontWeight: Font.Weight
    /// The place in `fonts.c`.
    fileprivate let index: Int32
    /// Open as long as the process lives.
    fileprivate let descriptor: Int32

    /// The path of the file.
    var path: String { "/proc/self/fd/\(descriptor)" }
  }

  /// The cuts, the regular one first; empty if the files cannot be created.
  static let cuts: [Cut] = {
    let styles = [
      ("Regular", FC_WEIGHT_REGULAR, Font.Weight.regular), ("Light", FC_WEIGHT_LIGHT, .light),
      ("Semi Bold", FC_WEIGHT_DEMIBOLD, .semibold), ("Bold", FC_WEIGHT_BOLD, .bold),
    ]
    let cuts = styles.enumerated().compactMap { index, entry -> Cut? in
      let descriptor = embedded_font_create(Int32(index))
      return descriptor < 0
        ? nil
        : Cut(
          style: entry.0, weight: entry.1, fontWeight: entry.2, index: Int32(index),
          descriptor: descriptor)
    }
    return cuts.count == styles.count ? cuts : []
  }()

  /// A bit for each cut whose file is written. It is read for each text, so without the lock.
  private static let loaded = Atomic<UInt8>(0)
  private static let writing = Mutex(())

  /// Writes the file of a weight's cut, unless it is written.
  static func load(_ weight: Font.Weight) throws(FontError) {
    guard let cut = cuts.first(where: { $0.fontWeight == weight }) else { return }
    try load(cut)
  }

  /// Writes the file of a cut, unless it is written.
  static func load(_ cut: Cut) throws(FontError) {
    let bit: UInt8 = 1 << UInt8(cut.index)
    guard loaded.load(ordering: .acquiring) & bit == 0 else { return }
    try writing.withLock { _ throws(FontError) in
      guard loaded.load(ordering: .relaxed) & bit == 0 else { return }
      guard embedded_font_write(cut.index, cut.descriptor) == 0 else { throw .noFonts }
      loaded.bitwiseOr(bit, ordering: .releasing)
    }
  }
}

/// Reads Fontconfig's patterns, which describe fonts.
enum FontPattern {
  static func string(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    // The pattern's own text, which ends with a zero and is copied.
    return String(cString: value)
  }

  static func integer(_ key: String, of pattern: OpaquePointer) -> Int? {
    var value: Int32 = 0
    guard FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch else { return nil }
    return Int(value)
  }

  static func set(_ key: String, to value: String, of pattern: OpaquePointer) {
    FcPatternDel(pattern, key)
    FcPatternAddString(pattern, key, value)
  }

  static func set(_ key: String, to value: Int32, of pattern: OpaquePointer) {
    FcPatternDel(pattern, key)
    FcPatternAddInteger(pattern, key, value)
  }
}

/// A problem with a font.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A folder that does not exist.
  case missingFolder(String)
  /// A folder that cannot be read.
  case unreadableFolder(String)
  /// A file that is not a font.
  case notAFont(String)
  /// A folder without font files.
  case emptyFolder(String)
  /// The bundled fonts could not be made available.
  case noFonts
  /// There is no `/proc`, which is needed to open the bundled fonts.
  case noProcessFiles

  /// The problem and a remedy, on one line.
  public var description: String {
    switch self {
    case .missingFolder(let path): "\(path): does not exist; use a folder of fonts"
    case .unreadableFolder(let path): "\(path): cannot be read; use a folder of fonts"
    case .notAFont(let path): "\(path): not a readable font; remove it from the folder"
    case .emptyFolder(let path):
      "\(path): contains no .ttf, .otf, .ttc or .otc files; use another folder"
    case .noFonts: "the bundled fonts could not be loaded into memory"
    case .noProcessFiles:
      "/proc/self/fd: does not exist, and the bundled fonts are read through it; mount /proc"
    }
  }
}
