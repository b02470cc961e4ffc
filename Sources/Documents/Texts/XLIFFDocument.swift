import FioriBasics
import FioriNative

/// The text of an XLIFF file, with the advice about its mistakes.
struct XLIFFDocument {
  /// The text in UTF-8.
  let bytes: [UInt8]
  private let encoding: TextsEncoding

  init(_ file: [UInt8]) throws(TextsFault) {
    let (scalars, encoding) = try TextsEncoding.decoded(file)
    bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
    self.encoding = encoding
  }

  /// Returns a mistake at a byte.
  func fault(_ message: Message, at offset: Int) -> TextsFault {
    TextsFault(after: String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars, message)
  }

  /// Checks that a declared encoding is the file's.
  func check(encoding declared: String?) throws(TextsFault) {
    guard let name = declared?.uppercased(), name != encoding.rawValue else { return }
    guard encoding != .utf8 || name != "US-ASCII" else { return }
    let shown = JSONProblem.shown(declared ?? name)
    throw fault(
      TextsEncoding(rawValue: name) == nil
        ? .unsupportedEncoding(shown) : .otherEncoding(shown, found: encoding.rawValue), at: 0)
  }

  /// Returns a mistake for a fault that expat found inside some elements.
  func fault(_ fault: XMLFault, in open: [String]) -> TextsFault {
    // Of an empty file, expat has no place.
    let offset = max(0, min(fault.offset, bytes.count))
    switch fault.kind {
    case .character: return character(at: offset)
    case .reference: return self.fault(Self.reference, at: offset)
    case .repeatedAttribute:
      let name = word(at: offset)
      return self.fault(.repeatedAttribute(name), at: offset)
    case .wrongEnd:
      let (name, last) = (word(at: offset), JSONProblem.shown(open.last ?? ""))
      // The place of the name, after `</`.
      return self.fault(.otherEndTag(name, of: last), at: max(0, offset - 2))
    case .afterRoot:
      return self.fault(.textAfterRoot, at: offset)
    case .openMarkup:
      return self.fault(.unclosedMarkup, at: offset)
    case .openElement:
      guard let last = open.last.map({ JSONProblem.shown($0) }) else {
        return self.fault(.expectedXLIFF, at: offset)
      }
      return self.fault(.unclosedTag(last), at: offset)
    case .outOfMemory:
      return self.fault(.outOfMemoryForTexts, at: 0)
    case .other:
      return self.fault(.invalidXML(fault.reason), at: offset)
    }
  }

  private static let reference = Message.unknownEntity

  /// Returns a mistake for a character that cannot be where it is.
  private func character(at offset: Int) -> TextsFault {
    let spaces = "\t\n\r".utf8
    if let byte = bytes[at: offset], byte < 0x20, !spaces.contains(byte) {
      return fault(.controlCharacterInXML, at: offset)
    }
    // The markup before it, which it does not go on with.
    let start = bytes[..<offset].lastIndex { "&;<>".utf8.contains($0) } ?? offset
    switch bytes[at: start] {
    case UInt8(ascii: "&"): return fault(Self.reference, at: start)
    case UInt8(ascii: "<") where offset == start + 1:
      return fault(.looseTagStart, at: start)
    case UInt8(ascii: "<"):
      return fault(.expectedAttribute, at: offset)
    default: break
    }
    switch bytes[at: offset] {
    case UInt8(ascii: "<"):
      return fault(.unclosedAttribute, at: offset)
    case UInt8(ascii: ">"):
      return fault(.looseEndOfCDATA, at: offset)
    default:
      return fault(.unexpectedInXML(word(at: offset)), at: offset)
    }
  }

  /// Returns the name at a byte, or the character there.
  private func word(at offset: Int) -> String {
    let text = String(decoding: bytes[offset...].prefix(200), as: UTF8.self)
    let name = text.prefix { $0.isLetter || $0.isNumber || "-_.:".contains($0) }
    return JSONProblem.shown(String(name.isEmpty ? text.prefix(1) : name))
  }
}
