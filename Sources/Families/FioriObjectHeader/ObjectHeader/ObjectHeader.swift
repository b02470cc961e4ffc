public import FioriBasics
public import FioriCharts
import FioriElements
public import FioriHeaders
public import FioriKPI
public import FioriLowering
public import FioriModel
public import FioriProgress

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

  /// The object's name; the only required part.
  public var headlineText: Text?
  /// The text below the headline; `nil` for none.
  public var subheadlineText: Text?
  /// Short labels for the object, on as many lines as they need.
  public var tags: [Tag]
  /// Up to six facts with icons, in at most two rows.
  public var labelItems: [LabelItem]
  /// A line about the object; `nil` for none.
  public var bodyText: Text?
  /// A line below the body; `nil` for none.
  public var footnoteText: Text?
  /// A longer text; `nil` for none.
  public var descriptionText: Text?
  /// The object's status; `nil` for none.
  public var statusText: Text?
  /// The image of the status, 16 × 16 points; a template image has the color of the status. `nil`
  /// for none.
  public var statusImage: Image?
  /// A second status; `nil` for none.
  public var substatusText: Text?
  /// The image of the second status; `nil` for none.
  public var substatusImage: Image?
  /// The object's picture, scaled into its box; `nil` for none.
  public var detailImage: Image?
  /// The size of the picture's box in points. If `nil`, 44 × 44; in ``Version/v1``, 45 in compact
  /// and 70 in regular width.
  public var detailImageSize: Size?
  /// How the picture is scaled into its box. If `nil`, pictures fill it and icons are fitted: a PNG
  /// or JPEG without transparency is a picture, anything else an icon.
  public var detailImageContentMode: ImageContentMode?
  /// A number in place of the status, which moves to a separate line; `nil` for none.
  public var kpiView: KPIView?
  /// The content of the second page in compact width, or in the middle in regular width; `nil` for
  /// none.
  public var detailContentView: ObjectHeaderDetail?
  /// The color scheme of the background, which determines all colors. If `nil`, that of style
  /// sheets, or else of the interface.
  public var backgroundColorScheme: ColorScheme?
  /// The layout of status and substatus.
  public var statusLayout: StatusLayout
  /// The layout version of all parts.
  public var version: Version
  /// The maximum number of lines of tags, the last of which shows how many tags are hidden. 0, as
  /// in UIKit, and `nil` mean no limit.
  public var numberOfTagLines: Int?
  /// The maximum number of label items; 0 and `nil` mean six.
  public var numberOfLabelItems: Int?
  /// The colors of the page control.
  public var pageControl: PageControl
  /// The page to draw, starting at 1.
  public var page: Int
  /// Whether the header is loading; drawn as blocks.
  public var isLoading: Bool
  /// Additional style classes for the header.
  public var styleClass: [StyleClass]

  /// Creates a header with the given texts and the SDK's defaults for all other properties.
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
    substatusText: Text? = nil,
    substatusImage: Image? = nil,
    detailImage: Image? = nil,
    detailImageSize: Size? = nil,
    detailImageContentMode: ImageContentMode? = nil,
    kpiView: KPIView? = nil,
    detailContentView: ObjectHeaderDetail? = nil,
    backgroundColorScheme: ColorScheme? = nil,
    statusLayout: StatusLayout = .stacked,
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
    self.substatusText = substatusText
    self.substatusImage = substatusImage
    self.detailImage = detailImage
    self.detailImageSize = detailImageSize
    self.detailImageContentMode = detailImageContentMode
    self.kpiView = kpiView
    self.detailContentView = detailContentView
    self.backgroundColorScheme = backgroundColorScheme
    self.statusLayout = statusLayout
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
  public var splitPercent: Double? {
    get { nil }
    set {}
  }

  /// Ignored, as in the SDK: the content determines the widths.
  @available(*, deprecated, message: "The content decides the widths; remove it.")
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
    let builder = ObjectHeaderBuilder(isLoading ? loadingSample : self, style, in: inner)
    let words = ObjectHeaderAccessibilityText(builder: builder)
    return LoweredView(
      element: .box(
        BoxElement(
          content: .pages(pages(of: builder, in: context)), width: context.screenWidth,
          decoration: style.decoration, kind: Self.typeName)),
      findings: builder.findings.filter { !isLoading || $0.severity == .error },
      words: isLoading
        ? .whole(.loading) : .paged(title: words.title, items: words.pages, always: []))
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
      content: .given(pages), width: context.screenWidth,
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
