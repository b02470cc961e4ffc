import FileKit
import FioriRender

/// Draws figures to draft files.
struct FigurePainter: Sendable {
  let renderer: Renderer
  let plan: OutputPlan
  let encoding: EncodingOptions
  /// The sources of earlier pictures, to skip those that are up to date; `nil` to draw all.
  let record: BuildJournal?
  /// Whether to keep the drawings for use after the pictures are written.
  let keepsDrawings: Bool
  /// The files of the renderer's fonts, of which a system has hundreds.
  let fontFiles: [String]

  /// Draws a figure, and returns its pictures and diagnostics.
  func product(of figure: Figure, in input: InputFile) throws -> (FigureProduct, [Diagnostic]) {
    let outputs = plan.outputs(for: figure, of: input)
    let earlier = record?.unchanged(outputs.map(\.file), of: figure, in: input)
    if let earlier, !keepsDrawings {
      return (FigureProduct(pictures: earlier.pictures, sources: earlier.sources, drawing: nil), [])
    }
    let drawing = try renderer.drawing(of: figure)
    let sources = sources(of: drawing, figure, input)
    for (_, file) in outputs { try check(file, against: sources) }
    let pictures =
      try earlier?.pictures
      ?? outputs.map { format, file in
        try picture(drawing, of: figure, in: input, as: format, to: file, sources)
      }
    let product = FigureProduct(
      pictures: pictures, sources: sources, drawing: keepsDrawings ? drawing : nil)
    return (product, drawing.warnings)
  }

  private func picture(
    _ drawing: Drawing, of figure: Figure, in input: InputFile, as format: Format,
    to file: OutputFile, _ sources: [String]
  ) throws -> DrawnPicture {
    let bytes = try renderer.data(of: drawing, as: encoding.output(as: format))
    try plan.prepare(for: input)
    let facts = PictureFacts(drawing, name: OutputPlan.name(of: figure, in: input), as: format)
    return DrawnPicture(
      facts: facts, output: file, byteCount: bytes.count, draft: try OutputDraft(bytes, for: file),
      origin: record?.origin(of: bytes, figure, sources, facts: facts))
  }

  /// Throws if a picture would overwrite one of its sources.
  private func check(
    _ file: OutputFile, against sources: [String]
  ) throws(RunFailure) {
    guard let identity = FileStatus(file)?.identity,
      let source = sources.first(where: { FileStatus($0)?.identity == identity })
    else { return }
    throw RunFailure.unwritableOutput(
      "\(file.name): would overwrite \(source), which the picture is made from; "
        + "choose another path with -o")
  }

  private func sources(
    of drawing: Drawing, _ figure: Figure, _ input: InputFile
  ) -> [String] {
    let own = input.isStandardInput ? [] : [input.name]
    let others =
      [figure.dataFile].compactMap(\.self) + figure.styleSheets.map(\.file) + drawing.imageFiles
      + fontFiles
    var seen = Set(own)
    return own + others.filter { seen.insert($0).inserted }
  }
}
