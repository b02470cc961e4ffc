import FioriElements

/// The values from which and to which an axis is to have ticks.
struct TickRange: Hashable, Sendable {
  /// Less than the highest.
  let lowest: Double
  let highest: Double

  /// The range between two values in either order; one of equal values ends at 1 more (stated:
  /// Docs/sources/charts.md#ticks), or at the next number where doubles are further apart.
  init(_ first: Double, _ second: Double) {
    let lowest = min(first, second)
    let highest = first == second ? first + 1 : max(first, second)
    if lowest < highest {
      (self.lowest, self.highest) = (lowest, highest)
    } else if lowest.nextUp.isFinite {
      (self.lowest, self.highest) = (lowest, lowest.nextUp)
    } else {
      (self.lowest, self.highest) = (lowest.nextDown, lowest)
    }
  }

  /// Infinite when the ends are too far apart.
  var span: Double { highest - lowest }

  /// The two ends alone, for a range in which no other ticks can be told apart.
  var ends: AxisTicks {
    AxisTicks(
      values: [highest, lowest], minimum: lowest, maximum: highest,
      step: min(span, .greatestFiniteMagnitude))
  }
}
