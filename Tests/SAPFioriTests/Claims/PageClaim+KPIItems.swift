import FioriRender
import SAPFiori

extension PageClaim {
  static let kpiItems: [PageClaim] = [
    PageClaim("KPIs and rings can be copied and selected") {
      let views: [any UIView & FUIContentCopyableView & FUIStateSelectable] = [kpi(), ring()]
      return views.count == 2
    },
    PageClaim("`FUIKPIViewItemStyle` has a case for each kind of item") {
      FUIKPIViewItemStyle.allCases == [.metric, .unit, .icon, .fraction]
    },
    PageClaim("fraction items are the parts of 56/100") {
      let items = ["56", "/", "100"].map { FUIKPIFractionItem(string: $0) }
      return try draws(
        kpi { $0.items = items },
        #"{"type": "kpiView", "items": [{"fraction": "56"}, {"fraction": "/"}, {"fraction": "100"}]}"#
      )
    },
    PageClaim("an item's own attributes are drawn") {
      let red = try svg(kpi { $0.items = [RedItem(string: "7")] })
      return red.contains("#FF0000") || red.contains("#f00")
    },
    PageClaim("`fdlFUIKPIView_textView` and `fdlFUIKPIView_captionLabel` style the parts") {
      let view = kpi { $0.captionlabel.text = "Netto" }
      return try isStyled(
        view, by: "fdlFUIKPIView { tint-color: red; }",
        "fdlFUIKPIView_textView { tint-color: red; }",
        "fdlFUIKPIView_captionLabel { font-color: red; }")
    },
    PageClaim("`tint-color-disabled` and `tint-color-highlighted` style the states") {
      try isStyled(kpi { $0.isEnabled = false }, by: "fdlFUIKPIView { tint-color-disabled: red; }")
        && isStyled(
          kpi { $0.isHighlighted = true }, by: "fdlFUIKPIView { tint-color-highlighted: red; }")
    },
    PageClaim("a large ring has 130 points, a small one 104; large is the default") {
      let sizes = try [ring(), ring { $0.chartSize = .small }].map {
        try Renderer().drawing(of: $0.figure()).pointSize.width - 2
      }
      return sizes == [130, 104]
    },
    PageClaim("a ring's `progress` fills it") {
      try draws(
        ring(),
        #"{"type": "kpiProgressView", "items": [{"metric": "27"}, {"unit": "%"}], "progress": 0.27}"#
      )
        && svg(ring { $0.progress = 0.5 }) != svg(ring())
    },
    PageClaim("a short caption is in the ring, a long one below it") {
      let heights = try ["Offen", String(repeating: "Prüfungen ", count: 4)].map { text in
        try Renderer().drawing(of: ring { $0.captionLabelText = text }.figure()).pointSize.height
      }
      return heights[0] == 132 && heights[1] > 140
    },
    PageClaim("`setTintColor(_:for:)` of a ring colors it") {
      try svg(ring { $0.setTintColor(.red, for: .normal) }) != svg(ring())
    },
    PageClaim("`setTextColor(_:for:)` colors the value and the caption of a ring") {
      let view = ring { $0.captionLabelText = "Offen" }
      let plain = try svg(view)
      view.setTextColor(.red, for: .normal)
      return try svg(view) != plain
    },
    PageClaim("`setTextColor(_:for:)` of a state colors that state") {
      let view = ring { $0.setTextColor(.red, for: .disabled) }
      let plain = try svg(view) == svg(ring())
      view.isEnabled = false
      return try plain && svg(view) != svg(ring { $0.isEnabled = false })
    },
    PageClaim("a color for the state selected is drawn when selected") {
      let view = kpi { $0.setTintColor(.red, for: .selected) }
      let plain = try svg(view) == svg(kpi())
      view.isSelected = true
      return try plain && svg(view) != svg(kpi { $0.isSelected = true })
    },
    PageClaim("`captionLabelText` is the text of `captionLabel`") {
      ring { $0.captionLabelText = "Offen" }.captionLabel.text == "Offen"
    },
    PageClaim("`progress-tint-color` and `track-tint-color` style a ring") {
      try isStyled(
        ring(), by: "fdlFUIKPIProgressView { progress-tint-color: red; }",
        "fdlFUIKPIProgressView { track-tint-color: red; }")
    },
    PageClaim("`tint-color`, `font-color` and `_captionLabel` style a ring") {
      try isStyled(
        ring { $0.captionLabelText = "Offen" }, by: "fdlFUIKPIProgressView { tint-color: red; }",
        "fdlFUIKPIProgressView { font-color: red; }",
        "fdlFUIKPIProgressView_captionLabel { font-color: red; }")
    },
    PageClaim("`tint-color-disabled` and `font-color-disabled` style a disabled ring") {
      try isStyled(
        ring { $0.isEnabled = false }, by: "fdlFUIKPIProgressView { tint-color-disabled: red; }",
        "fdlFUIKPIProgressView { font-color-disabled: red; }")
    },
    PageClaim("a KPI header shows four items and ignores the rest") {
      let items = (1...5).map { number in kpi { $0.items = [FUIKPIMetricItem(string: "\(number)")] }
      }
      let (all, four) = (FUIKPIHeader(), FUIKPIHeader())
      (all.items, four.items) = (items, Array(items.prefix(4)))
      return try svg(all) == svg(four) && warns(all, "at most 4 items")
    },
    PageClaim("rings come first in a KPI header") {
      let (header, sorted) = (FUIKPIHeader(), FUIKPIHeader())
      (header.items, sorted.items) = ([kpi(), ring()], [ring(), kpi()])
      return try svg(header) == svg(sorted)
    },
    PageClaim("small rings are ignored in a KPI header") {
      let (header, plain) = (FUIKPIHeader(), FUIKPIHeader())
      (header.items, plain.items) = ([kpi(), ring { $0.chartSize = .small }], [kpi()])
      return try svg(header) == svg(plain) && warns(header, "small rings")
    },
    PageClaim("items that do not fit are on further pages with dots") {
      let header = FUIKPIHeader()
      header.items = (1...4).map { _ in ring() }
      return try Renderer().drawing(of: header.figure()).pageCount == 2
    },
    PageClaim("a KPI header is dark, and its items can be disabled") {
      let header = FUIKPIHeader()
      header.items = [kpi { $0.isEnabled = false }]
      let view: FUIDrawingView = header
      return try header.colorScheme == .dark && !view.isHidden
        && draws(
          header,
          #"{"type": "kpiHeader", "items": [{"type": "kpiView", "items": [{"unit": "€"}, {"metric": "418"}], "isEnabled": false}]}"#
        )
    },
    PageClaim("the color scheme of a KPI resets its colors, so that it comes first") {
      let after = kpi {
        $0.colorScheme = .dark; $0.setTintColor(.yellow, for: .normal)
      }
      let before = kpi {
        $0.setTintColor(.yellow, for: .normal); $0.colorScheme = .dark
      }
      let plain = try svg(kpi { $0.colorScheme = .dark })
      return try svg(before) == plain && svg(after) != plain
    },
    PageClaim("a header whose items do not suit its background in a look is warned about") {
      let header = FUIKPIHeader()
      header.items = [kpi { $0.colorScheme = .dark }]
      var environment = Environment()
      environment.generation = .horizon
      return try header.picture(in: environment).diagnostics
        .contains { $0.message.contains("is for a dark background") }
    },
    PageClaim("`fdlFUIKPIHeader_background` and `_kpiView` style a KPI header") {
      let header = FUIKPIHeader()
      header.items = [kpi()]
      return try isStyled(
        header, by: "fdlFUIKPIHeader_background { background-color: red; }",
        "fdlFUIKPIHeader_kpiView { tint-color: red; }")
    },
    PageClaim("all views with items take a provider of attributes, which they share") {
      let views: [any FUIKPIAttributesConsumer] = [
        kpi(), ring(), FUIObjectHeaderChartView(), FUIKPICardCollectionViewCell(),
      ]
      let provider = ClaimProvider()
      views.forEach { $0.attributesProvider = provider }
      return views.allSatisfy { $0.attributesProvider === provider }
    },
    PageClaim("a provider has a color for each style of items") {
      let text = try svg(kpi { $0.attributesProvider = ClaimProvider() })
      return text.contains("#FF0000") && text.contains("#0000FF")
    },
  ]
}

/// A metric with a color of its own.
private final class RedItem: FUIKPIMetricItem {
  override var attributedString: NSAttributedString {
    NSAttributedString(string: string, attributes: [.foregroundColor: UIColor.red])
  }
}
