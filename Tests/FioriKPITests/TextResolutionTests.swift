import FioriLayout
import FioriNative
import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDocuments
@testable import FioriLowering
@testable import TestSupport

/// Who wins: a run, its text, style sheets, the part.
struct TextResolutionTests {
  private static let black = RGBA(0x000000)
  private static let base = Font(weight: .semibold, size: 15, leading: 20)

  private func context(
    _ sheet: String = "", _ change: (inout Environment) -> Void = { _ in }
  ) -> LoweringContext {
    var environment = Environment()
    change(&environment)
    let rules = StyleSheetRules([StyleSheet(sheet)], on: environment.styleSheetMediaContext)
    return LoweringContext(
      environment, theme: Theme(environment, rules: rules, classes: ComponentCatalog.styleClasses),
      numbers: ICUNumbers.shared,
      times: ICUTimes.shared)
  }

  private func resolved(
    _ text: Text?, _ sheet: String = "", attributed: [TextRun] = [],
    _ change: (inout Environment) -> Void = { _ in }
  ) -> TextElement? {
    let part = TextPart(
      kind: "title", origin: DescriptionPath(.key("title")), style: .headline, font: Self.base,
      color: Self.black, viewClass: ["view"], classes: ["part"], lineLimit: 2, maximumWidth: 90,
      keepsWordsWhole: true, alignment: .center)
    return context(sheet, change).textElement(text, in: part, attributed: attributed)
  }

  @Test func `a plain text has all that is its part's`() throws {
    let element = try #require(resolved("Sales"))
    expect(element.text, is: StyledText("Sales", font: Self.base, color: Self.black))
    expect(element.kind, is: "title")
    expect(element.origin, is: DescriptionPath(.key("title")))
    expect(element.lineLimit, is: 2)
    expect(element.maximumWidth, is: 90)
    #expect(element.keepsWordsWhole)
    expect(element.alignment, is: .center)
    expect(element.decoration, is: nil)
  }

  @Test(arguments: [nil, "", Text(runs: []), Text(runs: [TextRun("")])])
  func `an empty text is none`(text: Text?) {
    expect(resolved(text), is: nil)
  }

  private static let sheet = "part { font-color: #110000; font-size: 20; }"

  @Test(
    arguments: [
      ("Sales", "", "#000000FF", 15.0),
      ("Sales", sheet, "#110000FF", 20),
      (Text("Sales", font: TextFont(size: 30), color: .rgb(0x22, 0, 0)), sheet, "#220000FF", 30),
      (
        Text(
          runs: [TextRun("Sales", font: TextFont(size: 40), color: .rgb(0x33, 0, 0))],
          font: TextFont(size: 30), color: .rgb(0x22, 0, 0)), sheet, "#330000FF", 40
      ),
      (Text(runs: [TextRun("Sales")], font: TextFont(size: 30)), sheet, "#110000FF", 30),
      (Text(runs: [TextRun("Sales")]), "", "#000000FF", 15),
    ] as [(Text, String, String, Double)])
  func `the strongest class sets color and font`(
    text: Text, sheet: String, color: String, size: Double
  ) throws {
    let text = try #require(resolved(text, sheet)?.text)
    expect(text.runs.map(\.color.hex), is: [color])
    expect(text.runs.map(\.font.size), is: [size])
    expect(text.color.hex, is: color)
    expect(text.font.size, is: size)
  }

  @Test(arguments: [
    ("Label { font-color: #110000; }", "#110000FF"),
    ("Label { font-color: #110000; } fdlFontStyle_headline { font-color: #120000; }", "#120000FF"),
    ("part { font-color: #130000; } Label { font-color: #110000; }", "#130000FF"),
    ("view { font-color: #140000; } part { font-color: #130000; }", "#140000FF"),
    ("loud { font-color: #150000; } view { font-color: #140000; }", "#150000FF"),
  ])
  func `of classes the part's own win over generic ones, and appended ones over its own`(
    sheet: String, color: String
  ) {
    expect(resolved(Text("Sales", styleClass: ["loud"]), sheet)?.text.color.hex, is: color)
  }

  @Test func `a sheet that fades and changes letters does so to every run`() throws {
    let text = Text(runs: [TextRun("a"), TextRun("b", color: .rgb(0x22, 0, 0))])
    let sheet = "part { text-alpha: 0.5; text-transform: uppercase; }"
    let runs = try #require(resolved(text, sheet)?.text.runs)
    expect(runs.map(\.text), is: ["A", "B"])
    expect(runs.map(\.color.hex), is: ["#00000080", "#22000080"])
  }

  @Test(
    arguments: [
      (nil, "", 2), (nil, "part { text-line-clamp: 3; }", 3),
      (1, "part { text-line-clamp: 3; }", 1),
      (0, "", Int.max), (5, "", 5),
    ] as [(Int?, String, Int)])
  func `lines are the text's, else the sheet's, else the part's`(
    lines: Int?, sheet: String, limit: Int
  ) {
    expect(resolved(Text("Sales", numberOfLines: lines), sheet)?.lineLimit, is: limit)
  }

  @Test(
    arguments: [
      (nil, "part { text-align: right; }", HorizontalAlignment.trailing),
      (.leading, "part { text-align: right; }", .leading),
    ] as [(HorizontalAlignment?, String, HorizontalAlignment)])
  func `the text's alignment wins over a sheet's`(
    own: HorizontalAlignment?, sheet: String, alignment: HorizontalAlignment
  ) {
    expect(resolved(Text("Sales", alignment: own), sheet)?.alignment, is: alignment)
  }

  @Test func `an attributed twin takes the place of text, font and color`() throws {
    let text = Text(
      "Sales", font: TextFont(size: 30), color: .rgb(0x22, 0, 0), numberOfLines: 4,
      alignment: .trailing)
    let runs = [
      TextRun("a", color: .rgb(0x33, 0, 0), kern: 2, baselineOffset: 3),
      TextRun("b", font: TextFont(size: 40)),
    ]
    let element = try #require(resolved(text, attributed: runs))
    expect(element.text.string, is: "ab")
    expect(element.text.runs.map(\.font.size), is: [15, 40])
    expect(element.text.runs.map(\.color.hex), is: ["#330000FF", "#000000FF"])
    expect(element.text.runs.map(\.kern), is: [2, 0])
    expect(element.text.runs.map(\.baselineOffset), is: [3, 0])
    expect(element.text.font.size, is: 15)
    expect(element.text.color.hex, is: "#330000FF")
    expect(element.text.boxFont.size, is: 40)
    expect(element.lineLimit, is: 4)
    expect(element.alignment, is: .trailing)
    expect(element.origin, is: DescriptionPath(.key("titleAttributedText")))
  }

  @Test func `an attributed twin needs no plain text`() {
    expect(resolved(nil, attributed: [TextRun("a")])?.text.string, is: "a")
    expect(resolved("Sales", attributed: [TextRun("")]), is: nil)
  }

  @Test(arguments: [
    (TextFont(.footnote), ContentSizeCategory.large, 13.0, 18.0),
    (TextFont(.footnote), .extraExtraExtraLarge, 19, 24),
    (TextFont(.footnote), .accessibilityExtraExtraExtraLarge, 44, 52),
    (TextFont(size: 30), .large, 30, 40), (TextFont(size: 30), .accessibilityMedium, 30, 40),
    (TextFont(.footnote, size: 26), .large, 26, 36), (TextFont(), .accessibilityMedium, 15, 20),
  ])
  func `styles grow with the reader's wish and sizes do not`(
    font: TextFont, category: ContentSizeCategory, size: Double, leading: Double
  ) throws {
    let text = try #require(
      resolved(Text("Sales", font: font)) { $0.contentSizeCategory = category }?.text)
    expect(text.font.size, is: size)
    #expect(abs(text.font.leading - leading) < 1e-9)
  }

  @Test(arguments: [
    (TextFont(), Font.Weight.semibold), (TextFont(size: 30), .semibold),
    (TextFont(.headline), .regular), (TextFont(.headline, weight: .bold), .bold),
    (TextFont(weight: .light), .light),
  ])
  func `a style is Regular and parts of a font keep the rest`(font: TextFont, weight: Font.Weight) {
    expect(resolved(Text("Sales", font: font))?.text.font.weight, is: weight)
  }

  @Test func `a run's font is laid over its text's`() {
    let text = Text(
      runs: [TextRun("a", font: TextFont(weight: .bold))],
      font: TextFont(.footnote, family: "Inter"))
    let font = resolved(text)?.text.font
    expect(font, is: Font(weight: .bold, size: 13, leading: 18, family: "Inter"))
  }

  @Test func `a size over none has a leading`() {
    let text = Text(
      runs: [TextRun("a", font: TextFont(size: 10))], font: TextFont(size: 0))
    expect(resolved(text)?.text.font.leading, is: 11.172)
  }
}
