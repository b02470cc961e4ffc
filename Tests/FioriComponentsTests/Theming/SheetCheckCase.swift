import FioriRender
import Testing

/// A sheet that says something odd, and what is said of it.
struct SheetCheckCase: Sendable, CustomTestStringConvertible {
  let sheet: String
  /// `LINE:COLUMN: severity: message`.
  let lines: [String]

  init(_ sheet: String, _ lines: String...) {
    self.sheet = sheet
    self.lines = lines
  }

  var testDescription: String { sheet.debugDescription }

  /// Classes that reach nothing.
  static let classes = [
    SheetCheckCase(
      "fdlFUIKPIVew { tint-color: red; }",
      "1:1: warning: unknown class 'fdlFUIKPIVew'; did you mean 'fdlFUIKPIView'?"),
    SheetCheckCase(
      "\n  fdlFUIKPIView_captionlable { tint-color: red; }",
      "2:3: warning: unknown class 'fdlFUIKPIView_captionlable'; "
        + "did you mean 'fdlFUIKPIView_captionLabel'?"),
    // SAP's rule of names, for documented properties that are no parts.
    SheetCheckCase("fdlFUIKPIView_captionlabel { tint-color: red; font-color: blue; }"),
    SheetCheckCase("fdlFUIObjectHeader_statusImage { image-name: a.svg; }"),
    SheetCheckCase(
      "fdlFUIObjectHeader_tags, fdlFUIKPIIconItem { tint-color: red; }",
      "1:1: note: class 'fdlFUIObjectHeader_tags' has no effect in fiori-render",
      "1:26: note: class 'fdlFUIKPIIconItem' has no effect in fiori-render"),
    // A class with the attribute.
    SheetCheckCase(
      "fdlFUIKPIHeader { background-color: red; }",
      "1:1: warning: unknown class 'fdlFUIKPIHeader'; did you mean 'fdlFUIKPIHeader_background'?"),
    SheetCheckCase(
      "fdlFUIKPIHeader { tint-color: red; }",
      "1:1: warning: unknown class 'fdlFUIKPIHeader'; did you mean 'fdlFUIKPIHeader_kpiView'?"),
    SheetCheckCase(
      "fdlFontStyle_subhedline { font-color: red; }",
      "1:1: warning: unknown class 'fdlFontStyle_subhedline'; "
        + "did you mean 'fdlFontStyle_subheadline'?"),
    SheetCheckCase(
      "fdlFUIKPIView, fdlFUIKPIHeader_backgrund { }",
      "1:16: warning: unknown class 'fdlFUIKPIHeader_backgrund'; "
        + "did you mean 'fdlFUIKPIHeader_background'?"),
    SheetCheckCase(
      "pageControl { color: red; }",
      "1:1: warning: unknown class 'pageControl'; did you mean 'PageControl'?"),
    SheetCheckCase(
      "fdlFUIObjectHeader_headlinLabel { font-color: red; }",
      "1:1: warning: unknown class 'fdlFUIObjectHeader_headlinLabel'; "
        + "did you mean 'fdlFUIObjectHeader_headlineLabel'?"),
    SheetCheckCase(
      "fdlFUIObjectHeaderVeiw { }",
      "1:1: warning: unknown class 'fdlFUIObjectHeaderVeiw'; "
        + "did you mean 'fdlFUIObjectHeaderView'?"),
    SheetCheckCase(
      "fdlFUIObjectHeaderChartView_trendimage { tint-color: red; }",
      "1:1: warning: unknown class 'fdlFUIObjectHeaderChartView_trendimage'; "
        + "did you mean 'fdlFUIObjectHeaderChartView_trendImage'?"),
    SheetCheckCase(
      "fdlFUIObjectTableViewCell { tint-color: red; }",
      "1:1: note: class 'fdlFUIObjectTableViewCell' belongs to a component that fiori-render does not draw"
    ),
    SheetCheckCase(
      "fdlFUIObjectView_headlineLabel { font-color: red; }",
      "1:1: note: class 'fdlFUIObjectView_headlineLabel' belongs to a component that fiori-render does not draw"
    ),
    SheetCheckCase(
      "fdlFontStyle_somethingElseAltogether { font-color: red; }",
      "1:1: note: class 'fdlFontStyle_somethingElseAltogether' "
        + "belongs to a component that fiori-render does not draw"),
    SheetCheckCase(
      "Button, NavigationBar { background-color: red; }",
      "1:1: note: class 'Button' belongs to a component that fiori-render does not draw",
      "1:9: note: class 'NavigationBar' belongs to a component that fiori-render does not draw"),
    SheetCheckCase("brand { tint-color: red; }"),
  ]

  /// Classes that still work and have another name today.
  static let deprecated = [
    SheetCheckCase(
      "fdlFUIObjectHeader_statusView_statusLabel { font-color: red; }",
      "1:1: note: class 'fdlFUIObjectHeader_statusView_statusLabel' is deprecated; "
        + "use 'fdlFUIObjectHeader_statusLabel'"),
    SheetCheckCase(
      "fdlFUIObjectHeader_statusView_substatusLabel { font-color: red; }",
      "1:1: note: class 'fdlFUIObjectHeader_statusView_substatusLabel' is deprecated; "
        + "use 'fdlFUIObjectHeader_substatusLabel'"),
    SheetCheckCase(
      "fdlFUIObjectHeaderView_statusView_statusLabel { font-color: red; }",
      "1:1: note: class 'fdlFUIObjectHeaderView_statusView_statusLabel' is deprecated; "
        + "use 'fdlFUIObjectHeaderView_statusLabel'"),
    SheetCheckCase(
      "Label,\n fdlFUIObjectHeaderView_statusView_substatusLabel { font-color: rd; }",
      "2:65: warning: Label: font-color: unknown color 'rd'; did you mean 'red'?",
      "2:2: note: class 'fdlFUIObjectHeaderView_statusView_substatusLabel' is deprecated; "
        + "use 'fdlFUIObjectHeaderView_substatusLabel'",
      "2:65: warning: fdlFUIObjectHeaderView_statusView_substatusLabel: font-color: "
        + "unknown color 'rd'; did you mean 'red'?"),
  ]

  /// Attributes that a class has not.
  static let attributes = [
    SheetCheckCase(
      "fdlFUIKPIView { tint-colour: red; }",
      "1:17: warning: fdlFUIKPIView: unknown attribute 'tint-colour'; did you mean 'tint-color'?"),
    SheetCheckCase(
      "fdlFUIKPIView { x: red; }",
      "1:17: warning: fdlFUIKPIView: unknown attribute 'x'; "
        + "expected one of 'tint-color', 'tint-color-disabled', 'tint-color-highlighted'"),
    SheetCheckCase(
      "fdlFUIKPIProgressView {\n  track-tint-colour: red;\n}",
      "2:3: warning: fdlFUIKPIProgressView: unknown attribute 'track-tint-colour'; "
        + "did you mean 'track-tint-color'?"),
    SheetCheckCase(
      "PageControl { current-colour: red; }",
      "1:15: warning: PageControl: unknown attribute 'current-colour'; "
        + "did you mean 'current-color'?"),
    SheetCheckCase(
      "fdlFUIKPIHeader_kpiView, fdlFUIKPIView { tint: red; }",
      "1:42: warning: fdlFUIKPIHeader_kpiView: unknown attribute 'tint'; "
        + "expected one of 'tint-color', 'tint-color-disabled', 'tint-color-highlighted'",
      "1:42: warning: fdlFUIKPIView: unknown attribute 'tint'; "
        + "expected one of 'tint-color', 'tint-color-disabled', 'tint-color-highlighted'"),
    SheetCheckCase(
      "Label { shadow-radius: 1; }",
      "1:9: note: Label: 'shadow-radius' has no effect in fiori-render"),
    SheetCheckCase(
      "fdlFUIKPIView { background-color: red; corner-radius: 4; }",
      "1:17: note: fdlFUIKPIView: 'background-color' has no effect in fiori-render",
      "1:40: note: fdlFUIKPIView: 'corner-radius' has no effect in fiori-render"),
    SheetCheckCase(
      "fdlFUIKPIHeader_background { background-color-scheme: device; image-name: a.png; }",
      "1:30: note: fdlFUIKPIHeader_background: 'background-color-scheme' "
        + "has no effect in fiori-render",
      "1:63: note: fdlFUIKPIHeader_background: 'image-name' has no effect in fiori-render"),
    SheetCheckCase(
      "fdlFUIObjectHeader_statusImageView { image-nam: a.png; }",
      "1:38: warning: fdlFUIObjectHeader_statusImageView: unknown attribute 'image-nam'; "
        + "did you mean 'image-name'?"),
    SheetCheckCase(
      "Label { text-shadow-offset: 1, 1; text-auto-fit: true; }",
      "1:9: note: Label: 'text-shadow-offset' has no effect in fiori-render",
      "1:35: note: Label: 'text-auto-fit' has no effect in fiori-render"),
  ]

  /// Values that are none of their kind.
  static let values = [
    SheetCheckCase(
      "fdlFUIKPIView { tint-color: tintColr; }",
      "1:29: warning: fdlFUIKPIView: tint-color: unknown color 'tintColr'; "
        + "did you mean 'tintColor'?"),
    SheetCheckCase(
      "fdlFUIKPIView { tint-color: 3678AF; }",
      "1:29: warning: fdlFUIKPIView: tint-color: unknown color '3678AF'; did you mean '#3678AF'?"),
    SheetCheckCase(
      "fdlFUIKPIView { tint-color: #12; }",
      "1:29: warning: fdlFUIKPIView: tint-color: expected #RRGGBB or #AARRGGBB, found '#12'"),
    SheetCheckCase(
      "fdlFUIKPIView { tint-color: xyzzyx; }",
      "1:29: warning: fdlFUIKPIView: tint-color: unknown color 'xyzzyx'; give a palette color "
        + "such as 'tintColor', a UIKit color such as 'red', or #RRGGBB"),
    SheetCheckCase(
      "fdlFUIKPIView { tint-color: rgba(1, 2, 3); }",
      "1:29: warning: fdlFUIKPIView: tint-color: unknown color 'rgba ( 1 , 2 , 3 )'; give a "
        + "palette color such as 'tintColor', a UIKit color such as 'red', or #RRGGBB"),
    SheetCheckCase(
      "Label { font-size: 0; }",
      "1:20: warning: Label: font-size: expected a number from 1 to 200, found '0'"),
    SheetCheckCase(
      "Label { font-size: big; }",
      "1:20: warning: Label: font-size: expected a number from 1 to 200, found 'big'"),
    SheetCheckCase(
      "Label { text-alpha: 50; }",
      "1:21: warning: Label: text-alpha: expected a number from 0 to 1, found '50'"),
    SheetCheckCase(
      "Label { text-line-clamp: 101; }",
      "1:26: warning: Label: text-line-clamp: expected a number from 0 to 100, found '101'"),
    SheetCheckCase("Label { text-line-clamp: 0; }"),
    SheetCheckCase(
      "fdlFUIKPIProgressView_captionLabel { track-tint-color: red; }",
      "1:38: note: fdlFUIKPIProgressView_captionLabel: 'track-tint-color' has no effect on this part; "
        + "set it for 'fdlFUIKPIProgressView'"),
    SheetCheckCase(
      "@amber: #FFBF00; @tintColor: @amber; @line: @other;",
      "1:1: note: @amber: unused constant",
      "1:30: warning: @tintColor: a constant cannot take its value from another one; "
        + "write '#FFBF00' in place of '@amber'",
      "1:45: warning: @line: a constant cannot take its value from another one; "
        + "write the color itself in place of '@other'"),
    SheetCheckCase(
      "Label { font-name: Inter-Bald; }",
      "1:20: warning: Label: font-name: no loaded font is called 'Inter-Bald'; "
        + "did you mean 'Inter-Bold'?"),
    SheetCheckCase(
      "Label { font-name: x; }",
      "1:20: warning: Label: font-name: no loaded font is called 'x'; expected one of 'Inter-Bold', "
        + "'Inter-Light', 'Inter-Regular', 'Inter-SemiBold', 'blackSystem', 'boldSystem', "
        + "'heavySystem', 'italicSystem', 'lightSystem', 'mediumSystem', 'semiboldSystem', "
        + "'system', 'thinSystem', 'ultraLightSystem'"),
    SheetCheckCase(
      "Label { text-align: middle; }",
      "1:21: warning: Label: text-align: unknown alignment 'middle'; "
        + "expected one of 'left', 'center', 'right'"),
    SheetCheckCase(
      "Label { text-align: centre; }",
      "1:21: warning: Label: text-align: unknown alignment 'centre'; did you mean 'center'?"),
    SheetCheckCase(
      "Label { font-style: subhead; }",
      "1:21: warning: Label: font-style: unknown font style 'subhead'; "
        + "expected one of 'largeTitle', 'title1', 'title2', 'title3', 'headline', 'body', 'callout', "
        + "'subheadline', 'footnote', 'caption1', 'caption2', 'kpiNumber', 'kpiNumber2'"),
    SheetCheckCase(
      "fdlFontStyle_body { font-style: boddy; }",
      "1:33: warning: fdlFontStyle_body: font-style: unknown font style 'boddy'; "
        + "did you mean 'body'?"),
    SheetCheckCase(
      "Label { text-transform: upper; }",
      "1:25: warning: Label: text-transform: unknown transform 'upper'; "
        + "expected one of 'uppercase', 'lowercase', 'capitalize', 'none'"),
  ]

  /// Images that are no paths, and schemes that are none or have another name today.
  static let headerValues = [
    SheetCheckCase(
      "fdlFUIObjectHeader { background-color-scheme: darkConstnt; }",
      "1:47: warning: fdlFUIObjectHeader: background-color-scheme: "
        + "unknown color scheme 'darkConstnt'; did you mean 'darkConstant'?"),
    SheetCheckCase(
      "fdlFUIObjectHeader { background-color-scheme: sunny; }",
      "1:47: warning: fdlFUIObjectHeader: background-color-scheme: unknown color scheme 'sunny'; "
        + "expected one of 'device', 'deviceInverse', 'light', 'dark', 'darkBackground', "
        + "'darkConstant', 'lightBackground', 'lightConstant'"),
    SheetCheckCase(
      "fdlFUIObjectHeader { background-color-scheme: lightBackground; }",
      "1:47: note: fdlFUIObjectHeader: background-color-scheme: "
        + "'lightBackground' is deprecated; use 'lightConstant'"),
    SheetCheckCase(
      "@ground: darkBackground; fdlFUIObjectHeaderView { background-color-scheme: @ground; }",
      "1:76: note: fdlFUIObjectHeaderView: background-color-scheme: "
        + "'darkBackground' is deprecated; use 'darkConstant'"),
    SheetCheckCase(
      "fdlFUIObjectHeader_detailImageView { image-name: url(a.png); }",
      "1:50: warning: fdlFUIObjectHeader_detailImageView: image-name: "
        + "expected the path of a file, found 'url ( a.png )'"),
    SheetCheckCase(
      "fdlFUIObjectHeader_detailImageView { image-name: a.png, b.png; }",
      "1:50: warning: fdlFUIObjectHeader_detailImageView: image-name: "
        + "expected the path of a file, found 'a.png , b.png'"),
    SheetCheckCase(
      "fdlFUIObjectHeader_detailImageView { image-name: @tintColor; }",
      "1:50: warning: fdlFUIObjectHeader_detailImageView: image-name: "
        + "expected the path of a file, found '@tintColor'"),
  ]

  /// Constants and what becomes of them.
  static let constants = [
    SheetCheckCase(
      "@brand: red;\nfdlFUIKPIView { tint-color: @brnd; }",
      "1:1: note: @brand: unused constant",
      "2:29: error: fdlFUIKPIView: tint-color: undefined constant '@brnd'; did you mean '@brand'?"),
    SheetCheckCase(
      "fdlFUIKPIView { tint-color: @xyzzyx; }",
      "1:29: error: fdlFUIKPIView: tint-color: undefined constant '@xyzzyx'; "
        + "define it, as in '@xyzzyx: blue;'"),
    SheetCheckCase(
      "fdlFUIKPIView { tint-color: @tintColr; }",
      "1:29: error: fdlFUIKPIView: tint-color: undefined constant '@tintColr'; "
        + "did you mean '@tintColor'?"),
    SheetCheckCase(
      "Label { font-size: @tintColor; }",
      "1:20: warning: Label: font-size: expected a number from 1 to 200, found '@tintColor'"),
    SheetCheckCase("@xyzzyx: red;", "1:1: note: @xyzzyx: unused constant"),
    SheetCheckCase(
      "@tintColr: red;",
      "1:1: note: @tintColr: unused constant",
      "1:1: warning: @tintColr: no palette color has this name; did you mean '@tintColor'?"),
    SheetCheckCase(
      "@negatve: red;",
      "1:1: note: @negatve: unused constant",
      "1:1: warning: @negatve: no palette color has this name; did you mean '@negative'?"),
    SheetCheckCase(
      "@primray1_darkBackgroud: red;",
      "1:1: note: @primray1_darkBackgroud: unused constant",
      "1:1: warning: @primray1_darkBackgroud: no palette color has this name; "
        + "did you mean '@primary1_darkBackground'?"),
    SheetCheckCase(
      "@tintColor_dark: red;",
      "1:1: note: @tintColor_dark: unused constant",
      "1:1: warning: @tintColor_dark: no palette color has this name; "
        + "did you mean '@tintColor_darkBackground'?"),
    SheetCheckCase(
      "@tintColor_blue: red;", "1:1: note: @tintColor_blue: unused constant"),
    SheetCheckCase(
      "@tintColor: rd;", "1:13: warning: @tintColor: unknown color 'rd'; did you mean 'red'?"),
    SheetCheckCase(
      "@brand: rd; fdlFUIKPIView { tint-color: @brand; }",
      "1:41: warning: fdlFUIKPIView: tint-color: unknown color 'rd'; did you mean 'red'?"),
  ]

  /// What is asked of devices.
  static let media = [
    SheetCheckCase(
      "@media (devise: ipad) { }",
      "1:9: warning: @media: unknown property 'devise', which always holds; "
        + "did you mean 'device'?"),
    SheetCheckCase(
      "@media (x: ipad) { }",
      "1:9: warning: @media: unknown property 'x', which always holds; "
        + "expected one of 'device', 'orientation'"),
    SheetCheckCase(
      "@media (device: ipod) { }",
      "1:17: warning: @media: unknown device 'ipod'; did you mean 'ipad'?"),
    SheetCheckCase(
      "@media (device: ipad) and (orientation: sideways) { }",
      "1:41: warning: @media: unknown orientation 'sideways'; "
        + "expected one of 'portrait', 'landscape'"),
    SheetCheckCase(
      "@media (device: ipad) {\n  fdlFUIKPIView { tint-color: rd; }\n}",
      "2:31: warning: fdlFUIKPIView: tint-color: unknown color 'rd'; did you mean 'red'?"),
  ]
}
