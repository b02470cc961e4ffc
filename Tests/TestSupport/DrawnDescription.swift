import FioriRender
import Testing

/// What is said of a description when it is read and drawn.
struct DrawnDescription {
  /// Each line without the file's name and place: `error: view: …`.
  let lines: [String]
  /// The layout report; `nil` if nothing is drawn.
  let report: LayoutReport?

  init(_ json: String) throws {
    let document = DescribedDocument(json).document
    var found = document.diagnostics
    var drawn: LayoutReport?
    if !document.diagnostics.hasErrors {
      do {
        let drawing = try Renderer().drawing(of: #require(document.figures.first))
        found += drawing.warnings
        drawn = drawing.report
      } catch let error as DescriptionError {
        found += error.diagnostics
      }
    }
    report = drawn
    lines = found.map { String($0.description.split(separator: ": ", maxSplits: 1)[1]) }
  }
}
