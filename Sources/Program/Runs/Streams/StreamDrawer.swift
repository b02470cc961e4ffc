import FileKit
package import FioriRender

/// Draws lines independently of each other, as `render` does.
package struct StreamDrawer: Sendable {
  let source: FigureSource
  let output: DrawingOutput
  let messages: MessageLevel
  /// The template that the lines fill in or choose from; `nil` if they are descriptions.
  let template: StreamTemplate?
  /// The token that ends the drawing of all lines.
  let token: CancellationToken
  /// The overlay of the pictures; `nil` for nothing.
  var overlay: PictureOverlay?
  /// The keys on the sides of a matrix of each line's pictures; `nil` for pictures one by one.
  var matrix: MatrixKeys?
  /// The largest number of bytes of all pictures of a line.
  private let byteLimit: Int

  /// Creates a drawer for descriptions, or for the rows of a template.
  package init(
    source: FigureSource, output: DrawingOutput, messages: MessageLevel,
    template: StreamTemplate? = nil, token: CancellationToken = CancellationToken(),
    byteLimit: Int = .max
  ) {
    self.source = source.cancelled(by: token)
    (self.output, self.messages) = (output, messages)
    (self.template, self.token, self.byteLimit) = (template, token, byteLimit)
  }

  /// Returns the pictures of a line or its errors, so that a bad line does not stop the stream.
  ///
  /// The time limit of a figure is one for the whole line as well.
  func answer(to line: StreamLine) -> StreamAnswer {
    guard let timeout = source.timeout else { return undividedAnswer(to: line) }
    var drawer = StreamDrawer(
      source: source, output: output, messages: messages, template: template,
      token: CancellationToken(timeout: timeout, within: token), byteLimit: byteLimit)
    (drawer.overlay, drawer.matrix) = (overlay, matrix)
    return drawer.undividedAnswer(to: line)
  }

  private func undividedAnswer(to line: StreamLine) -> StreamAnswer {
    switch template {
    case .rows(let template):
      return answer(to: [source.reading(ofRow: line.bytes, template)], number: line.number)
    case .figures(let document, let stem):
      return answer(to: line, choosingFrom: document, stem)
    case nil: break
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

  /// Returns the pictures of the figure whose number is the line, or its errors.
  private func answer(
    to line: StreamLine, choosingFrom document: DocumentSource, _ stem: String
  ) -> StreamAnswer {
    let count = document.isSound ? document.partCount : 0
    let text = String(decoding: line.bytes, as: UTF8.self)
    var answer: StreamAnswer
    if count == 0 {
      answer = self.answer(to: [source.reading(of: document, 0..<0)], number: line.number)
    } else if let number = Int(text), (0..<count).contains(number) {
      let reading = source.reading(of: document, number..<(number + 1))
      answer = self.answer(to: [reading], number: number, stem: stem)
    } else {
      let message = Message.noSuchFigure(JSONProblem.shown(text), of: count)
      answer = StreamAnswer(
        id: DescriptionID(line.number), pictures: [], isCollection: false,
        diagnostics: [StreamDiagnostic(error: message)])
    }
    answer.figureCount = count
    return answer
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

  /// Draws the parts of a line; pictures without a name are named after `stem`, or else the ID.
  private func answer(
    to parts: some Sequence<Reading>, number: Int, stem: String? = nil
  ) -> StreamAnswer {
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
        let name = OutputPlan.name(of: figure, stem: stem ?? id.text)
        let outcome = Outcome { try picture(of: figure, named: name, isPainted: isSound) }
        if case .fault = outcome, token.isCancelled { return refusal(id, part, cancellation) }
        if case .success(let picture, _) = outcome { byteCount += picture.bytes.count }
        guard byteCount <= byteLimit else {
          let reason = Message.answerTooLong(limit: byteLimit)
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
    let products = drawn.products
    let id = reading.document.id
    var faults = drawn.faults.map { StreamDiagnostic($0) }
    var pictures = products.map(\.product)
    if let matrix, !products.isEmpty, faults.isEmpty, !shown.hasErrors {
      let name = (id ?? DescriptionID(number)).text
      do {
        pictures = [try picture(of: matrix, products, id, named: name)]
      } catch {
        faults.append(
          StreamDiagnostic(error: Message(.usage, UsageError.message(inFile: error))))
      }
    }
    var answer = StreamAnswer(
      id: id ?? DescriptionID(number), pictures: pictures,
      isCollection: matrix == nil && reading.isCollection,
      diagnostics: shown.map { StreamDiagnostic($0) } + faults,
      sourcePaths: reading.document.styleSheetPaths + products.flatMap(\.product.sourcePaths))
    answer.name = reading.document.name
    return answer
  }

  /// Draws the pictures of a line as one.
  private func picture(
    of matrix: MatrixKeys, _ cells: [(figure: Figure, product: StreamPicture)],
    _ id: DescriptionID?, named name: String
  ) throws -> StreamPicture {
    let word = id.flatMap { $0.json.hasPrefix("\"") ? $0.text : nil }
    let drawings = cells.compactMap { figure, picture in
      picture.drawing.map { (figure: figure, drawing: $0) }
    }
    let sheet = try matrix.drawing(of: drawings, named: word, source.renderer)
    let bytes = try source.renderer.data(of: sheet, as: output)
    return StreamPicture(sheet, of: nil, name: name, as: output.format, bytes: bytes)
  }

  /// The reason that a line is no longer drawn.
  private var cancellation: Message {
    guard token.isTimedOut, let timeout = source.timeout else {
      return .streamEnded
    }
    return .lineTimedOut(seconds: timeout / .seconds(1))
  }

  /// Returns an answer without pictures, for a reason.
  private func refusal(_ id: DescriptionID, _ reading: Reading, _ reason: Message) -> StreamAnswer {
    var answer = StreamAnswer(
      id: id, pictures: [], isCollection: reading.isCollection,
      diagnostics: [StreamDiagnostic(error: reason)])
    answer.name = reading.document.name
    return answer
  }

  /// Draws a picture. A line with errors has none, but is still laid out to report all errors.
  private func picture(
    of figure: Figure, named name: String, isPainted: Bool
  ) throws -> (StreamPicture, [Diagnostic]) {
    let drawing = try source.renderer.drawing(of: figure)
    if matrix != nil {
      var cell = StreamPicture(
        drawing, of: figure, name: name, as: output.format, bytes: [])
      cell.drawing = drawing
      return (cell, drawing.warnings)
    }
    guard isPainted else {
      let picture = StreamPicture(drawing, of: figure, name: name, as: output.format, bytes: [])
      return (picture, drawing.warnings)
    }
    let shown =
      try overlay.map { try source.renderer.drawing($0, over: drawing, of: figure) } ?? drawing
    let bytes = try source.renderer.data(of: shown, as: output)
    let still = output.isAnimated ? drawing.stillWarning(of: figure) : nil
    let page = output.format == .pdf ? drawing.pageWarning(of: figure) : nil
    return (
      StreamPicture(shown, of: figure, name: name, as: output.format, bytes: bytes),
      drawing.warnings + [still, page].compactMap(\.self)
    )
  }
}

/// The meaning of a stream's lines, unless they are descriptions.
package enum StreamTemplate: Sendable {
  /// Each line is a row that is put into a description.
  case rows(RowTemplate)
  /// Each line is the number, from 0, of one of the figures that a description makes of a table;
  /// without names, its pictures are named after `stem`.
  case figures(DocumentSource, stem: String)
}
