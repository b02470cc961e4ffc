import FileKit
import FioriRender

/// What pictures are made of, for a build that draws them again.
struct Dependencies {
  private let file: OutputFile
  private let isJSON: Bool
  /// The pictures in the order in which they were first told of.
  private var targets: [String] = []
  private var sources: [String: [String]] = [:]

  /// Dependencies for a file, rules for make unless it ends in `.json`.
  init(path: String) {
    file = path == "-" ? .standardOutput : .path(path)
    isJSON = path.lowercased().hasSuffix(".json")
  }

  /// Sets a picture's sources, in place of what was known of it.
  mutating func add(_ sources: [String], of target: OutputFile) {
    guard target != .standardOutput else { return }
    if self.sources.updateValue(sources, forKey: target.name) == nil { targets.append(target.name) }
  }

  func write() throws(RunFailure) {
    try file.write(isJSON ? json : Array(try makeRules().utf8))
  }

  /// An object with the sources of each picture by its path.
  private var json: [UInt8] {
    JSONLine.object { line in
      for target in targets { line.member(target, sources[target] ?? []) }
    }
  }

  /// A rule for each picture, and an empty one for each source, so that make goes on when one is
  /// gone.
  private func makeRules() throws(RunFailure) -> String {
    var seen: Set<String> = []
    let all = targets.flatMap { sources[$0] ?? [] }.filter { seen.insert($0).inserted }
    for name in targets + all where name.contains(where: \.isNewline) {
      throw RunFailure.unwritableOutput(
        "\(file.name): make cannot express the line break in "
          + "'\(name.split(whereSeparator: \.isNewline).joined(separator: " "))'; "
          + "rename it, or use --deps FILE.json")
    }
    let rules = targets.map { target in
      let sources = (sources[target] ?? []).map { MakeName($0).asSource }
      return "\(MakeName(target).asTarget): \(sources.joined(separator: " "))\n"
    }
    return rules.joined() + all.map { "\n\(MakeName($0).asTarget):\n" }.joined()
  }
}

/// A path as make reads it.
struct MakeName {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Before the colon of a rule, where a `%` would stand for anything.
  var asTarget: String { escaped(" #:%") }

  /// After the colon, where a `%` stands for itself.
  var asSource: String { escaped(" #:") }

  /// A backslash before each special character, and one more for each that stood before it already.
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
