import FioriBasics
import FioriKPI
import FioriLowering
package import FioriModel

/// The background of a card with its corners, border and shadows.
package struct CardShell {
  let context: LoweringContext
  /// Whether the card is being touched.
  let isHighlighted: Bool

  package var decoration: Decoration {
    let theme = context.theme
    let shell = theme.look.shell
    return Decoration(
      fill: .color(context.cardFill(isHighlighted: isHighlighted)),
      cornerRadius: context.widget == nil ? shell.cornerRadius : Self.widgetRadius,
      border: shell.border?.border(in: theme, on: context.background), shadows: shell.shadows)
  }

  /// The corner radius of a widget in points (chosen: Docs/sources/cards.md#widgets).
  private static let widgetRadius = 22.0
}
