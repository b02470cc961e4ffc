import FileKit
import FioriRender

/// Draws lines, each by itself and as `render` does.
struct StreamDrawer: Sendable {
  let source: FigureSource
  let output: DrawingOutput
  let messages: MessageLevel

  /// A line's pictures, or what is wrong with it; no line keeps the next from its answer.
  func answer(to line: StreamLine) -> StreamAnswer {
    let reading = source.reading(ofLine: line.bytes)
    let document = reading.document
    let id = document.id ?? DescriptionID(line.number)
    let isSound = !document.diagnostics.hasErrors
    let drawn = DrawnInput(
      reading: reading,
      outcomes: reading.figures.map { figure in
        Outcome { try picture(of: figure, id, isPainted: isSound) }
      })
    let shown = messages.raised(drawn.diagnostics).filter { messages.shows($0.severity) }
    return StreamAnswer(
      id: id, pictures: drawn.products.map(\.product), isCollection: reading.isCollection,
      diagnostics: shown.map { StreamDiagnostic($0) }
        + drawn.faults.map { StreamDiagnostic(error: $0.message) })
  }

  /// What is found when a picture is laid out counts for a line with errors, too, though it has no
  /// pictures.
  private func picture(
    of figure: Figure, _ id: DescriptionID, isPainted: Bool
  ) throws -> (StreamPicture, [Diagnostic]) {
    let drawing = try source.renderer.drawing(of: figure)
    let bytes =
      isPainted
      ? try source.renderer.data(of: drawing, as: output) : []
    let name = OutputPlan.name(of: figure, stem: id.text)
    return (StreamPicture(drawing, name: name, as: output.format, bytes: bytes), drawing.warnings)
  }
}
