public import FioriModel

/// A view that shows KPI items and can stand in a header.
///
/// The SAPFiori counterpart is `FUIKPIContainer`.
public protocol KPIContainer: Component {
  /// The ground that the view stands on; `nil`: its surroundings'.
  var colorScheme: ColorScheme? { get set }
  /// Whether the view waits for its content.
  var isLoading: Bool { get set }
}
