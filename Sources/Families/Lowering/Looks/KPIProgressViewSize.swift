/// The size of the ring of a progress view.
///
/// The SAPFiori counterpart is `FUIKPIProgressViewSize`; all numbers are stated
/// (Docs/sources/kpi.md#ring, Docs/sources/kpi.md#ring-caption).
public enum KPIProgressViewSize: String, Hashable, Sendable, CaseIterable {
  /// A diameter of 130 points.
  case large
  /// A diameter of 104 points.
  case small

  /// The diameter in points.
  package var diameter: Double {
    switch self {
    case .large: 130
    case .small: 104
    }
  }

  /// The scale of the texts inside, which are designed for the large ring.
  package var textScale: Double { diameter / Self.large.diameter }

  /// The maximum width of a caption inside the ring, in points.
  package var insideCaptionWidth: Double {
    switch self {
    case .large: 94
    case .small: 86
    }
  }

  /// The width of a caption's line below the ring, in points.
  package var belowCaptionWidth: Double {
    switch self {
    case .large: 216
    case .small: 122
    }
  }
}
