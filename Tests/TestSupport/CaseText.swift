/// A text of a file of cases. `⟨A0⟩` stands for the scalar U+00A0, `⟨xFF⟩` for a byte, and `⟨⟩` for
/// nothing, which shows an empty line or a blank at the end.
struct CaseText: Hashable, Sendable {
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ written: String) {
    var bytes: [UInt8] = []
    for part in written.split(separator: "⟨", omittingEmptySubsequences: false).enumerated() {
      let pieces = part.element.split(
        separator: "⟩", maxSplits: 1, omittingEmptySubsequences: false)
      guard part.offset > 0, pieces.count == 2 else {
        bytes += Array(part.element.utf8)
        continue
      }
      bytes += Self.bytes(of: pieces[0]) + Array(pieces[1].utf8)
    }
    self.bytes = bytes
  }

  private static func bytes(of code: Substring) -> [UInt8] {
    if code.hasPrefix("x") { return UInt8(code.dropFirst(), radix: 16).map { [$0] } ?? [] }
    let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)
    return scalar.map { Array(String($0).utf8) } ?? []
  }

  /// A text as it is written in a file of cases, on one line.
  static func written(_ text: String) -> String {
    let codes = text.unicodeScalars.map { isShown($0) ? String($0) : code($0) }.joined()
    return codes.isEmpty || codes.hasSuffix(" ") ? codes + "⟨⟩" : codes
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "⟨" + String(scalar.value, radix: 16, uppercase: true) + "⟩"
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}
