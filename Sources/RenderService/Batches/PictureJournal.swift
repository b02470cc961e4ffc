import FileKit
import SystemPackage

/// What the pictures in a folder were made from, as a file keeps it.
///
/// A line is added when a picture is at its place, so that a run that is killed loses no more than the
/// pictures that it was about to put there. Nothing waits for the disk: what a power cut takes away is
/// drawn again, for each picture is compared with its line.
struct PictureJournal {
  /// The name of the file in each folder.
  static let fileName = ".fiori-render.jsonl"

  /// By file names.
  private(set) var entries: JournalText.Entries = [:]
  private let file: JournalFile
  private var hasAdded = false
  /// Why nothing can be added any more.
  private var failure: RunFailure?

  /// The journal of a folder, which need not have one.
  init(in folder: FilePath) {
    file = JournalFile(path: folder.appending(Self.fileName))
  }

  /// Reads what earlier runs have added, and makes the file as short as it can be.
  ///
  /// - Throws: Why it tells nothing; a new one takes its place then.
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
      // In a folder that can only be read, what is kept still holds.
      entries = try JournalText((try? file.bytes()) ?? []).entries
    }
  }

  /// Adds what pictures at their places were made from; without an origin, forgets it.
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

  /// Ends the run: the first line says how many pictures there are.
  ///
  /// - Throws: Why not all could be added.
  mutating func finish() throws(RunFailure) {
    if let failure { throw failure }
    guard hasAdded else { return }
    hasAdded = false
    try RunFailure.mapping(OutputFile.path(file.path.string).failure) {
      _ = try file.rewrite(JournalText.sealed)
    }
  }

  /// A journal's bytes without what is told twice, is torn, or is of pictures that are gone.
  private func compacted(_ bytes: [UInt8]) throws(JournalDamage) -> [UInt8] {
    let text = try JournalText(bytes)
    guard !text.isCompact else { return bytes }
    let folder = file.path.removingLastComponent()
    return JournalText.compact(
      text.entries.filter { Folder.hasFile(folder.appending($0.key).string) })
  }
}
