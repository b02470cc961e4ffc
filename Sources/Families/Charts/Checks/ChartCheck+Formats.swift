import FioriBasics
import FioriModel

extension ChartCheck {
  /// Reports numbers in different styles, and amounts in different currencies, that the chart adds up or draws on one
  /// axis.
  mutating func checkFormats() {
    guard chart.series.contains(where: { !$0.formats.isEmpty }) else { return }
    let view = corrected.withSharedFormats
    checkAxis(corrected.numericAxis, of: view, isSecondary: false)
    checkAxis(corrected.secondaryNumericAxis, of: view, isSecondary: true)
    let used: [[NumericAxisFormat]]
    if kind.values == .shares || kind.options.contains(.totals) {
      used = [view.series.flatMap(\.ownFormats)]
    } else if kind.hasTotals {
      used = (0..<categoryCount).map(view.formats(of:))
    } else {
      used = []
    }
    guard let message = used.lazy.compactMap(Message.mixedFormats).first else { return }
    error(path.key("series"), message)
  }

  /// Reports an axis whose bars, points or lines are in different units: their lengths are compared nevertheless. A bar
  /// of a bullet chart is compared with its own target.
  private mutating func checkAxis(_ axis: NumericAxis, of view: ChartView, isSecondary: Bool) {
    guard axes != .none, kind.targetSeries == nil, !kind.hasTotals else { return }
    let used = view.series.indices.filter {
      view.indexesOfSecondaryValuesAxis.contains($0) == isSecondary
    }.flatMap { index in
      let series = view.series[index]
      return series.formats.isEmpty ? [axis.format] : series.ownFormats
    }
    let units = Set(used.map(\.unit)).sorted()
    guard units.count > 1 else { return }
    warn(path.key("series"), .mixedUnits(units[0], units[1]))
  }
}

extension NumericAxisFormat {
  /// The currency, or the style, in a message; an abbreviated number is in the same unit as another.
  fileprivate var unit: String {
    currency.map(JSONProblem.shown) ?? (style == .compact ? .decimal : style).rawValue
  }
}

extension Message {
  /// Returns a message about formats whose numbers cannot be added up; `nil` if they can.
  fileprivate static func mixedFormats(_ formats: [NumericAxisFormat]) -> Message? {
    let styles = Set(formats.map(\.style.rawValue)).sorted()
    if styles.count > 1 { return .mixedStyles(styles[0], styles[1]) }
    let currencies = Set(formats.compactMap(\.currency)).sorted()
    return currencies.count > 1 ? .mixedCurrencies(currencies[0], currencies[1]) : nil
  }
}
