import Foundation

/// A comment's word for where something comes from: a page of `Docs/` and, mostly, an entry in it.
struct SourceCitation: Hashable {
  /// In the project, such as `Docs/sources/kpi.md`.
  let page: String
  /// The heading as links have it; nil of a page as a whole.
  let entry: String?

  /// Those in a text, in their order.
  static func all(in text: String) -> [SourceCitation] {
    text.matches(of: /(Docs\/[\w\/-]+\.md)(?:#([\w-]+))?/).map {
      SourceCitation(page: String($0.1), entry: $0.2.map(String.init))
    }
  }

  /// What a text cites that is not in the project: numbered sections, and notes that nobody else has.
  static func strangers(in text: String) -> [String] {
    let marks = ["§", "(facts", " facts, ", "Facts, ", "(boards", " boards, ", "Boards, "]
    return (marks + ["sapfiori/", "limits.md"]).filter { text.contains($0) }
  }

  /// The entries of a page: its headings as links have them.
  static func entries(of page: String) -> Set<String> {
    Set(
      page.matches(of: /(?m)^#+ (.+)$/).map { heading in
        heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
  }
}

extension SourceCitation {
  /// The files whose comments cite, in the project.
  static let files =
    ["Sources", "Tests", "Fuzz/Sources", "Examples", "Scripts", "Packaging", "Benchmarks"]
    .flatMap { folder in
      ["swift", "c", "h", "sh", "py"].flatMap { Articles.files(in: folder, ending: ".\($0)") }
    } + ["Package.swift"]

  /// The comments of a file: what follows `//` and a space in its lines, in scripts `#`.
  static func comments(of path: String) throws -> String {
    let mark = path.hasSuffix(".sh") || path.hasSuffix(".py") ? "# " : "// "
    return try Articles.text(of: path).split(separator: "\n").compactMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }.joined(separator: "\n")
  }
}
