/// Groups changed pixels into regions as they come in row by row.
///
/// It keeps the regions that reach the last row and the largest of the others, so noise all over a
/// large picture takes no more memory than a row.
struct RegionFinder {
  /// The number of regions, known after ``finish()``.
  private(set) var count = 0
  private let limit: Int
  private var largest: [ChangedRegion] = []
  private var open: [Region] = []
  private var above: [Run] = []
  private var current: [Run] = []
  private var row = -1

  /// Creates a finder that lists at most `limit` regions.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a changed pixel, which must come after all previous ones.
  mutating func add(x: Int, y: Int) {
    if y != row {
      finishRow()
      if y != row + 1 { closeAll() }
      row = y
    }
    if let last = current.indices.last, current[last].end == x {
      current[last].end += 1
    } else {
      current.append(Run(start: x, end: x + 1))
    }
  }

  /// Returns the largest regions, largest first, after all pixels were added.
  mutating func finish() -> [ChangedRegion] {
    finishRow()
    closeAll()
    keepLargest()
    return largest
  }

  /// Adjacent changed pixels in a row.
  private struct Run {
    var start: Int
    /// The column after the last pixel.
    var end: Int
    /// The index of its region among the open ones.
    var region = 0
  }

  /// A region that may still grow.
  private struct Region {
    var left: Int
    var right: Int
    let top: Int
    var bottom: Int
    var count = 0
    /// The index of the region it was merged into, or its own index.
    var parent: Int

    var closed: ChangedRegion {
      ChangedRegion(
        bounds: PixelRect(x: left, y: top, width: right - left, height: bottom - top), count: count)
    }
  }

  private mutating func finishRow() {
    guard !current.isEmpty else { return }
    var first = 0
    for index in current.indices {
      let run = current[index]
      // Runs that touch at a corner start one pixel after the other ends.
      while first < above.count, above[first].end < run.start { first += 1 }
      var next = first
      var region: Int?
      while next < above.count, above[next].start <= run.end {
        region = join(region, root(of: above[next].region))
        next += 1
      }
      current[index].region = place(run, in: region)
    }
    settle()
  }

  /// Merges two regions and returns the index of the result, the lower one.
  private mutating func join(_ region: Int?, _ other: Int) -> Int {
    guard let region, region != other else { return other }
    let (kept, gone) = (min(region, other), max(region, other))
    open[kept] = Region(
      left: min(open[kept].left, open[gone].left), right: max(open[kept].right, open[gone].right),
      top: min(open[kept].top, open[gone].top), bottom: max(open[kept].bottom, open[gone].bottom),
      count: open[kept].count + open[gone].count, parent: kept)
    open[gone].parent = kept
    return kept
  }

  /// Returns the region that another was merged into, halving the path each time.
  private mutating func root(of region: Int) -> Int {
    var region = region
    while open[region].parent != region {
      open[region].parent = open[open[region].parent].parent
      region = open[region].parent
    }
    return region
  }

  /// Adds a run to a region, or to a new one.
  private mutating func place(_ run: Run, in region: Int?) -> Int {
    let target = region ?? open.count
    if region == nil {
      open.append(
        Region(left: run.start, right: run.end, top: row, bottom: row + 1, parent: target))
    }
    open[target].left = min(open[target].left, run.start)
    open[target].right = max(open[target].right, run.end)
    open[target].bottom = row + 1
    open[target].count += run.end - run.start
    return target
  }

  /// Closes the regions that the row did not reach, and renumbers the rest.
  private mutating func settle() {
    var targets = [Int?](repeating: nil, count: open.count)
    var kept: [Region] = []
    for index in current.indices {
      let root = root(of: current[index].region)
      let target = targets[root] ?? kept.count
      if targets[root] == nil {
        kept.append(open[root])
        kept[target].parent = target
        targets[root] = target
      }
      current[index].region = target
    }
    for (index, region) in open.enumerated() where region.parent == index && targets[index] == nil {
      close(region)
    }
    open = kept
    swap(&above, &current)
    current.removeAll(keepingCapacity: true)
  }

  private mutating func closeAll() {
    for region in open { close(region) }
    open.removeAll(keepingCapacity: true)
    above.removeAll(keepingCapacity: true)
  }

  private mutating func close(_ region: Region) {
    count += 1
    largest.append(region.closed)
    // Sorts only now and then, not for every region.
    if largest.count > limit * 2 + 100 { keepLargest() }
  }

  private mutating func keepLargest() {
    largest.sort { $0.precedes($1) }
    largest.removeLast(max(0, largest.count - limit))
  }
}
