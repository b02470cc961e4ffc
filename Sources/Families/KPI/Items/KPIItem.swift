public import FioriLowering
public import FioriModel

/// A part of a KPI's value.
///
/// The SAPFiori counterparts are `FUIKPIUnitItem`, `FUIKPIMetricItem`, `FUIKPIFractionItem` and
/// `FUIKPIIconItem`.
public enum KPIItem: Hashable, Sendable {
  /// A unit: the `$` and the `k` in `$256k`.
  case unit(String)
  /// The number itself: the `256` in `$256k`.
  case metric(String)
  /// A part of a fraction: the `56`, the `/` or the `100` in `56/100`.
  case fraction(String)
  /// An image, 32 × 32 points.
  case icon(Image)
  /// A number formatted for the locale: its digits become a metric item, and its symbols become
  /// unit items before or after it.
  case formattedMetric(NumberValue)
  /// A part of a total, formatted for the locale as three fraction items.
  case formattedFraction(FractionValue)

  /// The style of the item, as passed to an attributes provider.
  ///
  /// A slash always has the fraction style, whatever its item: the SDK's pages use both. A lone sign
  /// has the metric style, so that it is as large as its number even in `−$5`.
  public var style: KPIItemStyle {
    switch self {
    case .unit("/"), .metric("/"), .fraction, .formattedFraction: .fraction
    case .unit(let text): Self.signs.contains(text) ? .metric : .unit
    case .metric, .formattedMetric: .metric
    case .icon: .icon
    }
  }

  /// The hyphen-minus, the minus sign and the plus sign.
  private static let signs = ["-", "\u{2212}", "+"]

  /// The item's text; `nil` for an icon, and for a number that is not formatted yet.
  public var text: String? {
    switch self {
    case .unit(let text), .metric(let text), .fraction(let text): text
    case .icon, .formattedMetric, .formattedFraction: nil
    }
  }

  /// The item's key in a description and its name in the layout report.
  package var kind: String {
    switch self {
    case .unit: "unit"
    case .metric, .formattedMetric: "metric"
    case .fraction, .formattedFraction: "fraction"
    case .icon: "icon"
    }
  }
}
