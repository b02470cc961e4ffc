import FioriBasics
package import FioriModel
package import FioriReading
import FioriSyntax

/// The keys that many views share, with the same words.
extension Property {
  /// Whether the view waits for its content, and what is drawn then.
  package static func isLoading(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, Bool>, _ look: String
  ) -> Property {
    Property(
      "isLoading", keyPath(), .bool, "Whether the view is loading; \(look).",
      default: false)
  }

  /// Classes besides the view's own.
  package static func styleClass(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, [StyleClass]>
  ) -> Property {
    Property(
      "styleClass", keyPath(), .styleClasses, "Additional style classes.",
      default: .words("none"))
  }

  /// The page that is drawn.
  package static func page(_ keyPath: @autoclosure () -> PropertyPath<Owner, Int>)
    -> Property
  {
    Property(
      "page", keyPath(), .page, "Page to draw, from 1; overridden by --page.", default: 1,
      examples: [2])
  }

  /// The parts of a value.
  package static func kpiItems(
    _ name: String,
    _ keyPath: @autoclosure () -> PropertyPath<Owner, [KPIItem]>,
    _ meaning: String
  ) -> Property {
    Property(
      name, keyPath(), .array(of: .kpiItem), meaning,
      examples: [[["unit": "$"], ["metric": "294"], ["unit": "USD"]]])
  }

  /// Whether a control can be tapped.
  package static func isEnabled(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, Bool>, _ meaning: String
  ) -> Property {
    Property("isEnabled", keyPath(), .bool, meaning, default: true)
  }

  /// Whether a control is under a finger.
  package static func isHighlighted(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, Bool>, _ what: String
  ) -> Property {
    Property(
      "isHighlighted", keyPath(), .bool, "Whether the \(what) is pressed.", default: false)
  }

  /// Whether a control is chosen.
  package static func isSelected(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, Bool>
  ) -> Property {
    Property(
      "isSelected", keyPath(), .bool, "Whether the view is selected; drawn like highlighted.",
      default: false)
  }

  /// The ground of a KPI.
  package static func colorScheme(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, ColorScheme?>
  ) -> Property {
    Property(
      "colorScheme", keyPath(), .colorScheme,
      "Color scheme of the view's background.",
      default: .words("the header's inside a header, else device"))
  }
}
