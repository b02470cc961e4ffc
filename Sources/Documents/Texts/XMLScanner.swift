import FioriBasics

/// Reads the tags and texts of an XML file in turn, without a document type.
struct XMLScanner {
  /// A part of a file.
  enum Part {
    case start(String, attributes: [String: String])
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var index = 0
  private(set) var line = 1
  /// The names of the elements that are open.
  private var open: [String] = []
  /// The end of an element without content, which is still to come.
  private var pending: String?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next part; `nil` at the end.
  mutating func next() throws(TextsFault) -> Part? {
    if let name = pending {
      pending = nil
      open.removeLast()
      return .end(name)
    }
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") { return .text(try Self.decoded(text(), line: line)) }
      if has("<![CDATA[") { return .text(try text(from: "<![CDATA[", to: "]]>")) }
      if has("<!--") {
        _ = try text(from: "<!--", to: "-->")
      } else if has("<?") {
        _ = try text(from: "<?", to: "?>")
      } else if has("<!") {
        throw fault("a document type is not read; remove '<!…>'")
      } else {
        return try tag()
      }
    }
    if let name = open.last { throw fault("'<\(name)>' has no end; write '</\(name)>'") }
    return nil
  }

  private func fault(_ message: String) -> TextsFault { TextsFault(line: line, message: message) }

  private func has(_ start: StaticString) -> Bool {
    bytes[index...].starts(
      with: UnsafeBufferPointer(start: start.utf8Start, count: start.utf8CodeUnitCount))
  }

  private mutating func text() -> String {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return take(upTo: end)
  }

  private mutating func take(upTo end: Int) -> String {
    defer {
      line += bytes[index..<end].count { $0 == UInt8(ascii: "\n") }
      index = end
    }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  private mutating func text(
    from start: StaticString, to end: StaticString
  ) throws(TextsFault) -> String {
    let first = index + start.utf8CodeUnitCount
    var last = first
    let mark = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
    while last < bytes.count, !bytes[last...].starts(with: mark) { last += 1 }
    guard last < bytes.count else { throw fault("'\(start)' has no end; write '\(end)'") }
    index = first
    let text = take(upTo: last)
    index += end.utf8CodeUnitCount
    return text
  }

  /// Reads a start or end tag.
  private mutating func tag() throws(TextsFault) -> Part {
    var end = index + 1
    var quote: UInt8?
    while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
      if quote == bytes[end] {
        quote = nil
      } else if quote == nil, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[end]) {
        quote = bytes[end]
      }
      end += 1
    }
    guard end < bytes.count else { throw fault("a tag has no end; write '>'") }
    index += 1
    var content = Substring(take(upTo: end))
    index += 1
    if content.first == "/" { return try endTag(content.dropFirst()) }
    let isEmpty = content.last == "/"
    if isEmpty { content = content.dropLast() }
    let name = Self.local(content.prefix { !$0.isWhitespace })
    guard !name.isEmpty else { throw fault("'<' begins no tag; write '&lt;'") }
    open.append(name)
    if isEmpty { pending = name }
    return .start(name, attributes: try attributes(content.drop { !$0.isWhitespace }))
  }

  private mutating func endTag(_ content: Substring) throws(TextsFault) -> Part {
    let name = Self.local(content.prefix { !$0.isWhitespace })
    guard let last = open.popLast() else { throw fault("'</\(name)>' has no start; remove it") }
    guard last == name else {
      throw fault("'</\(JSONProblem.shown(name))>' ends '<\(last)>'; write '</\(last)>'")
    }
    return .end(name)
  }

  private func attributes(_ content: Substring) throws(TextsFault) -> [String: String] {
    var result: [String: String] = [:]
    var rest = content.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else {
        throw fault("attribute '\(name)' has no value; write '=\"…\"'")
      }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'",
        let end = rest.dropFirst().firstIndex(of: quote)
      else { throw fault("attribute '\(name)' has no quotation marks; write '=\"…\"'") }
      let value = rest[rest.index(after: rest.startIndex)..<end]
      result[Self.local(name)] = try Self.decoded(String(value), line: line)
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    }
    return result
  }

  /// Returns a name without its prefix.
  private static func local(_ name: Substring) -> String {
    String(name.split(separator: ":").last ?? "")
  }

  /// Returns a text with characters in place of `&amp;` and its like.
  private static func decoded(_ text: String, line: Int) throws(TextsFault) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";"),
        let character = character(named: rest[rest.index(after: start)..<end])
      else { throw TextsFault(line: line, message: "'&' stands for no character; write '&amp;'") }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(named name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
