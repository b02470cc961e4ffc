import Glibc

/// The patterns of `.gitignore` files and of `--exclude`, with Git's rules.
package struct IgnoreRules: Sendable {
  private var rules: [Rule] = []

  /// A line of a file.
  fileprivate struct Rule: Sendable {
    /// The folder of the file, whose paths the pattern is about.
    let folder: [String]
    let components: [String]
    /// Whether the pattern is about paths from its folder on; otherwise it is about names anywhere.
    let isAnchored: Bool
    let isForFolders: Bool
    let isNegated: Bool
  }

  package init() {}

  /// Adds the lines of a `.gitignore` in a folder.
  mutating func add(_ text: String, in folder: [String] = []) {
    for line in text.split(whereSeparator: \.isNewline) {
      if let rule = Rule(line, in: folder) { rules.append(rule) }
    }
  }

  /// Returns whether a path is ignored; the last pattern that matches decides.
  func ignores(_ path: [String], isFolder: Bool) -> Bool {
    rules.last { $0.fits(path, isFolder: isFolder) }.map { !$0.isNegated } ?? false
  }
}

extension IgnoreRules.Rule {
  /// Creates the rule of a line; `nil` for a comment and a blank line.
  init?(_ line: Substring, in folder: [String]) {
    var text = line
    if text.hasPrefix("#") { return nil }
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    isForFolders = text.hasSuffix("/")
    if isForFolders { text.removeLast() }
    isAnchored = text.contains("/")
    components = text.split(separator: "/").map(String.init)
    self.folder = folder
    if components.isEmpty { return nil }
  }

  func fits(_ path: [String], isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders, path.starts(with: folder), path.count > folder.count else {
      return false
    }
    let rest = path.dropFirst(folder.count)
    guard isAnchored else {
      return rest.last.map { Self.fits($0, components[0]) } ?? false
    }
    return Self.fits(rest, components[...])
  }

  private static func fits(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    guard first == "**" else {
      return path.first.map { fits($0, first) && fits(path.dropFirst(), rest) } ?? false
    }
    // At the end, `**` is everything in a folder, but not the folder.
    if rest.isEmpty { return !path.isEmpty }
    return path.indices.contains { fits(path[$0...], rest) }
  }

  private static func fits(_ name: String, _ pattern: String) -> Bool {
    fnmatch(pattern, name, 0) == 0
  }
}
