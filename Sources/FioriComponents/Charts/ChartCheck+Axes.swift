import FioriBasics
import FioriCharts
import FioriModel

extension ChartCheck {
  mutating func checkAxes() {
    check(chart.numericAxis, at: path.key("numericAxis"))
    if traits.options.contains(.secondaryAxis) {
      check(chart.secondaryNumericAxis, at: path.key("secondaryNumericAxis"))
    }
    guard !(2...20).contains(chart.numberOfGridlines) else { return }
    let clamped = min(max(chart.numberOfGridlines, 2), 20)
    warn(
      path.key("numberOfGridlines"),
      "\(chart.numberOfGridlines) is outside of 2 to 20; \(clamped) is drawn")
    corrected.numberOfGridlines = clamped
  }

  private mutating func check(_ axis: NumericAxis, at path: DescriptionPath) {
    let known = findings.count
    for (key, value) in [("explicitMin", axis.explicitMin), ("explicitMax", axis.explicitMax)] {
      guard let value, !value.isFinite || abs(value) > Limits.value else { continue }
      error(path.key(key), "expected a finite number up to \(Limits.value), found \(value)")
    }
    if let low = axis.explicitMin, let high = axis.explicitMax, low > high {
      error(
        path.key("explicitMin"),
        "\(Decimal.text(low)) is more than 'explicitMax', \(Decimal.text(high)); swap the two")
    }
    checkZero(axis, at: path)
    if findings.count == known { checkRange(axis, at: path) }
  }

  /// Ends that no value lies between.
  private mutating func checkRange(_ axis: NumericAxis, at path: DescriptionPath) {
    let values = chart.series.flatMap(\.values).compactMap { value -> Double? in
      traits.hasPoints ? value?.point.y : value?.first
    }
    guard traits.axes != .none, let low = values.min(), let high = values.max() else { return }
    if let end = axis.explicitMax, end < low {
      warn(
        path.key("explicitMax"),
        "\(Decimal.text(end)) is below all values; the least is \(Decimal.text(low))")
    }
    if let end = axis.explicitMin, end > high {
      warn(
        path.key("explicitMin"),
        "\(Decimal.text(end)) is above all values; the greatest is \(Decimal.text(high))")
    }
  }

  /// An end beyond which zero lies is moved there (stated: Docs/sources/charts.md#range).
  private mutating func checkZero(_ axis: NumericAxis, at path: DescriptionPath) {
    guard let low = axis.explicitMin, low > 0, low <= axis.explicitMax ?? Limits.value,
      traits.axes != .none
    else { return }
    let found = "\(Decimal.text(low)) is ignored"
    switch traits.zeroBase {
    case .always:
      warn(path.key("explicitMin"), "columns and bars begin at zero; \(found)")
    case .unlessTold where axis.isZeroBased != false:
      warn(
        path.key("explicitMin"),
        "the axis begins at zero; \(found) unless 'isZeroBased' is false")
    case .unlessTold, .ifTold: return
    }
  }
}
