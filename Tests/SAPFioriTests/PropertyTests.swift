import FioriRender
import Foundation
import SAPFiori
import Testing

@testable import TestSupport

/// A view of the SDK with a property set, and the description that says the same.
struct PropertyCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @MainActor @Sendable () -> UIView
  let json: String

  init(_ name: String, _ json: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
    testDescription = name
    self.make = make
    self.json = json
  }

  static let all = kpi + rings + headers + details + cards

  private static let kpi = [
    PropertyCase(
      "font and color of a label",
      kpi(
        #""caption": {"text": "Net", "font": {"style": "footnote"}, "color": "red", "numberOfLines": 1, "alignment": "trailing"}"#
      )
    ) {
      kpi {
        $0.captionlabel.text = "Net"
        $0.captionlabel.font = .preferredFioriFont(forTextStyle: .footnote)
        $0.captionlabel.textColor = .red
        $0.captionlabel.numberOfLines = 1
        $0.captionlabel.textAlignment = .right
      }
    },
    PropertyCase(
      "attributedText of a label",
      kpi(
        #""caption": [{"text": "Net ", "kern": 2}, {"text": "sales", "color": "blue", "font": {"size": 20, "weight": "bold"}, "baselineOffset": 3}]"#
      )
    ) {
      kpi {
        let text = NSMutableAttributedString(string: "Net ", attributes: [.kern: 2])
        text.append(
          NSAttributedString(
            string: "sales",
            attributes: [
              .foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 20),
              .baselineOffset: 3.0,
            ]))
        $0.captionlabel.attributedText = text
      }
    },
    PropertyCase("text replaces attributedText", kpi(#""caption": "Net""#)) {
      kpi {
        $0.captionlabel.attributedText = NSAttributedString(
          string: "Net sales", attributes: [.foregroundColor: UIColor.red])
        $0.captionlabel.text = "Net"
      }
    },
    PropertyCase("a hidden label", kpi(#""isEnabled": true"#)) {
      kpi {
        $0.captionlabel.text = "Net"
        $0.captionlabel.isHidden = true
      }
    },
    PropertyCase("tintColor is that of the state normal", kpi(##""tintColor": "#336699""##)) {
      kpi { $0.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }
    },
    PropertyCase("colorScheme removes the colors", kpi(#""colorScheme": "dark""#)) {
      kpi {
        $0.setTintColor(.red, for: .normal)
        $0.colorScheme = .darkConstant
      }
    },
    PropertyCase(
      "a color for a state", kpi(#""isEnabled": false, "tintColor": {"disabled": "negative"}"#)
    ) {
      kpi {
        $0.isEnabled = false
        $0.setTintColor(.preferredFioriColor(forStyle: .negative), for: .disabled)
      }
    },
    PropertyCase("applyTintColor", kpi(#""isHighlighted": true"#)) {
      kpi { $0.applyTintColor(forState: .highlighted) }
    },
    PropertyCase("isSelected", kpi(#""isSelected": true"#)) { kpi { $0.isSelected = true } },
    PropertyCase("a provider's color", kpi(#""tintColor": "positive""#)) {
      kpi { $0.attributesProvider = ColorProvider.shared }
    },
    PropertyCase("no items", #"{"type": "kpiView", "items": [], "caption": "Net"}"#) {
      let view = FUIKPIView()
      view.captionlabel.text = "Net"
      return view
    },
  ]

  private static let rings = [
    PropertyCase(
      "setTextColor",
      #"{"type": "kpiProgressView", "items": [{"metric": "33"}], "progress": 0.5, "textColor": "red"}"#
    ) {
      let view = FUIKPIProgressView()
      view.items = [FUIKPIMetricItem(string: "33")]
      view.progress = 0.5
      view.setTextColor(.red, for: .normal)
      return view
    }
  ]

  private static let headers = [
    PropertyCase(
      "a nil, a small ring and a fifth KPI in a header",
      #"{"type": "kpiHeader", "page": 2, "interItemSpacing": 20, "isItemOrderForced": true, "items": [{"type": "kpiProgressView", "chartSize": "small", "items": []}, \#(five)]}"#
    ) {
      let ring = FUIKPIProgressView()
      ring.chartSize = .small
      let header = FUIKPIHeader()
      header.items =
        [nil, ring]
        + (1...5).map { number in
          let view = FUIKPIView()
          view.items = [FUIKPIMetricItem(string: "\(number)")]
          return view
        }
      header.interItemSpacing = 20
      header.isItemOrderForced = true
      header.pageControl.currentPage = 1
      return header
    },
    PropertyCase(
      "all texts of an object header",
      #"{"type": "objectHeader", "version": "v1", "headlineText": "A", "subheadlineText": "B", "bodyText": "C", "footnoteText": "D", "descriptionText": "E", "statusText": "F", "substatusText": "G", "detailImageSize": {"width": 60, "height": 50}, "detailImage": "builtin:trend-up", "statusImage": "builtin:trend-down"}"#
    ) {
      let header = FUIObjectHeader()
      header.version = .v1
      header.headlineText = "A"
      header.subheadlineText = "B"
      header.bodyText = "C"
      header.footnoteText = "D"
      header.descriptionText = "E"
      header.statusText = "F"
      header.substatusText = "G"
      header.detailImageSize = CGSize(width: 60, height: 50)
      header.detailImage = FUIIconLibrary.analytics.trendUp
      header.statusImage = FUIIconLibrary.analytics.trendDown
      header.ibDisplayTagsText = "never drawn"
      return header
    },
    PropertyCase(
      "a chart as detail",
      #"{"type": "objectHeader", "headlineText": "A", "statusLayout": "row", "page": 2, "tags": [{"title": "T", "fillColor": "red", "colorScheme": "dark"}], "detailContentView": {"title": "Sales", "subtitle": "Q3", "kpiItems": [{"metric": "5"}], "trend": "2 %", "chartView": {"chartType": "column", "series": [{"values": [1, 3, 2]}]}}}"#
    ) {
      let header = FUIObjectHeader()
      header.headlineText = "A"
      header.statusLayout = .row
      header._innerView.pageControl.currentPage = 1
      let tag: FUITag = "T"
      tag.fillColor = .red
      tag.colorScheme = .dark
      header.tags = [tag]
      let chart = FUIObjectHeaderChartView()
      chart.title.text = "Sales"
      chart.subtitle.text = "Q3"
      chart.kpiItems = [FUIKPIMetricItem(string: "5")]
      chart.trend.text = "2 %"
      chart.chartView.chartType = .column
      chart.chartView.dataSource = SampleData([[1, 3, 2]])
      header.detailContentView = chart
      return header
    },
  ]

  private static let details = [
    detail("a KPI as detail", #"{"type": "kpiView", "items": [{"metric": "5"}]}"#) {
      let view = FUIKPIView()
      view.items = [FUIKPIMetricItem(string: "5")]
      return view
    },
    detail("a ring as detail", #"{"type": "kpiProgressView", "items": [], "progress": 0.5}"#) {
      let view = FUIKPIProgressView()
      view.progress = 0.5
      return view
    },
    detail("a plain chart as detail", #"{"type": "chartView", "series": [{"values": [1, 3, 2]}]}"#)
    {
      let view = FUIChartView()
      view.dataSource = SampleData([[1, 3, 2]])
      return view
    },
    detail("a view inside two views", #"{"type": "kpiView", "items": [{"metric": "5"}]}"#) {
      let view = FUIKPIView()
      view.items = [FUIKPIMetricItem(string: "5")]
      return [UIView(), UIView()].reduce(view) { inner, outer in
        outer.addSubview(inner)
        return outer
      }
    },
  ]

  /// A header on the page of its detail.
  private static func detail(
    _ name: String, _ json: String, _ make: @escaping @MainActor @Sendable () -> UIView
  ) -> PropertyCase {
    PropertyCase(
      name,
      #"{"type": "objectHeader", "headlineText": "A", "page": 2, "detailContentView": \#(json)}"#
    ) {
      let header = FUIObjectHeader()
      header.headlineText = "A"
      header._innerView.pageControl.currentPage = 1
      header.detailContentView = make()
      return header
    }
  }

  private static let cards = [
    PropertyCase(
      "a chart without a source",
      #"{"type": "chartCard", "title": "T", "chartView": {"series": []}}"#
    ) {
      let cell = FUIChartCardCollectionViewCell()
      cell.title.text = "T"
      return cell
    },
    PropertyCase(
      "attributed texts of a card",
      #"{"type": "kpiCard", "title": "T", "isHighlighted": true, "titleAttributedText": [{"text": "U", "color": "red"}], "kpiAttributedText": [{"text": "5", "color": "blue"}]}"#
    ) {
      let cell = FUIKPICardCollectionViewCell()
      cell.title.text = "T"
      cell.isHighlighted = true
      cell.titleAttributedText = NSAttributedString(
        string: "U", attributes: [.foregroundColor: UIColor.red])
      cell.kpiAttributedText = NSAttributedString(
        string: "5", attributes: [.foregroundColor: UIColor.blue])
      return cell
    },
    PropertyCase(
      "a bubble chart",
      #"{"type": "chartView", "chartType": "bubble", "numberOfGridlines": 4, "numericAxis": {"explicitMax": 9}, "series": [{"values": [{"x": 1, "y": 1, "size": 1}, {"x": 2, "y": 2, "size": 2}], "color": "chart3"}]}"#
    ) {
      let chart = FUIChartView()
      chart.chartType = .bubble
      chart.numberOfGridlines = 4
      chart.numericAxis.explicitMax = 9
      chart.series.colors = [.preferredFioriColor(forStyle: .chart3)]
      chart.dataSource = SampleData([[1, 2]])
      return chart
    },
  ]

  private static let five = (1...5).map {
    #"{"type": "kpiView", "items": [{"metric": "\#($0)"}]}"#
  }.joined(separator: ", ")

  private static func kpi(_ keys: String) -> String {
    #"{"type": "kpiView", "items": [{"metric": "56"}, {"unit": "k"}], \#(keys)}"#
  }

  @MainActor
  private static func kpi(_ change: (FUIKPIView) -> Void) -> UIView {
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "56"), FUIKPIUnitItem(string: "k")]
    change(view)
    return view
  }
}

/// A provider that only has a color.
private final class ColorProvider: FUIKPIAttributesProvider, Sendable {
  static let shared = ColorProvider()

  func tintAttributes(
    for style: FUIKPIViewItemStyle, state: UIControlState
  ) -> [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.preferredFioriColor(forStyle: .positive)]
  }
}

/// Each property reaches the view that is drawn.
@MainActor
struct PropertyTests {
  @Test(arguments: PropertyCase.all)
  func `a property is drawn as its description`(property: PropertyCase) throws {
    let document = Document(json: Array(#"{"view": \#(property.json)}"#.utf8))
    expect(document.diagnostics.map(\.message), is: [])
    let renderer = try Renderer()
    let figure = try #require(document.figures.first)
    let bytes = try renderer.data(of: renderer.drawing(of: figure), as: .png)
    #expect(try property.make().png() == Data(bytes))
  }

  @Test func `the frame is the size of the picture`() throws {
    let view = FUIKPIView(frame: CGRect(x: 5, y: 5, width: 120, height: 80))
    view.items = [FUIKPIMetricItem(string: "5")]
    let drawing = try Renderer().drawing(of: view.figure())
    expect(drawing.pointSize, is: Size(width: 120, height: 80))
  }

  @Test func `the environment has the other traits`() throws {
    var environment = Environment()
    environment.generation = .horizon
    let view = FUIKPIView()
    view.items = [FUIKPIMetricItem(string: "5")]
    let native = KPIView(items: [.metric("5")])
    #expect(
      try view.png(scale: 2, in: environment) == Data(Renderer().png(of: native, in: environment)))
  }

  @Test func `a provider's fonts and kerning replace the look's`() throws {
    let view = FUIKPIView()
    view.items = [FUIKPIUnitItem(string: "$"), FUIKPIMetricItem(string: "56")]
    view.attributesProvider = LargeProvider.shared
    var parts = [try Renderer().drawing(of: view.figure()).report.root]
    while let outer = parts.firstIndex(where: { !$0.children.isEmpty }) {
      parts.replaceSubrange(outer...outer, with: parts[outer].children)
    }
    expect(parts.map(\.fontSize), is: [28, 60])
    let gap = try #require(parts.last).frame.origin.x - parts[0].frame.size.width
    #expect(abs(gap - parts[0].frame.origin.x - 20) < 0.01)
  }

  @Test(arguments: Environment.Generation.allCases)
  func `an empty provider changes nothing`(generation: Environment.Generation) throws {
    var environment = Environment()
    environment.generation = generation
    for view in providedViews {
      let plain = try view.png(in: environment)
      (view as? any FUIKPIAttributesConsumer)?.attributesProvider = EmptyProvider.shared
      #expect(try view.png(in: environment) == plain, "\(type(of: view))")
    }
  }

  /// A view of each kind that has KPI items.
  private var providedViews: [UIView] {
    let items: [any FUIKPIViewItem] = [
      FUIKPIFractionItem(string: "5.5"), FUIKPIFractionItem(string: "/"),
      FUIKPIFractionItem(string: "8"), FUIKPIUnitItem(string: "k"),
    ]
    let kpi = FUIKPIView()
    let ring = FUIKPIProgressView()
    let headerChart = FUIObjectHeaderChartView()
    headerChart.title.text = "T"
    let cards = [
      FUIChartCardCollectionViewCell(), FUIKPICardCollectionViewCell(),
      FUIKPIProgressCardCollectionViewCell(),
    ]
    cards.forEach { $0.title.text = "T" }
    for view in [kpi, ring] as [any FUIKPIContainer] { view.items = items }
    for view in [headerChart] + cards as [any FUIKPIComponent] { view.kpiItems = items }
    return [kpi, ring, headerChart] + cards
  }

  @Test func `a card takes a provider's font`() throws {
    let card = FUIKPICardCollectionViewCell()
    card.title.text = "T"
    card.kpiItems = [FUIKPIMetricItem(string: "56")]
    card.attributesProvider = LargeProvider.shared
    let json = try Renderer().drawing(of: card.figure()).report.json
    #expect(json.contains(#""fontSize": 60"#))
  }

  @Test func `a builder joins the texts of items`() {
    let builder = FUIKPIAttributedStringBuilder(
      items: [
        FUIKPIUnitItem(string: "$"), FUIKPIIconItem(icon: nil), FUIKPIFractionItem(string: "5"),
      ], attributesProvider: LargeProvider.shared)
    let text = builder.attributedString()
    expect(text.string, is: "$5")
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == nil)
  }

  @Test func `the SDK's colors equal the palettes'`() {
    let unknown = FUIColorStyle.allCases.filter { !Palette.knows(ColorStyle(rawValue: $0.name)) }
    expect(unknown.map(\.name), is: [])
    expect(FUIColorStyle.primary1.rawValue, is: 0)
  }
}

/// A provider of nothing.
private final class EmptyProvider: FUIKPIAttributesProvider, Sendable {
  static let shared = EmptyProvider()
}

/// A provider of a font and a space.
private final class LargeProvider: FUIKPIAttributesProvider, Sendable {
  static let shared = LargeProvider()

  func defaultAttributes(for style: FUIKPIViewItemStyle) -> [NSAttributedString.Key: Any] {
    style == .metric ? [.font: UIFont.systemFont(ofSize: 60)] : [:]
  }

  func kerningAttribute(
    for kerning: FUIKPIView.LeadingItemKerning
  ) -> [NSAttributedString.Key: Any] { kerning == .default ? [.kern: 20] : [:] }
}
