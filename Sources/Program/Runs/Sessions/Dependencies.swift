import FileKit
import FioriRender

/// The sources of pictures, for a build tool that redraws them.
struct Dependencies {
  private let file: OutputFile
  private let isJSON: Bool
  /// The pictures, in the order of their addition.
  private var targets: [String] = []
  private var sources: ExactTable<[String]> = [:]
  /// The sources of each picture that are listed already.
  private var seen: ExactTable<ExactTexts> = [:]

  /// Creates dependencies for a file: make rules, or JSON if the path ends in `.json`.
  init(path: String) {
    file = path == "-" ? .standardOutput : .path(path)
    isJSON = path.lowercased().hasSuffix(".json")
  }

  /// Adds sources of a picture, or of a page of it.
  mutating func add(_ sources: [String], of target: OutputFile) {
    guard target != .standardOutput else { return }
    let name = target.name
    if self.sources[name] == nil { targets.append(name) }
    for source in sources where seen[name, default: []].add(source) {
      self.sources[name, default: []].append(source)
    }
  }

  func write() throws(RunFailure) {
    try file.write(isJSON ? json : Array(try makeRules().utf8))
  }

  /// A JSON object with the sources of each picture, by its path.
  private var json: [UInt8] {
    JSONLine.object { line in
      for target in targets { line.member(target, sources[target] ?? []) }
    }
  }

  /// Returns a rule for each picture and an empty rule for each source, so that make continues if a
  /// source is deleted.
  private func makeRules() throws(RunFailure) -> String {
    let all = targets.flatMap { sources[$0] ?? [] }.withoutRepeats
    for name in targets + all where name.contains(where: \.isNewline) {
      throw RunFailure.lineBreak(in: name, forMakeIn: file.name)
    }
    let rules = targets.map { target in
      let sources = (sources[target] ?? []).map { MakeName($0).asSource }
      return "\(MakeName(target).asTarget): \(sources.joined(separator: " "))\n"
    }
    return rules.joined() + all.map { "\n\(MakeName($0).asTarget):\n" }.joined()
  }
}

/// A path as written in a makefile.
struct MakeName {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The path before the colon of a rule, where `%` is a wildcard.
  var asTarget: String { escaped(" #:%") }

  /// The path after the colon, where `%` is literal.
  var asSource: String { escaped(" #:") }

  /// Adds a backslash before each special character and doubles the backslashes before it.
  private func escaped(_ special: String) -> String {
    var text = ""
    var backslashes = ""
    for character in path {
      if special.contains(character) { text += backslashes + "\\" }
      backslashes = character == "\\" ? backslashes + "\\" : ""
      text += character == "$" ? "$$" : String(character)
    }
    return text
  }
}
