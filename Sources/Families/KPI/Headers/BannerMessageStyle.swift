import FioriLowering
import FioriModel

/// The colors of a banner message.
struct BannerMessageStyle {
  let title: RGBA
  let icon: RGBA
  let divider: RGBA
  let background: RGBA
  let hairline: RGBA
  /// The color of a line that separates the banner from the content above if there is no visible
  /// divider (chosen: Docs/sources/headers.md#banner); `nil` for no line.
  let seam: RGBA?

  init(_ kind: BannerMessage.Kind, in theme: Theme) {
    let look = theme.look.banner
    let appearance = theme.appearance
    let color = theme.color(Self.style(of: kind), on: appearance)
    icon = color
    let background = theme.color(look.background, on: appearance)
    self.background = background
    title =
      look.title.map { theme.color($0, on: appearance) }
      ?? (theme.customColor(Self.style(of: kind), on: appearance) == nil
        ? theme.readable(color, on: appearance, over: [background]) : color)
    divider = kind == .offline ? color.fadedTo(0) : color
    hairline = theme.hairlineColor(on: appearance)
    seam = kind == .offline ? hairline : nil
  }

  /// Stated (Docs/sources/headers.md#banner). `neutralLabel` and `informativeLabel` do not exist
  /// before V6.
  private static func style(of kind: BannerMessage.Kind) -> ColorStyle {
    switch kind {
    case .neutral, .aiNotice, .offline: "neutralLabel"
    case .negative: "negativeLabel"
    case .critical: "criticalLabel"
    case .positive: "positiveLabel"
    case .informative: "informativeLabel"
    }
  }
}
