import FioriRender
import SAPFiori

extension PageClaim {
  static let theming: [PageClaim] = [
    PageClaim("classes are named `fdl`, class, `_`, property") {
      FioriStyle(.property("captionLabel", of: "FUIKPIView")).rawValue
        == "fdlFUIKPIView_captionLabel"
        && FioriStyle(.component("FUIKPIView")).rawValue == "fdlFUIKPIView"
    },
    PageClaim("a sheet is loaded by its name") {
      defer { NUISettings.removeStylesheets() }
      let plain = try svg(kpi())
      NUISettings.initWithStylesheet(name: "Palette")
      return try svg(kpi()) != plain
    },
    PageClaim("`NUISettings` and `NUIRenderer` are classes of `NSObject`") {
      let types: [NSObject.Type] = [NUISettings.self, NUIRenderer.self]
      return types.count == 2
    },
    PageClaim("`NUIRenderer` adds style classes to labels and views") {
      let view = kpi { $0.captionlabel.text = "Netto" }
      NUIRenderer.renderLabel(view.captionlabel, withClass: "brand:loud")
      NUIRenderer.renderView(view, withClass: "quiet")
      return try isStyled(
        view, by: "loud { font-color: red; }", "brand { font-color: red; }",
        "quiet { tint-color: red; }")
    },
    PageClaim("the light background is the default of a palette color") {
      UIColor.preferredFioriColor(forStyle: .primary1)
        == .preferredFioriColor(forStyle: .primary1, background: .lightBackground)
        && UIColor.preferredFioriColor(forStyle: .primary1)
          != .preferredFioriColor(forStyle: .primary1, background: .darkBackground)
    },
    PageClaim("a constant overrides a color of the palette") {
      try isStyled(kpi(), by: "@tintColor: blue;")
    },
    PageClaim("`_lightBackground` wins over the plain name, and both over `Dark`") {
      let sheets = [
        "@tintColor: blue; @tintColorDark: green; @tintColor_lightBackground: cyan;",
        "@tintColor: cyan; @tintColorDark: green;", "@tintColorDark: cyan;",
      ]
      let pictures = try sheets.map { try svg(kpi(), sheet: $0) }
      return Set(pictures).count == 1
    },
    PageClaim("`_darkBackground` and `Light` are the same color") {
      let view = kpi { $0.colorScheme = .dark }
      return try svg(view, sheet: "@tintColor_darkBackground: cyan;")
        == svg(view, sheet: "@tintColorLight: cyan;")
        && isStyled(view, by: "@tintColor_darkBackground: cyan;")
    },
    PageClaim("a color is used by its name or as a constant") {
      let constant = "@tintColor: blue; fdlFUIKPIView { tint-color: @tintColor; }"
      let name = "@tintColor: blue; fdlFUIKPIView { tint-color: tintColor; }"
      return try svg(kpi(), sheet: constant) == svg(kpi(), sheet: name)
    },
    PageClaim("a component's rule wins over a generic definition") {
      let generic = "fdlFontStyle_subheadline { font-color: green; }"
      let view = kpi { $0.captionlabel.text = "Netto" }
      let own = "fdlFUIKPIView_captionLabel { font-color: red; }"
      return try svg(view, sheet: generic + own) == svg(view, sheet: own)
        && isStyled(view, by: generic)
    },
    PageClaim("a color of eight digits begins with its opacity in percent, at most 64") {
      let rule = { (color: String) in "fdlFUIKPIView { tint-color: \(color); }" }
      let opaque = try svg(kpi(), sheet: rule("#E68A00"))
      return try svg(kpi(), sheet: rule("#1EE68A00")) != opaque
        && svg(kpi(), sheet: rule("#64E68A00")) == opaque
        && svg(kpi(), sheet: rule("#FFE68A00")) == opaque
    },
    PageClaim("tags and label items are styled by the rule for names") {
      let view = header {
        $0.tags = ["Neu"]
        $0.labelItems = [FUILabelItem(text: "Wien")]
      }
      return try isStyled(
        view, by: "fdlFUITag { font-color: red; }", "fdlFUITag_title { font-color: red; }",
        "fdlFUITag { background-color: yellow; }", "fdlFUILabelItem { font-color: red; }",
        "fdlFUILabelItem_text { font-color: red; }")
    },
    PageClaim("`FUIColorStyle` counts from `primary1`, and `UIFont` can be copied") {
      let font: any NSCopying = UIFont.systemFont(ofSize: 12)
      return FUIColorStyle.primary1.rawValue == 0 && font.copy(with: nil) is UIFont
    },
  ]
}
