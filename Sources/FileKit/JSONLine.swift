import FoundationEssentials

/// JSON on one line, written from its beginning to its end.
///
/// The library's own writer builds a tree and lays it out over lines for people; an answer has a
/// hundred kilobytes of base 64, which are copied once here.
package struct JSONLine {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// A line on which nothing stands yet.
  package init() {}

  /// Writes an object of the members that `body` writes.
  package mutating func object(_ body: (inout JSONLine) -> Void) {
    nest("{", "}", body)
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

  /// Writes a member whose value is an array of texts.
  package mutating func member(_ key: String, _ texts: [String]) {
    begin(key)
    nest("[", "]") { line in
      for text in texts {
        line.separate()
        line.quote(text)
      }
    }
  }

  /// Writes a member whose value is an object of the members that `body` writes.
  package mutating func member(_ key: String, _ body: (inout JSONLine) -> Void) {
    begin(key)
    nest("{", "}", body)
  }

  /// Writes a member whose value is a text.
  package mutating func member(_ key: String, _ text: String) {
    begin(key)
    quote(text)
  }

  /// Writes a member whose value is a number, with three decimals at the most.
  package mutating func member(_ key: String, _ number: Double) {
    let rounded = (number * 1_000).rounded() / 1_000
    member(key, json: Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)")
  }

  /// Writes a member whose value is JSON already.
  package mutating func member(_ key: String, json: String) {
    begin(key)
    bytes += json.utf8
    needsComma = true
  }

  /// Writes a member whose value is bytes in base 64.
  package mutating func member(_ key: String, base64 data: [UInt8]) {
    begin(key)
    bytes.append(UInt8(ascii: "\""))
    bytes += Data(data).base64EncodedData()
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Ends the line.
  package mutating func end() {
    bytes.append(UInt8(ascii: "\n"))
  }

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
    bytes.append(UInt8(ascii: "\""))
    defer {
      bytes.append(UInt8(ascii: "\""))
      needsComma = true
    }
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += #"\""#.utf8
      case "\\": bytes += #"\\"#.utf8
      case _ where Self.mayEndLine(scalar):
        let digits = String(scalar.value, radix: 16)
        bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
  }

  /// Whether a byte is a character that stands for itself, as nearly all do.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Controls, and what some readers take for the end of a line.
  private static func mayEndLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      || (0x2028...0x2029).contains(scalar.value)
  }
}
