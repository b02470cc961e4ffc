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
  /// Whether to record pictures that are equal, or differ by edges alone, for this environment.
  var acceptsEnvironment = false
  private var list: RecordingList
  private var acceptedCount = 0

  init(_ folder: RecordingFolder, _ renderer: Renderer, _ comparison: RecordingComparison) {
    (self.folder, self.renderer, self.comparison) = (folder, renderer, comparison)
    list = folder.list
  }

  /// The result for a figure.
  struct Product: Sendable {
    let finding: RecordingFinding
    let images: [OutputFile]
    /// The files to record for this environment.
    let accepted: [RecordedFile]
  }

  /// Draws a figure and compares each of its recorded files.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    let name = folder.name(OutputPlan.name(of: figure, in: input), of: input)
    let files = try (folder.lanes(of: name) ?? [.layout, .picture]).map { lane in
      try DrawnFile(drawing, as: lane, renderer)
    }
    let finding = RecordingFinding(
      name: name, description: input.name, figure: figure.index,
      lanes: try files.map { try comparison.finding(of: $0, named: name) })
    let isAccepted = acceptsEnvironment && finding.status.isGood && isOfOther(finding)
    let product = Product(
      finding: finding, images: drawing.imageFiles.map { .path($0).absolute },
      accepted: isAccepted
        ? try files.map { try RecordedFile($0, named: name, in: folder) } : [])
    return (product, drawing.warnings)
  }

  /// Whether a recording is of another environment, or of an earlier version.
  private func isOfOther(_ finding: RecordingFinding) -> Bool {
    finding.lanes.contains { folder.isForeign($0.path) || !$0.lackedFields.isEmpty }
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
      + products.compactMap { accept($0.accepted) }
  }

  /// Records files for this environment, and returns the failure to do so.
  private mutating func accept(_ files: [RecordedFile]) -> RunFailure? {
    do throws(RunFailure) {
      for file in files {
        try file.write()
        list.files[file.path] = folder.environment
      }
      acceptedCount += files.isEmpty ? 0 : 1
      return nil
    } catch {
      return error
    }
  }

  /// Writes the list of accepted pictures, and returns the line to print.
  func saveAccepted() throws(RunFailure) -> [String] {
    guard acceptsEnvironment else { return [] }
    if acceptedCount > 0 { try folder.save(list) }
    return ["\(acceptedCount.counted("recording")) accepted for this environment"]
  }
}
