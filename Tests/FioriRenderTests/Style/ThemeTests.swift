import FioriRender
import Testing

@testable import TestSupport

struct ThemeTests {
  @Test func `the classic look is drawn in V2`() {
    expect(Theme(Environment()).palette.version, is: .v2)
  }

  @Test func `a palette without a dark appearance draws light, with a warning`() {
    var environment = Environment()
    environment.appearance = .dark
    expect(Theme(environment).appearance, is: .light)
    expect(
      Theme.warning(for: environment)?.message.text,
      is: "palette v2 has no dark appearance; 'light' is drawn")
  }

  @Test func `light is drawn without a word`() {
    expect(Theme.warning(for: Environment())?.message, is: nil)
  }

  @Test(arguments: [
    (Color.rgb(255, 255, 255), Appearance.dark, "#FFFFFF" as String?),
    (.rgb(255, 255, 255), .light, nil),
    (.rgb(32, 32, 32), .dark, nil),
    (.rgba(RGBA(red: 255, green: 255, blue: 255, alpha: 20)), .dark, nil),
    (.palette("primaryBackground"), .dark, nil),
    (.palette("primaryGroupedBackground", on: .light), .dark, "#F5F6F7"),
  ])
  func `a background that is light in dark mode is a warning`(
    background: Color, appearance: Appearance, color: String?
  ) {
    var environment = Environment()
    (environment.generation, environment.appearance) = (.horizon, appearance)
    environment.background = background
    expect(
      Theme.warning(for: environment)?.message.text,
      is: color.map {
        "the background \($0) is also light in dark mode; use a color of the palette, such as "
          + "'primaryBackground', or remove it"
      })
  }

  @Test(arguments: [
    (Color.palette("tintColor"), "#3678AFFF"), (.palette("tintColor", on: .dark), "#CAE4FBFF"),
    (.rgb(1, 2, 255), "#0102FFFF"), (.palette("primaryLabel"), "#3F3A3AFF"),
    (.palette("unknown"), "#00000000"),
  ])
  func `a color has its value`(color: Color, value: String) {
    expect(Theme(Environment()).color(color).hex, is: value)
  }

  @Test(arguments: [
    (ColorScheme.device, Appearance.light, Appearance.light), (.device, .dark, .dark),
    (.deviceInverse, .light, .dark), (.deviceInverse, .dark, .light),
    (.light, .dark, .light), (.dark, .light, .dark),
  ])
  func `a scheme represents a background`(
    scheme: ColorScheme, appearance: Appearance, background: Appearance
  ) {
    expect(scheme.background(in: appearance), is: background)
  }
}
