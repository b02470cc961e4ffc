import FileKit
import FioriRender
import FoundationEssentials
import Synchronization
import SystemPackage

/// What the pictures of earlier runs were made from: a journal in each of their folders.
///
/// Contents are compared and not times, which a checkout or a copied folder has anew.
final class BuildJournal: Sendable {
  /// By folder.
  private let journals: Mutex<[FilePath: PictureJournal]>
  private let checksums = Mutex<[String: String]>([:])
  private let settings: [String]
  private let start: Int
  /// Which journals tell nothing, and why.
  let warnings: [String]

  /// A record for a program and its options in words: with others, nothing is as it was. It reads the
  /// journals of the folders that pictures may go to.
  init(settings: [String], outputs: [OutputFile]) {
    self.settings = settings
    start = Int(Date().timeIntervalSince1970)
    var journals: [FilePath: PictureJournal] = [:]
    var warnings: [String] = []
    for output in outputs {
      guard let (folder, _) = Self.place(of: output), journals[folder] == nil else { continue }
      Folder.removeAbandonedDrafts(in: folder)
      var journal = PictureJournal(in: folder)
      do throws(JournalDamage) {
        try journal.replay()
      } catch {
        let file = FilePath(output.name).removingLastComponent().appending(PictureJournal.fileName)
        warnings.append("\(file): \(error.words); all pictures in the folder are redrawn")
      }
      journals[folder] = journal
    }
    self.journals = Mutex(journals)
    self.warnings = warnings
  }

  /// The pictures of a figure that would be drawn as they lie there, and what they were made from;
  /// `nil`: one of them would not.
  func unchanged(
    _ outputs: [OutputFile], of figure: Figure, in input: InputFile
  ) -> (pictures: [DrawnPicture], sources: [String])? {
    let settings = settings(of: figure)
    var pictures: [DrawnPicture] = []
    var sources: [String] = []
    for output in outputs {
      guard let origin = entry(of: output), origin.settings == settings,
        checksum(of: output.name, isKept: false) == origin.sha256,
        origin.sources.allSatisfy({ checksum(of: $0.path) == $0.sha256 })
      else { return nil }
      sources = origin.sources.map(\.path)
      pictures.append(
        DrawnPicture(
          facts: origin.facts, output: output, byteCount: origin.byteCount, draft: nil,
          origin: origin))
    }
    return (pictures, sources)
  }

  /// What a new picture was made from; `nil` where that cannot be known: a source has changed since
  /// the run began, or was no file.
  func origin(
    of bytes: [UInt8], _ figure: Figure, _ sources: [String], facts: PictureFacts
  ) -> PictureDependencies? {
    guard !sources.isEmpty else { return nil }
    var files: [PictureDependencies.Source] = []
    for path in sources {
      guard let status = FileStatus(path), status.kind == .file, status.changeTime < start,
        let sha256 = checksum(of: path)
      else { return nil }
      files.append(PictureDependencies.Source(path: path, sha256: sha256))
    }
    return PictureDependencies(
      settings: settings(of: figure), sources: files, sha256: Checksum.sha256(of: bytes),
      byteCount: bytes.count, facts: facts)
  }

  /// Keeps what pictures at their places were made from; of one without an origin, forgets it.
  func note(_ pictures: [DrawnPicture]) {
    var drawn: [FilePath: [(name: String, origin: PictureDependencies?)]] = [:]
    for picture in pictures where picture.draft != nil && Folder.hasFile(picture.output.name) {
      guard let (folder, name) = Self.place(of: picture.output) else { continue }
      drawn[folder, default: []].append((name, picture.origin))
    }
    guard !drawn.isEmpty else { return }
    journals.withLock { journals in
      for (folder, pictures) in drawn { journals[folder]?.add(pictures) }
    }
  }

  /// Ends the run.
  ///
  /// - Returns: What could not be kept for the next one.
  func finish() -> [RunFailure] {
    journals.withLock { journals in
      journals.keys.sorted { $0.string < $1.string }.compactMap { folder in
        do throws(RunFailure) {
          try journals[folder]?.finish()
          return nil
        } catch {
          return error
        }
      }
    }
  }

  private func settings(of figure: Figure) -> String {
    let page = figure.page.map { "\($0)" } ?? ""
    let words = settings + ["\(figure.environment)", page] + figure.styleSheets.map(\.file)
    return Checksum.sha256(of: Array(words.joined(separator: "\n").utf8))
  }

  private func entry(of output: OutputFile) -> PictureDependencies? {
    guard let (folder, name) = Self.place(of: output) else { return nil }
    return journals.withLock { $0[folder]?.entries[name] }
  }

  /// The checksum of a file; `nil` of one that cannot be read.
  private func checksum(of path: String, isKept: Bool = true) -> String? {
    if let known = checksums.withLock({ $0[path] }) { return known }
    // A pipe or a device that somebody has put into a journal would never end.
    guard Folder.hasFile(path), let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    let checksum = Checksum.sha256(of: Array(data))
    if isKept { checksums.withLock { $0[path] = checksum } }
    return checksum
  }

  private static func place(of output: OutputFile) -> (folder: FilePath, name: String)? {
    guard case .path(let path) = output.absolute, let name = FilePath(path).lastComponent else {
      return nil
    }
    return (FilePath(path).removingLastComponent(), name.string)
  }
}
