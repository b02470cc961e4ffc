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
  /// The files that a check found missing or out of date.
  private(set) var complaints: [MarkdownComplaint] = []
  /// The pictures of all documents.
  private var shown: ExactTexts = []
  /// Files like pictures of the documents that none of their blocks has.
  private var leftovers: [String] = []
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
      try settle(changes(of: document, pictures), of: document)
    } catch {
      listener.show(error)
      end = end ?? .failure(error.kind)
      wrongCount += 1
    }
  }

  /// Returns the files to write: the pictures, and then the document that shows them.
  private mutating func changes(
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
    for (number, pictures) in pictures.enumerated() {
      for file in pictures.flatMap(\.files) where names.add(file.name) {
        let path = target.appending(file.name)
        shown.add(path.lexicallyNormalized().string)
        guard var change = try MarkdownChange(file.bytes, at: path.string) else { continue }
        change.blockNumber = number
        changes.append(change)
      }
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
    leftovers += document.leftovers(in: target, painter.format, besides: text)
    return changes
  }

  private mutating func settle(
    _ changes: [MarkdownChange], of document: MarkdownDocument
  ) throws(RunFailure) {
    writtenCount += changes.count
    if isCheck {
      lines += changes.map(\.complaint)
      complaints += changes.map { MarkdownComplaint($0, in: document) }
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

  /// The lines to print: the files that were written, or would be, a summary, how to get missing dark
  /// versions, and pictures without a block.
  var report: [String] {
    let left = leftovers.filter { !shown.contains(FilePath($0).lexicallyNormalized().string) }
    return lines + [counts] + (darkAdvice.isEmpty ? [] : [darkless])
      + (left.isEmpty ? [] : [Self.line(ofLeftovers: left)])
  }

  private static func line(ofLeftovers files: [String]) -> String {
    "\(files.count.counted("picture")) without a block: \(files.joined(separator: ", ")); delete "
      + (files.count == 1 ? "it if it is not needed" : "them if they are not needed")
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

/// A file that a check found missing or out of date, at the block that it belongs to.
struct MarkdownComplaint {
  /// The document, whose lines a reviewer sees.
  let file: String
  /// The line of the block, counted from 1; `nil` for the document itself.
  let line: Int?
  let text: String

  init(_ change: MarkdownChange, in document: MarkdownDocument) {
    file = document.input.name
    guard let number = change.blockNumber else {
      (line, text) = (nil, change.complaint)
      return
    }
    let block = document.blocks[number]
    let title = block.name ?? block.path ?? "\(number + 1)"
    (line, text) = (block.line, "block '\(title)': \(change.complaint)")
  }
}

extension MarkdownDocument {
  /// Returns the files in a folder that are named like pictures of the document, but that its text does
  /// not mention: the pictures of removed blocks.
  func leftovers(in folder: FilePath, _ format: Format, besides text: String) -> [String] {
    // Without blocks and a folder of its own, a document has probably never had pictures.
    guard !blocks.isEmpty || settings.pictures != nil else { return [] }
    let prefix = input.stem + "-"
    let neighbors = Folder.readableNames(in: FilePath(input.folder ?? ""))
      .filter(MarkdownJob.isDocument).compactMap { FilePath($0).stem }
      .filter { $0.hasPrefix(prefix) }
    return Folder.readableNames(in: folder).filter { name in
      name.hasPrefix(prefix) && name.hasSuffix(".\(format.rawValue)")
        && !neighbors.contains { name.hasPrefix($0 + "-") } && !text.contains(name)
    }.sorted().map { folder.appending($0).string }
  }
}

/// A file that differs from the blocks of its document.
struct MarkdownChange {
  let file: OutputFile
  let bytes: [UInt8]
  /// Whether the file does not exist yet.
  let isNew: Bool
  /// The number of the block that the file is a picture of; `nil` for the document itself.
  var blockNumber: Int?

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
