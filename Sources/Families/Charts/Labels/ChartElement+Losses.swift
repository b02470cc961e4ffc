import FioriBasics
import FioriLayout
import FioriModel

extension ChartElement {
  /// Value labels with fewer digits, by series and category, and those of stacks.
  package struct ShorterValueLabels: Hashable, Sendable {
    package let values: [[String]]
    package let totals: [String]
    /// Whether digits are lost.
    package let areRounded: Bool
  }

  /// The number of value labels, drawn or not.
  var valueLabelCount: Int { (valueLabels.joined() + totalLabels).count { !$0.isEmpty } }

  /// The chart with fewer digits in all value labels; `nil` if they have no fewer.
  var withShorterValueLabels: ChartElement? {
    guard let shorter = shorterValueLabels else { return nil }
    var chart = self
    (chart.valueLabels, chart.totalLabels) = (shorter.values, shorter.totals)
    (chart.shorterValueLabels, chart.hasRoundedValueLabels) = (nil, shorter.areRounded)
    return chart
  }

  /// Returns what is lost if some value labels do not fit, or fit only with fewer digits.
  func valueLosses(_ leftOutCount: Int) -> [Loss] {
    let path = origin.key("series")
    let rounded = hasRoundedValueLabels ? [Loss(path, .valueLabelsAbbreviated)] : []
    guard leftOutCount > 0 else { return rounded }
    return rounded + [Loss(path, .valueLabelsLeftOut(leftOutCount, of: valueLabelCount))]
  }

  /// Returns what is lost if some names do not fit.
  func nameLosses(_ leftOutCount: Int) -> [Loss] {
    guard leftOutCount > 0 else { return [] }
    let count = (0..<data.categoryCount).count { !categoryLabel($0).isEmpty }
    return [
      Loss(origin.key("categories"), .namesLeftOut(leftOutCount, of: count))
    ]
  }
}

extension [Frame.Placed] {
  /// The number of value labels among the frames of a plot, and in them.
  var valueLabelCount: Int {
    reduce(0) { count, placed in
      count + (placed.frame.kind == Frame.valueLabelKind ? 1 : 0)
    }
  }
}
