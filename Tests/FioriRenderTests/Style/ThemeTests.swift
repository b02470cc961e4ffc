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
      Theme.warning(for: environment)?.text,
      is: "palette v2 has no dark appearance; 'light' is drawn")
  }

  @Test func `light is drawn without a word`() {
    expect(Theme.warning(for: Environment()), is: nil)
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
