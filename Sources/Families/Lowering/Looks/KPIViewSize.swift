/// The size of a KPI's items in the current look; the classic look has a single size.
///
/// The SAPFiori counterpart is `FUIKPIViewSizeType`.
public enum KPIViewSize: String, Hashable, Sendable, CaseIterable {
  /// Digits at 22 and units at 20 points.
  case small
  /// Digits at 28 and units at 20 points.
  case medium
  /// Digits at 34 and units at 28 points.
  case large
}
