/// What pictures are made of, for a build that draws them again.
struct Dependencies {
  private let file: OutputFile
  private let isJSON: Bool
  private var rules: [(target: String, sources: [String])] = []

  /// Dependencies for a file, rules for make unless it ends in `.json`.
  init(path: String) {
    file = path == "-" ? .standardOutput : .path(path)
    isJSON = path.lowercased().hasSuffix(".json")
  }

  /// Adds a picture and its sources.
  mutating func add(_ target: OutputFile, _ sources: [String]) {
    rules.append((target.name, sources))
  }

  func write() throws(CommandFailure) {
    try file.write(isJSON ? json : Array(makeRules.utf8))
  }

  /// An object with the sources of each picture by its path.
  private var json: [UInt8] {
    var line = JSONLine()
    line.object { line in
      for (target, sources) in rules { line.member(target, sources) }
    }
    line.end()
    return line.bytes
  }

  /// A rule for each picture, and an empty one for each source, so that make goes on when one is
  /// gone.
  private var makeRules: String {
    let pictures = rules.map { target, sources in
      "\(Self.escaped(target)): \(sources.map(Self.escaped).joined(separator: " "))\n"
    }
    var seen: Set<String> = []
    let sources = rules.flatMap(\.sources).filter { seen.insert($0).inserted }
    return pictures.joined() + sources.map { "\n\(Self.escaped($0)):\n" }.joined()
  }

  /// A path as make reads it.
  private static func escaped(_ path: String) -> String {
    path.map { character in
      switch character {
      case "$": "$$"
      case " ", "#", ":", "%": "\\\(character)"
      default: "\(character)"
      }
    }.joined()
  }
}
