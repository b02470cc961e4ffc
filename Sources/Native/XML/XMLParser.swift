import CText

/// Reads UTF-8 with expat, and passes on the parts of a document in turn.
package final class XMLParser {
  /// A part of a document.
  package enum Part {
    case start(String, [(name: String, value: String)])
    case end(String)
    /// A piece of a text, whose bytes are valid only while they are taken.
    case text(UnsafeRawBufferPointer)
    case declaration(encoding: String?)
    case documentType
    /// A declaration that could make a document grow, such as `<!ENTITY>`.
    case growth(String)
  }

  /// expat's version, without its name.
  package static var version: String? {
    XML_ExpatVersion().map { String(cString: $0.advanced(by: "expat_".count)) }
  }

  private let parser: OpaquePointer
  private let take: (Part, XMLParser) -> Bool
  private var isStopped = false

  /// Reads a document in any declared encoding.
  ///
  /// - Parameters:
  ///   - bytes: The whole document.
  ///   - take: Takes a part; false stops.
  /// - Returns: The reason why the document was not read to its end; `nil` if it was.
  package static func parse(
    _ bytes: [UInt8], _ take: (Part, XMLParser) -> Bool
  ) -> XMLFault? {
    guard let parser = XML_ParserCreate("UTF-8") else { return .outOfMemory }
    defer { XML_ParserFree(parser) }
    return withoutActuallyEscaping(take) { XMLParser(parser, $0).parse(bytes) }
  }

  private init(_ parser: OpaquePointer, _ take: @escaping (Part, XMLParser) -> Bool) {
    (self.parser, self.take) = (parser, take)
  }

  private func parse(_ bytes: [UInt8]) -> XMLFault? {
    // A seed of its own would be taken from the system at each start; collisions need more names
    // than an icon may have.
    XML_SetHashSalt(parser, 1)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: buffer.count), 1)
    }
    guard status != XML_STATUS_OK else { return nil }
    let code = XML_GetErrorCode(parser)
    return XMLFault(
      kind: XMLFault.Kind(code), reason: XML_ErrorString(code).map { String(cString: $0) } ?? "",
      line: line, offset: offset)
  }

  private func setHandlers() {
    XML_SetElementHandler(
      parser, { pass($0, .start(text($1) ?? "", attributes($2))) },
      { pass($0, .end(text($1) ?? "")) })
    XML_SetCharacterDataHandler(parser) {
      pass($0, .text(UnsafeRawBufferPointer(start: $1, count: Int($2))))
    }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      pass(data, .declaration(encoding: text(encoding)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in pass(data, .documentType) }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      pass(data, .growth("<!ENTITY>"))
    }
    XML_SetAttlistDeclHandler(parser) { data, _, _, _, _, _ in pass(data, .growth("<!ATTLIST>")) }
  }

  /// The line of the part, counted from 1.
  package var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  /// The index of the part's first byte.
  package var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }

  fileprivate func receive(_ part: Part) {
    // A stopped parser still has the end of an empty element to report.
    guard !isStopped, !take(part, self) else { return }
    isStopped = true
    XML_StopParser(parser, 0)
  }
}

/// Passes a part to the parser that expat passes to its handlers.
private func pass(_ data: UnsafeMutableRawPointer?, _ part: XMLParser.Part) {
  guard let data else { return }
  Unmanaged<XMLParser>.fromOpaque(data).takeUnretainedValue().receive(part)
}

private func text(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }

/// Returns the names and values that expat lists in turn, up to a null pointer instead of a name.
private func attributes(
  _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> [(name: String, value: String)] {
  var result: [(name: String, value: String)] = []
  var index = 0
  while let name = text(list?[index]), let value = text(list?[index + 1]) {
    result.append((name, value))
    index += 2
  }
  return result
}
