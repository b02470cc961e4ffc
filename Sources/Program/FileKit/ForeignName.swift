import FioriBasics

/// Names of files whose bytes are not UTF-8. Texts cannot have them, so a program that keeps paths as texts cannot open
/// such a file, and must say so instead of opening another one.
package enum ForeignName {
  /// Returns a name for a message: non-ASCII bytes and invisible characters are escapes such as
  /// `\xff`.
  package static func shown(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte))
        : "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Returns the failure for a file or folder of such a name.
  package static func failure(_ path: String) -> RunFailure {
    .foreignName(path)
  }
}
