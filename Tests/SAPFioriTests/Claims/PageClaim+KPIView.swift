import FioriRender
import SAPFiori

extension PageClaim {
  static let kpiView: [PageClaim] = [
    PageClaim("a KPI view is a `NibDesignableControl` with four protocols") {
      let view: any UIView & FUIStateTintable & FUIStateTintableImplementation & FUIKPIContainer =
        kpi()
      return view is NibDesignableControl
    },
    PageClaim("metric, unit and icon items implement `FUIKPIViewItem`") {
      let items: [any FUIKPIViewItem] = [
        FUIKPIMetricItem(string: "1"), FUIKPIUnitItem(string: "k"), FUIKPIIconItem(icon: nil),
      ]
      return items.map(\.style) == [.metric, .unit, .icon]
    },
    PageClaim("items are drawn in their order") {
      try draws(
        kpi { $0.items?.append(FUIKPIUnitItem(string: "k")) },
        #"{"type": "kpiView", "items": [{"unit": "€"}, {"metric": "418"}, {"unit": "k"}]}"#)
    },
    PageClaim("a third unit on a side is too many") {
      try warns(
        kpi {
          $0.items = Array(repeating: FUIKPIUnitItem(string: "k"), count: 3) + ($0.items ?? [])
        },
        "more than two units are before the metric")
    },
    PageClaim("an icon has 32 × 32 points") {
      let view = kpi { $0.items = [FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp)] }
      return try parts(view)["icon"]?.frame.size == Size(width: 32, height: 32)
    },
    PageClaim("an icon is to the left of the metric only") {
      try warns(
        kpi { $0.items?.append(FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp)) },
        "icons only before it")
    },
    PageClaim("units are to the right of a metric with an icon") {
      let view = kpi {
        $0.items = [
          FUIKPIIconItem(icon: FUIIconLibrary.analytics.trendUp), FUIKPIMetricItem(string: "37"),
          FUIKPIUnitItem(string: "k"),
        ]
      }
      return try view.picture().diagnostics.isEmpty
    },
    PageClaim("the caption is optional and below the items") {
      let view = kpi { $0.captionlabel.text = "Netto" }
      let shown = try parts(view)
      guard let value = shown["metric"]?.frame, let caption = shown["caption"]?.frame else {
        return false
      }
      return try caption.origin.y >= value.origin.y && svg(view) != svg(kpi())
    },
    PageClaim("a caption wraps to two lines of at most 216 points") {
      let view = kpi {
        $0.captionlabel.text = String(repeating: "Bestellungen dieses Monats ", count: 9)
      }
      guard let frame = try parts(view)["caption"]?.frame else { return false }
      return frame.size.width <= 216 && frame.size.height > 30 && frame.size.height < 50
    },
    PageClaim("`setTintColor(_:for:)` colors the state normal") {
      try svg(kpi { $0.setTintColor(.red, for: .normal) }) != svg(kpi())
    },
    PageClaim("`setTintColor(_:for:)` colors the state disabled") {
      let view = kpi { $0.setTintColor(.red, for: .disabled) }
      let plain = try svg(view) == svg(kpi())
      view.isEnabled = false
      return try plain && svg(view) != svg(kpi { $0.isEnabled = false })
    },
    PageClaim("`setTintColor(_:for:)` colors the state highlighted") {
      let view = kpi { $0.setTintColor(.red, for: .highlighted) }
      let plain = try svg(view) == svg(kpi())
      view.isHighlighted = true
      return try plain && svg(view) != svg(kpi { $0.isHighlighted = true })
    },
    PageClaim("`tintColor` is the color of the state normal") {
      let view = kpi { $0.tintColor = .purple }
      return try svg(view) == svg(kpi { $0.setTintColor(.purple, for: .normal) })
        && view.tintColorForState == [.normal: .purple]
    },
    PageClaim("without a color, the color scheme is applied") {
      try svg(kpi { $0.colorScheme = .dark }) != svg(kpi { $0.colorScheme = .light })
    },
    PageClaim("`_isTintColorOverridden` says whether a color has been set") {
      let view = kpi { $0.tintColor = .red }
      let isSet = view._isTintColorOverridden
      view.colorScheme = .dark
      return isSet && !view._isTintColorOverridden && view.tintColorForState.isEmpty
    },
    PageClaim("`init(frame:)` takes the size of the picture") {
      let view = FUIKPIView(frame: CGRect(x: 0, y: 0, width: 140, height: 90))
      view.items = [FUIKPIMetricItem(string: "4")]
      return try Renderer().drawing(of: view.figure()).pointSize == Size(width: 140, height: 90)
    },
    PageClaim("changes of an array that has been set are not followed") {
      var items: [any FUIKPIViewItem] = [FUIKPIMetricItem(string: "4")]
      let view = kpi { $0.items = items }
      let drawn = try svg(view)
      items.append(FUIKPIUnitItem(string: "k"))
      return try items.count == 2 && svg(view) == drawn
    },
    PageClaim("`applyTintColor(forState:)` draws a state") {
      try svg(kpi { $0.applyTintColor(forState: .disabled) }) == svg(kpi { $0.isEnabled = false })
    },
    PageClaim("kernings are named none, default, repeatingFraction and repeatingUnit") {
      try FUIKPIView.LeadingItemKerning.allCases
        == [.none, .default, .repeatingFraction, .repeatingUnit]
        && svg(kpi { $0.attributesProvider = ClaimProvider(kern: 30) }) != svg(kpi())
    },
  ]
}

/// A provider of a space before items, and of a color for each style.
final class ClaimProvider: FUIKPIAttributesProvider, Sendable {
  private let space: Int

  init(kern: Int = 0) { space = kern }

  func tintAttributes(
    for style: FUIKPIViewItemStyle, state: UIControlState
  ) -> [NSAttributedString.Key: Any] {
    space == 0 ? [.foregroundColor: style == .unit ? UIColor.red : UIColor.blue] : [:]
  }

  func kerningAttribute(
    for kerning: FUIKPIView.LeadingItemKerning
  ) -> [NSAttributedString.Key: Any] {
    kerning == .default && space > 0 ? [.kern: space] : [:]
  }
}
