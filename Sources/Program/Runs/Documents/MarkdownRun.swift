import FileKit
import FioriRender
import SystemPackage

/// Processes the documents of a run one after another.
struct MarkdownRun {
  private let painter: MarkdownPainter
  /// The folder for pictures, relative to each document; `nil` to use the documents' own settings.
  private let folder: String?
  private let isCheck: Bool
  private let listener: any RunListener
  private var lines: [String] = []
  /// The files that a check found missing or out of date, with a line about each.
  private(set) var complaints: [(file: String, line: String)] = []
  private var (documentCount, pictureCount, writtenCount, wrongCount) = (0, 0, 0, 0)
  /// How to get the dark versions that are missing because of palettes.
  private var darkAdvice: [String] = []
  /// The first failure or difference, or `nil` if there is none.
  private(set) var end: RunEnd?

  init(_ job: MarkdownJob, _ painter: MarkdownPainter) {
    (self.painter, folder) = (painter, job.folder.map(MarkdownSettings.folder))
    (isCheck, listener) = (job.isCheck, painter.listener)
  }

  /// Draws the pictures of a document and writes the files that differ, or nothing if there are
  /// errors.
  mutating func take(_ input: InputFile) {
    do throws(RunFailure) {
      let document = try MarkdownDocument(input)
      let (pictures, diagnostics) = try painter.pictures(of: document)
      listener.show(diagnostics)
      if diagnostics.hasErrors || (listener.level.isStrict && !diagnostics.isEmpty) {
        end = end ?? .failure(.wrongDescription)
        wrongCount += 1
        return
      }
      documentCount += 1
      pictureCount += pictures.reduce(0) { $0 + $1.count }
      darkAdvice += pictures.joined().compactMap(\.darkAdvice)
      try settle(changes(of: document, pictures))
    } catch {
      listener.show(error)
      end = end ?? .failure(error.kind)
      wrongCount += 1
    }
  }

  /// Returns the files to write: the pictures, and then the document that shows them.
  private func changes(
    of document: MarkdownDocument, _ pictures: [[MarkdownPicture]]
  ) throws(RunFailure) -> [MarkdownChange] {
    let folder = folder ?? document.settings.pictures ?? ""
    let target = FilePath(document.input.folder ?? "").pushing(FilePath(folder))
    var changes: [MarkdownChange] = []
    var names: ExactTexts = []
    // A check leaves the folders unchanged.
    if !isCheck {
      for folder in [target, FilePath(document.input.folder ?? "")] {
        Folder.removeAbandonedDrafts(in: folder)
      }
    }
    for file in pictures.joined().flatMap(\.files) where names.add(file.name) {
      let path = target.appending(file.name).string
      if let change = try MarkdownChange(file.bytes, at: path) { changes.append(change) }
    }
    let text = document.text(
      with: zip(document.blocks, pictures).map { block, pictures in
        pictures.flatMap { $0.lines(in: folder) } + MarkdownPicture.lines(ofCaption: block.caption)
      })
    if text != document.text,
      let change = try MarkdownChange(Array(text.utf8), at: document.input.name)
    {
      changes.append(change)
    }
    return changes
  }

  private mutating func settle(_ changes: [MarkdownChange]) throws(RunFailure) {
    writtenCount += changes.count
    if isCheck {
      lines += changes.map(\.complaint)
      complaints += changes.map { ($0.file.name, $0.complaint) }
      if !changes.isEmpty { end = end ?? .difference }
      return
    }
    for change in changes {
      if case .path(let path) = change.file {
        try Folder.makeAll(FilePath(path).removingLastComponent().string)
      }
      try change.file.write(change.bytes, isCorrection: true)
      lines.append("\(change.file.name): \(change.isNew ? "new" : "changed")")
    }
  }

  /// The lines to print: the files that were written, or would be, a summary, and how to get
  /// missing dark versions.
  var report: [String] {
    lines + [counts] + (darkAdvice.isEmpty ? [] : [darkless])
  }

  private var counts: String {
    let wrong = "\(wrongCount.counted("document")) with errors"
    if documentCount == 0, wrongCount > 0 { return wrong }
    var parts = [documentCount.counted("document"), pictureCount.counted("picture")]
    if writtenCount > 0 {
      parts.append(writtenCount.counted("file") + (isCheck ? " out of date" : " written"))
    }
    if wrongCount > 0 { parts.append(wrong) }
    if parts.count == 2 { parts.append("all up to date") }
    return parts.joined(separator: ", ")
  }

  private var darkless: String {
    let isOne = darkAdvice.count == 1
    return darkAdvice.count.counted("picture")
      + (isOne
        ? " has no dark version, because its palette has no dark colors; set "
        : " have no dark version, because their palettes have no dark colors; set ")
      + Set(darkAdvice).sorted().joined(separator: " or ")
  }

}

/// A file that differs from the blocks of its document.
struct MarkdownChange {
  let file: OutputFile
  let bytes: [UInt8]
  /// Whether the file does not exist yet.
  let isNew: Bool

  /// Creates a change that writes `bytes` to a path; `nil` if the file already has these bytes.
  init?(_ bytes: [UInt8], at path: String) throws(RunFailure) {
    let isThere = Folder.hasFile(path)
    if isThere, try InputFile(path).pictureBytes() == bytes { return nil }
    file = .path(path)
    self.bytes = bytes
    isNew = !isThere
  }

  /// The line that `--check` prints.
  var complaint: String { "\(file.name): \(isNew ? "missing" : "out of date")" }
}
