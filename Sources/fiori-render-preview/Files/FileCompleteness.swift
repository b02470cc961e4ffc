import FileKit
import FioriRender

/// Whether what has just been saved is whole.
enum FileCompleteness {
  /// How many milliseconds to wait for more before a file counts as it is: none for one that can be
  /// used, some for one that cannot, since editors empty a file or take it away before they write.
  static func pause(_ path: String) -> Int {
    if path.hasSuffix(".json") || path.hasSuffix(".nss") {
      guard let bytes = try? InputFile(path).bytes(), !bytes.isEmpty else { return longPause }
      return isWhole(path, bytes) ? 0 : longPause
    }
    return shortPause
  }

  private static func isWhole(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.hasSuffix(".nss") { return !StyleSheet(nss: bytes, file: path).diagnostics.hasErrors }
    let folder = InputFile(path).folder.map { ResourceFolder(path: $0) }
    return !Document(json: bytes, file: path, resources: folder).diagnostics.hasErrors
  }

  /// For what is wrong or gone.
  private static let longPause = 60
  /// For images, which are not looked into.
  private static let shortPause = 15
}
