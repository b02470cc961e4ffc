import FioriBasics

/// Reads the tags and texts of an XML file in turn, without a document type.
struct XMLScanner {
  /// A part of a file.
  enum Part {
    case start(String, attributes: [String: String])
    case end(String)
    case text(String)
  }

  private let scalars: [Unicode.Scalar]
  private let encoding: TextsEncoding
  private var index = 0
  /// The index of the part that was read last.
  private(set) var start = 0
  /// The names of the elements that are open.
  private var open: [String] = []
  /// The end of an element without content, which is still to come.
  private var pending: String?
  private var hasRoot = false

  init(_ bytes: [UInt8]) throws(TextsFault) {
    (scalars, encoding) = try TextsEncoding.decoded(bytes)
    if has("<?xml"), let next = scalars[at: 5], Self.isSpace(next) { try readDeclaration() }
  }

  /// Returns the next part; `nil` at the end.
  mutating func next() throws(TextsFault) -> Part? {
    if let name = pending {
      pending = nil
      open.removeLast()
      return .end(name)
    }
    while let scalar = current {
      start = index
      if scalar != "<" {
        let text = try text { $0 == "<" }
        if !open.isEmpty { return .text(text) }
        guard text.unicodeScalars.allSatisfy(Self.isSpace) else {
          throw fault("the text is not inside an element; remove it", at: start)
        }
      } else if has("<![CDATA["), !open.isEmpty {
        return .text(try text(from: "<![CDATA[", to: "]]>"))
      } else if has("<!--") {
        _ = try text(from: "<!--", to: "-->")
      } else if has("<?") {
        _ = try text(from: "<?", to: "?>")
      } else if has("<!") {
        throw fault("a document type is not supported; remove '<!…>'")
      } else {
        return try tag()
      }
    }
    if let name = open.last { throw fault("'<\(name)>' has no end; write '</\(name)>'") }
    return nil
  }

  /// Returns a mistake at an index; by default, where the scanner is.
  func fault(_ message: String, at place: Int? = nil) -> TextsFault {
    TextsFault(after: scalars[..<min(place ?? index, scalars.count)], message)
  }

  // MARK: - Characters

  private var current: Unicode.Scalar? { scalars[at: index] }

  private func has(_ start: String) -> Bool {
    scalars[index...].starts(with: start.unicodeScalars)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r": true
    default: false
    }
  }

  /// Returns whether there were spaces.
  @discardableResult private mutating func skipSpace() -> Bool {
    let first = index
    while let scalar = current, Self.isSpace(scalar) { index += 1 }
    return index > first
  }

  /// Reads a character that stands for itself.
  private mutating func character() throws(TextsFault) -> Unicode.Scalar {
    let scalar = scalars[index]
    guard Self.isAllowed(scalar) else {
      throw fault("a control character is not allowed in XML; remove it")
    }
    index += 1
    return scalar
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0xFFFE).contains(scalar.value) || scalar.value > 0xFFFF || isSpace(scalar)
  }

  /// Reads a text with characters in place of `&amp;` and its like.
  private mutating func text(
    upTo isEnd: (Unicode.Scalar) -> Bool
  ) throws(TextsFault) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = current, !isEnd(scalar) {
      text.append(scalar == "&" ? try entity() : try character())
    }
    return String(text)
  }

  /// Reads a part that is not markup between two marks.
  private mutating func text(from first: String, to last: String) throws(TextsFault) -> String {
    let start = index
    index += first.unicodeScalars.count
    var text = String.UnicodeScalarView()
    while !has(last) {
      guard current != nil else { throw fault("'\(first)' has no end; write '\(last)'", at: start) }
      text.append(try character())
    }
    index += last.unicodeScalars.count
    return String(text)
  }

  private mutating func entity() throws(TextsFault) -> Unicode.Scalar {
    let name = scalars[(index + 1)...].prefix(16).prefix { $0 != ";" }
    guard scalars[at: name.endIndex] == ";",
      let scalar = Self.scalar(named: String(String.UnicodeScalarView(name)))
    else { throw fault("'&' does not start a known entity; write '&amp;'") }
    index = name.endIndex + 1
    return scalar
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
      // A sign would be read as part of the number.
      guard digits.first != "+",
        let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
        let scalar = Unicode.Scalar(number)
      else { return nil }
      return isAllowed(scalar) ? scalar : nil
    }
  }

  // MARK: - Tags

  private mutating func tag() throws(TextsFault) -> Part {
    index += 1
    if current == "/" { return try endTag() }
    let name = self.name()
    guard !name.isEmpty else { throw fault("'<' does not start a tag; write '&lt;'", at: start) }
    guard !open.isEmpty || !hasRoot else {
      throw fault("'<\(shown(name))>' is a second root element; remove it", at: start)
    }
    hasRoot = true
    let attributes = try attributes(upTo: [">", "/"])
    open.append(Self.local(name))
    if current == "/" {
      index += 1
      pending = Self.local(name)
    }
    try end(of: "a tag", with: ">")
    return .start(Self.local(name), attributes: attributes)
  }

  private mutating func endTag() throws(TextsFault) -> Part {
    index += 1
    let name = Self.local(self.name())
    guard let last = open.popLast() else {
      throw fault("'</\(shown(name))>' has no start; remove it", at: start)
    }
    guard last == name else {
      throw fault("'</\(shown(name))>' ends '<\(last)>'; write '</\(last)>'", at: start)
    }
    skipSpace()
    try end(of: "a tag", with: ">")
    return .end(name)
  }

  private mutating func end(of part: String, with mark: String) throws(TextsFault) {
    guard has(mark) else { throw fault("\(part) has no end; write '\(mark)'", at: start) }
    index += mark.unicodeScalars.count
  }

  /// Reads the declaration, whose encoding must be the file's.
  private mutating func readDeclaration() throws(TextsFault) {
    index += 5
    let attributes = try attributes(upTo: ["?"])
    guard let declared = attributes["encoding"] else { return try end(of: "'<?xml'", with: "?>") }
    let isASCII = encoding == .utf8 && declared.lowercased() == "us-ascii"
    guard isASCII || declared.uppercased() == encoding.rawValue else {
      let reason =
        TextsEncoding(rawValue: declared.uppercased()) == nil
        ? "is not supported" : "is not the file's own, which is in \(encoding.rawValue)"
      throw fault(
        "the encoding '\(shown(declared))' \(reason); save the file in UTF-8, and write 'UTF-8'",
        at: start)
    }
    try end(of: "'<?xml'", with: "?>")
  }

  /// Reads the attributes of a tag; those with a prefix belong to other formats.
  private mutating func attributes(
    upTo ends: [Unicode.Scalar]
  ) throws(TextsFault) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpace()
      guard let scalar = current, scalar != "<" else {
        throw fault("a tag has no end; write '>'", at: start)
      }
      if ends.contains(scalar) { return attributes.filter { !$0.key.contains(":") } }
      let place = index
      let (name, value) = try attribute()
      guard hasSpace else { throw fault("write a space before '\(shown(name))'", at: place) }
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw fault("attribute '\(shown(name))' appears twice; remove one", at: place)
      }
    }
  }

  private mutating func attribute() throws(TextsFault) -> (name: String, value: String) {
    let place = index
    let name = self.name()
    skipSpace()
    guard current == "=", !name.isEmpty else {
      throw fault("attribute '\(shown(name))' has no value; write 'NAME=\"…\"'", at: place)
    }
    index += 1
    skipSpace()
    guard let quote = current, quote == "\"" || quote == "'" else {
      throw fault(
        "attribute '\(shown(name))' has no quotation marks; write '=\"…\"'", at: place)
    }
    index += 1
    let value = try text { $0 == quote || $0 == "<" }
    guard current == quote else {
      throw fault("the value of '\(shown(name))' has no end; write '\(quote)' after it", at: place)
    }
    index += 1
    return (name, value)
  }

  /// Reads the name of an element or an attribute.
  private mutating func name() -> String {
    let name = scalars[index...].prefix { scalar in
      switch scalar {
      case "=", ">", "/", "<", "\"", "'", "?": false
      default: !Self.isSpace(scalar)
      }
    }
    index = name.endIndex
    return String(String.UnicodeScalarView(name))
  }

  /// Returns a name without its prefix.
  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private func shown(_ text: String) -> String { JSONProblem.shown(text) }
}
