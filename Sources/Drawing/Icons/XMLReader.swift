import FioriModel
import FioriNative

/// Reads XML into elements.
///
/// Nothing that grows is accepted: no entities or default attributes of a document type, no external
/// references, no encoding but UTF-8 and ASCII, since others could hide markup from readers of the
/// same file.
struct XMLReader {
  /// The maximum depth of elements.
  static let maximumDepth = 64
  /// The maximum number of elements.
  static let maximumElementCount = 4_000

  private struct OpenElement {
    let name: String
    let attributes: [(name: String, value: String)]
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

  private var open: [OpenElement] = []
  private var root: XMLElement?
  private var elementCount = 0

  /// Returns the root element of a document.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)`` with expat's message and the line,
  ///   ``ImageError/forbiddenInIcon(_:)``, ``ImageError/wrongEncoding(_:)`` or ``ImageError/outOfMemory``.
  static func read(_ bytes: [UInt8]) throws(ImageError) -> XMLElement {
    var reader = XMLReader()
    var refusal: ImageError?
    let fault = XMLParser.parse(bytes) { part, parser in
      do throws(ImageError) { try reader.take(part, at: parser.line) } catch { refusal = error }
      return refusal == nil
    }
    if let refusal { throw refusal }
    guard fault?.kind != .outOfMemory else { throw .outOfMemory }
    guard fault == nil, let root = reader.root else {
      let reason = fault?.reason ?? "it has no element"
      throw .damaged(.svg, reason: "\(reason) in line \(fault?.line ?? 1)")
    }
    return root
  }

  private mutating func take(_ part: XMLParser.Part, at line: Int) throws(ImageError) {
    switch part {
    case .start(let name, let attributes): try begin(name, attributes, at: line)
    case .end: end(at: line)
    case .text(let bytes): append(bytes)
    case .declaration(let encoding): try check(encoding: encoding)
    case .documentType: break
    case .growth(let declaration): throw .forbiddenInIcon(declaration)
    }
  }

  private func check(encoding name: String?) throws(ImageError) {
    let known = ["utf-8", "utf8", "us-ascii", "ascii"]
    guard let name, !known.contains(name.lowercased()) else { return }
    throw .wrongEncoding(String(name.prefix(40)))
  }

  private mutating func begin(
    _ name: String, _ attributes: [(name: String, value: String)], at line: Int
  ) throws(ImageError) {
    elementCount += 1
    guard elementCount <= Self.maximumElementCount else {
      throw .forbiddenInIcon("more than \(Self.maximumElementCount) elements")
    }
    guard open.count < Self.maximumDepth else {
      throw .forbiddenInIcon("elements nested more than \(Self.maximumDepth) deep")
    }
    if let last = open.indices.last { open[last].endText(at: line) }
    open.append(
      OpenElement(
        name: name, attributes: attributes, line: line, text: OpenElement.TextKind(in: name)))
  }

  private mutating func append(_ text: UnsafeRawBufferPointer) {
    guard let last = open.indices.last, open[last].text != .none else { return }
    open[last].bytes += text
  }

  private mutating func end(at line: Int) {
    guard var element = open.popLast() else { return }
    element.endText(at: line)
    let closed = XMLElement(
      name: element.name, attributes: element.attributes, children: element.children,
      text: String(decoding: element.bytes, as: UTF8.self), line: element.line)
    guard let last = open.indices.last else { return root = closed }
    open[last].children.append(closed)
  }
}
