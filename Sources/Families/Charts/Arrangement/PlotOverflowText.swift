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
        text("exceeds", "exceed", "the axis maximum of \(high)", remedy: "raise 'explicitMax'"))
    case (0, _):
      return .warning(
        axis.key("explicitMin"),
        text("is below", "are below", "the axis minimum of \(low)", remedy: "lower 'explicitMin'"))
    default:
      return .warning(
        axis,
        text(
          "is outside", "are outside", "the axis, which runs from \(low) to \(high)",
          remedy: "lower 'explicitMin' and raise 'explicitMax'"))
    }
  }

  private func text(_ verb: String, _ plural: String, _ end: String, remedy: String) -> Message {
    let count = above + below
    let problem = count == 1 ? "1 value \(verb) \(end)" : "\(count) values \(plural) \(end)"
    let loss =
      switch markCount {
      case 0: "and nothing shows \(count == 1 ? "it" : "them")"
      case count: count == 1 ? "and only a break mark shows it" : "and only break marks show them"
      case 1: "but only 1 break mark is drawn"
      default: "but only \(markCount) break marks are drawn"
      }
    return .valuesBeyondAxis(problem, loss: loss, remedy: remedy)
  }
}
