import FileKit
import FioriRender
import PictureComparison
import Recordings
import Synchronization

/// The comparison of the pictures and descriptions of two folders by their paths.
struct FolderComparison {
  /// The results for all pictures and figures, in the order of their paths.
  let items: [ComparedItem]
  /// The failures to list folders.
  let failures: [RunFailure]
  /// The paths of the files that were not compared, sorted.
  let skipped: [String]

  /// Compares several pairs at a time; writes difference pictures if there is an output.
  ///
  /// - Throws: The failure to start drawing descriptions.
  init(
    expected: String, actual: String, _ drawing: RenderSettings, by settings: ComparisonSettings,
    to output: DifferenceOutput?, jobs: Int, _ listener: any RunListener
  ) throws(RunFailure) {
    let (old, new) = (ComparedFolder(expected), ComparedFolder(actual))
    failures = old.failures + new.failures
    let pairs = old.pictures.intersection(new.pictures).sortedTexts.map { path in
      PicturePair(path: path, expected: old.file(path), actual: new.file(path))
    }
    var items = Self.compare(pairs, by: settings, to: output, jobs: jobs, listener)
    items += Self.unpaired(old, new)
    var skipped = old.others.union(new.others)
    if old.descriptions.isEmpty || new.descriptions.isEmpty {
      // The pictures were drawn from them, and they have no counterparts.
      skipped.formUnion(old.descriptions.union(new.descriptions))
    } else {
      let descriptions = try DescriptionFolders(
        old, new, drawing, by: settings, to: output, jobs, listener)
      items += descriptions.items
      skipped.formUnion(ExactTexts(of: descriptions.skipped))
    }
    self.items = items.sorted { $0.finding.path < $1.finding.path }
    self.skipped = skipped.sortedTexts
  }

  private static func compare(
    _ pairs: [PicturePair], by settings: ComparisonSettings, to output: DifferenceOutput?,
    jobs: Int, _ listener: any RunListener
  ) -> [ComparedItem] {
    let workers = max(1, min(jobs, pairs.count))
    let progress = Mutex(workers > 1 ? listener.progress(of: pairs.count, doing: nil) : nil)
    let items = Parallel.map(pairs.count, jobs: workers) { index in
      let isAlone = workers == 1 && jobs > 1
      let pair = pairs[index]
      let item = ComparedItem(
        pair.finding(by: settings, isAlone: isAlone, to: output), of: pair, by: settings)
      progress.withLock { $0?.advance(by: 1, at: pair.path) }
      return item
    }
    progress.withLock { $0?.clear() }
    return items
  }

  private static func unpaired(_ old: ComparedFolder, _ new: ComparedFolder) -> [ComparedItem] {
    let added = new.pictures.subtracting(old.pictures)
    let removed = old.pictures.subtracting(new.pictures)
    let renamed = PictureRenames.find(
      added: added.sortedTexts, in: new, removed: removed.sortedTexts, in: old)
    let gone = removed.subtracting(ExactTexts(of: renamed.values)).map(\.text).map { path in
      ComparedItem(PictureFinding(path: path, outcome: .removed), expected: old.file(path))
    }
    return gone
      + added.map(\.text).map { path in
        let outcome = renamed[path].map { PictureFinding.Outcome.renamed(from: $0) } ?? .added
        return ComparedItem(PictureFinding(path: path, outcome: outcome), actual: new.file(path))
      }
  }
}

/// The comparison of the descriptions of two folders, figure by figure.
private struct DescriptionFolders {
  /// The results for all figures, in the order of the paths.
  private(set) var items: [ComparedItem] = []
  /// The paths of the files that are not descriptions.
  private(set) var skipped: [String] = []

  private let source: FigureSource
  private let settings: ComparisonSettings
  private let output: DifferenceOutput?
  private let jobs: Int

  /// The number of descriptions that are drawn before they are compared, so that memory does not
  /// grow with the folders.
  private static let portion = 64

  init(
    _ old: ComparedFolder, _ new: ComparedFolder, _ drawing: RenderSettings,
    by settings: ComparisonSettings, to output: DifferenceOutput?, _ jobs: Int,
    _ listener: any RunListener
  ) throws(RunFailure) {
    source = try FigureSource(drawing, listener)
    (self.settings, self.output, self.jobs) = (settings, output, jobs)
    let paths = old.descriptions.union(new.descriptions).sortedTexts
    for start in stride(from: 0, to: paths.count, by: Self.portion) {
      compare(Array(paths.dropFirst(start).prefix(Self.portion)), old, new)
    }
  }

  private mutating func compare(_ paths: [String], _ old: ComparedFolder, _ new: ComparedFolder) {
    let before = DrawnDescriptions(paths, in: old, source, jobs: jobs)
    let after = DrawnDescriptions(paths, in: new, source, jobs: jobs)
    var pairs: [FigurePair] = []
    for path in paths {
      switch (before.content(of: path), after.content(of: path)) {
      case (.wrong(let file), _), (_, .wrong(let file)):
        let failure = RunFailure.notCompared(file)
        items.append(
          ComparedItem(PictureFinding(path: path, outcome: .unreadable, failures: [failure])))
      case (.nothing, .nothing): skipped.append(path)
      case (let old, let new):
        pairs += FigurePair.pairs(of: old.figures, and: new.figures, inFileAt: path)
      }
    }
    let (renderer, settings, output) = (source.renderer, settings, output)
    items += Parallel.map(pairs.count, jobs: jobs) { [pairs] index in
      pairs[index].item(renderer, by: settings, to: output)
    }
  }
}
