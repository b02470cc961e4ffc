/// The bytes of one scalar, or a run of bytes that are none.
struct UTF8Sequence: Hashable, Sendable {
  /// Whether the bytes are well-formed UTF-8.
  let isValid: Bool

  /// How many bytes; at least 1.
  let length: Int

  /// Looks at the sequence that begins at an index of the bytes.
  init(in bytes: [UInt8], at index: Int) {
    let lead = index < bytes.count ? bytes[index] : 0
    let expected = Self.length(lead)
    var length = 1
    while length < expected, Self.continues(bytes, at: index + length) { length += 1 }
    let second = expected > 1 && length > 1 ? bytes[index + 1] : 0x80
    isValid = length == expected && Self.secondRange(lead).contains(second)
    // Stray continuation bytes are part of the same fault: one report, one column.
    while !isValid, Self.continues(bytes, at: index + length) { length += 1 }
    self.length = length
  }

  private static func length(_ lead: UInt8) -> Int {
    switch lead {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  // Overlong forms, surrogates and scalars beyond U+10FFFF all show in the second byte.
  private static func secondRange(_ lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  private static func continues(_ bytes: [UInt8], at index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
