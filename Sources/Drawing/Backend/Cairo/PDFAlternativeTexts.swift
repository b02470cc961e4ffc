import FioriBasics

/// The texts for screen readers of the figures of a PDF.
///
/// Cairo 1.16 writes the structure of a document, but without alternative texts of its elements. They
/// are added as an incremental update, which repeats the objects that change after the end of the file.
struct PDFAlternativeTexts {
  /// The tag of a figure.
  static let figure = "Figure"
  /// The tag around all figures.
  static let document = "Document"

  private let texts: [String]

  /// Creates the texts of the figures, in the order of their pages.
  init(_ texts: [String]) { self.texts = texts }

  /// Returns a file of Cairo with the texts; the same file if its structure is another one.
  func added(to bytes: [UInt8]) -> [UInt8] {
    guard let file = PDFObjects(bytes) else { return bytes }
    let start = "<< /Type /StructElem\n   /S /\(Self.figure)\n"
    let figures = file.offsets.indices.filter { file.hasObject($0, startingWith: start) }
    guard figures.count == texts.count else { return bytes }
    return file.updated(
      zip(figures, texts).map { number, text in
        (number: number, entry: "/Alt <\(Self.hexadecimal(text))>")
      })
  }

  /// Returns a text in UTF-16 with a byte order mark.
  private static func hexadecimal(_ text: String) -> String {
    ([0xFEFF] + text.utf16).map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

/// The objects of a PDF with a single table of references, as Cairo 1.16 writes it.
private struct PDFObjects {
  private let bytes: [UInt8]
  /// Where the objects begin, by their numbers.
  let offsets: [Int]
  private let trailer: String
  private let tableOffset: Int

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let end = String(decoding: bytes.suffix(400), as: UTF8.self)
    guard let trailerStart = end.firstRange(of: "trailer\n<< "),
      let tableStart = end.firstRange(of: "startxref\n"),
      trailerStart.upperBound < tableStart.lowerBound,
      let tableOffset = Self.number(end[tableStart.upperBound...]), tableOffset < bytes.count
    else { return nil }
    trailer = String(end[trailerStart.upperBound..<tableStart.lowerBound].prefix { $0 != ">" })
    self.tableOffset = tableOffset
    guard let rootStart = trailer.firstRange(of: "/Root "),
      let root = Self.number(trailer[rootStart.upperBound...])
    else { return nil }
    let table = bytes[tableOffset...].split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard table.count == 3,
      let count = Self.number(String(decoding: table[1].dropFirst(2), as: UTF8.self)[...])
    else { return nil }
    // Each entry has 20 bytes; the first ten are the offset.
    offsets = (0..<count).compactMap { number in
      Self.number(String(decoding: table[2].dropFirst(number * 20).prefix(10), as: UTF8.self)[...])
    }
    guard offsets.count == count, object(root) != nil else { return nil }
  }

  private static func number(_ text: Substring) -> Int? {
    Int(String(text.prefix(while: \.isNumber)))
  }

  /// Returns whether there is an object that starts with a text, without reading all of it: most are
  /// others, and make up most of a file.
  func hasObject(_ number: Int, startingWith text: String) -> Bool {
    guard let offset = offsets[at: number], offset < bytes.count else { return false }
    return bytes[offset...].starts(with: "\(number) 0 obj\n\(text)".utf8)
  }

  /// Returns the dictionary of an object; `nil` for a stream and for one that there is not.
  func object(_ number: Int) -> String? {
    guard let offset = offsets[at: number], offset < bytes.count else { return nil }
    let limit = min(offset + Self.longestObject, bytes.count)
    let text = String(decoding: bytes[offset..<limit], as: UTF8.self)
    let start = "\(number) 0 obj\n"
    guard text.hasPrefix(start), let end = text.firstRange(of: "\nendobj") else { return nil }
    let object = text[..<end.lowerBound].dropFirst(start.count)
    return object.contains("stream\n") ? nil : String(object)
  }

  /// The most bytes of an object that is read: figures and the catalog are short.
  private static let longestObject = 1000

  /// Returns the file with an entry more in some objects.
  func updated(_ changes: [(number: Int, entry: String)]) -> [UInt8] {
    var result = bytes
    var table = "xref\n0 1\n0000000000 65535 f \n"
    for (number, entry) in changes {
      guard let object = object(number), object.hasSuffix("\n>>") else { return bytes }
      let digits = "\(result.count)"
      table += "\(number) 1\n"
      table += String(repeating: "0", count: max(10 - digits.count, 0)) + "\(digits) 00000 n \n"
      result += Array("\(number) 0 obj\n\(object.dropLast(2))   \(entry)\n>>\nendobj\n".utf8)
    }
    let start = result.count
    result += Array(table.utf8)
    let reference = "\(trailer)   /Prev \(tableOffset)\n"
    result += Array("trailer\n<< \(reference)>>\nstartxref\n\(start)\n%%EOF\n".utf8)
    return result
  }
}
