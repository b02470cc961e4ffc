import FioriRender
import Foundation

/// Carries out the commands of a transcript in a workspace.
struct TranscriptShell {
  let workspace: Workspace
  /// The folder that commands run in, inside that of the workspace.
  private var place = "."

  private var answers: TranscriptAnswers

  init(_ workspace: Workspace) {
    self.workspace = workspace
    answers = TranscriptAnswers(in: workspace)
  }

  /// Carries out a step.
  ///
  /// - Returns: The lines that it answers.
  mutating func answer(to step: Transcript.Step) async throws -> [String] {
    let input = Self.text(of: step.input ?? [])
    var line = try ShellLine(step.command)
    let bytes = try line.input.map { try workspace.bytes(of: path($0)) }
    let filters = line.filters
    line.filters = []
    var run = try await run(line, input: bytes.map { String(decoding: $0, as: UTF8.self) } ?? input)
    for words in filters {
      run = CommandRun(
        status: run.status, output: Array(try filtered(run.text, by: words).utf8),
        errors: run.errors)
    }
    if let file = line.output {
      try workspace.write(Data(run.output), to: path(file))
      run = CommandRun(status: run.status, output: [], errors: run.errors)
    }
    return answers.lines(for: run)
  }

  private static func text(of lines: [String]) -> String {
    let hasEnd = lines.last != "[no line feed]"
    return lines.dropLast(hasEnd ? 0 : 1).joined(separator: "\n")
      + (hasEnd && !lines.isEmpty ? "\n" : "")
  }

  private func path(_ name: String) -> String { place == "." ? name : "\(place)/\(name)" }

  private mutating func run(_ line: ShellLine, input: String) async throws -> CommandRun {
    guard let name = line.words.first else { throw ShellLine.Failure(line: "an empty command") }
    let rest = Array(line.words.dropFirst())
    if name == "fiori-render" {
      return try await workspace.run(
        rest.map { $0.replacing("$OUTSIDE", with: outside) }, input: input, in: place,
        environment: line.variables.merging(["CI": ""]) { old, _ in old })
    }
    if name == "cd" {
      place = rest.first ?? "."
      return CommandRun(status: 0, output: [], errors: "")
    }
    if name == "file" {
      let kinds = try rest.map { name in
        let kind = answers.kind(of: try workspace.bytes(of: path(name)))
        return (rest.count > 1 ? "\(name): " : "") + kind + "\n"
      }
      return CommandRun(status: 0, output: Array(kinds.joined().utf8), errors: "")
    }
    return try TranscriptFiles(workspace, place).run(name, rest, input: input)
  }

  private var outside: String {
    String(workspace.outside.path(percentEncoded: false).trimmingSuffix("/"))
  }

  private func filtered(_ text: String, by words: [String]) throws -> String {
    let lines = text.split(separator: "\n").map { $0 + "\n" }
    switch (words.first, words.last) {
    case ("grep", let part?) where words.contains("-o"):
      return text.ranges(of: part).map { _ in part + "\n" }.joined()
    case ("grep", let part?): return lines.filter { $0.contains(part) }.joined()
    case ("head", let count?): return lines.prefix(-(Int(count) ?? 0)).joined()
    case ("tail", let count?): return lines.suffix(-(Int(count) ?? 0)).joined()
    case ("wc", _): return "\(lines.count)\n"
    default: throw ShellLine.Failure(line: words.joined(separator: " "))
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ end: String) -> Substring {
    hasSuffix(end) ? dropLast(end.count) : self[...]
  }
}
