import FioriRender
import Foundation

/// A file with the style sheets of several cases: each begins with a comment that is alone on its
/// line and has the name of its case. Those of one name are used together, later ones winning.
struct CaseSheets {
  private let sheets: [(name: String, sheet: StyleSheet)]

  /// Reads a file; a missing one has none.
  init(_ file: URL) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var parts: [(name: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("/* "), line.hasSuffix(" */") {
        parts.append((String(line.dropFirst(3).dropLast(3)), []))
      } else if let last = parts.indices.last {
        parts[last].lines.append(line)
      }
    }
    sheets = parts.map { part in
      (part.name, StyleSheet(part.lines.joined(separator: "\n"), file: file.lastPathComponent))
    }
  }

  /// The names of the cases in their order, each once.
  var names: [String] {
    var seen: Set<String> = []
    return sheets.map(\.name).filter { seen.insert($0).inserted }
  }

  subscript(name: String) -> [StyleSheet] { sheets.filter { $0.name == name }.map(\.sheet) }
}
