import FioriBasics
import FioriLayout
import FioriModel

extension ChartElement {
  /// Returns what is lost if some value labels do not fit.
  func valueLosses(_ leftOutCount: Int) -> [Loss] {
    let leftOutCount = leftOutCount + leftOutLabelCount
    guard leftOutCount > 0 else { return [] }
    let count = (valueLabels.joined() + totalLabels).count { !$0.isEmpty } + leftOutLabelCount
    return [
      Loss(origin.key("series"), .valueLabelsLeftOut(leftOutCount, of: count))
    ]
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
