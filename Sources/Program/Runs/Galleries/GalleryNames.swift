import FileKit
import FioriRender
import SystemPackage

/// The names of descriptions in a gallery: their paths relative to their common folder.
struct GalleryNames: Sendable {
  private let root: FilePath

  /// Creates the names of inputs.
  init(_ inputs: [InputFile]) {
    let folders = inputs.map { Folder.absolute($0.name).removingLastComponent() }
    guard var root = folders.first else {
      self.root = FilePath()
      return
    }
    for folder in folders {
      while !folder.starts(with: root), root.removeLastComponent() {}
    }
    self.root = root
  }

  /// Returns the path of a description, for display.
  func path(of input: InputFile) -> String {
    var path = Folder.absolute(input.name)
    _ = path.removePrefix(root)
    return path.string
  }

  /// Returns the ID of a description's picture, a path that is valid on any file system.
  func id(of name: String, in input: InputFile) -> String {
    let folders = FilePath(path(of: input)).removingLastComponent().components.map(\.string)
    let parts = (folders + [name]).map { part in
      let plain = FileName.plain(part)
      return plain.isEmpty ? "figure" : plain
    }
    return parts.joined(separator: "/")
  }
}

/// Converts file names to titles.
enum GalleryTitle {
  /// Returns `Travel cost dark` for `travel-cost-dark`.
  static func text(ofFile name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.map(String.init)
    let text = words.map { CamelCase.names[$0] ?? $0 }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
