package import FioriBasics
package import FioriLowering
package import FioriModel

/// The arrow and the color of a trend by the sign of its number.
public struct TrendStyle: Hashable, Sendable {
  /// A direction of a number that is good.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// More is better, as for revenue.
    case up
    /// Less is better, as for complaints.
    case down
    /// Neither, so that the trend keeps its color.
    case none
  }

  // key: .choice("direction"), default: .required("a direction")
  /// The direction that is good.
  public var good: Direction

  // init: …
  /// Creates the style for a number that is better in a direction.
  public init(good: Direction) {
    self.good = good
  }
}

extension TrendStyle {
  /// Sets the missing image and color of a trend, and returns a warning if the trend is not a
  /// number.
  package func style(
    _ trend: Text?, _ image: inout Image?, _ color: inout Color?, in context: LoweringContext
  ) -> [Finding] {
    guard let trend else { return [] }
    guard let change = trend.number else {
      // A calculated number that is missing has a warning of its own.
      if trend.lacksValue { return [] }
      return [
        .warning(context.path.key("trendStyle"), .trendIsText)
      ]
    }
    let direction = direction(of: change, in: context)
    let icon: BuiltinIcon =
      switch direction {
      case .up: .trendUp
      case .down: .trendDown
      case .none: .trendNeutral
      }
    image = image ?? .builtin(icon)
    if direction != .none, good != .none {
      color = color ?? .palette(direction == good ? "positiveLabel" : "negativeLabel")
    }
    return []
  }

  /// Returns the direction of a change as it is written: one that is rounded to zero has none.
  private func direction(of change: NumberValue, in context: LoweringContext) -> Direction {
    let text = (try? context.numbers.text(of: .number(change))) ?? ""
    guard text.contains(where: { $0.wholeNumberValue.map { $0 != 0 } ?? false }) else {
      return .none
    }
    return change.value < 0 ? .down : .up
  }
}

extension Text {
  /// The only number of the text; `nil` if there is none or several.
  fileprivate var number: NumberValue? {
    let numbers = runs.compactMap {
      if case .number(let number)? = $0.value { number } else { nil }
    }
    return numbers.count == 1 ? numbers.first : nil
  }

  /// Whether a run is a value of a row that is missing.
  fileprivate var lacksValue: Bool {
    string.isEmpty || runs.contains { $0.value == nil && $0.text.isEmpty }
  }
}
