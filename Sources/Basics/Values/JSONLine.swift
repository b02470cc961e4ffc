/// Writes JSON on one line, from start to end.
///
/// ``JSONText`` builds a tree and formats it over several lines for people; a response has a
/// hundred kilobytes of base64, which are copied only once here.
package struct JSONLine {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Returns the bytes of an object with the members that `body` writes, ending with a newline if
  /// `isEnded`.
  package static func object(isEnded: Bool = true, _ body: (inout JSONLine) -> Void) -> [UInt8] {
    var line = JSONLine()
    line.object(body)
    if isEnded { line.bytes.append(UInt8(ascii: "\n")) }
    return line.bytes
  }

  /// Writes a member whose value is an array with an object for each element.
  package mutating func member<Element>(
    _ key: String, _ elements: [Element], _ body: (inout JSONLine, Element) -> Void
  ) {
    begin(key)
    nest("[", "]") { line in
      for element in elements { line.object { body(&$0, element) } }
    }
  }

  /// Writes a member whose value is an array of strings.
  package mutating func member(_ key: String, _ texts: [String]) {
    begin(key)
    nest("[", "]") { line in
      for text in texts {
        line.separate()
        line.quote(text)
      }
    }
  }

  /// Writes a member whose value is an object with the members that `body` writes.
  package mutating func member(_ key: String, _ body: (inout JSONLine) -> Void) {
    begin(key)
    nest("{", "}", body)
  }

  /// Writes a member whose value is a string.
  package mutating func member(_ key: String, _ text: String) {
    begin(key)
    quote(text)
  }

  /// Writes a member whose value is an integer.
  package mutating func member(_ key: String, _ number: Int) { member(key, json: "\(number)") }

  /// Writes a member whose value is a number with at most three decimals.
  package mutating func member(_ key: String, _ number: Double) {
    member(key, json: Decimal.text(number))
  }

  /// Writes a member whose value is already JSON.
  package mutating func member(_ key: String, json: String) {
    begin(key)
    bytes += json.utf8
    needsComma = true
  }

  /// Writes a member whose value is an ASCII string that needs no escapes, such as base64.
  package mutating func member(_ key: String, plain text: some Sequence<UInt8>) {
    begin(key)
    bytes.append(UInt8(ascii: "\""))
    bytes += text
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func object(_ body: (inout JSONLine) -> Void) { nest("{", "}", body) }

  private mutating func begin(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func nest(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout JSONLine) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes.append(UInt8(ascii: "\""))
      bytes += text.utf8
      bytes.append(UInt8(ascii: "\""))
    } else {
      bytes += JSONText.quoted(text, escaping: Self.mayEndLine).utf8
    }
    needsComma = true
  }

  /// Returns whether a byte can be written unescaped, as nearly all can.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns whether some readers take the scalar for a line end or a control, beyond ASCII.
  private static func mayEndLine(_ scalar: Unicode.Scalar) -> Bool {
    (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
  }
}
