import FioriModel
import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// A whole description that stands in the documentation, or in `Examples/`.
struct DescriptionBlock: CustomTestStringConvertible, Sendable {
  /// The file, and which block of it.
  let name: String
  let json: String
  /// Where its images and sheets are; `nil` of one in the documentation, which stands for a file.
  var folder: URL?

  var testDescription: String { name }

  /// Every file in `Examples/`, and every block of JSON in the documentation that is a description.
  static let all: [DescriptionBlock] = examples + documents.flatMap(blocks)

  private static let examples = files(in: "Examples", ending: ".json").map { path in
    DescriptionBlock(
      name: path, json: text(path),
      folder: Repository.root.appending(path: path).deletingLastPathComponent())
  }

  private static let documents =
    ["README.md"] + files(in: "Docs", ending: ".md")

  private static func blocks(of path: String) -> [DescriptionBlock] {
    text(path).matches(of: /(?m)^```json(?: fiori [a-z]+)?\n([\s\S]*?)^```$/).enumerated()
      .compactMap {
        index, match in
        let json = String(match.1)
        guard let root = readJSON(json).root, root.member("view") ?? root.member("figures") != nil
        else { return nil }
        return DescriptionBlock(name: "\(path) block \(index + 1)", json: json)
      }
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)) ?? ""
  }

  private static func files(in folder: String, ending: String) -> [String] {
    let names = FileManager.default.subpaths(
      atPath: Repository.root.appending(path: folder).path)
    let wanted = (names ?? []).filter { name in
      // The package of snapshots has recordings, and what is hidden was built.
      name.hasSuffix(ending) && !name.hasPrefix("Snapshots/")
    }
    return wanted.sorted().map { "\(folder)/\($0)" }
  }
}
