import FioriBasics
package import FioriLayout
import FioriModel

/// The sizes of a chart that show all names of its series.
extension PartLayout {
  /// Returns the least width in points, at most `widest`, in which a chart shows all names of its series; `nil` if
  /// it does not in any, or does in its own width. Names beside the plot stay there if that leaves it a height.
  package func widthForNames(
    of chart: ChartElement, upTo widest: Double, plot least: Double
  ) throws -> Double? {
    guard widest > chart.size.width else { return nil }
    let own = try losses(of: chart)
    guard own.names > 0 else { return nil }
    let least = chart.legendPosition == .trailing ? least : 0
    func isWhole(_ growth: Double) throws -> Bool {
      let losses = try losses(of: chart, widerBy: growth, plot: least)
      return losses.names == 0 && losses.others <= own.others
    }
    let most = widest - chart.size.width
    let count = Int((most / NameGrowth.widthStep).rounded(.up))
    return try NameGrowth.leastStep(upTo: count) { step in
      try isWhole(min(Double(step) * NameGrowth.widthStep, most))
    }.map { min(chart.size.width + Double($0) * NameGrowth.widthStep, widest) }
  }

  /// Returns the height in points that a chart lacks to show all names of its series, with a plot of a height that is
  /// not lower for them, or to leave none out if one is too long to be whole; 0 if it has enough, or would need more than
  /// a legend of a few rows takes.
  func missingHeightForNames(of chart: ChartElement, plot least: Double) throws -> Double {
    guard let font = chart.legend.first?.text.font ?? chart.sizes?.circles.first?.text.font else {
      return 0
    }
    // A legend in place of names at the ends of lines takes height of the plot.
    let own = try losses(of: chart, plot: chart.lineEnds.isEmpty ? 0 : least)
    guard own.names > 0 else { return 0 }
    let height = max(try laidOut(chart).plotHeight ?? 0, least)
    let step = font.lineHeight / 2
    func growth(until isEnough: (NameLosses) -> Bool) throws -> Double? {
      func isEnoughHeight(_ count: Int) throws -> Bool {
        let losses = try losses(of: chart, tallerBy: Double(count) * step, plot: height)
        return losses.others <= own.others && isEnough(losses)
      }
      let most = NameGrowth.heightStepCount
      // A ring that is higher leaves the names beside it less width.
      let count =
        chart.type.kind.values == .shares
        ? try (1...most).first(where: isEnoughHeight)
        : try NameGrowth.leastStep(upTo: most, isEnoughHeight)
      return count.map { Double($0) * step }
    }
    if let whole = try growth(until: { $0.names == 0 }) { return whole }
    guard own.leftOut > 0 else { return 0 }
    return try growth { $0.leftOut == 0 } ?? 0
  }

  /// The numbers of losses of names, of those that are not only cut, and of other losses.
  private typealias NameLosses = (names: Int, leftOut: Int, others: Int)

  /// Returns the losses in a larger chart; a plot that is lower than a height counts as a name that is left out.
  private func losses(
    of chart: ChartElement, widerBy width: Double = 0, tallerBy height: Double = 0,
    plot least: Double = 0
  ) throws -> NameLosses {
    var larger = chart
    larger.size.width += width
    larger.size.height += height
    let frame = try laidOut(larger)
    let isLow = frame.plotHeight.map { $0 < least - LabelPlacer.slack } ?? false
    let losses = frame.allLosses.filter { $0 != chart.movedNames }
    let names = losses.count(where: chart.isLossOfNames)
    let leftOut = losses.count { $0.origin == chart.origin.key("legend") }
    let low = isLow ? 1 : 0
    return (names + low, leftOut + low, losses.count - names)
  }

  private func laidOut(_ chart: ChartElement) throws -> Frame {
    var attempt = self
    return try attempt.frame(of: .chart(chart), in: chart.size.width)
  }
}

extension ChartElement {
  /// The warning about names that a legend has in place of the ends of their lines: none is lost.
  fileprivate var movedNames: Loss {
    let count = Set(lineEnds.map(\.series)).count
    return Loss(origin.key("legend"), .lineEndsDoNotFit(count, inLegend: count))
  }

  /// Returns whether a loss is of names of series, or of sizes beside them in the legend.
  fileprivate func isLossOfNames(_ loss: Loss) -> Bool {
    loss.origin == origin.key("legend")
      || legend.compactMap(\.series).contains {
        loss.origin == origin.key("series").index($0).key("title")
      }
  }
}

private enum NameGrowth {
  /// In points.
  static let widthStep = 24.0
  /// The height of a legend of four rows, three times, since a legend has at most a third of the height: in halves of
  /// a line.
  static let heightStepCount = 24

  /// Returns the least number of steps that is enough, as all greater ones are; `nil` if none up to a number is. Halves
  /// them, since each attempt is a layout of its own.
  static func leastStep(upTo count: Int, _ isEnough: (Int) throws -> Bool) rethrows -> Int? {
    guard try isEnough(count) else { return nil }
    var (low, high) = (1, count)
    while low < high {
      let middle = (low + high) / 2
      if try isEnough(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}
