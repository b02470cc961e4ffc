package import SystemPackage

/// Parts of a path as texts. FilePath's own functions go through generic collections, whose types are
/// looked up at their first use: each takes 2 % of a start.
extension FilePath {
  /// The name of the file without its extension, and the extension; `nil` without a name.
  package var nameParts: (stem: String, ending: String?)? {
    guard let name = lastComponent?.string else { return nil }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex, name != ".."
    else { return (name, nil) }
    return (String(name[..<dot]), String(name[name.utf8.index(after: dot)...]))
  }

  /// The folder of the file; empty if the path has none. A path that is not a text comes from the system, as the target
  /// of a link.
  package var folder: FilePath {
    let isText = withPlatformString { String(validatingCString: $0) != nil }
    return isText ? FilePath(folderText) : removingLastComponent()
  }

  /// The folder of the file as a text; empty if the path has none.
  package var folderText: String {
    let path = string
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
