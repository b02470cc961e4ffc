import FioriBasics
import FioriCharts
import FioriKPI
package import FioriLowering
import FioriModel

extension ContentCard: DescribedComponent {
  package init() { self.init(title: "") }

  package var subject: String? { title.string }

  package var states: Set<ViewState> {
    let buttons = [headerAction, action, secondaryAction, tertiaryAction]
    return ViewState.all(
      loading: isLoading, highlighted: isHighlighted,
      disabled: buttons.contains { $0?.isEnabled == false })
  }

  package static let summary =
    "A card with an image, texts, facts, content of any kind, and buttons."
}
