/// Completes the bidirectional controls of a text, so that none of them reaches beyond its line.
///
/// An embedding, an override or an isolate that is never closed would turn around whatever follows
/// the text where texts are joined, such as in a description of the picture. Missing ends are added,
/// and ends without a beginning are removed. The runs of a text are completed one after another.
package struct BidirectionalControls {
  private enum Opening {
    case embedding
    case isolate

    /// U+202C or U+2069.
    var end: Unicode.Scalar {
      switch self {
      case .embedding: "\u{202C}"
      case .isolate: "\u{2069}"
      }
    }
  }

  /// The controls that are open, the outermost first.
  private var open: [Opening] = []

  package init() {}

  /// Returns a text of one run with its controls completed.
  package static func completed(_ text: String) -> String {
    var controls = BidirectionalControls()
    return controls.completed(text) + controls.ends()
  }

  /// Returns the next run of a text without lone ends, and with all ends before a line break.
  package mutating func completed(_ run: String) -> String {
    guard !open.isEmpty || run.unicodeScalars.contains(where: Self.isControl) else { return run }
    var result = ""
    for scalar in run.unicodeScalars {
      if scalar == "\n" { result += ends() }
      if keeps(scalar) { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Returns the ends that are missing, the innermost first, and closes everything.
  package mutating func ends() -> String {
    defer { open = [] }
    return String(String.UnicodeScalarView(open.reversed().map(\.end)))
  }

  /// Notes a beginning or an end; returns whether the character belongs into the text.
  private mutating func keeps(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: open.append(.embedding)
    case 0x2066...0x2068: open.append(.isolate)
    case 0x202C: return open.last == .embedding && open.popLast() != nil
    case 0x2069:
      guard let isolate = open.lastIndex(of: .isolate) else { return false }
      // The end of an isolate also ends what was opened inside.
      open.removeSubrange(isolate...)
    default: break
    }
    return true
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
