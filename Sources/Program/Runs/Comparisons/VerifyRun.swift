import FileKit
import FioriRender
import Recordings

/// Draws figures and compares them with their recordings.
struct VerifyRun: DrawingSink {
  let folder: RecordingFolder
  let renderer: Renderer
  let comparison: RecordingComparison
  private(set) var findings: [RecordingFinding] = []
  /// The images that the figures use, which are not recordings.
  private(set) var images: Set<OutputFile> = []

  init(_ folder: RecordingFolder, _ renderer: Renderer, _ comparison: RecordingComparison) {
    (self.folder, self.renderer, self.comparison) = (folder, renderer, comparison)
  }

  /// The result for a figure.
  struct Product: Sendable {
    let finding: RecordingFinding
    let images: [OutputFile]
  }

  /// Draws a figure and compares each of its recorded files.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    let name = folder.name(OutputPlan.name(of: figure, in: input), of: input)
    let lanes = try (folder.lanes(of: name) ?? [.layout, .picture]).map { lane in
      try comparison.finding(of: DrawnFile(drawing, as: lane, renderer), named: name)
    }
    let product = Product(
      finding: RecordingFinding(name: name, description: input.name, lanes: lanes),
      images: drawing.imageFiles.map { .path($0).absolute })
    return (product, drawing.warnings)
  }

  /// Takes the findings of a description; with errors, the drawing is not what it asks for, and only
  /// these count.
  mutating func take(
    _ drawn: DrawnInput<Product>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    guard !diagnostics.hasErrors else {
      findings.append(
        RecordingFinding(
          name: folder.name(input.stem, of: input), description: input.name, lanes: [],
          problems: diagnostics.filter { $0.severity == .error }.map(\.description)))
      return []
    }
    let products = drawn.products.map(\.product)
    findings += products.map(\.finding)
    images.formUnion(products.flatMap(\.images))
    return products.flatMap { $0.finding.lanes.compactMap(\.failure) }
  }
}
