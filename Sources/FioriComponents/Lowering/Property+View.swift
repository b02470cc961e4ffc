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
      "isLoading", keyPath(), .bool, "Whether the view waits for its content; \(look).",
      default: false)
  }

  /// Classes besides the view's own.
  package static func styleClass(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, [StyleClass]>
  ) -> Property {
    Property(
      "styleClass", keyPath(), .styleClasses, "Classes of style sheets, besides the view's own.",
      default: .words("none"))
  }

  /// The page that is drawn.
  package static func page(_ keyPath: @autoclosure () -> PropertyPath<Owner, Int>)
    -> Property
  {
    Property(
      "page", keyPath(), .page, "The page that is drawn, from 1; --page wins.", default: 1,
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
      "isHighlighted", keyPath(), .bool, "Whether the \(what) is under a finger.", default: false)
  }

  /// Whether a control is chosen.
  package static func isSelected(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, Bool>
  ) -> Property {
    Property(
      "isSelected", keyPath(), .bool, "Whether the view is chosen; drawn as highlighted.",
      default: false)
  }

  /// The ground of a KPI.
  package static func colorScheme(
    _ keyPath: @autoclosure () -> PropertyPath<Owner, ColorScheme?>
  ) -> Property {
    Property(
      "colorScheme", keyPath(), .colorScheme,
      "The ground that the view stands on, for which its colors are chosen.",
      default: .words("a header's where it stands in one, else device"))
  }
}
