import CommandKit
import FileKit
import PictureComparison
import Recordings
import RenderService
import Synchronization
import SystemPackage

/// The PNG files in a folder and those in it.
struct PictureFolder {
  /// Their paths in the folder.
  private(set) var paths: Set<String> = []
  /// The folders that could not be looked into.
  private(set) var failures: [RunFailure] = []
  /// The folder itself.
  let root: FilePath

  /// Lists a folder. Links to files are followed, those to folders are not: they may lead back.
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

  /// The file at a path in the folder.
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
    // A link that leads nowhere is said to be unreadable.
    guard let status = FileStatus(full.string) else { return .picture }
    return status.kind == .file ? .picture : .other
  }

  private mutating func note(_ error: any Error, of folder: String) {
    let path = folder.isEmpty ? root : root.appending(folder)
    failures.append(
      .unreadable(path.string, error, advice: "give a folder that can be listed"))
  }
}

/// Added files that have the bytes of removed ones.
enum PictureRenames {
  /// The path of the removed file for that of each added one that has its bytes, in the order of the
  /// names.
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
      // Names are not kept with their bytes, so that memory stays the same however many there are.
      guard let place = places.firstIndex(where: { (try? old.file($0).pictureBytes()) == bytes })
      else { continue }
      found[path] = waiting[bytes.hashValue]?.remove(at: place)
    }
    return found
  }
}

/// The pictures of two folders, held against each other by their paths.
struct FolderComparison: Sendable {
  /// What was found of each picture, in the order of their paths.
  let findings: [PictureFinding]
  /// Folders that could not be looked into.
  let failures: [RunFailure]

  /// Compares so many pairs at a time; pictures of differences are drawn where there is an output.
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
