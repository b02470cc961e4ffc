public import FioriBasics
public import FioriFiles
import FioriModel

/// A description: the figures to draw, and any problems found.
///
/// <doc:GettingStarted> shows how to draw the figures.
public struct Document: Sendable {
  /// The figures in file order, variants in the order of their values. If the document has errors,
  /// only those that could be read.
  public let figures: [Figure]
  /// The problems found while reading, in file order; a view's own rules and its layout find more.
  public let diagnostics: [Diagnostic]
  /// The style sheets of the figures, each once.
  public let styleSheets: [StyleSheet]
  /// The `id`; `nil` if it is missing, invalid or not allowed.
  public let id: DescriptionID?
  /// The name of its only figure, even if that has errors; `nil` if there is none, or several figures.
  package let name: String?
  /// The paths of the files of its data and its texts, even if these have errors.
  package let dataFiles: [String]
  /// All places where the files of the style sheets and the texts were looked for.
  package let styleSheetPaths: [String]
  /// Whether the description has `figures` or `variants`, however many pictures these produce.
  public let isCollection: Bool

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - json: The description in UTF-8.
  ///   - file: The file name to use in diagnostics.
  ///   - resources: The folder of its images; `nil` to allow no images.
  ///   - takesID: Whether it may have an `id`, like the descriptions in a stream.
  public init(
    json: [UInt8], file: String = "description", resources: ResourceFolder? = nil,
    takesID: Bool = false
  ) {
    self = DocumentSource(json, file: file, resources: resources, takesID: takesID).document()
  }

  /// Returns one document of several, which are parts of the same description.
  package static func joined(_ parts: [Document]) -> Document {
    Document(
      figures: parts.flatMap(\.figures), diagnostics: parts.flatMap(\.diagnostics).inFileOrder,
      styleSheets: parts.first?.styleSheets ?? [], id: parts.first?.id, name: nil,
      isCollection: parts.contains { $0.isCollection }, dataFiles: parts.first?.dataFiles ?? [],
      styleSheetPaths: parts.first?.styleSheetPaths ?? [])
  }

  init(
    figures: [Figure], diagnostics: [Diagnostic], styleSheets: [StyleSheet], id: DescriptionID?,
    name: String?, isCollection: Bool, dataFiles: [String] = [], styleSheetPaths: [String] = []
  ) {
    self.figures = figures
    self.diagnostics = diagnostics
    self.styleSheets = styleSheets
    self.id = id
    self.name = name
    self.isCollection = isCollection
    self.dataFiles = dataFiles
    self.styleSheetPaths = styleSheetPaths
  }
}
