/// How large the circle of a progress view is.
///
/// The SAPFiori counterpart is `FUIKPIProgressViewSize`; every number is stated
/// (Docs/sources/kpi.md#ring, Docs/sources/kpi.md#ring-caption).
public enum KPIProgressViewSize: String, Hashable, Sendable, CaseIterable {
  /// 130 points.
  case large
  /// 104 points.
  case small

  /// Points.
  var diameter: Double {
    switch self {
    case .large: 130
    case .small: 104
    }
  }

  /// The texts inside are made for the large ring, and scaled with it.
  var textScale: Double { diameter / Self.large.diameter }

  /// Points up to which the caption stays inside.
  var insideCaptionWidth: Double {
    switch self {
    case .large: 94
    case .small: 86
    }
  }

  /// Points of a caption's line below the ring.
  var belowCaptionWidth: Double {
    switch self {
    case .large: 216
    case .small: 122
    }
  }
}
