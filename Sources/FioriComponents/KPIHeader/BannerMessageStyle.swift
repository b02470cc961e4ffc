import FioriModel

/// The colors of a banner message.
struct BannerMessageStyle {
  let title: RGBA
  let icon: RGBA
  let divider: RGBA
  let background: RGBA
  let hairline: RGBA
  /// Where there is no divider to be seen, a line that tells the banner from what is above it
  /// (chosen: Docs/sources/headers.md#banner); `nil`: none.
  let seam: RGBA?

  init(_ kind: BannerMessage.Kind, in theme: Theme) {
    let look = theme.look.banner
    let ground = theme.appearance
    let color = theme.color(Self.style(of: kind), on: ground)
    icon = color
    title = look.title.map { theme.color($0, on: ground) } ?? color
    divider = kind == .offline ? color.fadedTo(0) : color
    background = theme.color(look.background, on: ground)
    hairline = theme.hairlineColor(on: ground)
    seam = kind == .offline ? hairline : nil
  }

  /// Stated (Docs/sources/headers.md#banner). `neutralLabel` is missing before V6, as
  /// `informativeLabel` is.
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
