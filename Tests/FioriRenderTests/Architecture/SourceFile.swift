import Foundation

@testable import TestSupport

/// A file of the library as text, taken apart as far as the rules of architecture need it.
struct SourceFile: Sendable, CustomStringConvertible {
  /// From `Sources` on.
  let path: String
  let text: String
  /// The text without comments and without what stands in quotes.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = text.replacing(/"""[\s\S]*?"""/, with: "\"\"")
      .replacing(/"(?:[^"\\\n]|\\.)*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }

  var description: String { path }

  /// The modules that the file imports.
  var imports: [String] {
    code.matches(of: /(?m)^\s*(?:@?\w+ )*import (\w+)/).map { String($0.1) }
  }
}

extension SourceFile {
  /// All files of the targets that draw, read once.
  static let library = Result {
    try [
      "Basics", "Documents", "Drawing", "Families", "Files", "FioriRender", "Layout", "Model",
      "Native",
    ]
    .flatMap(files)
  }

  /// The target that the file belongs to.
  var target: String {
    let folders = path.split(separator: "/").map(String.init)
    return "Fiori\(folders[folders[0] == "Families" ? 1 : 0])"
  }

  /// All files of a target or of a folder of targets, or of all for an empty name.
  static func files(of target: String) throws -> [SourceFile] {
    let folder = target.isEmpty ? "" : target + "/"
    return try all.get().filter { $0.path.hasPrefix(folder) }
  }

  /// Read once, since taking them apart takes longer than most rules.
  private static let all = Result {
    let sources = Repository.root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        return SourceFile(path: path, text: text)
      }
  }
}
