import Foundation

/// A file of the library as text, taken apart as far as the rules of architecture need it.
struct SourceFile: Sendable, CustomStringConvertible {
  /// In its target's folder in `Sources`.
  let path: String
  let text: String
  /// The text without comments and without what stands in quotes, but for the code in it.
  let code: String
  /// The names of types that the file declares for others, nested ones left out.
  let declaredTypes: Set<String>
  /// The words that may name a type: those in code that are no member of something, no
  /// parameter of a generic, and no nested type of the file's own.
  let typeWords: Set<String>

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = Self.code(of: text)
    declaredTypes = Self.declaredTypes(in: code)
    typeWords = Self.typeWords(in: code)
  }

  /// The outermost folder; empty of a file beside the folders.
  var folder: String {
    path.firstIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  var description: String { path }

  /// The modules that the file imports.
  var imports: [String] {
    code.matches(of: /(?m)^\s*(?:\w+ )*import (\w+)/).map { String($0.1) }
  }

  private static func code(of text: String) -> String {
    text.replacing(/"""[\s\S]*?"""/) { "\"\"" + interpolations(in: $0.output) }
      .replacing(/"(?:[^"\\\n]|\\.)*"/) { "\"\"" + interpolations(in: $0.output) }
      .replacing(/\/\/[^\n]*/, with: "")
  }

  /// The code inside of a text.
  private static func interpolations(in literal: Substring) -> String {
    literal.matches(of: /\\(\((?:[^()]|\([^()]*\))*\))/).map { String($0.1) }.joined()
  }

  private static func declaredTypes(in code: String) -> Set<String> {
    let declaration =
      /(?m)^(?:public |final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    return Set(code.matches(of: declaration).map { String($0.1) })
  }

  private static func typeWords(in code: String) -> Set<String> {
    let words = code.matches(of: /([.`]?)\b([A-Z]\w*)/).filter(\.1.isEmpty).map { String($0.2) }
    return Set(words).subtracting(genericParameters(in: code)).subtracting(nestedTypes(in: code))
  }

  private static func nestedTypes(in code: String) -> Set<String> {
    let declaration = /(?m)^ +(?:\w+ )*(?:struct|class|enum|typealias) (\w+)/
    return Set(code.matches(of: declaration).map { String($0.1) })
  }

  private static func genericParameters(in code: String) -> Set<String> {
    let lists = code.matches(of: /(?:func|init|struct|class|enum)\s*\w*<([^>(]*)>/).map(\.1)
    let names = lists.flatMap { $0.split(separator: ",") }.compactMap {
      $0.split { !$0.isLetter }.first
    }
    let associated = code.matches(of: /associatedtype (\w+)/).map(\.1)
    return Set((names + associated).map(String.init))
  }
}

extension SourceFile {
  /// All files of the library, read once.
  static let library = Result { try files(of: "FioriRender") }

  /// All files of a target.
  static func files(of target: String) throws -> [SourceFile] {
    let root = Repository.root.appending(path: "Sources/\(target)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, text: text)
    }
  }
}
