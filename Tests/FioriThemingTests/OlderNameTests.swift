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

  @Test(arguments: OlderNameCase.all.filter { $0.name != "primary7" })
  func `and so it does in the horizon look`(_ item: OlderNameCase) throws {
    try check(item) { $0.generation = .horizon }
  }
}
