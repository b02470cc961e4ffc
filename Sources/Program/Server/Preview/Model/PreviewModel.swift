import FileKit
import FioriRender
import RenderService
import Synchronization

/// The model of the page: the descriptions as last read, and their pictures.
final class PreviewModel: Sendable {
  let inputs: PreviewInputs
  private let source: FigureSource
  private let order: PreviewOrder
  let work: SupervisedWork
  private let files: Mutex<[PreviewFile]>

  /// Creates a model; the inputs are not read yet.
  init(
    inputs: PreviewInputs, _ source: FigureSource, _ order: PreviewOrder = PreviewOrder(),
    _ work: SupervisedWork = SupervisedWork()
  ) {
    self.inputs = inputs
    self.source = source
    (self.order, self.work) = (order, work)
    files = Mutex([])
  }

  /// Reads all descriptions, except those that ended the preview before.
  func readAll() {
    let read = inputs.entries.map { entry in
      var file = PreviewFile(entry)
      if let message = order.message(for: entry.path) {
        file.hold(Message(.fault, message))
      } else {
        self.read(&file)
      }
      return file
    }
    files.withLock { $0 = read }
  }

  private var renderer: Renderer { source.renderer }

  private func read(_ file: inout PreviewFile) {
    work.on(file.entry.path) { file.read(source) }
  }

  /// Loads the fonts, to speed up the first picture.
  func warmUp() {
    try? renderer.prepare(threadCount: 1)
  }

  /// The message if there is nothing to show, or `nil`.
  var emptiness: String? {
    guard files.withLock(\.isEmpty) else { return nil }
    return
      "\(inputs.title): contains no descriptions yet; the page shows the first one that is saved there"
  }

  /// Reads changed files again, and those that use them.
  func update(_ changes: [String]) {
    let changed = Set(changes)
    let entries = inputs.entries
    // Only one thread calls this, so nothing can change between the two locks.
    var current = files.withLock(\.self)
    let known = Set(current.map(\.entry.path))
    current += entries.filter { !known.contains($0.path) }.map(PreviewFile.init)
    let descriptions = Set(current.map(\.entry.path))
    let othersChanged = !changed.subtracting(descriptions).isEmpty
    for index in current.indices {
      let file = current[index]
      let isOwn = changed.contains(file.entry.path) || file.revision == 0
      let isMadeOfIt = !file.resources.isDisjoint(with: changed)
      // The changed file may be the one that is missing from an invalid figure.
      guard isOwn || isMadeOfIt || (othersChanged && file.hasErrors) else { continue }
      read(&current[index])
    }
    files.withLock { files in
      // Figures drawn in the meantime may have added resources.
      for index in files.indices { current[index].resources.formUnion(files[index].resources) }
      files = current.sorted(like: entries)
    }
  }

  /// All files with their figures, as JSON.
  var listing: [UInt8] {
    let files = files.withLock(\.self)
    return JSONLine.object(isEnded: false) { line in
      line.member("title", inputs.title)
      line.member("files", files) { line, file in
        line.member("path", file.entry.path)
        line.member("name", file.entry.name)
        // A preview that was started again counts from the beginning.
        line.member("revision", "\(order.run).\(file.revision)")
        line.member("hasErrors", json: "\(file.failure != nil || file.diagnostics.hasErrors)")
        // A file named on the command line is expected to come back; one found in a folder is not.
        line.member("isGone", json: "\(file.isGone && !file.entry.isNamed)")
        line.member("figures", file.names)
      }
    }
  }

  /// Returns a description by its path.
  func file(_ path: String) throws(Problem) -> PreviewFile {
    guard let file = files.withLock({ $0.first { $0.entry.path == path } }) else {
      throw .unknownFile(path)
    }
    return file
  }

  /// Does work for a page on a description. One that is held is neither read nor drawn, and so not
  /// noted.
  private func supervised<Result>(
    _ path: String, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let isHeld = files.withLock { files in files.contains { $0.entry.path == path && $0.isHeld } }
    return try isHeld ? body() : work.on(path, body)
  }

  /// Draws a figure and returns it as JSON with its details; the errors are part of it if that fails.
  func json(_ path: String, _ index: Int, _ switches: Switches) throws(Problem) -> [UInt8] {
    try supervised(path) { () throws(Problem) in
      let picture = try picture(path, index, switches)
      return picture.json(
        svg: picture.drawing.flatMap { svg(of: $0) },
        annotated: (try? annotated(picture)).flatMap { drawing in
          svg(of: drawing).map { Picture.Shown(svg: $0, size: drawing.report.size) }
        })
    }
  }

  /// Draws the chosen overlay around a picture; `nil` for none.
  private func annotated(_ picture: Picture) throws -> Drawing? {
    guard let overlay = picture.switches.overlay, let drawing = picture.drawing,
      let figure = picture.figure
    else { return nil }
    return try renderer.drawing(overlay, over: drawing, of: figure)
  }

  /// Draws a figure; the result contains the errors if that fails.
  func picture(_ path: String, _ index: Int, _ switches: Switches) throws(Problem)
    -> Picture
  {
    let file = try file(path)
    guard file.names.indices.contains(index) else { throw .unknownFigure(index, path) }
    var picture = Picture(file: file, index: index, switches: switches)
    if file.figures.indices.contains(index) {
      picture.draw(file.figures[index], renderer)
      note(picture, of: path, revision: file.revision)
    }
    if picture.drawing == nil, let last = file.drawable[index] {
      picture.drawLast(last, renderer)
    }
    return picture
  }

  /// Returns a figure as the bytes of a file.
  func bytes(
    _ path: String, _ index: Int, _ switches: Switches, as format: Format
  ) throws(Problem) -> [UInt8] {
    try supervised(path) { () throws(Problem) in
      try drawnBytes(path, index, switches, as: format)
    }
  }

  private func drawnBytes(
    _ path: String, _ index: Int, _ switches: Switches, as format: Format
  ) throws(Problem) -> [UInt8] {
    let picture = try picture(path, index, switches)
    guard let drawing = picture.drawing else {
      throw .notDrawn(
        picture.diagnostics.first.map { Message($0.kind, $0.description) } ?? picture.failure
          ?? Message(.other, "the figure cannot be drawn"))
    }
    do {
      return try renderer.data(of: annotated(picture) ?? drawing, as: DrawingOutput(format))
    } catch {
      throw .notDrawn(Message(DiagnosticCode(of: error), "\(error)"))
    }
  }

  /// Returns a drawing as SVG, or `nil` if it cannot be written.
  private func svg(of drawing: Drawing) -> String? {
    (try? renderer.data(of: drawing, as: .svg)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Stores the results of drawing a figure, unless its file has been read again since.
  private func note(_ picture: Picture, of path: String, revision: Int) {
    files.withLock { files in
      guard let index = files.firstIndex(where: { $0.entry.path == path }),
        files[index].revision == revision
      else { return }
      files[index].hasErrors = files[index].diagnostics.hasErrors || picture.drawing == nil
      guard let drawing = picture.drawing, let figure = picture.described else { return }
      files[index].drawable[picture.index] = figure
      files[index].resources.formUnion(drawing.imageFiles.map(PreviewFile.normalized))
    }
  }
}

extension [PreviewFile] {
  /// Sorts files in the order of the inputs; deleted ones from folders come last, in their old
  /// order.
  fileprivate func sorted(like entries: [PreviewInputs.Entry]) -> [PreviewFile] {
    let ranks = Dictionary(
      zip(entries.map(\.path), entries.indices), uniquingKeysWith: { first, _ in first })
    return enumerated().sorted { left, right in
      let order = (ranks[left.element.entry.path], ranks[right.element.entry.path])
      return (order.0 ?? .max, left.offset) < (order.1 ?? .max, right.offset)
    }.map(\.element)
  }
}
