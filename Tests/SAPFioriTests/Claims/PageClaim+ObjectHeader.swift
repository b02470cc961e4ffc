import FioriRender
import SAPFiori

extension PageClaim {
  static let objectHeader: [PageClaim] = [
    PageClaim("an object header has its base class and can be copied") {
      let view: any FUIBaseHeaderView<FUIObjectHeaderView> & FUIContentCopyable = header()
      return view.subviews.isEmpty
    },
    PageClaim("the detail image has 44 × 44 points in both size classes") {
      let view = header { $0.detailImage = UIImage(named: "ProfilePic") }
      var wide = Environment()
      wide.width = 1024
      return try [Environment(), wide].allSatisfy {
        try parts(view, in: $0)["detailImage"]?.frame.size == Size(width: 44, height: 44)
      }
    },
    PageClaim("`detailImageSize` replaces the size; `nil` is the default") {
      let view = header { $0.detailImage = UIImage(named: "ProfilePic") }
      let isDefault = view.detailImageSize == nil
      view.detailImageSize = CGSize(width: 30, height: 60)
      return try isDefault && parts(view)["detailImage"]?.frame.size == Size(width: 30, height: 60)
    },
    PageClaim("each text property is the text of its label") {
      let view = header {
        $0.subheadlineText = "b"
        $0.bodyText = "c"
        $0.footnoteText = "d"
        $0.statusText = "e"
        $0.substatusText = "f"
        $0.descriptionText = "g"
      }
      let labels = [
        view.subheadlineLabel, view.bodyLabel, view.footnoteLabel, view.statusLabel,
        view.substatusLabel, view.descriptionLabel,
      ]
      return labels.map(\.text) == ["b", "c", "d", "e", "f", "g"]
    },
    PageClaim("each image property is the image of its view") {
      let image = FUIIconLibrary.analytics.trendUp
      let view = header {
        ($0.detailImage, $0.statusImage, $0.substatusImage) = (image, image, image)
      }
      let views = [view.detailImageView, view.statusImageView, view.substatusImageView]
      return views.allSatisfy { $0.image == image }
    },
    PageClaim("a header without a headline is drawn, with a warning") {
      let view = FUIObjectHeader()
      view.subheadlineText = "Auftrag 5"
      return try warns(view, "'headlineText' is missing")
    },
    PageClaim("there can be more than three tags") {
      let view = header { $0.tags = (1...5).map { FUITag(title: "Tag \($0)") } }
      return try svg(view) != svg(header { $0.tags = (1...3).map { FUITag(title: "Tag \($0)") } })
        && view.picture().diagnostics.isEmpty
    },
    PageClaim("there are up to six label items") {
      let items = (1...7).map { FUILabelItem(text: "Feld \($0)") }
      return try warns(header { $0.labelItems = items }, "at most 6 label items")
    },
    PageClaim("status and substatus images have 16 × 16 points") {
      let view = header { $0.statusImage = FUIIconLibrary.analytics.trendUp }
      return try parts(view)["statusImage"]?.frame.size == Size(width: 16, height: 16)
    },
    PageClaim("the substatus is below the status") {
      let shown = try parts(header { ($0.statusText, $0.substatusText) = ("Hoch", "Eilig") })
      guard let status = shown["status"]?.frame, let other = shown["substatus"]?.frame else {
        return false
      }
      return other.origin.y >= status.origin.y + status.size.height
    },
    PageClaim("a KPI replaces the status, which moves to the status row") {
      let view = header { $0.statusText = "Hoch" }
      let before = try parts(view)["status"]?.frame.origin.x ?? 0
      view.kpiView = kpi()
      let after = try parts(view)["status"]?.frame.origin.x ?? 0
      return after < before
    },
    PageClaim("the detail is on page 2 in compact width") {
      let view = header { $0.detailContentView = UIImageView(image: UIImage(named: "hogwarts")) }
      return try Renderer().drawing(of: view.figure()).pageCount == 2
    },
    PageClaim("the inner view has the color scheme") {
      let (view, other) = (header(), header { $0.backgroundColorScheme = .darkConstant })
      view._innerView.backgroundColorScheme = .darkConstant
      return try view.backgroundColorScheme == .darkConstant && svg(view) == svg(other)
    },
    PageClaim("setting the color scheme restores the colors of texts and background") {
      let view = header {
        $0.headlineLabel.textColor = .red
        $0.backgroundColor = .yellow
        $0.backgroundColorScheme = .darkConstant
      }
      return try svg(view) == svg(header { $0.backgroundColorScheme = .darkConstant })
    },
    PageClaim("setting the color scheme restores the colors of the dots") {
      let view = header {
        $0._innerView.pageControl.pageIndicatorTintColor = .red
        $0._innerView.backgroundColorScheme = .lightConstant
      }
      return view._innerView.pageControl.pageIndicatorTintColor == nil
    },
    PageClaim("colors that are set after the color scheme stay") {
      let dark = header { $0.backgroundColorScheme = .darkConstant }
      let plain = try svg(dark)
      dark.headlineLabel.textColor = .red
      let red = try svg(dark)
      dark.backgroundColor = .brown
      return try plain != red && svg(dark) != red
    },
    PageClaim("a scheme that is set to itself changes nothing") {
      let view = header { $0.headlineLabel.textColor = .red }
      let plain = try svg(view)
      view.backgroundColorScheme = view.backgroundColorScheme
      return try svg(view) == plain
    },
    PageClaim("`tint-color`, `background-color` and `background-color-scheme` style a header") {
      try isStyled(
        header { $0.statusImage = FUIIconLibrary.analytics.trendUp },
        by: "fdlFUIObjectHeader { tint-color: red; }",
        "fdlFUIObjectHeader { background-color: red; }",
        "fdlFUIObjectHeader { background-color-scheme: darkConstant; }")
    },
    PageClaim("each text class styles its label") {
      let view = header {
        ($0.subheadlineText, $0.bodyText, $0.footnoteText) = ("b", "c", "d")
        ($0.statusText, $0.substatusText, $0.descriptionText) = ("e", "f", "g")
        $0.labelItems = [FUILabelItem(text: "h")]
      }
      return try [
        "headlineLabel", "subheadlineLabel", "bodyLabel", "footnoteLabel", "descriptionLabel",
        "statusLabel", "substatusLabel", "labelItem_label", "statusView_statusLabel",
        "statusView_substatusLabel",
      ].allSatisfy { try isStyled(view, by: "fdlFUIObjectHeader_\($0) { font-color: red; }") }
    },
    PageClaim("each image class styles its image") {
      let icon = FUIIconLibrary.analytics.trendUp
      let view = header {
        ($0.detailImage, $0.statusImage, $0.substatusImage) = (icon, icon, icon)
        $0.labelItems = [FUILabelItem(text: "h", image: icon)]
      }
      return try [
        "detailImageView", "statusImageView", "substatusImageView", "labelItem_imageView",
      ]
      .allSatisfy { try isStyled(view, by: "fdlFUIObjectHeader_\($0) { tint-color: red; }") }
    },
    PageClaim("`tintColor` of an image view colors a template") {
      let view = header { $0.statusImage = FUIIconLibrary.analytics.trendUp }
      let plain = try svg(view)
      view.statusImageView.tintColor = .red
      return try svg(view) != plain
        && draws(
          view,
          #"{"type": "objectHeader", "headlineText": "Kühlturm 4", "statusImage": "builtin:trend-up", "statusImageColor": "red"}"#
        )
    },
    PageClaim("`version`, `statusLayout` and `ibDisplayTagsText` are properties") {
      let view = header {
        ($0.version, $0.statusLayout, $0.ibDisplayTagsText) = (.v1, .row, "never")
      }
      return view.version == .v1 && view.statusLayout == .row && view.tags.isEmpty
    },
  ]
}
