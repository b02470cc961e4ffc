import FileKit
import FioriRender
import RenderService

/// Reads descriptions and draws their figures, in the preview's second process.
struct PreviewArtist {
  private let source: FigureSource
  private var files: ExactTable<PreviewFile> = [:]
  private let faults = WorkerFault.wanted()

  init(_ source: FigureSource) { self.source = source }

  private var renderer: Renderer { source.renderer }

  /// Does a task.
  mutating func answer(to task: PreviewTask) -> PreviewAnswer {
    let path = task.entry.path
    if !faults.isEmpty, let bytes = try? InputFile(path).bytes() {
      for fault in faults { fault.meet(bytes) }
    }
    if task.action == .pause {
      return PreviewAnswer(.success(Array("\(FileCompleteness.pause(path))".utf8)))
    }
    var file = files[path] ?? PreviewFile(task.entry)
    if file.revision != task.revision { file.read(source, revision: task.revision) }
    let content = Result { () throws(Problem) in
      guard let query = task.query else { return [UInt8]() }
      return try task.action == .drawing ? json(query, &file) : bytes(query, &file)
    }
    files[path] = file
    return PreviewAnswer(content, FileSummary(file))
  }

  /// Draws a figure and returns it as JSON with its details; the errors are part of it if that fails.
  private func json(_ query: DrawingQuery, _ file: inout PreviewFile) throws(Problem) -> [UInt8] {
    let picture = try picture(query, &file)
    return picture.json(
      svg: picture.drawing.flatMap { svg(of: $0) },
      annotated: (try? annotated(picture)).flatMap { drawing in
        svg(of: drawing).map { Picture.Shown(svg: $0, size: drawing.report.size) }
      })
  }

  /// Returns a figure as the bytes of a file.
  private func bytes(_ query: DrawingQuery, _ file: inout PreviewFile) throws(Problem) -> [UInt8] {
    let picture = try picture(query, &file)
    guard let drawing = picture.drawing else {
      throw .notDrawn(
        picture.diagnostics.first.map { Message($0.kind, $0.description) } ?? picture.failure
          ?? Message(.other, "the figure cannot be drawn"))
    }
    do {
      return try renderer.data(
        of: annotated(picture) ?? drawing, as: DrawingOutput(query.format))
    } catch {
      throw .notDrawn(Message(DiagnosticCode(of: error), "\(error)"))
    }
  }

  /// Draws a figure, or its last valid version; the result contains the errors.
  private func picture(
    _ query: DrawingQuery, _ file: inout PreviewFile
  ) throws(Problem) -> Picture {
    let index = query.index
    guard file.names.indices.contains(index) else { throw .unknownFigure(index, query.path) }
    var picture = Picture(file: file, index: index, switches: query.switches)
    if file.figures.indices.contains(index) {
      picture.draw(file.figures[index], renderer)
      file.note(picture)
    }
    if picture.drawing == nil, let last = file.drawable[index] {
      picture.drawLast(last, renderer)
    }
    return picture
  }

  /// Draws what is wanted around a picture; `nil` if nothing is.
  private func annotated(_ picture: Picture) throws -> Drawing? {
    guard let overlay = picture.switches.overlay, let drawing = picture.drawing,
      let figure = picture.figure
    else { return nil }
    return try renderer.drawing(overlay, over: drawing, of: figure)
  }

  /// Returns a drawing as SVG, or `nil` if it cannot be written.
  private func svg(of drawing: Drawing) -> String? {
    (try? renderer.data(of: drawing, as: .svg)).map { String(decoding: $0, as: UTF8.self) }
  }
}
