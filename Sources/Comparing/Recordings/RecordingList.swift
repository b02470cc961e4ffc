package import FileKit
package import FioriRender
import FoundationEssentials
package import SystemPackage

/// The list of recorded files and their environments, a file at the top of the folder.
///
/// The file is not hidden: it belongs in version control with the recordings, and reviewers of a
/// change should see that the environment has changed.
package struct RecordingList: Sendable, Equatable {
  /// The file's name, which no description can have.
  package static let fileName = "fiori-render.recorded.json"

  /// The environment of each file, by its path in the folder.
  package var files: ExactTable<RecordingEnvironment> = [:]

  /// Reads the list of a folder; it is empty if the file does not exist.
  package init(in folder: FilePath) throws(RunFailure) {
    let path = folder.appending(Self.fileName).string
    guard Folder.hasFile(path) else {
      if Folder.exists(path) { throw Self.failure(path, "is a folder") }
      return
    }
    let bytes = try InputFile(path).bytes(limit: Limits.comparedByteCount)
    let content = try RunFailure.mapping({ _ in Self.failure(path, "is damaged") }) {
      try JSONDecoder().decode(Content.self, from: Data(bytes))
    }
    for (file, id) in Self.files(in: bytes) {
      guard Self.isPath(file) else {
        throw Self.failure(path, "lists '\(file)', which is not a recording")
      }
      guard let environment = content.environments[id] else {
        throw Self.failure(path, "does not describe environment '\(id)'")
      }
      files[file] = environment
    }
  }

  /// The list as a file, with one line per recording so that changes by two people can be merged.
  package var bytes: [UInt8] {
    get throws {
      let environments = Set(files.values).map { ($0.id, $0) }
      let content = Content(environments: Dictionary(environments) { first, _ in first })
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let head = String(decoding: try encoder.encode(content), as: UTF8.self).dropLast("\n}".count)
      let lines = files.sorted { $0.key < $1.key }.map { path, environment in
        "    \(JSONText.string(path.text).text) : \(JSONText.string(environment.id).text)"
      }
      let list = lines.isEmpty ? "\n" : lines.joined(separator: ",\n")
      return Array("\(head),\n  \"files\" : {\n\(list)\n  }\n}\n".utf8)
    }
  }

  /// Returns the environment IDs by path. Foundation's decoder and encoder keep only one of two paths that read the same.
  private static func files(in bytes: [UInt8]) -> [(path: String, id: String)] {
    var reader = JSONReader(bytes, depthLimit: Limits.depth, keepsDuplicates: true)
    guard case .object(let parts)? = reader.read().root?.value,
      case .object(let members)? = parts.first(where: { $0.key == "files" })?.value.value
    else { return [] }
    return members.compactMap { member in
      if case .string(let id) = member.value.value { (member.key, id) } else { nil }
    }
  }

  /// Writes the list to the top of a folder.
  package func write(in folder: FilePath) throws(RunFailure) {
    let output = OutputFile.path(folder.appending(Self.fileName).string)
    try Folder.refuseLink(output.name)
    try RunFailure.mapping(output.failure) { try output.write(try bytes, isCorrection: true) }
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
  }

  /// Returns whether a path can belong to a recording: it is inside the folder and has the
  /// extension of an artifact. Files in the list may be removed, so other paths are rejected.
  private static func isPath(_ text: String) -> Bool {
    let path = FilePath(text)
    return path.isRelative && path.string == text && path.lexicallyNormalized() == path
      && path.components.first?.kind == .regular
      && RecordingArtifact.allCases.contains { text.hasSuffix($0.ending) }
  }

  private static func failure(_ path: String, _ reason: String) -> RunFailure {
    .damagedList(path, reason)
  }
}
