public import FioriBasics
public import FioriModel
import FioriReading
public import FioriSyntax

/// A description: the figures it asks for, and what is wrong with it.
///
/// <doc:GettingStarted> shows how its figures are drawn.
public struct Document: Sendable {
  /// In the order of the file, variants in the order of their values. Of a document with errors,
  /// those that could be read.
  public let figures: [Figure]
  /// What reading found, in the order of the file; a view's own rules and its layout find more.
  public let diagnostics: [Diagnostic]
  /// The style sheets that its figures are drawn in, each once.
  public let styleSheets: [StyleSheet]
  /// Its `id`, where it may have one; `nil` of one that gives none, or a wrong one.
  public let id: DescriptionID?
  /// Whether it has `figures` or `variants`, however many pictures these make.
  public let isCollection: Bool

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - json: UTF-8.
  ///   - file: The name under which the diagnostics speak of it.
  ///   - resources: The folder that its images may come from; `nil`: none may.
  ///   - takesID: Whether it may have an `id`, as one among many in a stream.
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
