public import FioriBasics
public import FioriModel
import FioriReading
public import FioriSyntax

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
    let start = ContinuousClock.now
    var reader = DocumentReader(file: file, resources: resources, takesID: takesID)
    var figures = reader.read(json)
    let reading = ReadingTime(start: start, duration: .now - start)
    for index in figures.indices { figures[index].reading = reading }
    self.figures = figures
    styleSheets = reader.styleSheets
    diagnostics =
      reader.description.diagnostics.inFileOrder + styleSheets.flatMap(\.diagnostics)
    isCollection = reader.isCollection
    id = reader.id
  }
}
