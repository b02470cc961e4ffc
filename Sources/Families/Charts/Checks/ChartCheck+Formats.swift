import FioriBasics
import FioriModel

extension ChartCheck {
  /// Reports numbers in different styles, and amounts in different currencies, that the chart adds up.
  mutating func checkFormats() {
    guard chart.series.contains(where: { !$0.formats.isEmpty }) else { return }
    let view = corrected.withSharedFormats
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
