/// Puts changed pixels together to regions, as they come row by row.
///
/// It keeps the regions that reach into the last row, and of the others the largest, so that noise
/// all over a large picture takes no more memory than its width.
struct RegionFinder {
  /// How many regions there are, known once ``finish()`` was called.
  private(set) var count = 0
  private let limit: Int
  private var largest: [ChangedRegion] = []
  private var open: [Region] = []
  private var above: [Run] = []
  private var current: [Run] = []
  private var row = -1

  /// A finder that lists at most `limit` regions.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a changed pixel, which comes after all others row by row.
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

  /// The largest regions, largest first, when all pixels have been added.
  mutating func finish() -> [ChangedRegion] {
    finishRow()
    closeAll()
    keepLargest()
    return largest
  }

  /// Changed pixels side by side.
  private struct Run {
    var start: Int
    /// Behind the last one.
    var end: Int
    /// The place of its region among the open ones.
    var region = 0
  }

  /// A region that may still grow.
  private struct Region {
    var left: Int
    var right: Int
    let top: Int
    var bottom: Int
    var count = 0
    /// The place of the region that it became part of, its own while it stands for itself.
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
      // Runs that touch at a corner are one beyond the other's end.
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

  /// Makes two regions one, the lower place standing for both.
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

  /// The region that stands for another one, to which the way is halved each time.
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
    let place = region ?? open.count
    if region == nil {
      open.append(
        Region(left: run.start, right: run.end, top: row, bottom: row + 1, parent: place))
    }
    open[place].left = min(open[place].left, run.start)
    open[place].right = max(open[place].right, run.end)
    open[place].bottom = row + 1
    open[place].count += run.end - run.start
    return place
  }

  /// Closes the regions that the row did not reach, and numbers the rest anew.
  private mutating func settle() {
    var places = [Int?](repeating: nil, count: open.count)
    var kept: [Region] = []
    for index in current.indices {
      let root = root(of: current[index].region)
      let place = places[root] ?? kept.count
      if places[root] == nil {
        kept.append(open[root])
        kept[place].parent = place
        places[root] = place
      }
      current[index].region = place
    }
    for (index, region) in open.enumerated() where region.parent == index && places[index] == nil {
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
    // Sorted now and then, not for each.
    if largest.count > limit * 2 + 100 { keepLargest() }
  }

  private mutating func keepLargest() {
    largest.sort { $0.precedes($1) }
    largest.removeLast(max(0, largest.count - limit))
  }
}
