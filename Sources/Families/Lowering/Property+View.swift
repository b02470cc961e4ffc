import FioriBasics
package import FioriModel

/// The keys that many views share, with the same descriptions.
extension Property {
  /// Returns the key for whether the view is loading, and its drawing while it is.
  package static func isLoading(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, Bool>, _ look: String
  ) -> Property {
    Property(
      "isLoading", keyPath(), .bool, "Whether the view is loading; \(look).",
      default: false)
  }

  /// Returns the key for additional style classes.
  package static func styleClass(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, [StyleClass]>
  ) -> Property {
    Property(
      "styleClass", keyPath(), .styleClasses, "Additional style classes.",
      default: .text("none"))
  }

  /// Returns the key for the page to draw.
  package static func page(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, Int>
  ) -> Property {
    Property(
      "page", keyPath(), .page, "Page to draw, from 1; overridden by --page.", default: 1,
      examples: [2])
  }

  /// Returns the key for whether a control is tappable.
  package static func isEnabled(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, Bool>, _ meaning: String
  ) -> Property {
    Property("isEnabled", keyPath(), .bool, meaning, default: true)
  }

  /// Returns the key for whether a control is being touched.
  package static func isHighlighted(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, Bool>, _ what: String
  ) -> Property {
    Property(
      "isHighlighted", keyPath(), .bool, "Whether the \(what) is pressed.", default: false)
  }

  /// Returns the key for whether a control is selected.
  package static func isSelected(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, Bool>
  ) -> Property {
    Property(
      "isSelected", keyPath(), .bool, "Whether the view is selected; drawn like highlighted.",
      default: false)
  }

  /// Returns the key for the color scheme of a KPI's background.
  package static func colorScheme(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, ColorScheme?>
  ) -> Property {
    Property(
      "colorScheme", keyPath(), .colorScheme,
      "Color scheme of the view's background.",
      default: .text("the header's inside a header, else device"))
  }
}
