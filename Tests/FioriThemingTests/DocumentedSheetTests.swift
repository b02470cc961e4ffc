import FioriRender
import Testing

@testable import TestSupport

/// The samples of SAP's page on theming, as they stand there (Docs/sources/sheets.md#evaluation).
struct DocumentedSheetTests {
  private func colors(_ sheet: String) -> [String] {
    let sheets = [StyleSheet(sheet)]
    let styles: [ColorStyle] = ["tintColor", "tintColorTapState"]
    return styles.flatMap { style in
      [ColorScheme.light, .dark].map {
        Environment().preferredFioriColor(style, background: $0, styleSheets: sheets).hex
      }
    }
  }

  private func diagnostics(_ sheet: String) throws -> [String] {
    let sheet = StyleSheet(sheet, file: "a.nss")
    #expect(sheet.diagnostics.isEmpty)
    return try Renderer().diagnostics(of: [sheet]).map(\.description)
  }

  private static let palette = """
    @tintColor: blue;                              /* equivalent to @tintColor_lightBackground */
    @tintColor_darkBackground: cyan;
    @tintColorTapState_lightBackground: purple;    /* equivalent to @tintColorTapState */
    @tintColorTapState_darkBackground : magenta;
    """

  private static let order = """
    @tintColor_lightBackground: cyan; /* This takes precedence over tintColor */
    @tintColor: blue;
    @tintColorDark: green;
    """

  @Test(
    arguments: [
      ("@tintColor: #010000;", "#010000FF"), ("@tintColorDark: #010000;", "#010000FF"),
      ("@tintColor_lightBackground: #010000;", "#010000FF"),
      ("@tintColorDark: #010000; @tintColor: #020000;", "#020000FF"),
      ("@tintColor_lightBackground: #030000; @tintColor: #020000;", "#030000FF"),
      ("@tintColor_darkBackground: #040000; @tintColorLight: #050000;", "#3678AFFF"),
    ] as [(String, String)])
  func `the names of the tint on a light background are equivalent`(sheet: String, color: String) {
    let sheets = [StyleSheet(sheet)]
    for background in [ColorScheme.light, .dark] {
      expect(
        Environment().preferredFioriColor(
          "tintColorDark", background: background, styleSheets: sheets
        ).hex, is: color)
    }
    expect(Environment().preferredFioriColor("tintColor", styleSheets: sheets).hex, is: color)
  }

  @Test(
    arguments: [
      ("@tintColorTapState_darkBackground: #010000;", "#010000FF"),
      ("@tintColorTapStateLight: #010000;", "#010000FF"),
      (
        "@tintColorTapStateLight: #010000; @tintColorTapState_darkBackground: #020000;", "#020000FF"
      ),
      ("@tintColorTapState: #010000;", "#6191BAFF"),
    ] as [(String, String)])
  func `the pressed tint's names follow on a dark background`(sheet: String, color: String) {
    let sheets = [StyleSheet(sheet)]
    let colors = [("tintColorTapState", ColorScheme.dark), ("tintColorTapStateLight", .light)].map {
      Environment().preferredFioriColor(
        ColorStyle(rawValue: $0), background: $1, styleSheets: sheets
      ).hex
    }
    expect(colors, is: [color, color])
  }

  @Test func `palette colors are overridden by background`() throws {
    expect(colors(Self.palette), is: ["#0000FFFF", "#00FFFFFF", "#800080FF", "#FF00FFFF"])
    try expect(diagnostics(Self.palette), is: [])
  }

  @Test func `the more explicit of two equivalent constants wins`() throws {
    expect(colors(Self.order), is: ["#00FFFFFF", "#CAE4FBFF", "#295171FF", "#6191BAFF"])
    try expect(diagnostics(Self.order), is: [])
  }

  @Test(
    arguments: [
      ("@tintColor: blue;", "tintColor", "#0000FFFF"),
      ("@tintColor: blue;", "@tintColor", "#0000FFFF"),
      ("", "tintColor", "#3678AFFF"), ("", "@tintColor", "#3678AFFF"),
      ("", "tintColor_darkBackground", "#CAE4FBFF"),
      ("@tintColor_darkBackground: cyan;", "tintColor_darkBackground", "#00FFFFFF"),
    ] as [(String, String, String)])
  func `both patterns of naming a palette color work together`(
    definitions: String, value: String, color: String
  ) throws {
    let sheet = "\(definitions) fdlFUIKPIProgressView { progress-tint-color: \(value); }"
    let view = KPIProgressView(items: [.metric("2")], progress: 0.5)
    try expect(DrawnView(view, in: [sheet]).ringColors.last, is: color)
  }

  private static let styles = """
    fdlFontStyle_subheadline {
        font-style: subheadline;
        font-color: #33cc33;
    }

    fdlFUIWelcomeScreen_headlineLabel {
        font-color: #FF0000;
    }
    fdlFUIWelcomeScreen_primaryActionButton {
        /* alpha value should be in 0% to 100% range. */
        font-color: #1EE68A00;  /* where `1E` is the hex value of 30% in alpha value. */
        font-color-highlighted: green;
    }
    fdlFUIWelcomeScreen_logoImageView {
        image-name: ProfilePic.png;
    }
    """

  @Test func `a global font style colors captions, and other screens get notes`() throws {
    let drawn = try DrawnView(
      KPIView(items: [.metric("2")], caption: "Sales"), in: [Self.styles])
    try expect(drawn.color(of: "caption"), is: "#33CC33FF")
    try expect(drawn.part("caption").fontSize, is: 15)
    try expect(
      diagnostics(Self.styles),
      is: [
        "a.nss:6:1: note: class 'fdlFUIWelcomeScreen_headlineLabel' "
          + "belongs to a component that fiori-render does not draw",
        "a.nss:9:1: note: class 'fdlFUIWelcomeScreen_primaryActionButton' "
          + "belongs to a component that fiori-render does not draw",
        "a.nss:14:1: note: class 'fdlFUIWelcomeScreen_logoImageView' "
          + "belongs to a component that fiori-render does not draw",
      ])
  }

  @Test func `the sample of an object's cell does not mention KPIs`() throws {
    let sheet = """
      fdlFUIObjectView_headlineLabel {
          font-style: subheadline;
          font-color: #1EE68A00;
      }

      fdlFUIObjectTableViewCell {
          background-color-selected: negative_darkBackground;
      }
      """
    try expect(
      diagnostics(sheet),
      is: [
        "a.nss:1:1: note: class 'fdlFUIObjectView_headlineLabel' "
          + "belongs to a component that fiori-render does not draw",
        "a.nss:6:1: note: class 'fdlFUIObjectTableViewCell' belongs to a component that fiori-render does not draw",
      ])
  }
}
