import FioriRender
import Testing

/// What is said of a description when it is read and drawn.
struct DrawnDescription {
  /// Each line without the file's name and place: `error: view: …`.
  let lines: [String]

  init(_ json: String) throws {
    let document = DescribedDocument(json).document
    var found = document.diagnostics
    if !document.diagnostics.hasErrors {
      do {
        found += try Renderer().drawing(of: #require(document.figures.first)).warnings
      } catch let error as DescriptionError {
        found += error.diagnostics
      }
    }
    lines = found.map { String($0.description.split(separator: ": ", maxSplits: 1)[1]) }
  }
}
