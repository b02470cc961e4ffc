import FioriBasics
import FioriModel

/// The formats of marks.
extension ChartView {
  /// The chart with a format for each value of a series that has formats, and on its axes the formats that all
  /// of their values share.
  var withSharedFormats: ChartView {
    guard series.contains(where: { !$0.formats.isEmpty }) else { return self }
    var view = self
    view.shareFormats(on: \.numericAxis) { !indexesOfSecondaryValuesAxis.contains($0) }
    view.shareFormats(on: \.secondaryNumericAxis, indexesOfSecondaryValuesAxis.contains)
    return view
  }

  private mutating func shareFormats(
    on axis: WritableKeyPath<ChartView, NumericAxis>, _ isOnAxis: (Int) -> Bool
  ) {
    let ofAxis = self[keyPath: axis].format
    let indices = series.indices.filter(isOnAxis)
    guard indices.contains(where: { !series[$0].formats.isEmpty }) else { return }
    var all: Set<NumericAxisFormat> = []
    for index in indices {
      guard !series[index].formats.isEmpty else {
        all.insert(ofAxis)
        continue
      }
      let own = series[index].formats
      series[index].formats = series[index].values.indices.map { (own[at: $0] ?? nil) ?? ofAxis }
      all.formUnion(series[index].ownFormats)
    }
    if let shared = NumericAxisFormat(sharedBy: all) { self[keyPath: axis].format = shared }
  }

  /// Returns the format of a value, or the one that all values of its series share; `nil` for the axis'.
  func format(of category: Int? = nil, in series: Int) -> NumericAxisFormat? {
    guard let series = self.series[at: series], !series.formats.isEmpty else { return nil }
    if let category, let format = series.formats[at: category] { return format }
    return NumericAxisFormat(sharedBy: Set(series.ownFormats))
  }

  /// Returns the formats of the values of a category, of series that have formats.
  func formats(of category: Int) -> [NumericAxisFormat] {
    series.compactMap { series in
      (series.values[at: category] ?? nil) == nil ? nil : series.formats[at: category] ?? nil
    }
  }
}

extension ChartSeries {
  /// The formats of its values, if it has formats.
  var ownFormats: [NumericAxisFormat] {
    zip(values, formats).compactMap { $0 == nil ? nil : $1 }
  }

  /// Whether its values cannot be compared, since they differ in style or currency.
  var hasMixedFormats: Bool { Set(ownFormats.map { [$0.style.rawValue, $0.currency] }).count > 1 }
}

extension NumericAxisFormat {
  /// Whether the format sets the number of decimals.
  var setsDigits: Bool { minimumFractionDigits != nil || maximumFractionDigits != nil }

  /// Creates a format of the keys that some formats share, for plain numbers if they differ in style or
  /// currency; `nil` for none.
  init?(sharedBy formats: Set<NumericAxisFormat>) {
    guard let first = formats.first else { return nil }
    func share(_ key: KeyPath<NumericAxisFormat, some Equatable>) -> Bool {
      formats.allSatisfy { $0[keyPath: key] == first[keyPath: key] }
    }
    self.init()
    if share(\.usesGroupingSeparator) { usesGroupingSeparator = first.usesGroupingSeparator }
    guard share(\.style) else { return }
    if share(\.currency) { (style, currency) = (first.style, first.currency) }
    if share(\.minimumFractionDigits) { minimumFractionDigits = first.minimumFractionDigits }
    if share(\.maximumFractionDigits) { maximumFractionDigits = first.maximumFractionDigits }
  }
}
