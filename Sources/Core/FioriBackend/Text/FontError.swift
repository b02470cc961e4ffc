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
  /// There is no `/proc`, through which the bundled fonts are opened.
  case noProcessFiles

  /// The problem and a remedy, on one line.
  public var description: String {
    switch self {
    case .missingFolder(let path): "\(path): does not exist; give a folder of fonts"
    case .unreadableFolder(let path): "\(path): cannot be read; give a folder of fonts"
    case .notAFont(let path): "\(path): not a readable font; remove it from the folder"
    case .emptyFolder(let path):
      "\(path): contains no .ttf, .otf, .ttc or .otc files; give another folder"
    case .noFonts: "the bundled fonts could not be loaded into memory"
    case .noProcessFiles:
      "/proc/self/fd: does not exist, and the bundled fonts are read through it; mount /proc"
    }
  }
}
