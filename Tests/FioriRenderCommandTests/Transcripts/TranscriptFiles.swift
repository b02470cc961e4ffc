import Foundation

/// The commands of a transcript that are about files.
struct TranscriptFiles {
  private let workspace: Workspace
  private let place: String

  init(_ workspace: Workspace, _ place: String) {
    (self.workspace, self.place) = (workspace, place)
  }

  /// Runs a command.
  func run(_ name: String, _ words: [String], input: String) throws -> CommandRun {
    var output: [UInt8] = []
    switch (name, words.count) {
    case ("cat", 0): output = Array(input.utf8)
    case ("cat", _): output = try words.map(path).flatMap(workspace.bytes)
    case ("base64", 0): output = Array(Data(base64Encoded: input.filter { $0 != "\n" }) ?? Data())
    case ("crlf", 0): output = Array(input.replacing("\n", with: "\r\n").utf8)
    case ("dots", 2...): output = Array(try Self.dots(words))
    case ("ls", 0...1): output = Array(try listing(of: words.first).utf8)
    case ("mkdir", 1): try workspace.makeFolder(path(words[0]))
    case ("ln", 3): try workspace.link(path(words[2]), to: words[1])
    case ("cp", 2):
      try workspace.write(Data(workspace.bytes(of: path(words[0]))), to: path(words[1]))
    case ("sed", 2): try replace(words[0], in: path(words[1]))
    case ("age", 1...): for word in words { try age(word) }
    case ("rm", 1): try FileManager.default.removeItem(at: url(words[0]))
    case ("mv", 2): try FileManager.default.moveItem(at: url(words[0]), to: url(words[1]))
    default: throw ShellLine.Failure(line: ([name] + words).joined(separator: " "))
    }
    return CommandRun(status: 0, output: output, errors: "")
  }

  /// Makes a file a minute old: one as new as the run that reads it counts as changed for the next.
  private func age(_ word: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)],
      ofItemAtPath: url(word).path(percentEncoded: false))
  }

  /// Puts one text in place of another, as `s/old/new/` says; any character may be between them.
  private func replace(_ words: String, in file: String) throws {
    let parts = words.split(
      separator: words.dropFirst().first ?? "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "s" else { throw ShellLine.Failure(line: words) }
    let text = try workspace.text(of: file)
    guard text.contains(parts[1]) else { throw ShellLine.Failure(line: words) }
    try workspace.write(text.replacing(parts[1], with: parts[2]), to: file)
  }

  /// A gray PNG with a width, a height, and red pixels at the places after them, such as `3,1`.
  private static func dots(_ words: [String]) throws -> Data {
    let numbers = words.map { $0.split(separator: ",").compactMap { Int($0) } }
    guard numbers[0].count == 1, numbers[1].count == 1,
      numbers.dropFirst(2).allSatisfy({ $0.count == 2 })
    else { throw ShellLine.Failure(line: words.joined(separator: " ")) }
    let (width, height) = (numbers[0][0], numbers[1][0])
    if numbers.count == 2 {
      let rows = Array(repeating: Array(repeating: UInt8(200), count: width), count: height)
      return StoredPNG.file(width: width, height: height, .gray, rows: rows)
    }
    return StoredPNG.dots(
      width, height, at: numbers.dropFirst(2).map { (x: $0[0], y: $0[1]) })
  }

  private func path(_ word: String) -> String { place == "." ? word : "\(place)/\(word)" }

  private func url(_ word: String) -> URL { workspace.folder.appending(path: path(word)) }

  private func listing(of folder: String?) throws -> String {
    let start = folder.map { path($0) + "/" } ?? (place == "." ? "" : place + "/")
    return try workspace.allPaths().filter { $0.hasPrefix(start) && $0 != start }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { $0.dropFirst(start.count) + "\n" }.joined()
  }
}
