import FileKit
import FioriRender

/// Draws figures, and writes their pictures.
struct FigurePainter: Sendable {
  var renderer: Renderer
  let plan: OutputPlan
  /// Whether the valid figures of a description with errors are written.
  let keepsGoing: Bool
  let encoding: EncodingOptions
  /// The sources of earlier pictures, to skip those that are up to date; `nil` to draw all.
  let record: BuildJournal?
  /// Whether to keep the drawings for use after the pictures are written.
  let keepsDrawings: Bool
  /// The files of the renderer's fonts, of which a system has hundreds.
  let fontFiles: [String]
  /// The names of the tables with errors, none of whose pictures are written.
  var wrongTables: Set<String> = []

  /// Lays a figure out, unless an earlier run has drawn it, and returns its warnings.
  func check(_ figure: Figure, in input: InputFile) throws -> [Diagnostic] {
    let outputs = plan.outputs(for: figure, of: input)
    if let record, record.hasDrawn(outputs.map(\.file), of: figure) { return [] }
    return try renderer.drawing(of: figure).warnings
  }

  /// Draws a figure, and returns its pictures and diagnostics.
  func product(of figure: Figure, in input: InputFile) throws -> (FigureProduct, [Diagnostic]) {
    guard !wrongTables.contains(input.name) else {
      let product = FigureProduct(pictures: [], sources: [], drawing: nil)
      return (product, try renderer.drawing(of: figure).warnings)
    }
    let outputs = plan.outputs(for: figure, of: input)
    let earlier = record?.unchanged(outputs.map(\.file), of: figure)
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
    let facts = PictureFacts(drawing, name: OutputPlan.name(of: figure, in: input), as: format)
    return DrawnPicture(
      facts: facts, output: file, byteCount: bytes.count, isDrawn: true, bytes: bytes,
      origin: record?.origin(of: bytes, figure, sources, facts: facts))
  }

  /// Writes the pictures of an input or of a row. If it has errors, none are written, or with
  /// `keepsGoing` only those of the valid figures. A picture that cannot be written does not stop
  /// those of other figures.
  func write(
    _ drawn: inout DrawnInput<FigureProduct>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) {
    drawn.updateProducts { figure, product in
      let pictures = product.pictures
      product.pictures = []
      guard isKept(figure, diagnostics) else { return }
      do throws(RunFailure) {
        if pictures.contains(where: \.isDrawn) { try plan.prepare(for: input) }
        for picture in pictures { try product.write(picture) }
      } catch {
        product.failure = error
      }
      record?.note(product.pictures)
    }
  }

  private func isKept(_ figure: Figure, _ diagnostics: [Diagnostic]) -> Bool {
    keepsGoing
      ? !diagnostics.contains { $0.severity == .error && $0.concerns(figure) }
      : !diagnostics.hasErrors
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
