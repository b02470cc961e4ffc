import FileKit
import FioriRender
import SystemPackage

/// The journal of a folder: the sources of its pictures, kept in a file.
///
/// A line is appended when a picture reaches its final path, so a run that is killed loses only the
/// pictures that it was about to move there. Nothing waits for the disk: each picture is compared
/// with its line, so pictures lost in a power failure are redrawn.
struct PictureJournal {
  /// The name of the file in each folder.
  static let fileName = ".fiori-render.jsonl"

  /// The entries by file name.
  private(set) var entries: JournalText.Entries = [:]
  private let file: JournalFile
  private var hasAdded = false
  /// The reason that nothing more can be appended, if any.
  private var failure: RunFailure?

  /// Creates the journal of a folder; the file need not exist.
  init(in folder: FilePath) {
    file = JournalFile(path: folder.appending(Self.fileName))
  }

  /// Reads the lines of earlier runs and compacts the file.
  ///
  /// - Throws: The damage if the journal cannot be used; it is then replaced.
  mutating func replay() throws(JournalDamage) {
    switch file.kind {
    case nil: return
    case .link, .folder, .other:
      file.remove()
      throw .notFile
    case .file: break
    }
    do {
      entries = try JournalText(file.rewrite(compacted)).entries
    } catch let damage as JournalDamage {
      _ = try? file.rewrite { _ in JournalText.compact([:]) }
      throw damage
    } catch {
      // The entries of a read-only folder still apply.
      entries = try JournalText((try? file.bytes()) ?? []).entries
    }
  }

  /// Appends the origins of pictures at their final paths; without an origin, a picture is
  /// forgotten.
  mutating func add(_ pictures: [(name: String, origin: PictureDependencies?)]) {
    let news = pictures.filter { $0.origin != nil || entries[$0.name] != nil }
    guard failure == nil, !news.isEmpty else { return }
    for (name, origin) in news { entries[name] = origin }
    do {
      let lines = news.flatMap { JournalText.line(of: $0.name, $0.origin) }
      try file.append(lines, after: JournalText.header(pictures: 0))
      hasAdded = true
    } catch {
      failure = OutputFile.path(file.path.string).failure(error)
    }
  }

  /// Ends the run and updates the number of pictures in the header.
  ///
  /// - Throws: The failure if a line could not be appended.
  mutating func finish() throws(RunFailure) {
    if let failure { throw failure }
    guard hasAdded else { return }
    hasAdded = false
    try RunFailure.mapping(OutputFile.path(file.path.string).failure) {
      _ = try file.rewrite(JournalText.sealed)
    }
  }

  /// Returns a journal without repeated and incomplete lines and without deleted pictures.
  private func compacted(_ bytes: [UInt8]) throws(JournalDamage) -> [UInt8] {
    let text = try JournalText(bytes)
    guard !text.isCompact else { return bytes }
    let folder = file.path.removingLastComponent()
    return JournalText.compact(
      text.entries.filter { Folder.hasFile(folder.appending($0.key.text).string) })
  }
}
