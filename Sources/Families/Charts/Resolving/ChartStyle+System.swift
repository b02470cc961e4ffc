import FioriLowering
import FioriModel

/// The colors of the system that SAP's engine draws bullets and the names of micro columns with, in
/// place of the palette's (stated: Docs/sources/charts.md#micro).
enum SystemColor {
  case gray, green, red, blue, black, white, label

  fileprivate func value(on background: Appearance) -> RGBA {
    let isDark = background == .dark
    return switch self {
    case .gray: RGBA(0x8E8E93)
    case .green: RGBA(isDark ? 0x30D158 : 0x34C759)
    case .red: RGBA(isDark ? 0xFF453A : 0xFF3B30)
    // The forecast, the target and the line beside it have the same colors on dark.
    case .blue: RGBA(0x0000FF)
    case .black: RGBA(0x000000)
    case .white: RGBA(0xFFFFFF)
    case .label: RGBA(isDark ? 0xFFFFFF : 0x000000)
    }
  }
}

extension ChartStyle {
  /// Returns the system's color in yesterday's look of a bullet or of micro columns, unless a style
  /// sheet sets the palette's; `nil` where the palette's is drawn.
  func system(_ color: SystemColor, like style: ColorStyle) -> RGBA? {
    guard kind.hasSystemColors, context.theme.generation == .classic,
      context.theme.customColor(style, on: context.background) == nil
    else { return nil }
    return color.value(on: context.background)
  }
}
