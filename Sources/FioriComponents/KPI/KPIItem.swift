public import FioriModel

/// One part of a KPI's value.
///
/// The SAPFiori counterparts are `FUIKPIUnitItem`, `FUIKPIMetricItem`, `FUIKPIFractionItem` and
/// `FUIKPIIconItem`.
public enum KPIItem: Hashable, Sendable {
  /// What the value is counted in: in `$256k` the `$` and the `k`.
  case unit(String)
  /// The value itself: in `$256k` the `256`.
  case metric(String)
  /// A part of a fraction: in `56/100` the `56`, the `/` or the `100`.
  case fraction(String)
  /// An image of 32 × 32 points.
  case icon(Image)
  /// A number that is written as the locale writes it: its digits become a metric item, its symbols
  /// unit items on their side.
  case formattedMetric(NumberValue)
  /// How many of a total, written as the locale writes them: three fraction items.
  case formattedFraction(FractionValue)

  /// The style that an attributes provider gives the item.
  ///
  /// A slash counts as a fraction's whatever item carries it: the SDK's pages use both.
  public var style: KPIItemStyle {
    switch self {
    case .unit("/"), .metric("/"), .fraction, .formattedFraction: .fraction
    case .unit: .unit
    case .metric, .formattedMetric: .metric
    case .icon: .icon
    }
  }

  /// The item's text; `nil` of an icon, and of a number that has not been written yet.
  public var text: String? {
    switch self {
    case .unit(let text), .metric(let text), .fraction(let text): text
    case .icon, .formattedMetric, .formattedFraction: nil
    }
  }

  /// The item's key in a description and its part's name in the layout report.
  var kind: String {
    switch self {
    case .unit: "unit"
    case .metric, .formattedMetric: "metric"
    case .fraction, .formattedFraction: "fraction"
    case .icon: "icon"
    }
  }
}

/// The kinds of item that are styled alike.
///
/// The SAPFiori counterpart is `FUIKPIViewItemStyle`.
public enum KPIItemStyle: Hashable, Sendable, CaseIterable {
  case metric
  case unit
  case icon
  case fraction
}
