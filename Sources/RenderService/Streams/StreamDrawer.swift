import FileKit
package import FioriRender

/// Draws lines independently of each other, as `render` does.
package struct StreamDrawer: Sendable {
  let source: FigureSource
  let output: DrawingOutput
  let messages: MessageLevel
  /// The description into which each line is put as a row; `nil` if the lines are descriptions.
  let template: RowTemplate?
  /// The token that ends the drawing of all lines.
  let token: CancellationToken
  /// The largest number of bytes of all pictures of a line.
  private let byteLimit: Int

  /// Creates a drawer for descriptions, or for the rows of a template.
  package init(
    source: FigureSource, output: DrawingOutput, messages: MessageLevel,
    template: RowTemplate? = nil, token: CancellationToken = CancellationToken(),
    byteLimit: Int = .max
  ) {
    self.source = source.cancelled(by: token)
    (self.output, self.messages) = (output, messages)
    (self.template, self.token, self.byteLimit) = (template, token, byteLimit)
  }

  /// Returns the pictures of a line or its errors, so that a bad line does not stop the stream.
  ///
  /// The time limit of a figure is one for the whole line, too.
  func answer(to line: StreamLine) -> StreamAnswer {
    guard let timeout = source.timeout else { return undividedAnswer(to: line) }
    return StreamDrawer(
      source: source, output: output, messages: messages, template: template,
      token: CancellationToken(timeout: timeout, within: token), byteLimit: byteLimit
    ).undividedAnswer(to: line)
  }

  private func undividedAnswer(to line: StreamLine) -> StreamAnswer {
    if let template {
      return answer(to: [source.reading(ofRow: line.bytes, template)], number: line.number)
    }
    let document = source.document(ofLine: line.bytes)
    // Rows are read when they are drawn: there may be so many that reading them all takes long.
    let rows = document.hasRows ? 0..<document.partCount : 0..<0
    guard !rows.isEmpty else {
      return answer(to: [source.reading(of: document)], number: line.number)
    }
    let readings = rows.lazy.map { source.reading(of: document, $0..<($0 + 1)) }
    return answer(to: readings, number: line.number)
  }

  /// Returns the pictures of a description or its errors.
  package func answer(to description: [UInt8]) -> StreamAnswer {
    answer(to: StreamLine(index: 0, number: 1, bytes: description))
  }

  /// Returns the pictures of a row of the template or its errors; its texts are read as the cells of
  /// a CSV file, and `name` is its name in messages.
  package func answer(
    toRow cells: [(column: String, text: String)], of template: RowTemplate, named name: String
  ) -> StreamAnswer {
    answer(to: [source.reading(ofRow: cells, named: name, template)], number: 1)
  }

  private func answer(to parts: some Sequence<Reading>, number: Int) -> StreamAnswer {
    var readings: [Reading] = []
    var outcomes: [Outcome<StreamPicture>] = []
    var (isSound, byteCount) = (true, 0)
    for part in parts {
      readings.append(part)
      isSound = isSound && !part.document.diagnostics.hasErrors
      let id = part.document.id ?? DescriptionID(number)
      if part.figures.isEmpty, token.isCancelled { return refusal(id, part, cancellation) }
      for figure in part.figures {
        // The first figure of a line says by itself, and where it is, that its time is over.
        if !outcomes.isEmpty, token.isCancelled { return refusal(id, part, cancellation) }
        let outcome = Outcome { try picture(of: figure, id, isPainted: isSound) }
        if case .fault = outcome, token.isCancelled { return refusal(id, part, cancellation) }
        if case .success(let picture, _) = outcome { byteCount += picture.bytes.count }
        guard byteCount <= byteLimit else {
          let reason =
            "the pictures have more than the \(byteLimit) bytes allowed; describe fewer or smaller ones"
          return refusal(id, part, reason)
        }
        outcomes.append(outcome)
      }
    }
    return answer(of: readings, outcomes, number: number)
  }

  private func answer(
    of parts: [Reading], _ outcomes: [Outcome<StreamPicture>], number: Int
  ) -> StreamAnswer {
    guard let reading = Reading.joined(parts) else {
      return StreamAnswer(
        id: DescriptionID(number), pictures: [], isCollection: false, diagnostics: [])
    }
    let drawn = DrawnInput(reading: reading, outcomes: outcomes)
    let shown = messages.raised(drawn.diagnostics).filter { messages.shows($0.severity) }
    return StreamAnswer(
      id: reading.document.id ?? DescriptionID(number), pictures: drawn.products.map(\.product),
      isCollection: reading.isCollection,
      diagnostics: shown.map { StreamDiagnostic($0) }
        + drawn.faults.map { StreamDiagnostic(error: $0.message) },
      sourcePaths: reading.document.styleSheetPaths + drawn.products.flatMap(\.product.sourcePaths))
  }

  /// The reason that a line is no longer drawn.
  private var cancellation: String {
    guard token.isTimedOut, let timeout = source.timeout else {
      return "not drawn, because the stream was ended"
    }
    return "timed out after \(Decimal.text(timeout / .seconds(1))) s; raise --timeout"
  }

  /// Returns an answer without pictures, for a reason.
  private func refusal(_ id: DescriptionID, _ reading: Reading, _ reason: String) -> StreamAnswer {
    StreamAnswer(
      id: id, pictures: [], isCollection: reading.isCollection,
      diagnostics: [StreamDiagnostic(error: reason)])
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
