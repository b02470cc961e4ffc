import FioriRender
import Testing

@testable import TestSupport

struct EnvironmentReadingTests {
  private func environments(_ json: String) -> [Environment] {
    let document = DescribedDocument(json)
    expect(document.lines, is: [])
    return document.environments
  }

  @Test func `without an environment everything has its default`() throws {
    let found = try #require(environments(#"{"view":{"type":"kpiView"}}"#).first)
    expect(found, is: Environment())
    expect(found.scale, is: 2)
    expect(found.appearance, is: .light)
    expect(found.generation, is: .classic)
    expect(found.locale, is: "en-US")
    expect(found.padding, is: .zero)
    expect(found.background, is: nil)
    expect(found.width, is: nil)
  }

  @Test func `every trait can be given`() throws {
    let found = try #require(
      environments(
        """
        {"environment": {"width": 375, "height": 90.5, "scale": 1.5,
          "horizontalSizeClass": "regular", "device": "iPad", "orientation": "landscape",
          "appearance": "dark", "generation": "classic", "palette": "v2",
          "interfaceLevel": "elevated", "contrast": "high",
          "differentiateWithoutColor": true, "layoutDirection": "rightToLeft",
          "locale": "zh-Hant-TW", "fontFamily": "Inter", "background": "primary6",
          "padding": [1, 2, 3, 4]}, "view": {"type": "kpiView"}}
        """
      ).first)
    var expected = Environment()
    expected.width = 375
    expected.height = 90.5
    expected.scale = 1.5
    expected.horizontalSizeClass = .regular
    expected.device = .iPad
    expected.orientation = .landscape
    expected.appearance = .dark
    expected.palette = .v2
    expected.interfaceLevel = .elevated
    expected.contrast = .high
    expected.differentiateWithoutColor = true
    expected.layoutDirection = .rightToLeft
    expected.locale = "zh-Hant-TW"
    expected.fontFamily = "Inter"
    expected.background = .palette("primary6")
    expected.padding = Insets(top: 1, right: 2, bottom: 3, left: 4)
    expect(found, is: expected)
  }

  @Test func `one number is the padding of all sides`() throws {
    let found = environments(#"{"environment":{"padding":8},"view":{"type":"kpiView"}}"#)
    expect(found.map(\.padding), is: [Insets(8)])
  }

  @Test func `a figure's environment goes over the outer one key by key`() {
    let found = environments(
      """
      {"environment": {"width": 375, "scale": 3, "padding": 4}, "figures": [
        {"view": {"type": "kpiView"}, "environment": {"width": 320, "locale": "de"}},
        {"view": {"type": "kpiView"}}]}
      """)
    expect(found.map(\.width), is: [320, 375])
    expect(found.map(\.scale), is: [3, 3])
    expect(found.map(\.locale), is: ["de", "en-US"])
    expect(found.map(\.padding), is: [Insets(4), Insets(4)])
  }

  @Test func `null is as good as not given`() {
    let found = environments(
      """
      {"environment": {"width": 375, "scale": null}, "variants": null, "$schema": null,
        "figures": [{"name": null, "environment": {"width": null},
          "view": {"type": "kpiView", "items": null, "caption": null, "tintColor": null}},
          {"environment": null, "view": {"type": "kpiView", "isEnabled": null}}]}
      """)
    expect(found.map(\.width), is: [375, 375])
    expect(found.map(\.scale), is: [2, 2])
  }

  @Test func `what is wrong with the outer environment is said once`() {
    let document = DescribedDocument(
      """
      {"environment": {"scale": 9}, "variants": {"appearance": ["light", "dark"]}, "figures": [
        {"view": {"type": "kpiView"}}, {"view": {"type": "kpiView"}},
        {"view": {"type": "kpiView"}, "environment": {"scale": 9}}]}
      """)
    expect(
      document.lines,
      is: [
        "1:27: error: environment.scale: expected a number from 1 to 8, found 9",
        "3:58: error: figures[2].environment.scale: expected a number from 1 to 8, found 9",
      ])
  }

  @Test(arguments: ["en", "en-US", "zh-Hant-TW", "de-CH-1996", "gsw"])
  func `a language has a tag`(tag: String) {
    let read = DescribedDocument(
      "{\"environment\":{\"locale\":\"\(tag)\"},\"view\":{\"type\":\"kpiView\"}}")
    expect(read.environments.map(\.locale), is: [tag])
  }
}
