import FioriBasics
public import FioriLowering
package import FioriModel

extension KPIProgressView: DescribedComponent {
  /// Creates a ring without items.
  public init() {
    self.init(items: [])
  }

  package var states: Set<ViewState> {
    ViewState.all(
      loading: isLoading, highlighted: isHighlighted, selected: isSelected, disabled: !isEnabled)
  }

  package static let summary = "A value in a circle that is filled as far as something is done."
}

extension ValueReader where Value == KPIProgressView {
  /// A ring, whose `type` may be omitted.
  package static let kpiProgressView = view(of: KPIProgressView.self)
}
