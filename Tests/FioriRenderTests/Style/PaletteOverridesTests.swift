import FioriRender
import Testing

@testable import TestSupport

/// The precedence that SAP states (Docs/sources/colors.md#overrides), each combination of names
/// once.
struct PaletteOverridesTests {
  private static let own = (light: "#3678AFFF", dark: "#CAE4FBFF")
  private static let light = ["tintColor_lightBackground", "tintColor", "tintColorDark"]
  private static let dark = ["tintColor_darkBackground", "tintColorLight"]

  private func check(_ item: OverrideCase) {
    let theme = Theme(Environment(), rules: .defining(item.constants))
    expect(theme.color("tintColor", on: .light).hex, is: item.onLight)
    expect(theme.color("tintColor", on: .dark).hex, is: item.onDark)
  }

  /// Every choice of names for both grounds, each name with a color of its own: of those for a
  /// background the first counts.
  private static let all: [OverrideCase] = (0..<32).map { mask in
    let names = light + dark
    let chosen = names.indices.filter { mask & 1 << $0 != 0 }
    let constants = chosen.map { (names[$0], "#00000\($0 + 1)") }
    func first(_ range: Range<Int>, _ own: String) -> String {
      chosen.first(where: range.contains).map { RGBA(UInt32($0 + 1)).hex } ?? own
    }
    return OverrideCase(
      Dictionary(uniqueKeysWithValues: constants), onLight: first(0..<3, own.light),
      onDark: first(3..<5, own.dark))
  }

  @Test(arguments: all)
  func `a suffix wins over the bare name, and that over the tint's other names`(
    _ item: OverrideCase
  ) { check(item) }

  @Test func `the tap state has other names too, and no other style has`() {
    let constants = [
      "tintColorTapStateDark": "#010203", "tintColorTapStateLight": "#040506",
      "primary1Dark": "#070809",
    ]
    let theme = Theme(Environment(), rules: .defining(constants))
    expect(theme.color("tintColorTapState", on: .light).hex, is: "#010203FF")
    expect(theme.color("tintColorTapState", on: .dark).hex, is: "#040506FF")
    expect(theme.color("primary1", on: .light).hex, is: "#3F3A3AFF")
  }

  @Test(
    arguments: [
      ("primaryLabel_elevatedDarkBackground", Environment.InterfaceLevel.elevated, .normal, true),
      ("primaryLabel_contrastDarkBackground", .base, .high, true),
      ("primaryLabel_elevatedContrastDarkBackground", .elevated, .high, true),
      ("primaryLabel_elevatedContrastDarkkBackground", .elevated, .high, true),
      ("primaryLabel_elevatedDarkBackground", .base, .normal, false),
      ("primaryLabel_contrastDarkBackground", .elevated, .high, false),
    ] as [(String, Environment.InterfaceLevel, Environment.Contrast, Bool)])
  func `a special variant's name counts in that variant`(
    name: String, level: Environment.InterfaceLevel, contrast: Environment.Contrast, counts: Bool
  ) {
    var environment = Environment()
    environment.generation = .horizon
    environment.appearance = .dark
    environment.interfaceLevel = level
    environment.contrast = contrast
    let constants = [
      name: "#010203", "primaryLabel_darkBackground": "#040506",
    ]
    let theme = Theme(environment, rules: .defining(constants))
    expect(theme.color("primaryLabel", on: .dark).hex, is: (counts ? "#010203FF" : "#040506FF"))
  }

  @Test func `a color may be another style's, in its own overridden value`() {
    let constants = [
      "tintColor": "positive", "positive": "#010203",
      "negative": "critical_darkBackground",
    ]
    let theme = Theme(Environment(), rules: .defining(constants))
    expect(theme.color("tintColor", on: .light).hex, is: "#010203FF")
    expect(theme.color("negative", on: .light).hex, is: "#FFDB79FF")
  }

  @Test func `styles that are put in each other's place end at the palette's own`() {
    let constants = [
      "positive": "negative", "negative": "positive",
      "critical": "critical",
    ]
    let theme = Theme(Environment(), rules: .defining(constants))
    expect(theme.color("positive", on: .light).hex, is: "#3A835BFF")
    expect(theme.color("critical", on: .light).hex, is: "#FFA325FF")
  }
}
