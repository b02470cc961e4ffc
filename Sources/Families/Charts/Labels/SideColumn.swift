import FioriBasics
import FioriLayout
import FioriModel

/// A text beside the plot that belongs to a place of it.
struct SideTitle {
  let label: Frame
  /// The place, as fractions of the plot's height from its top: of a line, or of both edges of a band.
  let place: ClosedRange<Double>
  /// The distance from the text's top that is level with the place if there is space, in points.
  let anchor: Double
  /// How far the text may be from its place without a leader, in points.
  let leastMove: Double
  let color: RGBA
  /// The place where the leader starts, as a fraction of the plot's width from the side where reading starts,
  /// and how far its mark extends beyond it, in points.
  var across = 1.0
  var reach = 1.0
  /// The space that all texts of the column keep between each other because of this one, in points.
  var spacing = 0.0
  /// The places of other references, as fractions of the plot's height from its top.
  var others: [Double] = []

  /// Returns whether the text has several lines, one of which is level with another reference: without a leader, it would
  /// be read as its title. `top` is the text's top, and `height` the height of the plot, in points.
  fileprivate func isLevelWithOthers(at top: Double, in height: Double) -> Bool {
    spacing > 0
      && others.contains { top < $0 * height && $0 * height < top + label.size.height }
  }

  /// Returns the space because of a text with lines of a height: without it, the last of its lines and the next text
  /// would read as one.
  static func spacing(of label: Frame, lineHeight: Double) -> Double {
    label.size.height > 1.5 * lineHeight ? lineHeight * spacingShare : 0
  }

  /// As a share of a line's height (chosen: Docs/sources/charts.md#line-ends).
  private static let spacingShare = 0.6

  fileprivate var middle: Double { (place.lowerBound + place.upperBound) / 2 }
}

/// The column of texts beside the plot: the names at the ends of lines, and the titles of references. Each is
/// as close to its place as the others allow; one that has to move away has a leader.
///
/// Chosen: Docs/sources/charts.md#line-ends.
struct SideColumn {
  private let titles: [SideTitle]
  private let leftOut: Set<Int>
  private let isMirrored: Bool
  private let hasLeaders: Bool
  /// The number of texts without leaders: names beyond numbers, where a leader would begin away from its line, while their
  /// colors and marks show which it is.
  private let unlinkedCount: Int
  /// The width of numbers between the plot and the texts with the space beyond them, in points; 0 without any.
  private let numbersWidth: Double
  /// The gap between the plot and the texts, in points.
  let gap: Double
  /// The space between two texts above each other, in points.
  private let spacing: Double
  /// Whether the texts come closer to each other before one is left out: titles of references, which have no other place,
  /// while names are also in the legend.
  private let canBeClose: Bool

  /// `names` come before the titles of references, and fit before them. `leftOut` are the numbers of texts without space
  /// in the height of the plot. The texts are beyond numbers of an axis of a width in points; 0 beside the plot. Titles
  /// are clear of points that extend beyond the plot by `reach`: they would be read as their keys.
  init(
    names: [SideTitle], titles: [SideTitle], hasLeaders: Bool, isMirrored: Bool,
    beyondNumbers width: Double, beyondPoints reach: Double, leftOut: Set<Int> = []
  ) {
    self.leftOut = leftOut
    numbersWidth = width
    unlinkedCount = width > 0 ? names.count : 0
    self.titles = names + titles
    spacing = self.titles.map(\.spacing).max() ?? 0
    canBeClose = names.isEmpty && spacing > 0
    (self.hasLeaders, self.isMirrored) = (hasLeaders, isMirrored)
    let least = titles.isEmpty || width > 0 || reach <= 0 ? 0 : reach + Self.titleGap
    gap = max(Self.gap(hasLeaders: hasLeaders, hasNames: !names.isEmpty), least)
  }

  static func gap(hasLeaders: Bool, hasNames: Bool) -> Double {
    hasLeaders ? leaderGap : hasNames ? nameGap : titleGap
  }

  /// The texts that take space.
  private var drawn: [SideTitle] {
    leftOut.isEmpty ? titles : titles.indices.filter { !leftOut.contains($0) }.map { titles[$0] }
  }

  /// The width of the column with its gap, in points; 0 without texts.
  var width: Double {
    let widest = drawn.map(\.label.size.width).max() ?? 0
    return widest > 0 ? gap + widest : 0
  }

  /// Whether the numbers of an axis are between the plot and the texts.
  var isBeyondNumbers: Bool { numbersWidth > 0 && width > 0 }

  /// How far values may extend beside the plot, in points: between the texts, but not into leaders and numbers.
  var valueReach: Double { hasLeaders || isBeyondNumbers ? 0 : width }

  /// The space for texts above the plot.
  var top: [Overhang] { drawn.map { Overhang(position: $0.middle, length: $0.anchor) } }

  /// The space for texts below the plot.
  var bottom: [Overhang] {
    drawn.map { Overhang(position: 1 - $0.middle, length: reachBelow($0)) }
  }

  /// How far the last text may extend below the plot, so that it is level with a line there.
  private func reachBelow(_ title: SideTitle) -> Double {
    min(title.label.size.height - title.anchor, Self.largestReachBelow)
  }

  /// In points: a line of text there stays clear of the labels below the plot (chosen).
  private static let largestReachBelow = 5.0

  /// Returns the upper edges in points from the plot's top, in the order of the texts; `nil` for a text
  /// without space. The first texts come before the others; `height` is the height of the plot.
  func tops(in height: Double) -> [Double?] {
    var fitting: [Int] = []
    var room = height
    for (index, title) in titles.enumerated()
    where !leftOut.contains(index) && title.label.size.height <= room + LabelPlacer.slack {
      room -= title.label.size.height + (canBeClose ? 0 : spacing)
      fitting.append(index)
    }
    let sorted = fitting.sorted { (titles[$0].middle, $0) < (titles[$1].middle, $1) }
    let spacing = spacing(between: sorted, in: height)
    let positions = TitleSpread(
      sorted.map { titles[$0].middle * height - titles[$0].anchor },
      heights: sorted.map { titles[$0].label.size.height + spacing },
      from: -(sorted.first.map { titles[$0].anchor } ?? 0),
      to: height + spacing + (sorted.last.map { reachBelow(titles[$0]) } ?? 0)
    ).positions
    var tops = [Double?](repeating: nil, count: titles.count)
    for (index, position) in zip(sorted, positions) { tops[index] = position }
    return tops
  }

  /// Returns the space between texts, from the top, in a plot of a height. The first one may be above the plot by its
  /// anchor.
  private func spacing(between sorted: [Int], in height: Double) -> Double {
    guard canBeClose, sorted.count > 1 else { return spacing }
    let room = height + titles[sorted[0]].anchor
    let free = sorted.reduce(room) { $0 - titles[$1].label.size.height }
    return max(min(spacing, free / Double(sorted.count - 1)), 0)
  }

  /// Returns whether a text is so far above or below its place, or so near to another one, that a leader needs a wider
  /// gap.
  func needsLeaders(_ tops: [Double?], in plot: Size) -> Bool {
    zip(titles, tops).dropFirst(unlinkedCount).contains { title, top in
      guard let top, Self.endsAtSide(title, plot.width) else { return false }
      let level = top + title.anchor
      return level < title.place.lowerBound * plot.height - title.leastMove
        || level > title.place.upperBound * plot.height + title.leastMove
        || title.isLevelWithOthers(at: top, in: plot.height)
    }
  }

  /// Returns whether a line ends at the plot's side. A leader through the plot, to one that does not,
  /// would look like values or a forecast; its name has its color or mark.
  private static func endsAtSide(_ title: SideTitle, _ width: Double) -> Bool {
    (1 - title.across) * width < leaderSpacing
  }

  /// Returns the leaders, from the plot's top left corner, if a text has to move away: to all texts of lines that
  /// end at the plot's side.
  func leaders(in area: PlotArea, to tops: [Double?]) -> [PlotShape] {
    guard hasLeaders else { return [] }
    return zip(titles, tops).dropFirst(unlinkedCount).compactMap { title, top in
      guard let top, Self.endsAtSide(title, area.size.width) else { return nil }
      let distance = (1 - title.across) * area.size.width
      let start = Point(
        x: x(title.reach + Self.leaderSpacing - distance, in: area),
        y: title.middle * area.size.height)
      let end = Point(x: x(gap - Self.leaderSpacing, in: area), y: top + title.anchor)
      return .line([start, end], StrokeStyle(width: Self.leaderWidth, cap: .butt), title.color)
    }
  }

  /// Returns the texts that fit, in their order, from the plot's top left corner.
  func frames(in area: PlotArea, at tops: [Double?]) -> [Frame.Placed?] {
    zip(titles, tops).map { title, top in
      top.map {
        let width = isMirrored ? title.label.size.width : 0
        return Frame.Placed(origin: Point(x: x(gap, in: area) - width, y: $0), frame: title.label)
      }
    }
  }

  /// Returns the place of a distance from the numbers beside the plot, or from its side where reading ends.
  private func x(_ distance: Double, in area: PlotArea) -> Double {
    let distance = numbersWidth + distance
    return isMirrored ? -distance : area.size.width + distance
  }

  /// In points.
  private static let nameGap = 8.0
  private static let titleGap = 6.0
  private static let leaderGap = 16.0
  private static let leaderSpacing = 3.0
  private static let leaderWidth = 1.0
}

/// Places for titles below each other, each as close to its own as the others allow.
struct TitleSpread {
  /// The upper edges, in order.
  let positions: [Double]

  /// `wanted` are the upper edges in order; the titles lie between two places with enough space for all
  /// of them.
  init(_ wanted: [Double], heights: [Double], from first: Double, to last: Double) {
    // Without the heights of the titles above, places that do not decrease are enough.
    var blocks: [(sum: Double, count: Int)] = []
    var above: [Double] = []
    var total = 0.0
    for (position, height) in zip(wanted, heights) {
      above.append(total)
      var block = (sum: position - total, count: 1)
      total += height
      while let upper = blocks.last,
        upper.sum / Double(upper.count) > block.sum / Double(block.count)
      {
        block = (upper.sum + block.sum, upper.count + block.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    let free = max(last - first - total, 0)
    let levels = blocks.flatMap { block in
      [Double](repeating: block.sum / Double(block.count), count: block.count)
    }
    positions = zip(levels, above).map { level, above in
      min(max(level, first), first + free) + above
    }
  }
}
