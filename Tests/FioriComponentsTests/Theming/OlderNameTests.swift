import FioriRender
import Testing

@testable import TestSupport

/// Constants with the names of the reference page's table (Docs/sources/colors.md#overrides).
struct OlderNameTests {
  private func picture(
    _ item: OlderNameCase, _ sheet: String, _ change: (inout Environment) -> Void
  ) throws -> [UInt8] {
    let drawing = try DrawnView(item.figure(), in: [sheet], change).drawing
    return try Renderer().data(of: drawing, as: .svg)
  }

  private func check(_ item: OlderNameCase, _ change: (inout Environment) -> Void) throws {
    let plain = try picture(item, "", change)
    #expect(try picture(item, "@\(item.name): #123456;", change) != plain, "\(item.name)")
  }

  @Test func `the table has 45 names`() {
    expect(Set(OlderNameCase.all.map(\.name)).count, is: 45)
  }

  @Test(arguments: Palette.Version.allCases)
  func `every name changes the picture in every palette`(version: Palette.Version) throws {
    for item in OlderNameCase.all { try check(item) { $0.palette = version } }
  }

  @Test(
    arguments: [
      // Either map of a role counts, today's name wins, and a suffix keeps a background.
      ("primaryLabel", "@primary1: #010000;", "#010000FF"),
      ("primaryLabel", "@primary1: #010000; @primaryLabel: #020000;", "#020000FF"),
      ("primaryLabel", "@primary1_darkBackground: #010000;", "#3F3A3AFF"),
      ("primaryLabel", "@primaryLabel_darkBackground: #020000;", "#3F3A3AFF"),
      ("primaryGroupedBackground", "@backgroundBase: #010000;", "#010000FF"),
      ("primaryGroupedBackground", "@backgroundBase: red; @background1: #020000;", "#020000FF"),
      ("primaryBackground", "@backgroundBase: #010000;", "#010000FF"),
      ("tertiaryGroupedBackground", "@background2: #010000;", "#010000FF"),
      ("footer", "@backgroundGradientBottom: #010000;", "#010000FF"),
      ("footer", "@primary5: #010000; @backgroundGradientBottom: red;", "#010000FF"),
      ("header", "@navigationBar: #010000; @backgroundGradientTop: red;", "#010000FF"),
      ("separatorOpaque", "@line: #010000;", "#010000FF"),
      ("tintColor2", "@tintColorDark: #010000;", "#010000FF"),
      ("quaternaryFill", "@cellBackgroundTapState: #010000;", "#010000FF"),
      ("negativeLabel", "@negative: #010000;", "#010000FF"),
      // A description that names the older color has just that.
      ("primary1", "@primaryLabel: #020000;", "#3F3A3AFF"),
      ("primaryLabel", "@primary1: primaryLabel;", "#3F3A3AFF"),
    ] as [(ColorStyle, String, String)])
  func `an older name feeds each role of either map`(
    style: ColorStyle, sheet: String, color: String
  ) {
    let sheets = [StyleSheet(nss: Array(sheet.utf8), file: "brand.nss")]
    expect(Environment().preferredFioriColor(style, styleSheets: sheets).hex, is: color)
  }

  @Test(
    arguments: [
      (Palette.Version.v2, "@backgroundGradientTop: #010000;", "#010000FF to #3F566BFF"),
      (.v2, "@navigationBar: #010000;", "#010000FF to #010000FF"),
      (.v2, "@header: #020000; @backgroundGradientTop: #010000;", "#020000FF to #020000FF"),
      (.v5, "@backgroundGradientBottom: #010000;", "#354A5FFF to #010000FF"),
      (
        .v8, "@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;",
        "#010000FF to #020000FF"
      ),
      (.v8, "@navigationBar: #010000; @header: #F0F0F0;", "#010000FF"),
      (.v8, "@navigationBar: #010000; @header_darkBackground: #020000;", "#020000FF"),
    ] as [(Palette.Version, String, String)])
  func `the dark header takes its gradient's names in every palette`(
    version: Palette.Version, sheet: String, fill: String
  ) throws {
    let header = KPIHeader(items: [KPIView(items: [.metric("2")])])
    let drawn = try DrawnView(header, in: [sheet]) { $0.palette = version }
    expect(drawn.fills.first, is: fill)
  }

  @Test(
    arguments: [
      (
        .classic, .dark, "@backgroundGradientTop_darkBackground: #030000;", "#030000FF to #3F566BFF"
      ),
      (.classic, .light, "@backgroundGradientTop: #010000;", "#FFFFFFFF"),
      (
        .horizon, .dark, "@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;",
        "#010000FF to #020000FF"
      ),
      (
        .horizon, .dark,
        "@backgroundGradientTop: #010000; @backgroundGradientTop_darkBackground: #030000; "
          + "@backgroundGradientBottom: #020000;", "#030000FF to #020000FF"
      ),
      (
        .horizon, .light, "@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;",
        "#FFFFFFFF"
      ),
    ] as [(Environment.Generation, ColorScheme, String, String)])
  func `both dark headers take the gradient, in both looks, and no light header does`(
    generation: Environment.Generation, scheme: ColorScheme, sheet: String, fill: String
  ) throws {
    let kpis = KPIHeader(items: [KPIView(items: [.metric("2")])], colorScheme: scheme)
    let object = ObjectHeader(headlineText: "Pump", backgroundColorScheme: scheme)
    for header: any Component in [kpis, object] {
      let drawn = try DrawnView(header, in: [sheet]) { $0.generation = generation }
      expect(drawn.fills.first, is: fill)
    }
  }

  @Test(arguments: Palette.Version.allCases)
  func `both dark headers take the gradient in every palette`(version: Palette.Version) throws {
    let sheet = "@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;"
    for generation in Environment.Generation.allCases {
      let kpis = KPIHeader(items: [KPIView(items: [.metric("2")])], colorScheme: .dark)
      let object = ObjectHeader(headlineText: "Pump", backgroundColorScheme: .dark)
      for header: any Component in [kpis, object] {
        let drawn = try DrawnView(header, in: [sheet]) {
          ($0.generation, $0.palette) = (generation, version)
        }
        expect(drawn.fills.first, is: "#010000FF to #020000FF")
      }
    }
  }

  @Test func `constants that nothing has are notes`() throws {
    let sheet = """
      @tintColor: red; @map3: blue; @chart1_darkBackground: red;
      @amber: red; @positive: rd; @negative: red;
      fdlFUIKPIView_captionLabel { font-color: @negative; }
      """
    let view = KPIView(items: [.metric("2")], caption: "Sales")
    let notes = try DrawnView(view, in: [sheet]).drawing.warnings
    expect(notes.map(\.severity), is: [.note, .note])
    expect(
      notes.map(\.description),
      is: [
        "stylesheet.nss:1:18: note: @map3: nothing that is drawn has this color",
        "stylesheet.nss:1:31: note: @chart1_darkBackground: nothing that is drawn has this color",
      ])
  }

  @Test(arguments: OlderNameCase.all.filter { $0.name != "primary7" })
  func `and so it does in the horizon look`(_ item: OlderNameCase) throws {
    try check(item) { $0.generation = .horizon }
  }
}
