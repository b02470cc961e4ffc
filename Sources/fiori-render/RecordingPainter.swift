import FileKit
import FioriRender
import Recordings
import RenderService

/// Draws figures to drafts of what is recorded of them, as far as that has changed.
struct RecordingPainter: Sendable {
  let folder: RecordingFolder
  let renderer: Renderer
  /// The recordings that are wanted; none: all.
  let patterns: [PathPattern]
  /// Whether an SVG is recorded where none was so far.
  let addsSVG: Bool
  /// Whether the images are to be known of figures whose recordings are not wanted, too.
  let drawsAll: Bool

  /// What is recorded of a figure.
  struct Product: Sendable {
    var files: [RecordedFile] = []
    /// The images that it uses, which are no recordings.
    var images: [OutputFile] = []
  }

  /// Draws a figure whose recording is wanted.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let name = folder.name(OutputPlan.name(of: figure, in: input), of: input)
    let isWanted = patterns.fit(name)
    guard isWanted || drawsAll else { return (Product(), []) }
    let drawing = try renderer.drawing(of: figure)
    let images = drawing.imageFiles.map { OutputFile.path($0).absolute }
    guard isWanted else { return (Product(images: images), []) }
    let files = try lanes(of: name).map { lane in
      let output = OutputFile.path(folder.file(name + lane.ending))
      guard !images.contains(output.absolute) else { throw Self.clash(output, input) }
      return try RecordedFile(
        DrawnFile(drawing, as: lane, renderer), named: name, in: folder)
    }
    return (Product(files: files, images: images), drawing.warnings)
  }

  private func lanes(of name: String) -> [RecordingArtifact] {
    let hasSVG = folder.list.files[name + RecordingArtifact.svg.ending] != nil
    return RecordingArtifact.allCases.filter { $0 != .svg || addsSVG || hasSVG }
  }

  private static func clash(_ output: OutputFile, _ input: InputFile) -> RunFailure {
    RunFailure(
      kind: .unwritableOutput,
      message: "\(output.name): is an image used by \(input.name) and would be overwritten; "
        + "rename one of them")
  }
}

extension [PathPattern] {
  /// Whether a name is wanted: by one of the patterns, or where there are none.
  func fit(_ name: String) -> Bool { isEmpty || contains { $0.fits(name) } }
}
