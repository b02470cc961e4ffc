import FileKit
import FioriRender
import RenderService
import Synchronization

/// The model of the page: the descriptions, as far as the process that reads and draws has reported them.
final class PreviewModel: Sendable {
  /// Does a task, one at a time.
  typealias Work = @Sendable (PreviewTask) throws(PreviewProcess.Loss) -> PreviewAnswer

  /// A description of the list.
  fileprivate struct File {
    let entry: PreviewInputs.Entry
    /// The number of times the file was read, so that the page knows what to redraw.
    var revision = 0
    var summary = FileSummary()
    /// The message that is shown instead of the figures, because the description ended a process; it is
    /// read again once something about it changes.
    var hold: Message?
  }

  let inputs: PreviewInputs
  private let work: Work
  private let changed: @Sendable ([UInt8]) -> Void
  private let files = Mutex<[File]>([])

  /// Creates a model; the inputs are not read yet.
  ///
  /// - Parameters:
  ///   - inputs: The descriptions and folders.
  ///   - changed: Gets the list of all files whenever it changes.
  ///   - work: Reads and draws.
  init(
    _ inputs: PreviewInputs, changed: @escaping @Sendable ([UInt8]) -> Void, work: @escaping Work
  ) {
    (self.inputs, self.work, self.changed) = (inputs, work, changed)
  }

  /// The message if there is nothing to show, or `nil`.
  var emptiness: String? {
    guard files.withLock(\.isEmpty) else { return nil }
    return
      "\(inputs.title): contains no descriptions yet; the page shows the first one that is saved there"
  }

  // MARK: - Reading

  /// Reads all descriptions.
  func readAll() {
    let read = inputs.entries.map { entry in
      var file = File(entry: entry)
      self.read(&file)
      return file
    }
    files.withLock { $0 = read }
  }

  private func read(_ file: inout File) {
    file.revision += 1
    do throws(PreviewProcess.Loss) {
      file.summary = try work(PreviewTask(.read, file.entry, revision: file.revision)).file
      file.hold = nil
    } catch {
      file.hold(after: error)
    }
  }

  /// Returns how many milliseconds to wait for further changes to a file.
  func pause(_ path: String) -> Int {
    // A file that ends the process does so again when it is read, and that is reported.
    guard let answer = try? work(PreviewTask(pausingFor: path)),
      case .success(let text) = answer.content
    else { return 0 }
    return Int(String(decoding: text, as: UTF8.self)) ?? 0
  }

  /// Reads changed files again, and those that use them.
  func update(_ changes: [String]) {
    let changed = ExactTexts(of: changes)
    let entries = inputs.entries
    // Only one thread calls this, so that no file is added or removed between the two locks.
    var current = files.withLock(\.self)
    let known = ExactTexts(of: current.map(\.entry.path))
    current += entries.filter { !known.contains($0.path) }.map { File(entry: $0) }
    let descriptions = ExactTexts(of: current.map(\.entry.path))
    let othersChanged = !changed.subtracting(descriptions).isEmpty
    for index in current.indices {
      let file = current[index]
      let isOwn = changed.contains(file.entry.path) || file.revision == 0
      let isMadeOfIt = !file.summary.resources.isDisjoint(with: changed)
      // The changed file may be the one that is missing from an invalid figure.
      guard isOwn || isMadeOfIt || (othersChanged && file.summary.waitsForOthers) else { continue }
      read(&current[index])
    }
    files.withLock { files in
      // Figures drawn in the meantime may have added resources.
      for index in files.indices {
        current[index].summary.resources.formUnion(files[index].summary.resources)
      }
      files = current.sorted(like: entries)
    }
    self.changed(listing)
  }

  // MARK: - The page

  /// All files with their figures, as JSON.
  var listing: [UInt8] {
    let files = files.withLock(\.self)
    return JSONLine.object(isEnded: false) { line in
      line.member("title", inputs.title)
      line.member("files", files) { line, file in
        line.member("path", file.entry.path)
        line.member("name", file.entry.name)
        line.member("revision", file.revision)
        line.member("hasErrors", json: "\(file.summary.hasErrors)")
        // A file named on the command line is expected to come back; one found in a folder is not.
        line.member("isGone", json: "\(file.summary.isGone && !file.entry.isNamed)")
        line.member("figures", file.summary.names)
      }
    }
  }

  /// Returns a figure: with its details as JSON, or as the bytes of a file.
  func content(_ action: PreviewTask.Action, _ query: DrawingQuery) throws(Problem) -> [UInt8] {
    guard let file = files.withLock({ $0.first { $0.entry.path.isExactly(query.path) } }) else {
      throw .unknownFile(query.path)
    }
    if let hold = file.hold { return try file.content(action, query, instead: hold) }
    let answer: PreviewAnswer
    do throws(PreviewProcess.Loss) {
      answer = try work(PreviewTask(action, file.entry, revision: file.revision, query: query))
    } catch {
      let held = hold(file, after: error)
      return try held.content(action, query, instead: held.hold)
    }
    update(file) { $0.summary = answer.file }
    return try answer.content.get()
  }

  /// Notes that drawing a figure of a description ended the process.
  private func hold(_ file: File, after loss: PreviewProcess.Loss) -> File {
    var held = file
    held.revision += 1
    held.hold(after: loss)
    update(file) { $0 = held }
    changed(listing)
    return held
  }

  /// Changes a description of the list, unless it has been read again since.
  private func update(_ file: File, _ body: (inout File) -> Void) {
    files.withLock { files in
      let index = files.firstIndex {
        $0.revision == file.revision && $0.entry.path.isExactly(file.entry.path)
      }
      if let index { body(&files[index]) }
    }
  }
}

extension PreviewModel.File {
  /// Shows the reason of a loss instead of the description, and reports it.
  fileprivate mutating func hold(after loss: PreviewProcess.Loss) {
    let message =
      switch loss {
      case .ended(let end): Message.endedPreview(entry.path, end.description)
      case .unavailable(let reason): Message(.fault, "\(entry.path): \(reason)")
      }
    hold = message
    summary = FileSummary(PreviewFile(entry, failure: message))
    Console.say("error: \(message.text)")
  }

  /// Returns what the page gets instead of a figure of a description that is not read.
  fileprivate func content(
    _ action: PreviewTask.Action, _ query: DrawingQuery, instead message: Message?
  ) throws(Problem) -> [UInt8] {
    let message = message ?? Message(.other, "the figure cannot be drawn")
    guard action == .drawing else { throw .notDrawn(message) }
    guard query.index == 0 else { throw .unknownFigure(query.index, query.path) }
    return Picture(
      file: PreviewFile(entry, failure: message), index: 0, switches: query.switches
    ).json(svg: nil, annotated: nil)
  }
}

extension [PreviewModel.File] {
  /// Sorts files in the order of the inputs; deleted ones from folders come last, in their old
  /// order.
  fileprivate func sorted(like entries: [PreviewInputs.Entry]) -> [PreviewModel.File] {
    let ranks = ExactTable(
      zip(entries.map { ExactText($0.path) }, entries.indices),
      uniquingKeysWith: { first, _ in first })
    return enumerated().sorted { left, right in
      let order = (ranks[left.element.entry.path], ranks[right.element.entry.path])
      return (order.0 ?? .max, left.offset) < (order.1 ?? .max, right.offset)
    }.map(\.element)
  }
}

extension Message {
  /// A description whose reading or drawing ended the process.
  fileprivate static func endedPreview(_ path: String, _ end: String) -> Message {
    Message(
      .fault,
      "\(path): crashed the preview (\(end)); this is a bug, so please report it. The file is read "
        + "again when it changes")
  }
}
