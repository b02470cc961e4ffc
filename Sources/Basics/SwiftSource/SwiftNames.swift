/// Creates unique variable names.
struct SwiftNames {
  private var taken: Set<String>

  init(taken: Set<String>) {
    self.taken = taken
  }

  /// Returns a name for the result of a call: its subject, or its type if that has no name.
  mutating func name(for call: SwiftCall) -> String {
    let name = call.subject.flatMap(Self.name) ?? Self.noun(call.name)
    let free = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)\($0)" }
      .first { !taken.contains($0) }
    taken.insert(free ?? name)
    return free ?? name
  }

  /// Returns a name from the first words of a text; `nil` if they do not make a plain name.
  private static func name(_ subject: String) -> String? {
    guard subject.allSatisfy({ $0.isASCII || !$0.isLetter }) else { return nil }
    let words = subject.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .prefix(wordCount)
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let name = first.lowercased() + rest.joined()
    return name.count > length || keywords.contains(name) ? nil : name
  }

  /// Returns `chart` for `ChartView`, `chartCard` for `ChartCard`.
  private static func noun(_ type: String) -> String {
    let stem = type.hasSuffix("View") ? String(type.dropLast(4)) : type
    let capitals = stem.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < stem.count ? capitals - 1 : capitals
    return stem.prefix(count).lowercased() + stem.dropFirst(count)
  }

  private static let wordCount = 3
  private static let length = 32

  /// The words that Swift reserves in expressions.
  private static let keywords: Set<String> = [
    "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
