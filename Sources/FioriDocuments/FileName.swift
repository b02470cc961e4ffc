/// Names that become those of files.
public enum FileName {
  /// Whether a text can stand for a file in any folder of any system.
  public static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, first != ".", first != " ", text.utf8.count <= 200 else {
      return false
    }
    return text == plain(text)
  }

  /// The regular expression for such a text, but for its length, which counts in bytes.
  static let pattern: String = {
    let forbidden = #"/\\:*?"<>|'#%&\u0000-\u001f\u007f"#
    return "^[^. \(forbidden)][^\(forbidden)]{0,199}$"
  }()

  /// The text without what a file's name cannot have, and without quotes.
  package static func plain(_ text: String) -> String {
    let kept = text.unicodeScalars.map { scalar in
      "/\\:*?\"<>|'#%&".unicodeScalars.contains(scalar) || scalar.value < 0x20
        || scalar.value == 0x7F
        ? "" : String(scalar)
    }
    return kept.joined()
  }
}
