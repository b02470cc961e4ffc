package import FileKit
import FioriBasics

/// A file with a secret on each line.
package enum SecretFile {
  /// Returns the secrets: the raw bytes of each line that is not empty. Each needs a number of bytes,
  /// and messages call it by a word.
  ///
  /// - Throws: The failure if the file cannot be read, has no secret, or has one that is too short.
  package static func secrets(
    in path: String, called word: String, leastByteCount: Int
  ) throws(RunFailure) -> [[UInt8]] {
    let bytes = try InputFile(path).bytes(limit: byteLimit)
    guard bytes.count <= byteLimit else {
      throw .secretFileTooLong(path, word, limit: byteLimit)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && line.count < leastByteCount {
      throw .shortSecret(
        path, line: index + 1, word, byteCount: line.count, least: leastByteCount)
    }
    let secrets = lines.filter { !$0.isEmpty }.map(Array.init)
    guard !secrets.isEmpty else {
      throw .noSecret(path, word)
    }
    return secrets
  }

  private static let byteLimit = 65_536
}
