import FileKit
import FioriRender
import Recordings
import RenderService

/// Draws figures, and holds them against what is recorded of them.
struct FigureVerification: Sendable {
  let folder: RecordingFolder
  let renderer: Renderer
  let check: RecordingComparison

  /// What is found of a figure.
  struct Product: Sendable {
    let finding: RecordingFinding
    /// The images that it uses, which are no recordings.
    let images: [OutputFile]
  }

  /// Draws a figure, and compares each file that is recorded of it.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    let name = folder.name(OutputPlan.name(of: figure, in: input), of: input)
    let lanes = try (folder.lanes(of: name) ?? [.layout, .picture]).map { lane in
      try check.finding(of: DrawnFile(drawing, as: lane, renderer), named: name)
    }
    let product = Product(
      finding: RecordingFinding(name: name, description: input.name, lanes: lanes),
      images: drawing.imageFiles.map { .path($0).absolute })
    return (product, drawing.warnings)
  }
}
