/// Rules for names that become file names.
public enum FileName {
  /// The longest name in bytes: with an extension, no file system has more than 255.
  static let byteLimit = 200

  /// Returns whether a text is a valid file name in any folder on any system.
  public static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, first != ".", first != " ", text.utf8.count <= byteLimit else {
      return false
    }
    return text == plain(text)
  }

  /// The regular expression for such a text, except for its length, which is limited in bytes. References
  /// to columns may have a format, such as `${region|slug}`.
  static let pattern: String = {
    let forbidden = #"/\\:*?"<>|#%&\u0000-\u001f\u007f"#
    let reference = #"\$\{[^{}]*\}"#
    return "^(?:[^. \(forbidden)]|\(reference))(?:[^\(forbidden)]|\(reference)){0,199}$"
  }()

  /// Returns the text without quotation marks and without characters that are invalid in a file name.
  package static func plain(_ text: String) -> String {
    let kept = text.unicodeScalars.map { scalar in
      "/\\:*?\"<>|#%&".unicodeScalars.contains(scalar) || scalar.value < 0x20
        || scalar.value == 0x7F
        ? "" : String(scalar)
    }
    return kept.joined()
  }
}
