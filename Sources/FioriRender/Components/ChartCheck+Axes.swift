extension ChartCheck {
  mutating func checkAxes() {
    check(chart.numericAxis, at: path.key("numericAxis"))
    check(chart.secondaryNumericAxis, at: path.key("secondaryNumericAxis"))
    guard !(2...20).contains(chart.numberOfGridlines) else { return }
    let clamped = min(max(chart.numberOfGridlines, 2), 20)
    warn(
      path.key("numberOfGridlines"),
      "\(chart.numberOfGridlines) is outside of 2 to 20; \(clamped) is drawn")
    corrected.numberOfGridlines = clamped
  }

  private mutating func check(_ axis: NumericAxis, at path: DescriptionPath) {
    for (key, value) in [("explicitMin", axis.explicitMin), ("explicitMax", axis.explicitMax)] {
      guard let value, !value.isFinite || abs(value) > Limits.value else { continue }
      error(path.key(key), "expected a finite number up to \(Limits.value), found \(value)")
    }
    if let low = axis.explicitMin, let high = axis.explicitMax, low > high {
      error(
        path.key("explicitMin"),
        "\(Decimal.text(low)) is more than 'explicitMax', \(Decimal.text(high)); swap the two")
    }
    if traits.zeroBase == .always, let low = axis.explicitMin, low > 0 {
      warn(
        path.key("explicitMin"),
        "columns and bars begin at zero; \(Decimal.text(low)) is ignored")
    }
  }
}
