import FioriRender

/// The lines of an input, to tell whether a place lies in it.
///
/// It counts in the plainest way and knows nothing of the reader, which it is to be held against.
public struct SourceText {
  /// The scalars of each line, at the least one line.
  private var lengths = [0]

  /// An input as UTF-8; the reader counts a damaged sequence as at most one scalar a byte.
  public init(_ bytes: [UInt8]) {
    var previous: UInt8?
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lengths.append(0)
      default: lengths[lengths.count - 1] += 1
      }
      previous = byte
    }
  }

  /// Whether the place is a byte of the input, or its end.
  public func contains(line: Int, column: Int) -> Bool {
    lengths.indices.contains(line - 1) && (1...lengths[line - 1] + 1).contains(column)
  }

  /// Stops unless everything is said in one line, and of a place in this input where it is of it.
  public func check(_ diagnostics: [Diagnostic], file: String) {
    for diagnostic in diagnostics {
      require(
        !diagnostic.description.contains(where: \.isNewline), "more than a line: \(diagnostic)")
      guard let location = diagnostic.location, location.file == file else { continue }
      require(
        contains(line: location.line, column: location.column), "nowhere: \(diagnostic)")
    }
  }
}
