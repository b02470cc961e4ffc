import FioriBasics
import FioriFiles
import FioriModel
import Glibc
import SystemPackage

/// The descriptions in a folder and its subfolders, without those that Git or `--exclude` ignores.
///
/// Hidden files are skipped, and so are the reports, schemas and lists that other commands write. Links
/// to folders are not followed because they may form a cycle.
package struct DescriptionSearch {
  /// The paths, sorted.
  package private(set) var paths: [String] = []
  /// The paths that are ignored, with the reason: `.gitignore` or `--exclude`.
  package private(set) var ignored: [(path: String, reason: String)] = []
  /// The failures for descriptions and folders that no path leads to.
  package private(set) var failures: [RunFailure] = []
  private var gitRules = IgnoreRules()
  private var excluded = IgnoreRules()
  private let root: FilePath
  /// The names of the folders from the top of the repository to `root`.
  private let prefix: [String]

  /// Searches a folder; `patterns` come from `--exclude`.
  ///
  /// - Throws: The failure for the first folder that cannot be read.
  package init(in path: String, excluding patterns: [String]) throws(RunFailure) {
    root = FilePath(path)
    let resolved = Folder.resolved(path)
    let top = Self.repository(of: resolved)
    prefix = resolved.components.dropFirst(top?.components.count ?? resolved.components.count)
      .map(\.string)
    for pattern in patterns { excluded.add(pattern) }
    if var folder = top {
      for (depth, name) in prefix.enumerated() {
        readRules(of: folder, in: Array(prefix.prefix(depth)))
        folder.append(name)
      }
    }
    try search([])
    paths.sort { ExactText($0) < ExactText($1) }
  }

  /// Searches the subfolder with these names.
  private mutating func search(_ names: [String]) throws(RunFailure) {
    let folder = names.reduce(root) { $0.appending($1) }
    guard access(folder.opened.string, R_OK | X_OK) == 0 else {
      throw .unreadable(
        folder.string, Errno(rawValue: errno), advice: "use a folder that can be listed")
    }
    readRules(of: folder, in: prefix + names)
    let entries = (try? Folder.entries(in: folder)) ?? []
    for entry in entries.sorted(by: { ExactText($0.name) < ExactText($1.name) })
    where !entry.name.hasPrefix(".") {
      let isFolder = entry.isFolder
      guard isFolder || Folder.isDescription(entry.name) && (entry.isForeign || entry.isFile) else {
        continue
      }
      let names = names + [entry.name]
      if let reason = reason(toIgnore: names, isFolder: isFolder) {
        ignored.append((entry.path.string, reason))
      } else if entry.isForeign {
        failures.append(ForeignName.failure(entry.path.string))
      } else if isFolder {
        try search(names)
      } else {
        paths.append(entry.path.string)
      }
    }
  }

  private func reason(toIgnore names: [String], isFolder: Bool) -> String? {
    if excluded.ignores(names, isFolder: isFolder) { return "--exclude" }
    return gitRules.ignores(prefix + names, isFolder: isFolder) ? ".gitignore" : nil
  }

  private mutating func readRules(of folder: FilePath, in names: [String]) {
    let file = folder.appending(".gitignore").string
    guard Folder.hasFile(file), let bytes = try? InputFile(file).bytes() else { return }
    gitRules.add(String(decoding: bytes, as: UTF8.self), in: names)
  }

  /// Returns the nearest folder, going up, that Git's own folder is in.
  private static func repository(of path: FilePath) -> FilePath? {
    var folder = path
    repeat {
      if Folder.hasEntry(folder.appending(".git").string) { return folder }
    } while folder.removeLastComponent()
    return nil
  }
}
