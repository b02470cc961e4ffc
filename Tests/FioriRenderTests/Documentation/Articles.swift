import Foundation

@testable import TestSupport

/// The documents that a reader of the project has: the articles of the catalogs, the README and
/// what is in `Docs/`.
enum Articles {
  /// In the project, the articles first.
  static let paths =
    catalogs.flatMap { files(in: $0, ending: ".md") } + ["README.md"]
    + files(in: "Docs", ending: ".md")

  /// The folders of DocC.
  static let catalogs = ["FioriRender", "FioriSnapshotTesting", "PictureComparison"].map {
    "Sources/\($0)/Documentation.docc"
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// The files in a folder and below, sorted; none of a folder that there is not.
  static func files(in folder: String, ending: String) -> [String] {
    let names = FileManager.default.subpaths(
      atPath: Repository.root.appending(path: folder).path)
    let wanted = (names ?? []).filter { name in
      name.hasSuffix(ending) && !name.hasPrefix(".") && !name.contains("/.")
    }
    return wanted.sorted().map { "\(folder)/\($0)" }
  }
}
