package import FileKit
package import FioriRender
import FoundationEssentials
package import SystemPackage

/// A folder of descriptions with what is recorded beside them.
package struct RecordingFolder: Sendable {
  package let root: FilePath
  package let list: RecordingList
  /// Where is drawn now.
  package let environment: RecordingEnvironment

  /// A folder of which the list has been read.
  package init(root: FilePath, list: RecordingList, environment: RecordingEnvironment) {
    (self.root, self.list, self.environment) = (root, list, environment)
  }

  /// A folder that the command line names, and what is listed in it.
  package init(_ path: String, _ renderer: Renderer) throws(RunFailure) {
    root = FilePath(path)
    list = try RecordingList(in: root)
    environment = RecordingEnvironment(renderer)
  }

  /// Throws when the command line names no folder.
  package static func check(_ path: String) throws(RunFailure) {
    if Folder.exists(path) { return }
    throw .noFolder(path, advice: "give the folder that the description is in")
  }

  /// The name of a figure's recording: its path in the folder, without an ending.
  package func name(_ name: String, of input: InputFile) -> String {
    var folder = FilePath(input.folder ?? "")
    _ = folder.removePrefix(root)
    return folder.appending(name).string
  }

  /// A recorded file by its path in the folder.
  package func file(_ path: String) -> String { root.appending(path).string }

  /// What is recorded by a name. Of what is listed, the layout report and the picture, which `record`
  /// always writes: a line that was lost in a merge must not take a file out. Or else what lies there;
  /// `nil`: nothing.
  package func lanes(of name: String) -> [RecordingArtifact]? {
    let listed = RecordingArtifact.allCases.filter { list.files[name + $0.ending] != nil }
    if !listed.isEmpty {
      return RecordingArtifact.allCases.filter { $0 != .svg || listed.contains($0) }
    }
    let lanes = RecordingArtifact.allCases.filter { Folder.hasFile(file(name + $0.ending)) }
    return lanes.isEmpty ? nil : lanes
  }

  /// Whether a file was recorded elsewhere; what is not listed counts as recorded here.
  package func isForeign(_ path: String) -> Bool {
    guard let recorded = list.files[path], recorded != .unknown, environment != .unknown else {
      return false
    }
    return recorded != environment
  }

  /// What is different here from where the files were recorded, a line for each environment.
  package var differences: [String] {
    let foreign = Dictionary(
      grouping: list.files.filter { isForeign($0.key) }, by: \.value)
    return foreign.sorted { $0.key.id < $1.key.id }.map { recorded, files in
      let words = environment.differences(from: recorded).joined(separator: "; ")
      let isAll = files.count == list.files.count
      return "environment differs: \(words)"
        + (isAll ? "" : " (\(files.count) of \(list.files.count) files)")
    }
  }

  /// The recorded files, sorted, that none of the descriptions account for: what is listed, but for
  /// images in use, and layout reports by what they say.
  package func orphans(names: Set<String>, images: Set<OutputFile>) -> [String] {
    let accounted = Set(
      names.flatMap { name in RecordingArtifact.allCases.map { name + $0.ending } })
    let reports = Folder.layoutReports(in: root).filter(Self.isReport).map { path in
      var path = FilePath(path)
      _ = path.removePrefix(root)
      return path.string
    }
    return Set(Array(list.files.keys) + reports).subtracting(accounted).filter { path in
      isHere(path) && !images.contains(.path(file(path)).absolute)
    }.sorted()
  }

  /// Whether there is a file, and no link on the way to it: nothing was recorded through one.
  private func isHere(_ path: String) -> Bool {
    var folder = root
    for component in FilePath(path).removingLastComponent().components {
      folder.append(component)
      guard Folder.isOwnFolder(folder.string) else { return false }
    }
    return Folder.hasFile(file(path))
  }

  /// Whether a file has what the report of one figure has: its name alone may be anybody's.
  private static func isReport(_ path: String) -> Bool {
    struct Report: Decodable {
      struct Node: Decodable {
        let kind: String
      }

      let root: Node
    }

    let data = FileManager.default.contents(atPath: path) ?? Data()
    return (try? JSONDecoder().decode(Report.self, from: data)) != nil
  }
}
