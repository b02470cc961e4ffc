import FileKit
import FioriRender
import Recordings
import SystemPackage

/// Finds the recorded files that belong to no description, even if some descriptions have errors.
///
/// The names that a description with errors asks for may be unknown. A file in its folder is then
/// reported only if it cannot belong to the description.
struct OrphanSearch {
  private let folder: RecordingFolder
  /// The names that all descriptions are known to ask for.
  private let names: ExactTexts
  private let suspects: [Suspect]

  /// A description with errors.
  fileprivate struct Suspect {
    /// The folder of the description, within the folder of the recordings.
    let folder: FilePath
    /// The name of a single figure.
    let stem: String
    /// The text, or `nil` if it cannot be read.
    let text: String?
  }

  /// Creates a search in a folder for files that the descriptions of a session leave.
  init(in folder: RecordingFolder, _ session: DrawingSession) {
    self.folder = folder
    names = ExactTexts(of: session.allNames.map { folder.name($0.name, of: $0.input) })
    suspects = session.unsoundInputs.map { input in
      let bytes = try? input.bytes()
      return Suspect(
        folder: FilePath(folder.name("x", of: input)).removingLastComponent(), stem: input.stem,
        text: bytes.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Returns the recorded files that no description without errors produces, sorted: the orphans, and
  /// those that a description with errors may produce or use. `images` are the images of the figures
  /// that could be drawn.
  func rest(besides images: Set<OutputFile>) -> (orphans: [String], undrawn: [String]) {
    let rest = folder.orphans(names: names, images: images)
    let isUndrawn = rest.map { path in suspects.contains { $0.mayNeed(path) } }
    let found = zip(rest, isUndrawn)
    return (found.filter { !$0.1 }.map(\.0), found.filter(\.1).map(\.0))
  }
}

extension OrphanSearch.Suspect {
  /// Returns whether a recorded file may belong to the description, or be one of its images.
  func mayNeed(_ path: String) -> Bool {
    let file = FilePath(path)
    guard let text, let name = file.lastComponent?.string else { return true }
    if text.contains(name) { return true }
    guard file.removingLastComponent() == folder else { return false }
    // Names from data, and escaped ones, are not in the text as they are.
    if text.contains("${") || text.contains("\\u") { return true }
    let own = RecordingArtifact.name(of: name)
    return own == stem || own.hasPrefix("\(stem)-") || own.hasPrefix("\(stem)@")
      || Self.prefixes(of: own).contains { text.contains("\"\($0)\"") }
  }

  /// Returns a name without the values of its variants, however many they are: `north-dark@2x`,
  /// `north-dark` and `north`.
  private static func prefixes(of name: String) -> [Substring] {
    [name[...]] + name.indices.filter { name[$0] == "-" || name[$0] == "@" }.map { name[..<$0] }
  }
}
