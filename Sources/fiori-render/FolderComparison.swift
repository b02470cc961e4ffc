import CommandKit
import FileKit
import PictureComparison
import Recordings
import RenderService
import Synchronization

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
