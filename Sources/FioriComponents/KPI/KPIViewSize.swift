/// How large a KPI's items are in today's look; the classic look has one size.
///
/// The SAPFiori counterpart is `FUIKPIViewSizeType`.
public enum KPIViewSize: String, Hashable, Sendable, CaseIterable {
  /// 22 and 20 points.
  case small
  /// 28 and 20 points.
  case medium
  /// 34 and 28 points.
  case large
}
