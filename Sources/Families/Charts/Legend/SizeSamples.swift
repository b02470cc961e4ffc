import Glibc

/// A size of a bubble for a legend, and the radius of its circle.
package struct SizeSample: Hashable, Sendable {
  package let value: Double
  /// As a fraction of the plot's shorter side.
  package let radius: Double
}

/// Two or three round sizes among the sizes of a chart, from the least to the greatest, or one if all bubbles are about
/// equally large; none without bubbles.
///
/// Chosen: Docs/sources/charts.md#sizes.
struct SizeSamples {
  let samples: [SizeSample]

  /// `radius` returns the radius of a size as a fraction of the plot's shorter side; 0 for none.
  init(_ sizes: [Double], radius: (Double) -> Double) {
    let known = sizes.filter { radius($0) > 0 }
    guard let least = known.min(), let greatest = known.max(), least < greatest else {
      samples = known.prefix(1).map { SizeSample(value: $0, radius: radius($0)) }
      return
    }
    let all = Self.roundValues(from: least, to: greatest).map {
      SizeSample(value: $0, radius: radius($0))
    }.filter { $0.radius > 0 }
    samples = Self.distinct(all)
  }

  /// Returns 1, 2, 3 and 5 times powers of ten in a range, or multiples of one of them if there are
  /// fewer than two.
  private static func roundValues(from least: Double, to greatest: Double) -> [Double] {
    let lowest = Int(log10(least).rounded(.down))
    let highest = Int(log10(greatest).rounded(.up))
    let first = max(lowest, highest - decades)
    let values = (first...max(highest, first)).flatMap { exponent in
      digits.map { power($0, exponent) }
    }.filter { (least...greatest).contains($0) }
    guard values.count < 2 else { return values }
    let half = (greatest - least) / 2
    guard half >= .leastNormalMagnitude else { return [] }
    let exponent = Int(log10(half).rounded(.down))
    let step = digits.map { power($0, exponent) }.last { $0 <= half } ?? half
    let start = (least / step).rounded(.up)
    return (0..<5).map { (start + Double($0)) * step }.filter { $0 <= greatest }
  }

  /// Returns a number times a power of ten.
  private static func power(_ digit: Double, _ exponent: Int) -> Double {
    exponent < 0 ? digit / pow(10, Double(-exponent)) : digit * pow(10, Double(exponent))
  }

  /// Returns up to three values whose circles differ visibly. The largest has at most a share of the
  /// plot, unless all are larger.
  private static func distinct(_ all: [SizeSample]) -> [SizeSample] {
    let small = all.filter { $0.radius <= largestRadius }
    let pool = small.count < 2 ? Array(all.prefix(2)) : small
    guard let largest = pool.last, let smallest = pool.first, pool.count > 1 else { return [] }
    var chosen = [largest]
    for sample in pool.reversed()
    where sample.radius <= chosen[chosen.count - 1].radius * largestRatio && chosen.count < 3 {
      chosen.append(sample)
    }
    if chosen.count > 1 { return chosen.reversed() }
    // Circles that look the same would say that unlike numbers are equal.
    return smallest.radius <= largest.radius * largestUnlikeRatio ? [smallest, largest] : [largest]
  }

  private static let digits = [1.0, 2, 3, 5]
  /// More powers of ten than circles that can be seen.
  private static let decades = 6
  /// A diameter of 30 % of the plot's shorter side.
  private static let largestRadius = 0.15
  /// The largest ratio of the radii of two neighbors.
  private static let largestRatio = 0.75
  /// The largest ratio of two radii that can be told apart (chosen: Docs/sources/charts.md#sizes).
  private static let largestUnlikeRatio = 0.9
}
