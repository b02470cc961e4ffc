import FioriBasics
import FioriElements
public import FioriModel

/// Up to four KPIs at the head of a screen, on as many pages as they need.
///
/// The SAPFiori counterpart is `FUIKPIHeader`.
public struct KPIHeader: Component {
  /// `kpiHeader`.
  public static let typeName = "kpiHeader"

  /// ``KPIView`` and ``KPIProgressView``. Small rings are left out, then all but the first four.
  public var items: [any KPIContainer]
  /// The page that is drawn, from 1.
  public var page: Int
  /// The ground, for which the KPIs' colors are chosen too; `nil`: dark in the classic look, the
  /// interface's in today's.
  public var colorScheme: ColorScheme?
  /// Whether the items keep their order; else rings come first.
  public var isItemOrderForced: Bool
  /// Points between two items; `nil`: 40 in compact, 48 in regular.
  public var interItemSpacing: Double?
  /// A message below the items; `nil`: none.
  public var bannerMessage: BannerMessage?
  /// The colors of the dots that stand for pages.
  public var pageControl: PageControl
  /// Whether the header waits for its content; its items are drawn as blocks.
  public var isLoading: Bool
  /// Classes of style sheets that the header has besides its own.
  public var styleClass: [StyleClass]

  /// A header with the given items and everything else as the SDK has it.
  public init(
    items: [any KPIContainer],
    page: Int = 1,
    colorScheme: ColorScheme? = nil,
    isItemOrderForced: Bool = false,
    interItemSpacing: Double? = nil,
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
    self.bannerMessage = bannerMessage
    self.pageControl = pageControl
    self.isLoading = isLoading
    self.styleClass = styleClass
  }

  /// The page of items on the header's ground, with the banner below it.
  public func lowered(in context: LoweringContext) -> LoweredView {
    let style = KPIHeaderStyle(self, in: context)
    let choice = KPIHeaderItems(shownItems, isOrderForced: isItemOrderForced, in: context)
    let views = choice.items.map { item in
      (item, item.view.lowered(in: itemContext(item, style, context)))
    }
    var column = [
      ColumnElement.Item(
        topSpace: 0, element: .pages(pages(views.map(Self.pageItem), style, context)))
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
      words: words(views.map(\.1.words)))
  }

  /// A plain KPI whose caption wraps is as wide as it may be: the SDK measures before it wraps
  /// (derived: Docs/sources/kpi.md#width).
  private static func pageItem(
    _ item: KPIHeaderItems.Item, _ lowered: LoweredView
  ) -> PagesElement.Item {
    PagesElement.Item(
      element: lowered.element, wrappedWidth: item.view is KPIView ? KPIView.maximumWidth : 0)
  }

  /// The items; of a header that waits for them, the SDK's sample
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
      at: Self.path(of: item.place), on: style.ground,
      classes: item.view is KPIView ? ["fdlFUIKPIHeader_kpiView"] : [])
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

  /// A length that only Swift can get wrong.
  private func spacingFindings(_ context: LoweringContext) -> [Finding] {
    guard let interItemSpacing, !Limits.length.contains(interItemSpacing) else { return [] }
    let bounds = "0 to \(Int(Limits.length.upperBound))"
    return [
      .error(
        context.path.key("interItemSpacing"),
        "expected a number from \(bounds), found \(interItemSpacing)")
    ]
  }

  /// Items that are made for another ground than the header's.
  private func schemeFindings(
    _ items: [KPIHeaderItems.Item], _ style: KPIHeaderStyle, _ context: LoweringContext
  ) -> [Finding] {
    let context = context.inside(at: DescriptionPath(), on: style.ground)
    return items.compactMap {
      context.schemeFinding($0.view.colorScheme, at: Self.path(of: $0.place))
    }
  }

  private func words(_ items: [LoweredAccessibilityText]) -> LoweredAccessibilityText {
    guard !isLoading else { return .whole(.loading) }
    let texts = items.map { $0.words(shown: 0..<0, page: 1, of: 1).text }
    let banner = bannerMessage.map { [$0.title.string] } ?? []
    return .paged(title: "KPI header", items: texts, always: banner)
  }

  private static func path(of place: Int) -> DescriptionPath {
    DescriptionPath(.key("items"), .index(place))
  }
}
