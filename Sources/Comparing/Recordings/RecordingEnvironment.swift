import FileKit
package import FioriRender

/// The environment that affects a recording, besides a description and its files: the versions of
/// the programs that draw, and the fonts.
package struct RecordingEnvironment: Codable, Hashable, Sendable {
  /// The versions by program name, including this one.
  package let versions: [String: String]
  /// The SHA-256 checksums of font files by name.
  package let fonts: [String: String]

  /// The environment of pictures drawn by other programs, assumed to be the same everywhere.
  package static let unknown = RecordingEnvironment(versions: [:], fonts: [:])

  private init(versions: [String: String], fonts: [String: String]) {
    (self.versions, self.fonts) = (versions, fonts)
  }

  /// Creates the environment of the running program and its fonts.
  package init(_ renderer: Renderer) {
    let libraries = LibraryVersions.all.map { ($0.name, $0.version) }
    versions = Dictionary(
      libraries + [("fiori-render", Version.current)], uniquingKeysWith: { $1 })
    fonts = renderer.fontChecksums
  }

  /// A short ID that is unique to the environment.
  package var id: String {
    let texts = [versions, fonts].map { versions in
      versions.map { "\($0.key) \($0.value)" }.sorted().joined(separator: "\n")
    }
    let checksum = Checksum.sha256(of: Array(texts.joined(separator: "\n\n").utf8))
    return String(checksum.prefix(Self.idLength))
  }

  /// Returns the differences of this environment from a recorded one.
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
    let listed = files.prefix(Self.listedFontCount)
    let rest = files.count - listed.count
    return programs + listed + (rest > 0 ? ["\(rest) more \(rest == 1 ? "font" : "fonts")"] : [])
  }

  /// Long enough to distinguish all environments, and short in a list of many files.
  private static let idLength = 12

  /// The maximum number of fonts in a message; a system can have thousands.
  private static let listedFontCount = 8

  private typealias Change = (name: String, here: String?, there: String?)

  private static func changes(_ here: [String: String], _ there: [String: String]) -> [Change] {
    Set(here.keys).union(there.keys).sorted().compactMap { name in
      here[name] == there[name] ? nil : (name, here[name], there[name])
    }
  }
}
