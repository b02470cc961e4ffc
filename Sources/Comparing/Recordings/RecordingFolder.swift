package import FileKit
import FioriFiles
package import FioriRender
import FoundationEssentials
package import SystemPackage

/// A folder of descriptions with their recordings.
package struct RecordingFolder: Sendable {
  package let root: FilePath
  package let list: RecordingList
  /// The current environment.
  package let environment: RecordingEnvironment

  /// Creates a folder whose list has already been read.
  package init(root: FilePath, list: RecordingList, environment: RecordingEnvironment) {
    (self.root, self.list, self.environment) = (root, list, environment)
  }

  /// Reads the list of a folder on the command line.
  package init(_ path: String, _ renderer: Renderer) throws(RunFailure) {
    root = FilePath(path)
    list = try RecordingList(in: root)
    environment = RecordingEnvironment(renderer)
  }

  /// Throws if a path on the command line is not a folder.
  package static func check(_ path: String) throws(RunFailure) {
    if Folder.exists(path) { return }
    throw .noFolder(path, advice: "use the folder that the description is in")
  }

  /// Writes a list that was changed, keeping changes that others have made in the meantime.
  ///
  /// - Returns: The list as written.
  @discardableResult
  package func save(_ changed: RecordingList) throws(RunFailure) -> RecordingList {
    let (old, new) = (list.files, changed.files)
    return try RecordingList.update(in: root) { list in
      for path in ExactTexts(old.keys).union(new.keys) where old[path] != new[path] {
        list.files[path] = new[path]
      }
    }
  }

  /// Returns the name of a figure's recording: its path in the folder, without an extension.
  package func name(_ name: String, of input: InputFile) -> String {
    var folder = FilePath(input.folder ?? "")
    _ = folder.removePrefix(root)
    return folder.appending(name).string
  }

  /// Returns the full path of a recorded file.
  package func file(_ path: String) -> String { root.appending(path).string }

  /// Returns the artifacts recorded under a name, or `nil` if there are none. If any is listed, the
  /// layout report and the picture are included, since `record` always writes them: a line lost in
  /// a merge must not exclude a file. If none is listed, returns the files that exist.
  package func lanes(of name: String) -> [RecordingArtifact]? {
    let listed = RecordingArtifact.allCases.filter { list.files[name + $0.ending] != nil }
    if !listed.isEmpty {
      return RecordingArtifact.allCases.filter { $0 != .svg || listed.contains($0) }
    }
    let lanes = RecordingArtifact.allCases.filter { Folder.hasFile(file(name + $0.ending)) }
    return lanes.isEmpty ? nil : lanes
  }

  /// Returns whether a file was recorded in another environment; unlisted files were not.
  package func isForeign(_ path: String) -> Bool {
    guard let recorded = list.files[path], recorded != .unknown, environment != .unknown else {
      return false
    }
    return recorded != environment
  }

  /// Returns the differences of this environment from the one that a file was recorded in.
  func versions(of path: String) -> String {
    list.files[path].map { environment.differences(from: $0).joined(separator: "; ") } ?? ""
  }

  /// The differences from the recorded environments, one line for each.
  package var differences: [String] {
    let foreign = Dictionary(
      grouping: list.files.filter { isForeign($0.key.text) }, by: \.value)
    return foreign.sorted { $0.key.id < $1.key.id }.map { recorded, files in
      let differences = environment.differences(from: recorded).joined(separator: "; ")
      let isAll = files.count == list.files.count
      return "environment differs: \(differences)"
        + (isAll ? "" : " (\(files.count) of \(list.files.count) files)")
    }
  }

  /// Returns the recorded files that belong to no description, sorted: the listed files, except
  /// images in use, and the layout reports, recognized by their contents.
  package func orphans(names: ExactTexts, images: Set<OutputFile>) -> [String] {
    let accounted = RecordingArtifact.files(named: names)
    let reports = Folder.layoutReports(in: root).filter(Self.isReport).map { path in
      var path = FilePath(path)
      _ = path.removePrefix(root)
      return path.string
    }
    return ExactTexts(list.files.keys).union(ExactTexts(of: reports)).subtracting(accounted)
      .filter { isHere($0.text) && !images.contains(.path(file($0.text)).absolute) }.sortedTexts
  }

  /// Returns whether a file exists without a link on the way; nothing is recorded through a link.
  private func isHere(_ path: String) -> Bool {
    var folder = root
    for component in FilePath(path).removingLastComponent().components {
      folder.append(component)
      guard Folder.isOwnFolder(folder.string) else { return false }
    }
    return Folder.hasFile(file(path))
  }

  /// Returns whether a file has the contents of a figure's report; any file could have the name.
  private static func isReport(_ path: String) -> Bool {
    struct Report: Decodable {
      struct Node: Decodable {
        let kind: String
      }

      let root: Node
    }

    let data = FileManager.default.contents(atPath: path.opened) ?? Data()
    return (try? JSONDecoder().decode(Report.self, from: data)) != nil
  }
}
