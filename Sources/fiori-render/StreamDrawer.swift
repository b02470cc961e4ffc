import FioriRender

/// Draws lines, each by itself and as `render` does.
struct StreamDrawer: Sendable {
  let renderer: Renderer
  let format: Format
  let idPrefix: String
  let isAnimated: Bool
  let hasText: Bool
  let environment: EnvironmentOptions
  let page: PageOptions.Choice?
  /// Style sheets in place of the lines' own; `nil`: theirs count.
  let styleSheets: [StyleSheet]?
  let resources: ResourceFolder?
  let messages: MessageOptions

  /// A line's pictures, or what is wrong with it; no line keeps the next from its answer.
  func answer(to line: StreamLine) -> StreamAnswer {
    let document = Document(
      json: line.bytes, file: StreamDiagnostic.lineName, resources: resources, takesID: true)
    let id = document.id ?? DescriptionID(line.number)
    let figures = figures(of: document)
    let isSound = !document.diagnostics.hasErrors
    let results = figures.map { figure in
      (figure: figure, outcome: Outcome { try picture(of: figure, id, isPainted: isSound) })
    }
    let found = DrawnInput.diagnostics(
      of: results, document, besides: sheetDiagnostics(of: figures))
    let faults = results.compactMap { _, outcome in
      if case .fault(let message) = outcome { StreamDiagnostic(error: message) } else { nil }
    }
    let shown = messages.raised(found).filter { messages.shows($0.severity) }
    return StreamAnswer(
      id: id, pictures: results.compactMap(\.outcome.product),
      isCollection: document.isCollection || (page == .all && figures.contains { $0.page != nil }),
      diagnostics: shown.map(StreamDiagnostic.init) + faults)
  }

  private func figures(of document: Document) -> [Figure] {
    var figures = environment.applied(to: document.figures)
    if let styleSheets {
      for index in figures.indices { figures[index].styleSheets = styleSheets }
    }
    guard let page else { return figures }
    return figures.flatMap { page.figures(of: $0, renderer) }
  }

  /// What is found when a picture is laid out counts for a line with errors, too, though it has no
  /// pictures.
  private func picture(
    of figure: Figure, _ id: DescriptionID, isPainted: Bool
  ) throws -> (StreamPicture, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    let bytes =
      isPainted
      ? try renderer.data(
        of: drawing, as: format, idPrefix: idPrefix, isAnimated: isAnimated, hasText: hasText) : []
    let name = OutputPlan.name(of: figure, stem: id.text)
    return (StreamPicture(drawing, name: name, as: format, bytes: bytes), drawing.warnings)
  }

  /// What the line's own sheets get wrong, as they are used together.
  private func sheetDiagnostics(of figures: [Figure]) -> [Diagnostic] {
    guard styleSheets == nil else { return [] }
    var seen: Set<[StyleSheet]> = [[]]
    return figures.map(\.styleSheets).filter { seen.insert($0).inserted }
      .flatMap { renderer.diagnostics(of: $0) }
  }
}

extension Outcome {
  /// What was made; `nil` when nothing was.
  fileprivate var product: Product? {
    if case .success(let product, _) = self { product } else { nil }
  }
}
