package import FileKit
import FioriRender
import FoundationEssentials
package import SystemPackage

/// The list of recorded files and their environments, a file at the top of the folder.
///
/// The file is not hidden: it belongs in version control with the recordings, and reviewers of a
/// change should see that the environment has changed.
package struct RecordingList: Sendable, Equatable {
  /// The file's name, which no description can have.
  package static let fileName = "fiori-render.recorded.json"

  /// The environment in which each file was drawn, by its path in the folder.
  package var files: [String: RecordingEnvironment] = [:]

  /// Reads the list of a folder; it is empty if the file does not exist.
  package init(in folder: FilePath) throws(RunFailure) {
    let path = folder.appending(Self.fileName).string
    guard Folder.hasFile(path) else {
      if Folder.exists(path) { throw Self.failure(path, "it is a folder") }
      return
    }
    let bytes = try InputFile(path).bytes(limit: Limits.comparedByteCount)
    let content = try RunFailure.mapping({ _ in Self.failure(path, "it is damaged") }) {
      try JSONDecoder().decode(Content.self, from: Data(bytes))
    }
    for (file, id) in content.files {
      guard Self.isPath(file) else { throw Self.failure(path, "'\(file)' is not a recording") }
      guard let environment = content.environments[id] else {
        throw Self.failure(path, "environment '\(id)' does not exist")
      }
      files[file] = environment
    }
  }

  /// The list as a file, with one line per recording so that changes by two people can be merged.
  package var bytes: [UInt8] {
    get throws {
      let environments = Set(files.values).map { ($0.id, $0) }
      let content = Content(
        environments: Dictionary(environments) { first, _ in first }, files: files.mapValues(\.id))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(content)) + [0x0A]
    }
  }

  /// Writes the list to the top of a folder.
  package func write(in folder: FilePath) throws(RunFailure) {
    let output = OutputFile.path(folder.appending(Self.fileName).string)
    try Folder.refuseLink(output.name)
    try RunFailure.mapping(output.failure) { try output.write(try bytes) }
  }

  /// Changes the list of a folder while holding the folder's lock.
  ///
  /// - Returns: The updated list.
  package static func update(
    in folder: FilePath, _ change: (inout RecordingList) -> Void
  ) throws(RunFailure) -> RecordingList {
    try Folder.lock(folder.string) { () throws(RunFailure) in
      var list = try RecordingList(in: folder)
      change(&list)
      try list.write(in: folder)
      return list
    }
  }

  private struct Content: Codable {
    package let environments: [String: RecordingEnvironment]
    /// The environment IDs by file path.
    package let files: [String: String]
  }

  /// Returns whether a path can be that of a recording: it is inside the folder and has the
  /// extension of an artifact. Files in the list may be removed, so other paths are rejected.
  private static func isPath(_ text: String) -> Bool {
    let path = FilePath(text)
    return path.isRelative && path.string == text && path.lexicallyNormalized() == path
      && path.components.first?.kind == .regular
      && RecordingArtifact.allCases.contains { text.hasSuffix($0.ending) }
  }

  private static func failure(_ path: String, _ reason: String) -> RunFailure {
    RunFailure.wrongDescription(
      "\(path): \(reason); restore the list, or remove it and record again")
  }
}
