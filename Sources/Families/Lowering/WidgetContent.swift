package import FioriBasics
import FioriModel

/// A view that can be drawn as a widget.
package protocol WidgetContent: Component {}

extension LoweringContext {
  /// Returns the warning for a part that does not fit in the widget, by the key of the view.
  package func leftOut(_ key: String) -> Finding {
    .warning(path.key(key), .doesNotFitInWidget(widget?.rawValue ?? "small"))
  }

  /// Whether the view is drawn as a small widget.
  package var isSmallWidget: Bool { widget == .small }
}
