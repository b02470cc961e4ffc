import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// Up to four KPIs at the top of a screen, on as many pages as they need.
///
/// The SAPFiori counterpart is `FUIKPIHeader`.
public struct KPIHeader: Component {
  /// The view type, `kpiHeader`.
  public static let typeName = "kpiHeader"

  /// The vertical alignment of the KPI views in a row.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Centers each KPI view, as the SDK does.
    case center
    /// Aligns the first baselines of all KPI views.
    case firstBaseline
  }

  // key: .array(of: .kpiContainer), examples: [[["type": "kpiView", "items": [["metric": "294"]],
  //   "caption": "Sales"]]]
  // sdk: items
  /// The KPI views and rings; small rings are omitted, then all but the first four.
  public var items: [any KPIContainer]

  // key: page
  // sdk: *pageControl.currentPage as page
  /// The page to draw, starting at 1.
  public var page: Int = 1

  // key: .colorScheme, default: .text("dark in classic, device in horizon")
  // sdk: colorScheme
  /// The color scheme of the background and of the items. If `nil`, dark in the classic look and
  /// the scheme of the interface in the current look.
  public var colorScheme: ColorScheme?

  // key: .bool
  // sdk: isItemOrderForced
  /// Whether to keep the order of items; otherwise rings come first.
  public var isItemOrderForced = false

  // key: .number(in: Limits.length), default: .text("40 in compact, 48 in regular"), examples: [24]
  // sdk: interItemSpacing
  /// The spacing between items in points; `nil` for 40 in compact and 48 in regular width.
  public var interItemSpacing: Double?

  // key: .choice("alignment"), default: .text("firstBaseline")
  /// The vertical alignment of the KPI views in a row; rings are always centered. If `nil`, first
  /// baselines.
  public var alignment: Alignment?

  // key: .bannerMessage, examples: [["title": "You are offline", "type": "offline"]]
  /// A message below the items; `nil` for none.
  public var bannerMessage: BannerMessage?

  // key: .pageControl, default: .text("depends on the generation")
  // sdk: pageControl (its colors; `currentPage` is `page`, from 1)
  /// The colors of the page control.
  public var pageControl = PageControl()

  // key: isLoading
  /// Whether the header is loading; its items are drawn as blocks.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the header.
  public var styleClass: [StyleClass] = []

  /// The background in place of the look's; `nil` for the value of style sheets, or else of the
  /// look.
  package var backgroundColor: Color?

  // init: …
  /// Creates a header with items and the SDK's defaults for all other properties.
  public init(
    items: [any KPIContainer],
    page: Int = 1,
    colorScheme: ColorScheme? = nil,
    isItemOrderForced: Bool = false,
    interItemSpacing: Double? = nil,
    alignment: Alignment? = nil,
    bannerMessage: BannerMessage? = nil,
    pageControl: PageControl = PageControl(),
    isLoading: Bool = false,
    styleClass: [StyleClass] = []
  ) {
    self.items = items
    self.page = page
    self.colorScheme = colorScheme
    self.isItemOrderForced = isItemOrderForced
    self.interItemSpacing = interItemSpacing
    self.alignment = alignment
    self.bannerMessage = bannerMessage
    self.pageControl = pageControl
    self.isLoading = isLoading
    self.styleClass = styleClass
  }

  /// The views directly inside this one.
  public var parts: [any Component] { items }

  /// Lowers the header to a page of items on its background, with the banner below.
  public func lowered(in context: LoweringContext) -> LoweredView {
    let style = KPIHeaderStyle(self, in: context)
    let choice = KPIHeaderItems(shownItems, isOrderForced: isItemOrderForced, in: context)
    let alignment = alignment ?? .firstBaseline
    let views = choice.items.map { item in
      (item, Self.styled(item.view, style, context).lowered(in: itemContext(item, style, context)))
    }
    var column = [
      ColumnElement.Item(
        topSpace: 0,
        element: .pages(pages(views.map { Self.pageItem($0, $1, alignment) }, style, context)))
    ]
    if let bannerMessage {
      let banner = bannerMessage.element(width: context.screenWidth, in: context)
      column.append(.init(topSpace: KPIHeaderStyle.bannerSpacing, element: banner))
    }
    let content = ColumnElement(items: column, alignment: .center, kind: nil)
    return LoweredView(
      element: .box(
        BoxElement(
          content: .column(content), width: context.screenWidth, decoration: style.decoration,
          kind: Self.typeName)),
      findings: choice.findings + spacingFindings(context)
        + schemeFindings(choice.items, style, context) + views.flatMap(\.1.findings),
      accessibilityText: accessibilityText(views.map(\.1.accessibilityText), in: context))
  }

  /// Returns an item in the style of headers, unless it has a style of its own.
  private static func styled(
    _ view: any KPIContainer, _ style: KPIHeaderStyle, _ context: LoweringContext
  ) -> any KPIContainer {
    guard var view = view as? KPIView, view.attributesProvider == nil else { return view }
    view.attributesProvider = context.headerKPIAttributes(size: view.size)
    return view
  }

  /// A plain KPI whose caption wraps takes its maximum width of a page, since the SDK measures before it
  /// wraps (derived: Docs/sources/kpi.md#width).
  private static func pageItem(
    _ item: KPIHeaderItems.Item, _ lowered: LoweredView, _ alignment: Alignment
  ) -> PagesElement.Item {
    let isPlain = item.view is KPIView
    return PagesElement.Item(
      element: lowered.element, wrappedWidth: isPlain ? KPIView.maximumWidth : 0,
      sharesBaseline: isPlain && alignment == .firstBaseline)
  }

  /// The items; for a loading header without items, the SDK's sample
  /// (Docs/sources/headers.md#loading).
  private var shownItems: [any KPIContainer] {
    guard isLoading else { return items }
    let all = items.isEmpty ? [KPIProgressView(items: [])] : items
    return all.map { item in
      var item = item
      item.isLoading = true
      return item
    }
  }

  private func itemContext(
    _ item: KPIHeaderItems.Item, _ style: KPIHeaderStyle, _ context: LoweringContext
  ) -> LoweringContext {
    context.inside(
      at: Self.path(of: item.index), on: style.background,
      classes: OuterClasses(own: item.view is KPIView ? ["fdlFUIKPIHeader_kpiView"] : [])
    ).on(.header(style.decoration.fill))
  }

  private func pages(
    _ items: [PagesElement.Item], _ style: KPIHeaderStyle, _ context: LoweringContext
  ) -> PagesElement {
    PagesElement(
      content: .filled(
        with: items, spacing: interItemSpacing ?? style.spacing,
        maximumPerPage: style.maximumPerPage),
      width: context.screenWidth, padding: style.padding, page: context.page ?? page,
      control: style.pageControl, origin: context.path,
      pageOrigin: context.page == nil ? context.path.key("page") : context.path)
  }

  /// Reports a spacing that is out of range, which is only possible in Swift.
  private func spacingFindings(_ context: LoweringContext) -> [Finding] {
    guard let interItemSpacing, !Limits.length.contains(interItemSpacing) else { return [] }
    let bounds = "0 to \(Int(Limits.length.upperBound))"
    return [
      .error(
        context.path.key("interItemSpacing"),
        .expectedSpacing(bounds, found: interItemSpacing))
    ]
  }

  /// Reports items designed for a background other than the header's.
  private func schemeFindings(
    _ items: [KPIHeaderItems.Item], _ style: KPIHeaderStyle, _ context: LoweringContext
  ) -> [Finding] {
    let context = context.inside(at: DescriptionPath(), on: style.background)
    return items.compactMap {
      context.schemeFinding($0.view.colorScheme, at: Self.path(of: $0.index))
    }
  }

  private func accessibilityText(
    _ items: [LoweredAccessibilityText], in context: LoweringContext
  ) -> LoweredAccessibilityText {
    guard !isLoading else { return .whole(.loading(in: context.phrases)) }
    let texts = items.map {
      $0.text(shown: 0..<0, page: 1, of: 1, in: context.phrases).text
    }
    let banner = AccessibilityText.spoken(bannerMessage?.title, in: context).map { [$0] } ?? []
    return .paged(title: context.phrases(.kpiHeader), items: texts, always: banner)
  }

  private static func path(of index: Int) -> DescriptionPath {
    DescriptionPath(.key("items"), .index(index))
  }
}

extension Phrase {
  fileprivate static let kpiHeader = Phrase("kpiHeader")
}
