public import FioriBasics
public import FioriFiles
import FioriModel

/// A description whose values come out of the rows of tables, in Swift.
///
/// The description may have `data` with `groupBy`, `each`, `where`, `sortBy` and `types`; its `file` or
/// `values` are replaced.
public struct Template: Sendable {
  private let json: [UInt8]
  private let file: String
  private let resources: ResourceFolder?

  /// Creates a template from a description.
  ///
  /// - Parameters:
  ///   - json: The description in UTF-8.
  ///   - file: The file name to use in diagnostics.
  ///   - resources: The folder of its images; `nil` to allow no images.
  public init(json: [UInt8], file: String = "template", resources: ResourceFolder? = nil) {
    (self.json, self.file, self.resources) = (json, file, resources)
  }

  /// Reads the figures that the rows of a table make.
  public func document(with table: DataTable) -> Document {
    DocumentSource(
      json, file: file, resources: resources, data: DataInput(table, path: nil)
    ).document()
  }
}
