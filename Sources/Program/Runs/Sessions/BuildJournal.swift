import FileKit
import FioriFiles
import FioriRender
import FoundationEssentials
import Synchronization
import SystemPackage

/// The sources of the pictures of earlier runs: a journal in each folder of pictures.
///
/// Contents are compared instead of times, which change with a checkout or a copied folder.
final class BuildJournal: Sendable {
  /// The journals by folder.
  private let journals: Mutex<[FilePath: PictureJournal]>
  private let checksums = Mutex<ExactTable<String>>([:])
  private let settings: [String]
  private let start: Int
  /// The warnings about unusable journals.
  let warnings: [String]

  /// Reads the journals of the output folders. `settings` lists the program and its options; if
  /// they change, all pictures are redrawn.
  init(settings: [String], outputs: [OutputFile]) {
    self.settings = settings
    start = Int(Date().timeIntervalSince1970)
    var journals: [FilePath: PictureJournal] = [:]
    var warnings: [String] = []
    for output in outputs {
      guard let (folder, _) = Self.location(of: output), journals[folder] == nil else { continue }
      Folder.removeAbandonedDrafts(in: folder)
      var journal = PictureJournal(in: folder)
      do throws(JournalDamage) {
        try journal.replay()
      } catch {
        let file = FilePath(output.name).removingLastComponent().appending(PictureJournal.fileName)
        warnings.append("\(file): \(error.message); all pictures in the folder are redrawn")
      }
      journals[folder] = journal
    }
    self.journals = Mutex(journals)
    self.warnings = warnings
  }

  /// Returns a figure's existing pictures and their sources if all are up to date, and otherwise
  /// `nil`.
  func unchanged(
    _ outputs: [OutputFile], of figure: Figure
  ) -> (pictures: [DrawnPicture], sources: [String])? {
    guard let origins = currentOrigins(of: outputs, figure) else { return nil }
    var pictures: [DrawnPicture] = []
    for (output, origin) in zip(outputs, origins) {
      guard checksum(of: output.name, isKept: false) == origin.sha256 else { return nil }
      pictures.append(
        DrawnPicture(
          facts: origin.facts, output: output, byteCount: origin.byteCount, isDrawn: false,
          bytes: [], origin: origin))
    }
    return (pictures, origins.last?.sources.map(\.path) ?? [])
  }

  /// Returns whether an earlier run has drawn a figure from the same sources, whatever became of its
  /// pictures.
  func hasDrawn(_ outputs: [OutputFile], of figure: Figure) -> Bool {
    currentOrigins(of: outputs, figure) != nil
  }

  /// Returns the origins of a figure's pictures if they are the sources of now.
  private func currentOrigins(
    of outputs: [OutputFile], _ figure: Figure
  ) -> [PictureDependencies]? {
    let settings = settings(of: figure)
    var origins: [PictureDependencies] = []
    for output in outputs {
      guard let origin = entry(of: output), origin.settings == settings,
        origin.sources.allSatisfy({ checksum(of: $0.path) == $0.sha256 })
      else { return nil }
      origins.append(origin)
    }
    return origins
  }

  /// Returns the sources of a new picture; `nil` if they are uncertain because one has changed
  /// since the run began or is not a file.
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

  /// Records the origins of pictures at their final paths; one without an origin is forgotten.
  func note(_ pictures: [DrawnPicture]) {
    var drawn: [FilePath: [(name: String, origin: PictureDependencies?)]] = [:]
    for picture in pictures where picture.isDrawn && Folder.hasFile(picture.output.name) {
      guard let (folder, name) = Self.location(of: picture.output) else { continue }
      drawn[folder, default: []].append((name, picture.origin))
    }
    guard !drawn.isEmpty else { return }
    journals.withLock { journals in
      for (folder, pictures) in drawn { journals[folder]?.add(pictures) }
    }
  }

  /// Ends the run.
  ///
  /// - Returns: The failures to write a journal.
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
    let parts = settings + ["\(figure.environment)", page] + figure.styleSheets.map(\.file)
    return Checksum.sha256(of: Array(parts.joined(separator: "\n").utf8))
  }

  private func entry(of output: OutputFile) -> PictureDependencies? {
    guard let (folder, name) = Self.location(of: output) else { return nil }
    return journals.withLock { $0[folder]?.entries[name] }
  }

  /// Returns the checksum of a file, or `nil` if it cannot be read.
  private func checksum(of path: String, isKept: Bool = true) -> String? {
    if let known = checksums.withLock({ $0[path] }) { return known }
    // Reading a pipe or a device that someone put into a journal would never end.
    guard Folder.hasFile(path), let data = FileManager.default.contents(atPath: path.opened) else {
      return nil
    }
    let checksum = Checksum.sha256(of: Array(data))
    if isKept { checksums.withLock { $0[path] = checksum } }
    return checksum
  }

  private static func location(of output: OutputFile) -> (folder: FilePath, name: String)? {
    guard case .path(let path) = output.absolute, let name = FilePath(path).lastComponent else {
      return nil
    }
    return (FilePath(path).removingLastComponent(), name.string)
  }
}
