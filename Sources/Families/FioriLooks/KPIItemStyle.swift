/// The styles of items.
///
/// The SAPFiori counterpart is `FUIKPIViewItemStyle`.
public enum KPIItemStyle: Hashable, Sendable, CaseIterable {
  case metric
  case unit
  case icon
  case fraction
}
