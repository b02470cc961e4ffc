import FioriRender
import FoundationEssentials
import Glibc
import Recordings
import Synchronization
import SystemPackage

/// What the pictures of earlier runs were made from: a hidden file in each of their folders.
///
/// Contents are compared and not times, which a checkout or a copied folder has anew.
final class PictureRecord: Sendable {
  /// The name of the file in each folder.
  static let fileName = ".fiori-render.json"

  private typealias Entries = [String: PictureOrigin]

  /// By folder and file name.
  private let known = Mutex<[FilePath: Entries]>([:])
  private let checksums = Mutex<[String: String]>([:])
  private let settings: [String]
  private let start: Int

  /// A record for a program and its options in words: with others, nothing is as it was.
  init(settings: [String]) {
    self.settings = settings
    start = Int(Date().timeIntervalSince1970)
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
  ) -> PictureOrigin? {
    guard !sources.isEmpty else { return nil }
    var files: [PictureOrigin.Source] = []
    for path in sources {
      guard let time = Self.changeTime(of: path), time < start, let sha256 = checksum(of: path)
      else { return nil }
      files.append(PictureOrigin.Source(path: path, sha256: sha256))
    }
    return PictureOrigin(
      settings: settings(of: figure), sources: files, sha256: Checksum.sha256(of: bytes),
      byteCount: bytes.count, facts: facts)
  }

  /// Keeps what a picture at its place was made from; without an origin, forgets it.
  func note(_ picture: DrawnPicture) {
    guard let (folder, name) = Self.place(of: picture.output) else { return }
    known.withLock { known in
      known[folder, default: Self.entries(in: folder)][name] = picture.origin
    }
  }

  /// Writes what is known for the next run, but of pictures that are not there any more.
  func save() throws(CommandFailure) {
    for (folder, entries) in known.withLock({ $0 }) {
      let kept = entries.filter { Folder.hasFile(folder.appending($0.key).string) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let file = OutputFile.path(folder.appending(Self.fileName).string)
      do {
        try file.write(Array(try encoder.encode(kept)))
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw file.failure(error)
      }
    }
  }

  private func settings(of figure: Figure) -> String {
    let page = figure.page.map { "\($0)" } ?? ""
    let words = settings + ["\(figure.environment)", page] + figure.styleSheets.map(\.file)
    return Checksum.sha256(of: Array(words.joined(separator: "\n").utf8))
  }

  private func entry(of output: OutputFile) -> PictureOrigin? {
    guard let (folder, name) = Self.place(of: output) else { return nil }
    return known.withLock { known in
      let entries = known[folder] ?? Self.entries(in: folder)
      known[folder] = entries
      return entries[name]
    }
  }

  /// The checksum of a file; `nil` of one that cannot be read.
  private func checksum(of path: String, isKept: Bool = true) -> String? {
    if let known = checksums.withLock({ $0[path] }) { return known }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let checksum = Checksum.sha256(of: Array(data))
    if isKept { checksums.withLock { $0[path] = checksum } }
    return checksum
  }

  /// What an earlier run left; nothing where it left none, or none that can be read.
  private static func entries(in folder: FilePath) -> Entries {
    let data = FileManager.default.contents(atPath: folder.appending(fileName).string)
    return data.flatMap { try? JSONDecoder().decode(Entries.self, from: $0) } ?? [:]
  }

  private static func place(of output: OutputFile) -> (folder: FilePath, name: String)? {
    guard case .path(let path) = output.absolute, let name = FilePath(path).lastComponent else {
      return nil
    }
    return (FilePath(path).removingLastComponent(), name.string)
  }

  /// Seconds since 1970; `nil` of what is no file.
  private static func changeTime(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mtim.tv_sec
  }
}
