import FileKit
package import FioriRender

/// What besides a description and its files decides what a recording is like: the versions of the
/// programs that draw, and the fonts.
package struct RecordingEnvironment: Codable, Hashable, Sendable {
  /// By the programs' names, ours among them.
  package let versions: [String: String]
  /// The SHA-256 of font files by their names.
  package let fonts: [String: String]

  /// That of what others drew, which is held to be the same everywhere.
  package static let unknown = RecordingEnvironment(versions: [:], fonts: [:])

  private init(versions: [String: String], fonts: [String: String]) {
    (self.versions, self.fonts) = (versions, fonts)
  }

  /// That of the running program and of the fonts that it may use.
  package init(_ renderer: Renderer) {
    let libraries = LibraryVersions.all.map { ($0.name, $0.version) }
    versions = Dictionary(
      libraries + [("fiori-render", Version.current)], uniquingKeysWith: { $1 })
    fonts = renderer.fontChecksums
  }

  /// A short name that no other environment has.
  package var id: String {
    let words = [versions, fonts].map { words in
      words.map { "\($0.key) \($0.value)" }.sorted().joined(separator: "\n")
    }
    let checksum = Checksum.sha256(of: Array(words.joined(separator: "\n\n").utf8))
    return String(checksum.prefix(Self.idLength))
  }

  /// What is different here than it was where something was recorded, in words.
  package func differences(from recorded: RecordingEnvironment) -> [String] {
    let programs = Self.changes(versions, recorded.versions).map { name, here, there in
      switch (here, there) {
      case (let here?, let there?): "\(name) \(here), recorded with \(there)"
      case (let here?, nil): "\(name) \(here), recorded without"
      case (nil, let there): "no \(name), recorded with \(there ?? "it")"
      }
    }
    let files = Self.changes(fonts, recorded.fonts).map { name, here, there in
      if here == nil { return "font \(name) is missing" }
      return there == nil ? "font \(name) is new" : "font \(name) has other contents"
    }
    let told = files.prefix(Self.toldFontCount)
    let rest = files.count - told.count
    return programs + told + (rest > 0 ? ["\(rest) more fonts"] : [])
  }

  /// Enough for all environments that anyone has, and short in a list of many files.
  private static let idLength = 12

  /// A host has thousands.
  private static let toldFontCount = 8

  private typealias Change = (name: String, here: String?, there: String?)

  private static func changes(_ here: [String: String], _ there: [String: String]) -> [Change] {
    Set(here.keys).union(there.keys).sorted().compactMap { name in
      here[name] == there[name] ? nil : (name, here[name], there[name])
    }
  }
}
