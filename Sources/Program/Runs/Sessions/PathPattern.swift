import FileKit
import FioriRender
import Glibc
import SystemPackage

/// A path with `*`, `?` or `[…]` in the names of files and folders, and `**` for any folders.
///
/// Names are matched by the C library, as in a shell; its `glob` does not support `**`.
package struct PathPattern {
  private let root: FilePath
  private let components: [String]

  /// Creates a pattern, relative to the current directory unless it begins with `/`.
  package init(_ text: String) {
    let path = FilePath(text)
    root = path.root.map { FilePath(root: $0) } ?? FilePath()
    // `**/**` is the same as `**`, but would find files twice.
    components = path.components.map(\.string).reduce(into: []) { components, component in
      if component != Self.anyFolders || components.last != component {
        components.append(component)
      }
    }
  }

  /// Returns whether a text contains pattern characters.
  static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[".contains($0) }
  }

  /// The matching files, sorted by path. Hidden files match only a pattern with a leading dot, and
  /// the reports, schemas and lists of other commands are skipped.
  var paths: [String] {
    ExactTexts(of: Self.files(in: root, components[...])).filter { !Folder.isReport($0.text) }
      .sortedTexts
  }

  /// The folder that all matching files are in.
  var fixedFolder: String {
    let fixed = components.prefix { !Self.isPattern($0) }.prefix(max(components.count - 1, 0))
    return fixed.reduce(root) { $0.appending($1) }.string
  }

  /// Returns whether a path matches, whether or not it exists.
  package func fits(_ path: String) -> Bool {
    Self.fits(FilePath(path).components.map(\.string)[...], components[...])
  }

  private static let anyFolders = "**"

  private static func fits(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    guard first == anyFolders else {
      return path.first.map { fits($0, first) && fits(path.dropFirst(), rest) } ?? false
    }
    if rest.isEmpty { return !path.isEmpty }
    return path.indices.contains { fits(path[$0...], rest) }
  }

  private static func files(in folder: FilePath, _ components: ArraySlice<String>) -> [String] {
    guard let first = components.first else { return [] }
    let rest = components.dropFirst()
    if first == anyFolders {
      let deeper = Folder.subfolders(of: folder).flatMap { files(in: $0, components) }
      return files(in: folder, rest.isEmpty ? ["*"] : rest) + deeper
    }
    let found =
      isPattern(first) ? Folder.readableNames(in: folder).filter { fits($0, first) } : [first]
    let paths = found.map { folder.appending($0) }
    if rest.isEmpty { return paths.map(\.string).filter(Folder.hasFile) }
    return paths.filter { Folder.exists($0.string) }.flatMap { files(in: $0, rest) }
  }

  private static func fits(_ name: String, _ pattern: String) -> Bool {
    fnmatch(pattern, name, FNM_PERIOD) == 0
  }
}
