import CommandKit
import FileKit
import PictureComparison
import Recordings
import RenderService
import Synchronization
import SystemPackage

/// The PNG files in a folder and its subfolders.
struct PictureFolder {
  /// The paths in the folder.
  private(set) var paths: Set<String> = []
  /// The failures to list folders.
  private(set) var failures: [RunFailure] = []
  /// The folder itself.
  let root: FilePath

  /// Lists a folder. Links to files are followed, but not links to folders, which could form a
  /// cycle.
  init(_ path: String) {
    root = FilePath(path)
    var waiting = [""]
    while let folder = waiting.popLast() {
      do {
        for name in try Folder.names(in: root.appending(folder)) {
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          switch kind(of: path) {
          case .folder: waiting.append(path)
          case .picture: paths.insert(path)
          case .other: break
          }
        }
      } catch {
        note(error, of: folder)
      }
    }
  }

  /// Returns the file at a path in the folder.
  func file(_ path: String) -> InputFile { InputFile(root.appending(path).string) }

  private enum Kind {
    case folder
    case picture
    case other
  }

  private func kind(of path: String) -> Kind {
    let full = root.appending(path)
    guard let own = FileStatus(full.string, followsLinks: false) else { return .other }
    if own.kind == .folder { return .folder }
    guard full.extension?.lowercased() == "png" else { return .other }
    // A broken link is reported as unreadable.
    guard let status = FileStatus(full.string) else { return .picture }
    return status.kind == .file ? .picture : .other
  }

  private mutating func note(_ error: any Error, of folder: String) {
    let path = folder.isEmpty ? root : root.appending(folder)
    failures.append(
      .unreadable(path.string, error, advice: "give a folder that can be listed"))
  }
}

/// Finds added files with the same bytes as removed ones.
enum PictureRenames {
  /// Returns the path of the removed file for each added one with the same bytes, in the order of
  /// the names.
  static func find(
    added: [String], in new: PictureFolder, removed: [String], in old: PictureFolder
  ) -> [String: String] {
    guard !added.isEmpty else { return [:] }
    var waiting: [Int: [String]] = [:]
    for path in removed.sorted() {
      guard let bytes = try? old.file(path).pictureBytes() else { continue }
      waiting[bytes.hashValue, default: []].append(path)
    }
    var found: [String: String] = [:]
    for path in added.sorted() where !waiting.isEmpty {
      guard let bytes = try? new.file(path).pictureBytes() else { continue }
      let places = waiting[bytes.hashValue] ?? []
      // Bytes are read again instead of kept, so that memory does not grow with the number of
      // files.
      guard let place = places.firstIndex(where: { (try? old.file($0).pictureBytes()) == bytes })
      else { continue }
      found[path] = waiting[bytes.hashValue]?.remove(at: place)
    }
    return found
  }
}

/// The comparison of the pictures of two folders by their paths.
struct FolderComparison: Sendable {
  /// The findings for all pictures, in the order of their paths.
  let findings: [PictureFinding]
  /// The failures to list folders.
  let failures: [RunFailure]

  /// Compares several pairs at a time; writes difference pictures if there is an output.
  init(
    expected: String, actual: String, by flags: ComparisonFlags, to output: DifferenceOutput?,
    jobs: Int,
    _ console: Console
  ) {
    let (old, new) = (PictureFolder(expected), PictureFolder(actual))
    failures = old.failures + new.failures
    let pairs = old.paths.intersection(new.paths).sorted().map { path in
      PicturePair(path: path, expected: old.file(path), actual: new.file(path))
    }
    let compared = Self.compare(pairs, by: flags, to: output, jobs: jobs, console)
    findings = (compared + Self.unpaired(old, new)).sorted { $0.path < $1.path }
  }

  private static func compare(
    _ pairs: [PicturePair], by flags: ComparisonFlags, to output: DifferenceOutput?, jobs: Int,
    _ console: Console
  ) -> [PictureFinding] {
    let workers = max(1, min(jobs, pairs.count))
    let progress = Mutex(workers > 1 ? console.progress(of: pairs.count) : nil)
    let findings = Parallel.map(pairs.count, jobs: workers) { place in
      let isAlone = workers == 1 && jobs > 1
      let finding = pairs[place].finding(by: flags, isAlone: isAlone, to: output)
      progress.withLock { $0?.advance(by: 1, at: pairs[place].path) }
      return finding
    }
    progress.withLock { $0?.clear() }
    return findings
  }

  private static func unpaired(_ old: PictureFolder, _ new: PictureFolder) -> [PictureFinding] {
    let (added, removed) = (new.paths.subtracting(old.paths), old.paths.subtracting(new.paths))
    let renamed = PictureRenames.find(
      added: Array(added), in: new, removed: Array(removed), in: old)
    let gone = removed.subtracting(renamed.values).map { path in
      PictureFinding(path: path, outcome: .removed)
    }
    return gone
      + added.map { path in
        PictureFinding(path: path, outcome: renamed[path].map { .renamed(from: $0) } ?? .added)
      }
  }
}
