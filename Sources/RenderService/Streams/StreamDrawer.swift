import FileKit
import FioriRender

/// Draws lines independently of each other, as `render` does.
struct StreamDrawer: Sendable {
  let source: FigureSource
  let output: DrawingOutput
  let messages: MessageLevel
  /// The description into which each line is put as a row; `nil` if the lines are descriptions.
  let template: RowTemplate?

  /// Returns the pictures of a line or its errors, so that a bad line does not stop the stream.
  func answer(to line: StreamLine) -> StreamAnswer {
    let reading =
      template.map { source.reading(ofRow: line.bytes, $0) }
      ?? source.reading(ofLine: line.bytes)
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

  /// Draws a picture. A line with errors has none, but is still laid out to report all errors.
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
