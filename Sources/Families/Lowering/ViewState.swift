/// A state of a view or of a part of it, which a gallery sorts its pictures by.
package enum ViewState: String, CaseIterable, Sendable {
  case loading
  case highlighted
  case selected
  case disabled
  case chosenValues
  case noData

  /// Returns the states that apply.
  package static func all(
    loading: Bool = false, highlighted: Bool = false, selected: Bool = false,
    disabled: Bool = false, chosenValues: Bool = false, noData: Bool = false
  ) -> Set<ViewState> {
    let states: [(ViewState, Bool)] = [
      (.loading, loading), (.highlighted, highlighted), (.selected, selected),
      (.disabled, disabled), (.chosenValues, chosenValues), (.noData, noData),
    ]
    return Set(states.filter(\.1).map(\.0))
  }
}
