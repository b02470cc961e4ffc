/// Completes the bidirectional controls of a text, so that none of them reaches beyond its line.
///
/// An embedding, an override or an isolate that is never closed would turn around whatever follows
/// the text where texts are joined, such as in a description of the picture. Missing ends are added,
/// and ends without a beginning are removed. The runs of a text are completed one after another.
///
/// Those that are nested too deeply are removed with their ends: FriBidi 1.0.8 writes beyond its tables
/// for more than 125 isolates inside each other, and ends the process.
package struct BidirectionalControls {
  private struct Opening {
    let isIsolate: Bool
    /// Whether it is part of the text; not if it is nested too deeply.
    let isKept: Bool

    var end: Unicode.Scalar { isIsolate ? "\u{2069}" : "\u{202C}" }
  }

  /// The largest depth: the Unicode bidirectional algorithm has 125 levels, and each may take two.
  private static let depth = 61

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
    guard !open.isEmpty else { return "" }
    defer { open = [] }
    return String(String.UnicodeScalarView(open.reversed().filter(\.isKept).map(\.end)))
  }

  /// Notes a beginning or an end; returns whether the character belongs into the text.
  private mutating func keeps(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: return opens(isIsolate: false)
    case 0x2066...0x2068: return opens(isIsolate: true)
    case 0x202C:
      guard let last = open.last, !last.isIsolate else { return false }
      open.removeLast()
      return last.isKept
    case 0x2069:
      guard let index = open.lastIndex(where: \.isIsolate) else { return false }
      let isolate = open[index]
      // The end of an isolate also ends what was opened inside.
      open.removeSubrange(index...)
      return isolate.isKept
    default: return true
    }
  }

  private mutating func opens(isIsolate: Bool) -> Bool {
    let opening = Opening(isIsolate: isIsolate, isKept: open.count < Self.depth)
    open.append(opening)
    return opening.isKept
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
