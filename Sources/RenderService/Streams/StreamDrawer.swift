import FileKit
package import FioriRender

/// Draws lines independently of each other, as `render` does.
package struct StreamDrawer: Sendable {
  let source: FigureSource
  let output: DrawingOutput
  let messages: MessageLevel
  /// The description into which each line is put as a row; `nil` if the lines are descriptions.
  let template: RowTemplate?

  /// Creates a drawer for descriptions, or for the rows of a template.
  package init(
    source: FigureSource, output: DrawingOutput, messages: MessageLevel,
    template: RowTemplate? = nil
  ) {
    (self.source, self.output) = (source, output)
    (self.messages, self.template) = (messages, template)
  }

  /// Returns the pictures of a line or its errors, so that a bad line does not stop the stream.
  func answer(to line: StreamLine) -> StreamAnswer {
    let reading =
      template.map { source.reading(ofRow: line.bytes, $0) }
      ?? source.reading(ofLine: line.bytes)
    return answer(to: reading, number: line.number)
  }

  /// Returns the pictures of a description or its errors.
  package func answer(to description: [UInt8]) -> StreamAnswer {
    answer(to: StreamLine(place: 0, number: 1, bytes: description))
  }

  /// Returns the pictures of a row of the template or its errors; its texts are read as the cells of
  /// a CSV file, and `name` is its name in messages.
  package func answer(
    toRow cells: [(column: String, text: String)], of template: RowTemplate, named name: String
  ) -> StreamAnswer {
    answer(to: source.reading(ofRow: cells, named: name, template), number: 1)
  }

  private func answer(to reading: Reading, number: Int) -> StreamAnswer {
    let document = reading.document
    let id = document.id ?? DescriptionID(number)
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
