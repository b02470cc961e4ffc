import Foundation

/// The commands of a transcript that are about files.
struct TranscriptFiles {
  private let workspace: Workspace
  private let place: String

  init(_ workspace: Workspace, _ place: String) {
    (self.workspace, self.place) = (workspace, place)
  }

  func run(_ name: String, _ words: [String], input: String) throws -> CommandRun {
    let (paths, manager) = (words.map(path), FileManager.default)
    var output: [UInt8] = []
    switch (name, words.count) {
    case ("cat", 0): output = Array(input.utf8)
    case ("cat", _): output = try paths.flatMap(workspace.bytes)
    case ("base64", 1): output = Array(Data(base64Encoded: input.filter { $0 != "\n" }) ?? Data())
    case ("printf", 1):
      output = Array(words[0].replacing("\\r", with: "\r").replacing("\\n", with: "\n").utf8)
    case ("ls", 0), ("ls", 1): output = Array(try listing(of: words.first).utf8)
    case ("file", 1):
      output = Array("\(TranscriptAnswer.kind(of: try workspace.bytes(of: paths[0])))\n".utf8)
    case ("mkdir", 1): try workspace.makeFolder(paths[0])
    case ("ln", 3): try workspace.link(paths[2], to: words[1])
    case ("rm", _):
      for path in paths.last.map({ [$0] }) ?? [] { try manager.removeItem(at: url(path)) }
    case ("mv", 2): try manager.moveItem(at: url(paths[0]), to: url(paths[1]))
    case ("cp", 2): try workspace.write(Data(workspace.bytes(of: paths[0])), to: paths[1])
    case ("cmp", 2):
      let isEqual = try workspace.bytes(of: paths[0]) == workspace.bytes(of: paths[1])
      return CommandRun(status: isEqual ? 0 : 1, output: [], errors: "")
    default: throw ShellLine.Failure(line: ([name] + words).joined(separator: " "))
    }
    return CommandRun(status: 0, output: output, errors: "")
  }

  private func path(_ word: String) -> String { place == "." ? word : "\(place)/\(word)" }

  private func url(_ path: String) -> URL { workspace.folder.appending(path: path) }

  private func listing(of folder: String?) throws -> String {
    let start = folder.map { path($0) + "/" } ?? (place == "." ? "" : place + "/")
    return try workspace.paths().filter { $0.hasPrefix(start) && $0 != start }.sorted()
      .map { $0.dropFirst(start.count) + "\n" }.joined()
  }
}
