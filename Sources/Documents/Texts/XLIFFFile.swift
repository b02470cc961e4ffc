import FioriBasics
import FioriNative

/// Reads an XLIFF file (1.2 or 2.0): the texts of a source language, and their translations.
struct XLIFFFile {
  private(set) var sourceTag = ""
  private(set) var targetTag = ""
  private let document: XLIFFDocument
  /// The index of the part that is being read.
  private var place = 0
  /// The names of the elements that are open.
  private var open: [String] = []
  /// The unit that is being read.
  private var unit: Unit?
  private var units: [String: Unit] = [:]
  private var fileCount = 0
  /// The element whose text is being read, and how many elements inside it are open.
  private var reading: (kind: Kind, depth: Int)?

  /// An element with text; older translations and notes are left out.
  private enum Kind { case source, target, other }

  /// A text with its translation.
  private struct Unit {
    /// The keys that it is found by.
    let names: [String]
    /// The index in the file.
    let start: Int
    /// The number of the `<file>` that it is in.
    let file: Int
    var source = ""
    var target = ""
  }

  /// The texts of the source language by key.
  var source: [String: String] { units.mapValues(\.source).filter { !$0.value.isEmpty } }

  /// The translated texts by key.
  var target: [String: String] { units.mapValues(\.target).filter { !$0.value.isEmpty } }

  init(_ bytes: [UInt8]) throws(TextsFault) {
    document = try XLIFFDocument(bytes)
    var found: TextsFault?
    let fault = XMLParser.parse(document.bytes) { part, parser in
      place = parser.offset
      do throws(TextsFault) { try take(part) } catch { found = error }
      return found == nil
    }
    if let found { throw found }
    if let fault { throw document.fault(fault, in: open) }
  }

  private mutating func take(_ part: XMLParser.Part) throws(TextsFault) {
    switch part {
    case .start(let name, let attributes):
      let name = Self.local(name)
      if open.isEmpty, name != "xliff" {
        throw document.fault(.expectedXLIFF, at: place)
      }
      open.append(name)
      try start(name, attributes)
    case .end(let name):
      open.removeLast()
      try end(Self.local(name))
    case .text(let bytes): append(String(decoding: bytes, as: UTF8.self))
    case .declaration(let encoding): try document.check(encoding: encoding)
    case .documentType, .growth:
      throw document.fault(.documentTypeOfXLIFF, at: place)
    }
  }

  /// Returns a name without its prefix.
  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func start(
    _ name: String, _ list: [(name: String, value: String)]
  ) throws(TextsFault) {
    if let depth = reading?.depth {
      reading?.depth = depth + 1
      return
    }
    let attributes = Dictionary(list.lazy.map { ($0.name, $0.value) }) { first, _ in first }
    switch name {
    case "xliff": try takeTags(attributes["srcLang"], attributes["trgLang"])
    case "file":
      fileCount += 1
      try takeTags(attributes["source-language"], attributes["target-language"])
    case "trans-unit", "unit":
      guard let id = attributes["id"] else {
        throw document.fault(.missingID(of: name), at: place)
      }
      let others = ["resname", "name"].compactMap { attributes[$0] }
      unit = Unit(names: [id] + others, start: place, file: fileCount)
    case "source": reading = (.source, 0)
    case "target": reading = (.target, 0)
    case "alt-trans", "seg-source", "matches", "notes": reading = (.other, 0)
    default: break
    }
  }

  private mutating func takeTags(_ source: String?, _ target: String?) throws(TextsFault) {
    for (tag, keyPath) in [(source, \Self.sourceTag), (target, \Self.targetTag)] {
      guard let tag else { continue }
      let known = self[keyPath: keyPath]
      guard known.isEmpty || known == tag else {
        throw document.fault(
          .severalLanguages(JSONProblem.shown(tag), known: JSONProblem.shown(known)), at: place)
      }
      self[keyPath: keyPath] = tag
    }
  }

  private mutating func append(_ text: String) {
    switch reading?.kind {
    case .source: unit?.source += text
    case .target: unit?.target += text
    case .other, nil: return
    }
  }

  private mutating func end(_ name: String) throws(TextsFault) {
    if let depth = reading?.depth {
      if depth == 0 { reading = nil } else { reading?.depth = depth - 1 }
      return
    }
    guard name == "trans-unit" || name == "unit", let unit else { return }
    self.unit = nil
    for name in Set(unit.names) { try add(unit, named: name) }
  }

  /// Adds a unit. Tables of an app may share a key in their own files, if the text is the same.
  private mutating func add(_ unit: Unit, named name: String) throws(TextsFault) {
    if let first = units.updateValue(unit, forKey: name),
      first.file == unit.file || first.source != unit.source || first.target != unit.target
    {
      let line = document.fault(Message(.texts, ""), at: first.start).line
      throw document.fault(.repeatedKeyOfTexts(JSONProblem.shown(name), line: line), at: unit.start)
    }
  }
}
