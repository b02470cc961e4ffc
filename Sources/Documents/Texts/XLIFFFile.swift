import FioriBasics

/// Reads an XLIFF file (1.2 or 2.0): the texts of a source language, and those of its translation.
struct XLIFFFile {
  private(set) var sourceTag = ""
  private(set) var targetTag = ""
  private var scanner: XMLScanner
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
    scanner = try XMLScanner(bytes)
    guard case .start("xliff", let attributes) = try scanner.next() else {
      throw scanner.fault("expected an XLIFF file, whose root is '<xliff>'", at: scanner.start)
    }
    try takeTags(attributes["srcLang"], attributes["trgLang"])
    while let part = try scanner.next() {
      switch part {
      case .start(let name, let attributes): try start(name, attributes)
      case .end(let name): try end(name)
      case .text(let text): append(text)
      }
    }
  }

  private mutating func start(
    _ name: String, _ attributes: [String: String]
  ) throws(TextsFault) {
    if let depth = reading?.depth {
      reading?.depth = depth + 1
      return
    }
    switch name {
    case "file":
      fileCount += 1
      try takeTags(attributes["source-language"], attributes["target-language"])
    case "trans-unit", "unit":
      guard let id = attributes["id"] else {
        throw scanner.fault("'<\(name)>' has no 'id'; add one", at: scanner.start)
      }
      let others = ["resname", "name"].compactMap { attributes[$0] }
      unit = Unit(names: [id] + others, start: scanner.start, file: fileCount)
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
        throw scanner.fault(
          "the language is '\(JSONProblem.shown(tag))', and '\(JSONProblem.shown(known))' before; "
            + "write a file for each", at: scanner.start)
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

  /// Adds a unit. Tables of an app may share a key in files of their own, if the text is the same.
  private mutating func add(_ unit: Unit, named name: String) throws(TextsFault) {
    if let first = units.updateValue(unit, forKey: name),
      first.file == unit.file || first.source != unit.source || first.target != unit.target
    {
      let line = scanner.fault("", at: first.start).line
      throw scanner.fault(
        "key '\(JSONProblem.shown(name))' is already on line \(line); remove one", at: unit.start)
    }
  }
}
