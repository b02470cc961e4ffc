import FioriLayout

/// Two numeric axes whose zeros are level, so that the marks of both begin at one line.
///
/// An axis is extended to where no mark is, and keeps its ticks (chosen: Docs/sources/charts.md#zeros).
package struct LevelZeros: Hashable, Sendable {
  /// An axis, and whether it has to keep its ends.
  package struct Axis: Hashable, Sendable {
    let ticks: AxisTicks
    let keepsMinimum: Bool
    let keepsMaximum: Bool

    package init(_ ticks: AxisTicks, keepsMinimum: Bool = false, keepsMaximum: Bool = false) {
      self.ticks = ticks
      self.keepsMinimum = keepsMinimum
      self.keepsMaximum = keepsMaximum
    }

    /// The position of zero, from 0 at the minimum to 1 at the maximum; `nil` if it is not on the axis.
    fileprivate var zero: Double? { ticks.zero }

    /// Returns the axis extended so that zero is at a position between 0 and 1; `nil` if it cannot be
    /// there.
    fileprivate func ticks(zeroAt position: Double) -> AxisTicks? {
      guard let zero, abs(zero - position) > AxisTicks.zeroSlack else { return ticks }
      guard 0 < position, position < 1, zero < position ? !keepsMinimum : !keepsMaximum else {
        return nil
      }
      let minimum = zero < position ? -ticks.maximum * position / (1 - position) : ticks.minimum
      let maximum = zero < position ? ticks.maximum : -ticks.minimum * (1 - position) / position
      guard minimum.isFinite, maximum.isFinite else { return nil }
      return AxisTicks(
        values: ticks.values, minimum: minimum, maximum: maximum, step: ticks.step)
    }
  }

  package let primary: AxisTicks
  package let secondary: AxisTicks

  /// Returns `nil` if zero is not on both axes, or if the ends that they have to keep prevent it.
  ///
  /// As a rule, only one of the axes is extended; both only where one would be left with less than half
  /// of its length.
  package init?(_ primary: Axis, _ secondary: Axis) {
    guard let one = primary.zero, let other = secondary.zero else { return nil }
    let (low, high) = (min(one, other), max(one, other))
    for position in [min(max(0.5, low), high), high, low] {
      guard let first = primary.ticks(zeroAt: position),
        let second = secondary.ticks(zeroAt: position)
      else { continue }
      (self.primary, self.secondary) = (first, second)
      return
    }
    return nil
  }
}

extension AxisTicks {
  /// The position of zero, from 0 at the minimum to 1 at the maximum; `nil` if it is not on the axis.
  package var zero: Double? { minimum <= 0 && maximum >= 0 ? position(of: 0) : nil }

  /// Returns whether zero is on both axes, but at different positions.
  package func hasZero(elsewhereThan other: AxisTicks) -> Bool {
    guard let zero, let position = other.zero else { return false }
    return abs(zero - position) > Self.zeroSlack
  }

  /// Rounding errors, as a fraction of an axis.
  fileprivate static let zeroSlack = 1e-9
}
