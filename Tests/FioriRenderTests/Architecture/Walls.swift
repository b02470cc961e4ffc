@testable import TestSupport

/// The families of views, and the families that each of them imports.
struct Walls {
  let imports: [String: [String]]

  /// Reads the calls of `family` in `Package.swift`.
  init(package text: String) {
    let calls = text.matches(of: /family\(\s*"(\w+)"(?:,\s*importing: \[([^\]]*)\])?\)/)
    imports = Dictionary(
      uniqueKeysWithValues: calls.map { call in
        ("Fiori\(call.1)", Self.names(in: call.2 ?? "", between: /"(\w+)"/))
      })
  }

  /// Reads the table of families in `Docs/architecture.md`.
  init(page text: String) {
    let rows = text.matches(of: /(?m)^\| `(Fiori\w+)` \|[^|\n]*\|[^|\n]*\|([^|\n]*)\|$/)
    imports = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (String(row.1), Self.names(in: row.2, between: /`(\w+)`/))
      })
  }

  private static func names(
    in list: Substring, between quotes: Regex<(Substring, Substring)>
  ) -> [String] {
    list.matches(of: quotes).map { String($0.1) }
  }

  /// All families that a family's code can name, through others as well.
  func reach(of family: String) -> Set<String> {
    (imports[family] ?? []).reduce(into: []) { $0.formUnion(reach(of: $1).union([$1])) }
  }
}
