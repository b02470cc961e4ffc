package import FileKit
import FioriRender
import FoundationEssentials
package import SystemPackage

/// The file at the top of a folder that lists what `record` wrote there, and where that was drawn.
///
/// It is no hidden file: it belongs into version control with the recordings, and who reads a change
/// should see that their environment has changed.
package struct RecordingList: Sendable, Equatable {
  /// The file's name, which no description has.
  package static let fileName = "fiori-render.recorded.json"

  /// The environments in which files were drawn, by their paths in the folder.
  package var files: [String: RecordingEnvironment] = [:]

  /// The list of a folder; an empty one where there is none.
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

  /// The list as a file, a line for each recording, so that changes of two people can be merged.
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

  /// Changes the list of a folder while no other process does.
  ///
  /// - Returns: The list as it is then.
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
    /// The names of environments by the paths of files.
    package let files: [String: String]
  }

  /// Whether a path can be of a recording: it stays in the folder and has the ending of a lane. The
  /// list says what may be removed.
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
