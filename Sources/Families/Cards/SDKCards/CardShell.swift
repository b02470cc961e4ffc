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
    let fill = theme.color("secondaryGroupedBackground", on: context.background)
    let ink = theme.color("primaryLabel", on: context.background).fadedTo(Self.highlight)
    let background = Fill.color(isHighlighted ? ink.composited(over: fill) : fill)
    let shell = theme.look.shell
    return Decoration(
      fill: background,
      cornerRadius: context.widget == nil ? shell.cornerRadius : Self.widgetRadius,
      border: shell.border?.border(in: theme, on: context.background), shadows: shell.shadows)
  }

  /// The corner radius of a widget in points (chosen: Docs/sources/cards.md#widgets).
  private static let widgetRadius = 22.0
  /// The fraction of the text color blended into the background when touched (chosen:
  /// Docs/sources/cards.md#shell).
  private static let highlight = 0.08
}
