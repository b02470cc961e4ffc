import CCairo
import FioriModel

/// Reads XML into elements with expat.
///
/// Nothing that grows is accepted: no entities or default attributes of a document type, no external
/// references, no encoding but UTF-8 and ASCII, in which markup could be hidden from others who read
/// the same file.
final class XMLReader {
  /// The maximum depth of elements.
  static let maximumDepth = 64
  /// The maximum number of elements.
  static let maximumElementCount = 4_000

  private struct OpenElement {
    let name: String
    let attributes: [XMLElement.Attribute]
    let line: Int
    /// Whether its text is kept whole, or in order with its children, or not at all.
    let text: TextKind
    var children: [XMLElement] = []
    var bytes: [UInt8] = []

    enum TextKind {
      case none, whole, ordered

      init(in name: String) {
        self = name.hasSuffix("style") ? .whole : Self.isText(name) ? .ordered : .none
      }

      private static func isText(_ name: String) -> Bool {
        name.hasSuffix("text") || name.hasSuffix("tspan")
      }
    }

    /// Puts the text since the last child among the children.
    mutating func endText(at line: Int) {
      guard text == .ordered, !bytes.isEmpty else { return }
      children.append(
        XMLElement(
          name: XMLElement.textName, attributes: [], children: [],
          text: String(decoding: bytes, as: UTF8.self), line: line))
      bytes = []
    }
  }

  private let parser: OpaquePointer
  private var open: [OpenElement] = []
  private var root: XMLElement?
  private var elementCount = 0
  /// The reason for which the parser was stopped; `nil` if it was not.
  private var refusal: ImageError?

  /// Returns the root element of a document.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)`` with expat's message and the line,
  ///   ``ImageError/forbiddenInIcon(_:)``, ``ImageError/wrongEncoding(_:)`` or ``ImageError/outOfMemory``.
  static func read(_ bytes: [UInt8]) throws(ImageError) -> XMLElement {
    try XMLReader().read(bytes)
  }

  private init() throws(ImageError) {
    guard let parser = XML_ParserCreate("UTF-8") else { throw .outOfMemory }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  private func read(_ bytes: [UInt8]) throws(ImageError) -> XMLElement {
    // A seed of its own would be taken from the system at each start; collisions need more names
    // than an icon may have.
    XML_SetHashSalt(parser, 1)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
    // expat reads as many bytes as it is told.
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: buffer.count), 1)
    }
    if let refusal { throw refusal }
    guard status == XML_STATUS_OK, let root else { throw damage() }
    return root
  }

  private func setHandlers() {
    XML_SetElementHandler(
      parser, { reader(from: $0)?.begin($1, $2) }, { data, _ in reader(from: data)?.end() })
    XML_SetCharacterDataHandler(parser) { reader(from: $0)?.append($1, Int($2)) }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      reader(from: data)?.check(encoding: encoding)
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      reader(from: data)?.refuse(.forbiddenInIcon("<!ENTITY>"))
    }
    XML_SetAttlistDeclHandler(parser) { data, _, _, _, _, _ in
      reader(from: data)?.refuse(.forbiddenInIcon("<!ATTLIST>"))
    }
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  private func damage() -> ImageError {
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    return .damaged(.svg, reason: "\(reason ?? "it has no element") in line \(line)")
  }

  private func refuse(_ error: ImageError) {
    guard refusal == nil else { return }
    refusal = error
    XML_StopParser(parser, 0)
  }

  private func check(encoding: UnsafePointer<CChar>?) {
    guard let encoding else { return }
    let name = String(cString: encoding)
    guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else { return }
    refuse(.wrongEncoding(String(name.prefix(40))))
  }

  private func begin(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    elementCount += 1
    guard elementCount <= Self.maximumElementCount else {
      return refuse(.forbiddenInIcon("more than \(Self.maximumElementCount) elements"))
    }
    guard open.count < Self.maximumDepth else {
      return refuse(.forbiddenInIcon("elements nested more than \(Self.maximumDepth) deep"))
    }
    if let last = open.indices.last { open[last].endText(at: line) }
    let name = name.map { String(cString: $0) } ?? ""
    open.append(
      OpenElement(
        name: name, attributes: Self.pairs(attributes), line: line,
        text: OpenElement.TextKind(in: name)))
  }

  /// Returns the names and values that expat lists in turn, up to a null pointer, which is in place of a name.
  private static func pairs(
    _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [XMLElement.Attribute] {
    var result: [XMLElement.Attribute] = []
    var index = 0
    while let name = list?[index], let value = list?[index + 1] {
      result.append(
        XMLElement.Attribute(name: String(cString: name), value: String(cString: value)))
      index += 2
    }
    return result
  }

  private func append(_ text: UnsafePointer<CChar>?, _ count: Int) {
    guard let text, let last = open.indices.last, open[last].text != .none else { return }
    // expat's own count, which is never negative.
    open[last].bytes += UnsafeRawBufferPointer(start: text, count: count)
  }

  private func end() {
    guard var element = open.popLast() else { return }
    element.endText(at: line)
    let closed = XMLElement(
      name: element.name, attributes: element.attributes, children: element.children,
      text: String(decoding: element.bytes, as: UTF8.self), line: element.line)
    guard let last = open.indices.last else { return root = closed }
    open[last].children.append(closed)
  }
}

/// Returns the reader that expat passes to its handlers.
private func reader(from data: UnsafeMutableRawPointer?) -> XMLReader? {
  data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
}
