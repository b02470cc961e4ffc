import FioriRender
import Testing

@testable import TestSupport

/// The labels of all palettes on the grounds that views have.
struct LabelContrastTests {
  private static let labels: [ColorStyle] = ["primaryLabel", "secondaryLabel", "tertiaryLabel"]
  private static let grounds: [ColorStyle] = ["primaryBackground", "secondaryGroupedBackground"]

  private func environments(_ version: Palette.Version) -> [Environment] {
    Environment.Generation.allCases.flatMap { generation in
      Appearance.allCases.flatMap { appearance in
        Environment.Contrast.allCases.flatMap { contrast in
          Environment.InterfaceLevel.allCases.map { level in
            var environment = Environment()
            (environment.palette, environment.generation) = (version, generation)
            (environment.appearance, environment.contrast) = (appearance, contrast)
            environment.interfaceLevel = level
            return environment
          }
        }
      }
    }
  }

  @Test(arguments: Palette.Version.allCases)
  func `every label is readable on every ground`(version: Palette.Version) {
    for environment in environments(version) {
      let theme = Theme(environment)
      for (label, ground) in Self.labels.flatMap({ label in Self.grounds.map { (label, $0) } }) {
        let color = theme.color(label, on: theme.appearance)
        let background = theme.color(named: ground, on: theme.appearance)
        let ratio = Contrast.ratio(of: color, on: background)
        #expect(
          ratio >= Contrast.ofText,
          "\(label.rawValue) on \(ground.rawValue): \(ratio), \(environment.generation) \(theme.appearance)"
        )
      }
    }
  }

  @Test(arguments: [
    (Palette.Version.v2, Appearance.light, "#FFFFFFFF"), (.v4, .dark, "#232A31FF"),
    (.v5, .light, "#FFFFFFFF"), (.v5, .dark, "#232A31FF"), (.v6, .light, "#FFFFFFFF"),
  ])
  func `the ground for high contrast is as light as the appearance`(
    version: Palette.Version, appearance: Appearance, ground: String
  ) {
    var environment = Environment()
    (environment.palette, environment.appearance) = (version, appearance)
    environment.contrast = .high
    let theme = Theme(environment)
    expect(theme.color(named: "primaryBackground", on: appearance).hex, is: ground)
  }

  @Test func `a style sheet sets a color for high contrast on light in each palette`() {
    for version in Palette.Version.allCases {
      var environment = Environment()
      (environment.palette, environment.contrast) = (version, .high)
      let constants = ["primaryLabel_contrastLightBackground": "#010203"]
      let theme = Theme(environment, rules: .defining(constants))
      expect(theme.color("primaryLabel", on: .light).hex, is: "#010203FF")
    }
  }
}
