public import FioriBasics
import FioriElements
public import FioriModel

/// What an object is, at the head of its page: its name, its state, and what tells it from others.
///
/// The SAPFiori counterpart is `FUIObjectHeader`.
public struct ObjectHeader: Component {
  /// `objectHeader`.
  public static let typeName = "objectHeader"

  /// The layout that the parts stand in.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// That of the SDK to version 8, without label items and without a KPI.
    case v1
    /// That of the SDK from version 9 on.
    case v2
  }

  /// Where status and substatus stand in ``Version/v2``.
  public enum StatusLayout: String, Hashable, Sendable, CaseIterable {
    /// Below each other at the headline's end.
    case stacked
    /// On one line at the headline's end.
    case inline
    /// On a line of their own under the tags.
    case row
  }

  /// The object's name, the only part that has to be there.
  public var headlineText: Text?
  /// Below the headline; `nil`: none.
  public var subheadlineText: Text?
  /// Short words about the object, in as many lines as they need.
  public var tags: [Tag]
  /// Up to six facts with icons, in at most two rows.
  public var labelItems: [LabelItem]
  /// A line about the object; `nil`: none.
  public var bodyText: Text?
  /// A line below the body; `nil`: none.
  public var footnoteText: Text?
  /// A longer text; `nil`: none.
  public var descriptionText: Text?
  /// The object's state; `nil`: none.
  public var statusText: Text?
  /// Of the state, 16 by 16 points; a template has the status' color. `nil`: none.
  public var statusImage: Image?
  /// A second state; `nil`: none.
  public var substatusText: Text?
  /// Of the second state; `nil`: none.
  public var substatusImage: Image?
  /// The object's picture, fitted into its box; `nil`: none.
  public var detailImage: Image?
  /// The picture's box, in points; `nil`: 44 by 44, in ``Version/v1`` 45 in compact and 70 in regular.
  public var detailImageSize: Size?
  /// A number in the status' place, which moves to a line of its own; `nil`: none.
  public var kpiView: KPIView?
  /// On the second page in compact, in the middle in regular; `nil`: nothing.
  public var detailContentView: ObjectHeaderDetail?
  /// The ground, for which all colors are chosen; `nil`: what style sheets say, else the
  /// interface's.
  public var backgroundColorScheme: ColorScheme?
  /// Where status and substatus stand.
  public var statusLayout: StatusLayout
  /// The layout of all parts.
  public var version: Version
  /// How many lines of tags there may be, the last of them telling how many tags are left out; 0, as
  /// in UIKit, and `nil`: as many as the tags need.
  public var numberOfTagLines: Int?
  /// How many label items are drawn; 0 and `nil`: six.
  public var numberOfLabelItems: Int?
  /// The colors of the dots that stand for pages.
  public var pageControl: PageControl
  /// The page that is drawn, from 1.
  public var page: Int
  /// Whether the header waits for its content; drawn as blocks.
  public var isLoading: Bool
  /// Classes of style sheets that the header has besides its own.
  public var styleClass: [StyleClass]

  /// A header with the given texts and everything else as the SDK has it.
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

  /// Ignored, as in the SDK: the content decides the widths.
  @available(*, deprecated, message: "The content decides the widths; remove it.")
  public var splitPercent: Double? {
    get { nil }
    set {}
  }

  /// Ignored, as in the SDK: the content decides the widths.
  @available(*, deprecated, message: "The content decides the widths; remove it.")
  public var isApplyingSplitPercent: Bool? {
    get { nil }
    set {}
  }

  /// The page of parts on the header's ground; of a header that waits, blocks in the places of its
  /// own texts, or of the SDK's sample's (Docs/sources/headers.md#loading).
  public func lowered(in context: LoweringContext) -> LoweredView {
    let style = ObjectHeaderStyle(self, in: context)
    let inner = context.inside(at: DescriptionPath(), on: style.ground)
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
    let (theme, ground) = (context.theme, builder.style.ground)
    var control = pageControl.element(
      in: theme, on: ground, topSpace: builder.metrics.pageControlSpacing)
    var pages = builder.pages
    if isLoading {
      let color = theme.skeletonColor(on: ground)
      pages = pages.map { page in
        PagesElement.Page(
          element: .skeleton(SkeletonElement(content: page.element, color: color)),
          isCentered: page.isCentered)
      }
      // Strong dots would be the only statement in the picture (chosen:
      // Docs/sources/headers.md#dots).
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

/// What a header shows besides its texts.
///
/// The SAPFiori counterpart is any `UIView` as `detailContentView`.
public enum ObjectHeaderDetail: Sendable {
  /// A number and its course.
  case chart(ObjectHeaderChartView)
  /// A picture in its own size, which is made smaller where it has no room.
  case image(Image)
}
