/// Reads an XLIFF file (1.2 or 2.0): the texts of a source language, and those of its translation.
struct XLIFFFile {
  private(set) var sourceTag = ""
  private(set) var targetTag = ""
  private(set) var source: [String: String] = [:]
  private(set) var target: [String: String] = [:]
  /// The names of the unit that is being read.
  private var names: [String] = []
  private var texts = (source: "", target: "")
  /// The element whose text is being read, and how many elements inside it are open.
  private var reading: (kind: Kind, depth: Int)?
  private var isXLIFF = false

  /// An element with text; older translations and notes are left out.
  private enum Kind { case source, target, other }

  init(_ bytes: [UInt8]) throws(TextsFault) {
    var scanner = XMLScanner(bytes)
    while let part = try scanner.next() {
      switch part {
      case .start(let name, let attributes): start(name, attributes)
      case .end(let name): end(name)
      case .text(let text): append(text)
      }
    }
    guard isXLIFF else {
      throw TextsFault(line: 1, message: "expected an XLIFF file, whose root is '<xliff>'")
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if let depth = reading?.depth {
      reading?.depth = depth + 1
      return
    }
    switch name {
    case "xliff":
      isXLIFF = true
      takeTags(attributes["srcLang"], attributes["trgLang"])
    case "file": takeTags(attributes["source-language"], attributes["target-language"])
    case "trans-unit", "unit":
      names = ["id", "resname", "name"].compactMap { attributes[$0] }
      texts = ("", "")
    case "source": reading = (.source, 0)
    case "target": reading = (.target, 0)
    case "alt-trans", "seg-source", "matches", "notes": reading = (.other, 0)
    default: break
    }
  }

  private mutating func takeTags(_ source: String?, _ target: String?) {
    if let source { sourceTag = source }
    if let target { targetTag = target }
  }

  private mutating func append(_ text: String) {
    switch reading?.kind {
    case .source: texts.source += text
    case .target: texts.target += text
    case .other, nil: return
    }
  }

  private mutating func end(_ name: String) {
    if let depth = reading?.depth {
      if depth == 0 { reading = nil } else { reading?.depth = depth - 1 }
      return
    }
    guard name == "trans-unit" || name == "unit" else { return }
    for name in names {
      if !texts.source.isEmpty { source[name] = texts.source }
      if !texts.target.isEmpty { target[name] = texts.target }
    }
    names = []
  }
}
