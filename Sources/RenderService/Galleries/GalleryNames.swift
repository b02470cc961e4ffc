import FileKit
import FioriRender
import SystemPackage

/// What descriptions are called in a gallery: their paths from the folder that all are in.
struct GalleryNames: Sendable {
  private let root: FilePath

  /// The names of some inputs.
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

  /// The path of a description, as people see it.
  func path(of input: InputFile) -> String {
    var path = Folder.absolute(input.name)
    _ = path.removePrefix(root)
    return path.string
  }

  /// What a picture of a description is known by, a path that can be one of files on any system.
  func id(of name: String, in input: InputFile) -> String {
    let folders = FilePath(path(of: input)).removingLastComponent().components.map(\.string)
    let parts = (folders + [name]).map { part in
      let plain = FileName.plain(part)
      return plain.isEmpty ? "figure" : plain
    }
    return parts.joined(separator: "/")
  }
}

/// The names of files as people write them.
enum GalleryTitle {
  /// `travel-cost-dark` as `Travel cost dark`.
  static func text(ofFile name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.map(String.init)
    let text = words.map { CamelCase.names[$0] ?? $0 }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
