import FioriRender

/// A state of a view or of a part of it.
enum GalleryState: String, CaseIterable, Sendable {
  case loading
  case highlighted
  case selected
  case disabled
  case chosenValues
  case noData

  /// Returns the states of a view itself, without its parts.
  static func states(of view: any Component) -> Set<GalleryState> {
    var states: Set<GalleryState> = []
    func note(_ state: GalleryState, _ isThere: Bool) {
      if isThere { states.insert(state) }
    }
    switch view {
    case let view as KPIView:
      note(.loading, view.isLoading)
      note(view.isHighlighted, view.isSelected, view.isEnabled)
    case let view as KPIProgressView:
      note(.loading, view.isLoading)
      note(view.isHighlighted, view.isSelected, view.isEnabled)
    case let view as KPIHeader: note(.loading, view.isLoading)
    case let view as ObjectHeader: note(.loading, view.isLoading)
    case let view as ObjectHeaderChartView: note(.loading, view.isLoading)
    case let view as ChartView:
      note(.loading, view.isLoading)
      note(.chosenValues, view.selections.contains { !$0.value.isEmpty })
      note(.noData, view.series.first?.values.isEmpty ?? true)
    case let view as any Card:
      note(.loading, view.content.isLoading)
      note(.highlighted, view.content.isHighlighted)
    default: break
    }
    return states

    func note(_ isHighlighted: Bool, _ isSelected: Bool, _ isEnabled: Bool) {
      note(.highlighted, isHighlighted)
      note(.selected, isSelected)
      note(.disabled, !isEnabled)
    }
  }
}
