import FioriRender
import Testing

@testable import TestSupport

/// `preferredFioriColor(_:background:styleSheets:)`.
struct PreferredColorTests {
  private func color(
    _ style: ColorStyle, _ scheme: ColorScheme, _ sheets: String...,
    change: (inout Environment) -> Void = { _ in }
  ) -> String {
    var environment = Environment()
    change(&environment)
    return environment.preferredFioriColor(
      style, background: scheme, styleSheets: sheets.map { StyleSheet($0) }
    ).hex
  }

  @Test(
    arguments: [
      ("tintColor", .light, "#3678AFFF"), ("tintColor", .dark, "#CAE4FBFF"),
      ("negative", .light, "#D9364CFF"), ("negative", .dark, "#FF9B9BFF"),
      ("primary5", .light, "#F2F2F2FF"), ("primary5", .dark, "#F2F2F2FF"),
      ("primaryLabel", .light, "#3F3A3AFF"), ("noSuchColor", .light, "#00000000"),
    ] as [(ColorStyle, ColorScheme, String)])
  func `a palette color has its value on a background`(
    style: ColorStyle, scheme: ColorScheme, value: String
  ) {
    expect(color(style, scheme), is: value)
  }

  @Test func `the background is light by default`() {
    var environment = Environment()
    environment.generation = .horizon
    environment.appearance = .dark
    expect(environment.preferredFioriColor("tintColor").hex, is: "#0070F2FF")
  }

  @Test(
    arguments: [
      (.light, .device, "#0070F2FF"), (.light, .deviceInverse, "#4DB1FFFF"),
      (.dark, .device, "#4DB1FFFF"), (.dark, .deviceInverse, "#0070F2FF"),
      (.dark, .light, "#0070F2FF"), (.light, .dark, "#4DB1FFFF"),
    ] as [(Appearance, ColorScheme, String)])
  func `a background may be the interface's`(
    appearance: Appearance, scheme: ColorScheme, value: String
  ) {
    let found = color("tintColor", scheme) {
      $0.generation = .horizon
      $0.appearance = appearance
    }
    expect(found, is: value)
  }

  @Test func `a sheet puts another color in its place, on its background alone`() {
    expect(color("tintColor", .light, "@tintColor: #110000;"), is: "#110000FF")
    expect(color("tintColor", .dark, "@tintColor: #110000;"), is: "#CAE4FBFF")
    expect(color("tintColor", .dark, "@tintColor_darkBackground: #110000;"), is: "#110000FF")
  }

  @Test func `of several sheets the last wins`() {
    expect(
      color("tintColor", .light, "@tintColor: #110000;", "@tintColor: #220000;"), is: "#220000FF")
  }

  @Test(arguments: [(Environment.Device.iPad, "#110000FF"), (.iPhone, "#3678AFFF")])
  func `a block for a device counts there`(device: Environment.Device, value: String) {
    let sheet = "@media (device: ipad) { @tintColor: #110000; }"
    expect(color("tintColor", .light, sheet) { $0.device = device }, is: value)
  }

  @Test(arguments: Palette.Version.allCases)
  func `a sheet's color serves every palette`(version: Palette.Version) {
    expect(
      color("tintColor", .light, "@tintColor: #110000;") { $0.palette = version }, is: "#110000FF")
  }
}
