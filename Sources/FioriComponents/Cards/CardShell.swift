import FioriBasics
import FioriModel

/// The ground of a card with its corners, its border and its shadows.
struct CardShell {
  let context: LoweringContext
  /// Whether the card is under a finger.
  let isHighlighted: Bool

  var decoration: Decoration {
    let theme = context.theme
    let fill = theme.color("secondaryGroupedBackground", on: context.ground)
    let ink = theme.color("primaryLabel", on: context.ground).fadedTo(Self.highlight)
    let ground = Fill.color(isHighlighted ? ink.composited(over: fill) : fill)
    return switch theme.generation {
    case .classic:
      Decoration(fill: ground, cornerRadius: 8, shadows: [Self.shadow(0.15, blur: 4, down: 2)])
    case .horizon:
      Decoration(
        fill: ground, cornerRadius: 16, border: border,
        shadows: [Self.shadow(0.13, blur: 1, down: 0), Self.shadow(0.04, blur: 4, down: 2)])
    }
  }

  /// Stated (Docs/sources/cards.md#shell), as all of today's shell; the classic one is chosen
  /// there.
  private var border: Decoration.Border {
    let color = context.theme.color("tertiaryLabel", on: context.ground).fadedTo(0.24)
    return Decoration.Border(width: 0.3, color: color, inset: 0.3)
  }

  private static func shadow(_ opacity: Double, blur: Double, down: Double) -> Shadow {
    Shadow(
      color: RGBA(0x000000).fadedTo(opacity), blur: blur, offset: Point(x: 0, y: down))
  }

  /// How much of the text's color the ground takes on under a finger (chosen:
  /// Docs/sources/cards.md#shell).
  private static let highlight = 0.08
}
