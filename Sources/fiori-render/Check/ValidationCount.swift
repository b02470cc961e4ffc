import FileKit
import FioriRender
import RenderService

/// The findings of `validate` in figures.
struct ValidationCount: DrawingSink {
  private let renderer: Renderer
  private let checksContrast: Bool
  var count: ProblemCount

  /// Creates the count of files without problems.
  init(_ renderer: Renderer, files fileCount: Int, checksContrast: Bool) {
    (self.renderer, self.checksContrast) = (renderer, checksContrast)
    count = ProblemCount(files: fileCount)
  }

  func product(of figure: Figure, in input: InputFile) throws -> (Void, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    return ((), drawing.warnings + (checksContrast ? drawing.contrastWarnings : []))
  }

  mutating func take(
    _ drawn: DrawnInput<Void>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    count.add(diagnostics)
    return []
  }
}
