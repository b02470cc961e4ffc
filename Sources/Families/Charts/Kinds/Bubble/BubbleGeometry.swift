import FioriLayout
import FioriModel

/// The positions and sizes of the circles of a scatter or bubble chart, and how far the axes are
/// widened for them.
///
/// Stated: Docs/sources/charts.md#bubbles.
package struct BubbleGeometry {
  /// A search for an axis's ticks between two values.
  package typealias Search = (_ lowest: Double, _ highest: Double) -> TickSearch

  package private(set) var horizontal: AxisTicks
  package private(set) var vertical: AxisTicks
  /// The bubbles by series and category; `nil` if missing.
  package private(set) var bubbles: [[ChartElement.Bubble?]]
  /// Round sizes for a legend; empty if all sizes are equal.
  package let samples: [SizeSample]

  /// `scale` is `nil` for points, which have no sizes; `search` has the options of the value axis.
  package init(_ data: ChartData, scale: BubbleSizeScale?, count: Int, search: Search) {
    let all = data.points.joined().compactMap(\.self)
    let x = Extent(all.map(\.x))
    let y = Extent(data.ranges(of: data.drawnSeries)) ?? Extent(0, 1)
    let sizes = scale
    guard let x else {
      horizontal = TickSearch.points(Extent(0, 1), count: count).ticks
      vertical = search(y.low, y.high).ticks
      bubbles = data.points.map { $0.map { _ in nil } }
      samples = []
      return
    }
    let clamped = search(y.low, y.high).dataExtent
    let overflow = Overflow(all, x: x.unequal, y: clamped, sizes: sizes)
    let widenedX = x.widened(by: x.high - x.low, overflow.left, overflow.right)
    let widenedY = y.widened(by: clamped.length, overflow.bottom, overflow.top)
    let ticks = (
      x: TickSearch.points(widenedX, count: count).ticks,
      y: search(widenedY.low, widenedY.high).ticks
    )
    let shrunk = overflow.isNone ? sizes : sizes?.widened(by: overflow.largest)
    samples =
      shrunk.map { sizes in SizeSamples(all.map(\.size)) { sizes.radius(of: $0) }.samples } ?? []
    horizontal = ticks.x
    vertical = ticks.y
    bubbles = data.points.map { series in
      series.map { point in
        point.map {
          ChartElement.Bubble(
            x: ticks.x.position(of: $0.x), y: ticks.y.position(of: $0.y),
            radius: shrunk?.radius(of: $0.size))
        }
      }
    }
  }
}

extension BubbleGeometry {
  /// Returns the search for a horizontal axis between the ends of another.
  package static func horizontalSearch(_ ends: AxisTicks, count: Int) -> TickSearch {
    .points(Extent(ends.minimum, ends.maximum), count: count)
  }

  /// Returns the circles, of the same size, on other axes; `nil` keeps an axis.
  package func on(horizontal: AxisTicks?, vertical: AxisTicks?, _ data: ChartData) -> BubbleGeometry
  {
    var geometry = self
    geometry.horizontal = horizontal ?? geometry.horizontal
    geometry.vertical = vertical ?? geometry.vertical
    geometry.bubbles = zip(data.points, bubbles).map { points, bubbles in
      zip(points, bubbles).map { point, bubble -> ChartElement.Bubble? in
        guard let point, let bubble else { return nil }
        return ChartElement.Bubble(
          x: geometry.horizontal.position(of: point.x), y: geometry.vertical.position(of: point.y),
          radius: bubble.radius)
      }
    }
    return geometry
  }
}

/// The range from the least to the greatest of some values.
private struct Extent {
  let low: Double
  let high: Double

  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  init?(_ values: [Double]) {
    guard let low = values.min(), let high = values.max() else { return nil }
    self.init(low, high)
  }

  init?(_ ranges: [ClosedRange<Double>]) {
    guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max()
    else { return nil }
    self.init(low, high)
  }

  var length: Double { high - low }

  /// The range, extended by 1 if both ends are equal.
  var unequal: Extent { low == high ? Extent(low, high + 1) : self }

  func share(of value: Double) -> Double { (value - low) / length }

  func widened(by range: Double, _ below: Double, _ above: Double) -> Extent {
    Extent(low - range * below, high + range * above)
  }
}

extension TickSearch {
  /// The range between the two ends of the search.
  fileprivate var dataExtent: Extent {
    Extent(min(lowest, highest), max(lowest, highest)).unequal
  }

  /// Returns the search for the ticks along the bottom edge: loose unless the axis begins at zero.
  fileprivate static func points(_ extent: Extent, count: Int) -> TickSearch {
    let base = extent.high < 0 ? extent.high : max(0, extent.low)
    return TickSearch(
      lowest: extent.low, highest: extent.high, count: count, isLoose: base != 0, isFudged: true,
      isNice: true)
  }
}

/// How far the circles extend beyond the plot on each side, as fractions of it.
private struct Overflow {
  private(set) var left = 0.0
  private(set) var right = 0.0
  private(set) var bottom = 0.0
  private(set) var top = 0.0

  init(_ points: [ChartData.Point], x: Extent, y: Extent, sizes: BubbleSizeScale?) {
    for point in points {
      let radius = sizes?.overhang(of: point.size) ?? Self.pointRadius
      let (across, up) = (x.share(of: point.x), y.share(of: point.y))
      // A point beyond the explicit ends of an axis is not drawn, however far away it is.
      guard (0...1).contains(across), (0...1).contains(up) else { continue }
      left = max(left, radius - across)
      right = max(right, across + radius - 1)
      bottom = max(bottom, radius - up)
      top = max(top, up + radius - 1)
    }
    let divisor = sizes?.widens == false ? 1 : Self.divisor
    (left, right) = (left / divisor, right / divisor)
    (bottom, top) = (bottom / divisor, top / divisor)
  }

  var largest: Double { max(left, right, bottom, top) }
  var isNone: Bool { largest == 0 }

  /// The radius of a point of a scatter chart during the search for the axes.
  private static let pointRadius = 0.01
  private static let divisor = 1.5
}
