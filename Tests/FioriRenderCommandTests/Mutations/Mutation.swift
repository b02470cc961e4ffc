import Foundation
import Testing

/// One small change to a sample, and what `verify` has to say of it.
struct Mutation: Sendable, CustomTestStringConvertible {
  /// What is changed.
  enum Change: Sendable {
    /// Another text for a piece that a file with this ending has once.
    case text(String, String, in: String)
    /// The lines of a file with this ending, the last of which is empty.
    case lines(in: String, @Sendable (inout [String]) -> Void)
    /// The recorded pixels.
    case pixels(@Sendable (inout PixelSheet) -> Void)
  }

  let name: String
  let sample: MutationSample
  let change: Change
  /// How many pixels differ; `nil` where the picture is as recorded.
  let changed: Int?
  /// The lines of the files that are not as recorded.
  let lines: [String]

  init(
    _ name: String, _ sample: MutationSample, _ change: Change, changed: Int? = nil,
    says lines: [String]
  ) {
    self.name = name
    self.sample = sample
    self.change = change
    self.changed = changed
    self.lines = lines
  }

  var testDescription: String { name }

  /// The mutations of everything that is recorded or drawn from.
  static let all = descriptions + pictures + layouts + drawings

  /// Writes the sample's files into a folder, one of them changed.
  func write(to folder: String, in workspace: Workspace) async throws {
    for (file, data) in try await sample.files() {
      try workspace.write(data, to: "\(folder)/\(file)")
    }
    switch change {
    case .text(let old, let new, let ending):
      try edit("\(folder)/\(file(ending))", in: workspace) { text in
        let pieces = text.components(separatedBy: old)
        try #require(pieces.count == 2, "'\(old)' is there \(pieces.count - 1) times")
        text = pieces.joined(separator: new)
      }
    case .lines(let ending, let change):
      try edit("\(folder)/\(file(ending))", in: workspace) { text in
        var lines = text.components(separatedBy: "\n")
        change(&lines)
        text = lines.joined(separator: "\n")
      }
    case .pixels(let change):
      let path = "\(folder)/\(file("png"))"
      var sheet = try PixelSheet(png: try workspace.bytes(of: path))
      change(&sheet)
      try workspace.write(Data(try sheet.png), to: path)
    }
  }

  private func edit(
    _ path: String, in workspace: Workspace, _ change: (inout String) throws -> Void
  ) throws {
    var text = try workspace.text(of: path)
    try change(&text)
    try workspace.write(text, to: path)
  }

  /// A sheet has a name of its own.
  private func file(_ ending: String) -> String {
    ending == "nss" ? "brand.nss" : "\(sample).\(ending)"
  }
}
