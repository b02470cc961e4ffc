import FileKit
import FioriRender
import SystemPackage

/// What becomes of the documents of a run, one after the other.
struct MarkdownRun {
  private let painter: MarkdownPainter
  /// From that of each document, in place of what documents set; `nil`: as they set it.
  private let folder: String?
  private let isCheck: Bool
  private let listener: any RunListener
  private var lines: [String] = []
  private var (documentCount, pictureCount, writtenCount, wrongCount) = (0, 0, 0, 0)
  /// What would give pictures a dark version, each that has none because of its palette.
  private var darkAdvice: [String] = []
  /// What went wrong first, or differs; `nil`: nothing.
  private(set) var end: MarkdownEnd?

  init(painter: MarkdownPainter, folder: String?, isCheck: Bool, listener: any RunListener) {
    (self.painter, self.folder) = (painter, folder.map(MarkdownSettings.folder))
    (self.isCheck, self.listener) = (isCheck, listener)
  }

  /// Draws the pictures of a document, and writes what is not as they ask for; with an error nothing.
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

  /// What is to be written: the pictures, and then the document that names them.
  private func changes(
    of document: MarkdownDocument, _ pictures: [[MarkdownPicture]]
  ) throws(RunFailure) -> [MarkdownChange] {
    let folder = folder ?? document.settings.pictures ?? ""
    let place = FilePath(document.input.folder ?? "").pushing(FilePath(folder))
    var changes: [MarkdownChange] = []
    var names: Set<String> = []
    // A check leaves the folders as they are.
    if !isCheck {
      for folder in [place, FilePath(document.input.folder ?? "")] {
        Folder.removeAbandonedDrafts(in: folder)
      }
    }
    for file in pictures.joined().flatMap(\.files) where names.insert(file.name).inserted {
      let path = place.appending(file.name).string
      if let change = try MarkdownChange(file.bytes, at: path) { changes.append(change) }
    }
    let text = document.text(with: pictures.map { $0.flatMap { $0.lines(in: folder) } })
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
      if !changes.isEmpty { end = end ?? .difference }
      return
    }
    for change in changes {
      if case .path(let path) = change.file {
        try Folder.makeAll(FilePath(path).removingLastComponent().string)
      }
      try change.file.write(change.bytes)
      lines.append("\(change.file.name): \(change.isNew ? "new" : "changed")")
    }
  }

  /// The lines for people: what was written, or would be, what it comes to, and why pictures have no
  /// dark version.
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
        ? " has no dark version, because its palette has none; set "
        : " have no dark version, because their palettes have none; set ")
      + Set(darkAdvice).sorted().joined(separator: " or ")
  }

}

/// A file that is not as the blocks of its document ask for.
struct MarkdownChange {
  let file: OutputFile
  let bytes: [UInt8]
  /// Whether there is none so far.
  let isNew: Bool

  /// What is to be written to a path; `nil`: it is there already.
  init?(_ bytes: [UInt8], at path: String) throws(RunFailure) {
    let isThere = Folder.hasFile(path)
    if isThere, try InputFile(path).pictureBytes() == bytes { return nil }
    file = .path(path)
    self.bytes = bytes
    isNew = !isThere
  }

  /// The change as `--check` tells it.
  var complaint: String { "\(file.name): \(isNew ? "missing" : "out of date")" }
}
