public import FioriBasics
public import FioriCharts
public import FioriKPI
import FioriLayout
public import FioriLowering
public import FioriModel

/// The header of an object's page: its name, its state and its identifying details.
///
/// The SAPFiori counterpart is `FUIObjectHeader`.
public struct ObjectHeader: Component {
  /// The view type, `objectHeader`.
  public static let typeName = "objectHeader"

  /// The layout version.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// The layout of the SDK up to version 8, without label items and without a KPI.
    case v1
    /// The layout of the SDK since version 9.
    case v2
  }

  /// The layout of status and substatus in ``Version/v2``.
  public enum StatusLayout: String, Hashable, Sendable, CaseIterable {
    /// Stacked at the headline's end.
    case stacked
    /// On one line at the headline's end.
    case inline
    /// On a separate line below the tags.
    case row
  }

  /// The edge of the detail image at which the parts below the headlines start.
  ///
  /// The counterpart in SAP's SwiftUI library is `ObjectHeaderAdditionalInfoAlignment`.
  public enum AdditionalInfoAlignment: String, Hashable, Sendable, CaseIterable {
    /// Past the trailing edge of the image, below the headlines.
    case trailing
    /// At the leading edge of the image, which is the header's, below the image.
    case leading
  }

  // MARK: Texts

  // key: .fioriText, examples: ["Inspect Electric Pump Motor"]
  // sdk: headlineText; headlineLabel (an object for font and color)
  /// The headline, the name of the object; `nil` for none, which is a warning.
  public var headlineText: Text?

  // key: .fioriText, examples: ["Job 819701"]
  // sdk: subheadlineText; subheadlineLabel (an object for font and color)
  /// The subheadline, below the headline; `nil` for none.
  public var subheadlineText: Text?

  // MARK: Tags and label items

  // key: .array(of: .tag), examples: [["Started", "PM01"]]
  // sdk: tags; ibDisplayTagsText (never drawn in the SDK)
  /// The tags below the headlines, on as many lines as they need.
  public var tags: [Tag] = []

  // key: .array(of: .labelItem), examples: [[["text": "Los Altos, CA", "image":
  //   "builtin:location"]]]
  // sdk: labelItems
  /// Up to six facts with icons, in at most two rows.
  public var labelItems: [LabelItem] = []

  // MARK: Texts

  // key: .fioriText, examples: ["Due on 12/31/2022"]
  // sdk: bodyText; bodyLabel (an object for font and color)
  /// The body text, below the tags; `nil` for none.
  public var bodyText: Text?

  // key: .fioriText, examples: ["Changed yesterday"]
  // sdk: footnoteText; footnoteLabel (an object for font and color)
  /// The footnote, below the body; `nil` for none.
  public var footnoteText: Text?

  // key: .fioriText, examples: ["The temperature sensor predicts a failure in four days."]
  // sdk: descriptionText; descriptionLabel (an object for font and color)
  /// The description, a longer text; `nil` for none.
  public var descriptionText: Text?

  // MARK: Status

  // key: .fioriText, examples: ["High"]
  // sdk: statusText; statusLabel (an object for font and color)
  /// The status, at the trailing end of the headline; `nil` for none.
  public var statusText: Text?

  // key: .image, examples: ["builtin:warning"]
  // sdk: statusImage; statusImageView
  /// The status image, 16 × 16 points; template images use the status color. `nil` for none.
  public var statusImage: Image?

  // key: .color, default: .text("from a style sheet, else the status text's"), examples:
  //   ["negativeLabel"]
  // sdk: *statusImageView.tintColor
  /// The color of a status image that is a template; `nil` for the color of style sheets, or else
  /// of the status text.
  public var statusImageColor: Color?

  // key: .fioriText, examples: ["Overdue"]
  // sdk: substatusText; substatusLabel (an object for font and color)
  /// A second status; `nil` for none.
  public var substatusText: Text?

  // key: .image, examples: ["builtin:warning"]
  // sdk: substatusImage; substatusImageView
  /// The substatus image, 16 × 16 points; template images use the substatus color. `nil` for none.
  public var substatusImage: Image?

  // key: .color, default: .text("from a style sheet, else the substatus text's"), examples:
  //   ["criticalLabel"]
  // sdk: *substatusImageView.tintColor
  /// The color of a substatus image that is a template; `nil` for the color of style sheets, or
  /// else of the substatus text.
  public var substatusImageColor: Color?

  // MARK: Other content

  // key: .image, examples: ["icons/pump.svg"]
  // sdk: detailImage; detailImageView
  /// The image of the object before the texts, scaled into a box with rounded corners; `nil` for
  /// none.
  public var detailImage: Image?

  // key: .size, default: .text("44 × 44 points; in version v1, 45 in compact and 70 in regular"),
  //   examples: [["width": 60, "height": 60]]
  // sdk: detailImageSize
  /// The size of the detail image's box. If `nil`, 44 × 44; in ``Version/v1``, 45 in compact and 70
  /// in regular width.
  public var detailImageSize: Size?

  // key: .choice("content mode"), default: .text("fill for a PNG or JPEG without transparency, fit
  //   for icons and other images"), examples: ["fill"]
  // sdk: *detailImageView.contentMode
  /// How the detail image is scaled into its box: fill covers it and cuts off what lies outside,
  /// fit shows all of the image; built-in icons are always fitted. If `nil`, pictures fill it and
  /// icons are fitted: a PNG or JPEG without transparency is a picture, anything else an icon.
  public var detailImageContentMode: ImageContentMode?

  // key: .color, default: .text("from a style sheet, else tintColor"), examples: ["negativeLabel"]
  // sdk: *detailImageView.tintColor
  /// The color of a detail image that is a template; `nil` for the color of style sheets, or else
  /// the palette's tint color.
  public var detailImageColor: Color?

  // key: .kpiView, examples: [["items": [["metric": "294"]], "caption": "Sales"]]
  // sdk: kpiView
  /// A KPI in place of the status, which moves to its own line; `nil` for none.
  public var kpiView: KPIView?

  // key: .objectHeaderDetail, examples: ["builtin:trend-up", ["type": "kpiProgressView", "items":
  //   [["metric": "64"], ["unit": "%"]], "progress": 0.64]]
  // sdk: detailContentView (a header's chart, a KPI, a ring, a chart or an image)
  /// A number with a small chart, an image, a KPI view, a ring or a chart: on the second page in
  /// compact, in the middle in regular. Without a type, a number with a small chart. `nil` for
  /// none.
  public var detailContentView: ObjectHeaderDetail?

  // MARK: Layout

  // key: .backgroundColorScheme, default: .text("from a style sheet, else device")
  // sdk: backgroundColorScheme
  /// The color scheme of the background. If `nil`, the one of style sheets, or else of the interface.
  public var backgroundColorScheme: ColorScheme?

  // key: .choice("status layout")
  // sdk: statusLayout
  /// The position of status and substatus: below each other (stacked) or on one line (inline) at
  /// the trailing end of the headline, or on their own line below the tags (row).
  public var statusLayout: StatusLayout = .stacked

  // key: .choice("alignment")
  /// The edge of the detail image at which tags and the texts below them start: past its trailing
  /// edge, below the headlines (trailing), or at its leading edge, below the image (leading).
  public var additionalInfoAlignment: AdditionalInfoAlignment = .trailing

  // key: .choice("version")
  // sdk: version
  /// The layout version: the SDK's from version 9 on (v2), or the one before (v1).
  public var version: Version = .v2

  // key: .integer(from: 0, to: 100), default: 0, examples: [1]
  // sdk: numberOfTagLines
  /// The maximum number of tag lines, the last of which shows how many tags are hidden; 0:
  /// unlimited. `nil` also means no limit.
  public var numberOfTagLines: Int?

  // key: .integer(from: 0, to: 100), default: 0, examples: [2]
  /// The number of label items to draw, up to six; 0: six. `nil` also means six.
  public var numberOfLabelItems: Int?

  // MARK: Pages and state

  // key: .pageControl, default: .text("depends on the generation")
  // sdk: _innerView (its `pageControl`; `currentPage` is `page`, from 1); *_innerView.pageControl
  /// The colors of the page control.
  public var pageControl = PageControl()

  // key: page
  // sdk: *_innerView.pageControl.currentPage as page
  /// The page to draw, starting at 1.
  public var page: Int = 1

  // key splitPercent: ignored(.anyNumber, example: 0.5)
  // key isApplyingSplitPercent: ignored(.bool, example: true)
  // key: isLoading
  /// Whether the header is loading; drawn as blocks.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the header.
  public var styleClass: [StyleClass] = []

  /// The background in place of the look's; `nil` for the value of style sheets, or else of the
  /// look.
  package var backgroundColor: Color?
  /// The color of template images without a color of their own; `nil` for the value of style
  /// sheets, or else of their text.
  package var tintColor: Color?

  // init: …
  /// Creates a header with texts and the SDK's defaults for all other properties.
  public init(
    headlineText: Text? = nil,
    subheadlineText: Text? = nil,
    tags: [Tag] = [],
    labelItems: [LabelItem] = [],
    bodyText: Text? = nil,
    footnoteText: Text? = nil,
    descriptionText: Text? = nil,
    statusText: Text? = nil,
    statusImage: Image? = nil,
    statusImageColor: Color? = nil,
    substatusText: Text? = nil,
    substatusImage: Image? = nil,
    substatusImageColor: Color? = nil,
    detailImage: Image? = nil,
    detailImageSize: Size? = nil,
    detailImageContentMode: ImageContentMode? = nil,
    detailImageColor: Color? = nil,
    kpiView: KPIView? = nil,
    detailContentView: ObjectHeaderDetail? = nil,
    backgroundColorScheme: ColorScheme? = nil,
    statusLayout: StatusLayout = .stacked,
    additionalInfoAlignment: AdditionalInfoAlignment = .trailing,
    version: Version = .v2,
    numberOfTagLines: Int? = nil,
    numberOfLabelItems: Int? = nil,
    pageControl: PageControl = PageControl(),
    page: Int = 1,
    isLoading: Bool = false,
    styleClass: [StyleClass] = []
  ) {
    self.headlineText = headlineText
    self.subheadlineText = subheadlineText
    self.tags = tags
    self.labelItems = labelItems
    self.bodyText = bodyText
    self.footnoteText = footnoteText
    self.descriptionText = descriptionText
    self.statusText = statusText
    self.statusImage = statusImage
    self.statusImageColor = statusImageColor
    self.substatusText = substatusText
    self.substatusImage = substatusImage
    self.substatusImageColor = substatusImageColor
    self.detailImage = detailImage
    self.detailImageSize = detailImageSize
    self.detailImageContentMode = detailImageContentMode
    self.detailImageColor = detailImageColor
    self.kpiView = kpiView
    self.detailContentView = detailContentView
    self.backgroundColorScheme = backgroundColorScheme
    self.statusLayout = statusLayout
    self.additionalInfoAlignment = additionalInfoAlignment
    self.version = version
    self.numberOfTagLines = numberOfTagLines
    self.numberOfLabelItems = numberOfLabelItems
    self.pageControl = pageControl
    self.page = page
    self.isLoading = isLoading
    self.styleClass = styleClass
  }

  /// Ignored, as in the SDK: the content determines the widths.
  @available(*, deprecated, message: "The content decides the widths; remove it.")
  // sdk: splitPercent (ignored)
  public var splitPercent: Double? {
    get { nil }
    set {}
  }

  /// Ignored, as in the SDK: the content determines the widths.
  @available(*, deprecated, message: "The content decides the widths; remove it.")
  // sdk: isApplyingSplitPercent (ignored)
  public var isApplyingSplitPercent: Bool? {
    get { nil }
    set {}
  }

  /// The views directly inside this one.
  public var parts: [any Component] {
    let parts: [(any Component)?] = [kpiView, detailContentView?.view]
    return parts.compactMap(\.self)
  }

  /// Lowers the header to a page of parts on its background; while loading, to blocks in place of
  /// its own texts or of the SDK's sample texts (Docs/sources/headers.md#loading).
  public func lowered(in context: LoweringContext) -> LoweredView {
    let style = ObjectHeaderStyle(self, in: context)
    let inner = context.inside(at: DescriptionPath(), on: style.background)
      .on(.header(style.decoration.fill))
    let builder = ObjectHeaderBuilder(isLoading ? loadingSample : self, style, in: inner)
    let text = ObjectHeaderAccessibilityText(builder: builder)
    return LoweredView(
      element: .box(
        BoxElement(
          content: .pages(pages(of: builder, in: context)), width: context.screenWidth,
          decoration: style.decoration, kind: Self.typeName)),
      findings: builder.findings.filter { !isLoading || $0.severity == .error },
      accessibilityText: isLoading
        ? .whole(.loading(in: context.phrases))
        : .paged(title: text.title, items: text.pages, always: []))
  }

  private func pages(
    of builder: ObjectHeaderBuilder, in context: LoweringContext
  ) -> PagesElement {
    let (theme, background) = (context.theme, builder.style.background)
    var control = pageControl.element(
      in: theme, on: background, topSpace: builder.metrics.pageControlSpacing)
    var pages = builder.pages
    if isLoading {
      let color = theme.skeletonColor(on: background)
      pages = pages.map { page in
        PagesElement.Page(
          element: .skeleton(SkeletonElement(content: page.element, color: color)),
          isCentered: page.isCentered)
      }
      // Strong dots would dominate the picture (chosen: Docs/sources/headers.md#dots).
      (control.currentColor, control.color) = (color, color)
    }
    return PagesElement(
      content: .fixed(pages), width: context.screenWidth,
      padding: builder.metrics.padding(hasPages: pages.count > 1), page: context.page ?? page,
      control: control, origin: context.path,
      pageOrigin: context.page == nil ? context.path.key("page") : context.path)
  }

  private var loadingSample: ObjectHeader {
    guard (headlineText ?? "").string.allSatisfy(\.isWhitespace) else { return self }
    return ObjectHeader(
      headlineText: "Title of the object", subheadlineText: "Subtitle",
      tags: ["Tag one", "Tag two", "Tag three"], bodyText: "A line of body text",
      footnoteText: "Footnote", statusText: "Status", substatusText: "Substatus",
      detailImage: .builtin(.trendUp), version: version)
  }
}

/// Additional content of a header besides its texts.
///
/// The SAPFiori counterpart is any `UIView` as `detailContentView`.
public enum ObjectHeaderDetail: Sendable {
  /// A number and its history.
  case chart(ObjectHeaderChartView)
  /// A picture at its natural size, scaled down if it does not fit.
  case image(Image)
  /// A number.
  case kpiView(KPIView)
  /// A number in a ring.
  case kpiProgressView(KPIProgressView)
  /// A chart, 312 × 160 points, narrower if it does not fit.
  case chartView(ChartView)

  /// The view, or `nil` if it is an image.
  fileprivate var view: (any Component)? {
    switch self {
    case .chart(let view): view
    case .kpiView(let view): view
    case .kpiProgressView(let view): view
    case .chartView(let view): view
    case .image: nil
    }
  }
}
