import FioriBasics
import FioriLayout
import FioriModel

/// Areas over each other whose mixed color is the color of another area, which a reader would take the place for.
///
/// The fills are translucent, as in SAP's engine (Docs/sources/charts.md#areas).
struct MixedFills {
  private let chart: ChartElement
  private let series: [Int]

  init(_ chart: ChartElement) {
    self.chart = chart
    series = chart.data.drawnSeries
  }

  /// A warning about the first such place; `nil` without one, and where a selection makes areas dim.
  func finding(at chartPath: DescriptionPath) -> Finding? {
    guard chart.type == .area, series.count > 2, chart.selections.isEmpty else { return nil }
    var known: Set<[Int]> = []
    for category in 0..<chart.data.categoryCount {
      for mix in mixes(at: category) where known.insert(mix).inserted {
        guard let other = lookAlike(of: mix) else { continue }
        return .warning(
          chartPath.key("series").index(other),
          .mixedFills(mix.map(chart.quotedName), likeFillOf: chart.quotedName(of: other)))
      }
    }
    return nil
  }

  /// Returns the series of the areas that are over each other at a category, for each stretch that is high enough.
  private func mixes(at category: Int) -> [[Int]] {
    let heights = series.compactMap { index -> (series: Int, height: Double)? in
      guard let ticks = chart.ticks(of: index), let value = chart.data.value(index, category) else {
        return nil
      }
      return (index, ticks.clampedPosition(of: value) - ticks.clampedPosition(of: ticks.baseline))
    }
    return [1.0, -1].flatMap { side in
      let sorted = heights.map { (series: $0.series, height: $0.height * side) }
        .filter { $0.height > 0 }.sorted { $0.height > $1.height }
      return sorted.indices.dropFirst().compactMap { index in
        let next = index + 1 < sorted.count ? sorted[index + 1].height : 0
        return sorted[index].height - next >= Self.leastHeight
          ? sorted[...index].map(\.series).sorted() : nil
      }
    }
  }

  /// Returns the series whose fill looks like a mix of others; `nil` if none does, or one of the mix is as near to it.
  private func lookAlike(of mix: [Int]) -> Int? {
    let background = chart.colors.background
    let mixed = mix.reduce(background) { fill(of: $1).composited(over: $0) }
    func difference(_ index: Int) -> Double {
      ColorDifference(mixed, fill(of: index).composited(over: background)).amount
    }
    let nearest = mix.map(difference).min() ?? 0
    return series.first { index in
      guard !mix.contains(index) else { return false }
      let difference = difference(index)
      return difference < nearest && difference < ColorDifference.leastOfDots
    }
  }

  private func fill(of index: Int) -> RGBA {
    chart.series[index].fill.fadedTo(LineShapes.fillOpacity)
  }

  /// The share of an axis from which on a stretch is read by its color (chosen: Docs/sources/charts.md#areas).
  private static let leastHeight = 0.1
}
