import FileKit
import Glibc
import SystemPackage

/// A path with `*`, `?` or `[…]` in the names of files and folders, and `**` for any folders between.
///
/// Names are matched by the C library, as a shell does; its `glob` knows no `**`.
package struct PathPattern {
  private let root: FilePath
  private let components: [String]

  /// A pattern, relative to the working folder unless it begins with `/`.
  package init(_ text: String) {
    let path = FilePath(text)
    root = path.root.map { FilePath(root: $0) } ?? FilePath()
    // Any folders twice in a row are any folders, found once.
    components = path.components.map(\.string).reduce(into: []) { components, component in
      if component != Self.anyFolders || components.last != component {
        components.append(component)
      }
    }
  }

  /// Whether a text has anything of a pattern.
  static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[".contains($0) }
  }

  /// The files that fit, sorted by their paths; hidden ones only where the pattern has their dot, and
  /// none of the reports, schemas and lists that other commands write.
  var paths: [String] {
    Set(Self.files(in: root, components[...])).filter { !Folder.isReport($0) }.sorted()
  }

  /// Whether a path fits, whatever there is.
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
