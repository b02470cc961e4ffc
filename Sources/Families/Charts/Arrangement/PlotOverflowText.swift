import FioriBasics
import FioriLayout
import FioriModel

/// The warning about values that lie beyond the ends of an axis.
struct PlotOverflowText {
  private let above: Int
  private let below: Int
  /// The number of marks that show them.
  private let markCount: Int
  private let ticks: AxisTicks

  init(_ values: [PlotOverflow], of ticks: AxisTicks) {
    above = values.count(where: \.isAbove)
    below = values.count - above
    markCount = values.count(where: \.isMarked)
    self.ticks = ticks
  }

  /// Returns a warning; `nil` if all values lie on the axis.
  func finding(at axis: DescriptionPath) -> Finding? {
    let (low, high) = (Decimal.quoted(ticks.minimum), Decimal.quoted(ticks.maximum))
    switch (above, below) {
    case (0, 0): return nil
    case (_, 0):
      return .warning(
        axis.key("explicitMax"),
        text("above the axis, which ends at \(high)", remedy: "raise 'explicitMax'"))
    case (0, _):
      return .warning(
        axis.key("explicitMin"),
        text("below the axis, which starts at \(low)", remedy: "lower 'explicitMin'"))
    default:
      return .warning(
        axis,
        text(
          "beyond the axis, which goes from \(low) to \(high)",
          remedy: "lower 'explicitMin' and raise 'explicitMax'"))
    }
  }

  private func text(_ side: String, remedy: String) -> Message {
    let count = above + below
    let (subject, object) = count == 1 ? ("1 value is", "it") : ("\(count) values are", "them")
    let marks =
      switch markCount {
      case 0: "nothing shows"
      case 1: "only \(count == 1 ? "a" : "1") break mark shows"
      case count: "only break marks show"
      default: "only \(markCount) break marks show"
      }
    return .valuesBeyondAxis(subject, side, marks: marks, object: object, remedy: remedy)
  }
}
