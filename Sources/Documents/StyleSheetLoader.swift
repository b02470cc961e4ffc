import FioriBasics
import FioriFiles
import FioriModel

/// Reads the style sheets that a description names, each once.
struct StyleSheetLoader {
  private let resources: ResourceFolder?
  /// The file name of the description; its style sheets are next to it.
  private let file: String
  private var known: ExactTable<StyleSheet> = [:]

  /// The schema of `stylesheet`: a path or an array of paths.
  static let schema = JSONSchema.definition(
    "stylesheet",
    "Path of one or more .nss style sheets, relative to the description; later ones win.",
    examples: ["brand.nss", ["brand.nss", "night.nss"]],
    .anyOf([.string(), .array(of: .string())]))

  /// All places where the style sheets were looked for.
  var searchedPaths: [String] {
    resources.map { folder in known.keys.flatMap { folder.searchedPaths(for: $0.text) } } ?? []
  }

  init(file: String, resources: ResourceFolder?) {
    self.file = file
    self.resources = resources
  }

  /// Returns the style sheets of a `stylesheet` key: one path, or several, where later ones win.
  mutating func sheets(
    _ entry: LocatedNode?, _ reader: inout DescriptionReader
  ) -> [StyleSheet] {
    guard let entry else { return [] }
    guard case .array(let nodes) = entry.node.value else {
      return sheet(entry, &reader).map { [$0] } ?? []
    }
    guard nodes.count <= Limits.styleSheetCount else {
      reader.error(.tooManyStyleSheets(nodes.count), at: entry.node.position, entry.path)
      return []
    }
    return nodes.enumerated().compactMap { index, node in
      sheet(LocatedNode(node: node, path: entry.path.index(index)), &reader)
    }
  }

  private mutating func sheet(
    _ entry: LocatedNode, _ reader: inout DescriptionReader
  ) -> StyleSheet? {
    guard let path = ValueReader<String>.string.read(entry.node, entry.path, &reader) else {
      return nil
    }
    if let sheet = known[path] { return sheet }
    do throws(ResourceError) {
      guard let resources else { throw .noFolder(path) }
      let bytes = try resources.bytes(of: path, limit: Limits.styleSheetByteCount)
      let sheet = StyleSheet(nss: bytes, file: ResourceFolder.name(of: path, beside: file))
      known[path] = sheet
      return sheet
    } catch {
      reader.error(error.message(of: .styleSheet), at: entry.node.position, entry.path)
      return nil
    }
  }
}
