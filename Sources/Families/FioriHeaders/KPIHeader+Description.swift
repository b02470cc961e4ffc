import FioriBasics
package import FioriKPI
public import FioriLowering
import FioriProgress
package import FioriReading
package import FioriSyntax

extension KPIHeader: DescribedComponent {
  /// Creates a header without items.
  public init() {
    self.init(items: [])
  }

  package var states: Set<ViewState> {
    ViewState.all(loading: isLoading)
  }

  package static let summary =
    "A header with up to four KPIs, in pages."

  package static let parameters: [SwiftParameter] = [
    .required("items"), "page", "colorScheme", "isItemOrderForced", "interItemSpacing",
    "alignment", "bannerMessage", "pageControl", "isLoading", "styleClass",
  ]

  package static let properties: [Property<KPIHeader>] = [
    Property(
      "items", \.items, .array(of: .kpiContainer),
      "KPI views and rings; small rings are omitted, then all but the first four.",
      examples: [[["type": "kpiView", "items": [["metric": "294"]], "caption": "Sales"]]]),
    .page(\.page),
    Property(
      "colorScheme", \.colorScheme, .colorScheme,
      "Color scheme of the background and of the items.",
      default: .words("dark in classic, device in horizon")),
    Property(
      "isItemOrderForced", \.isItemOrderForced, .bool,
      "Whether to keep the order of items; otherwise rings come first.", default: false),
    Property(
      "interItemSpacing", \.interItemSpacing, .number(in: Limits.length),
      "Spacing between items in points.", default: .words("40 in compact, 48 in regular"),
      examples: [24]),
    Property(
      "alignment", \.alignment, .choice("alignment"),
      "Vertical alignment of the KPI views in a row; rings are always centered.",
      default: .words("center in classic, firstBaseline in horizon")),
    Property(
      "bannerMessage", \.bannerMessage, .bannerMessage, "A message below the items.",
      examples: [["title": "You are offline", "type": "offline"]]),
    Property(
      "pageControl", \.pageControl, .pageControl, "Colors of the page control.",
      default: .words("depends on the generation")),
    .isLoading(\.isLoading, "its items are drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}

extension ValueReader where Value == any KPIContainer {
  /// The views that a header can contain.
  private static let types: [any (DescribedComponent & KPIContainer).Type] = [
    KPIView.self, KPIProgressView.self,
  ]

  /// A `kpiView` or a `kpiProgressView`.
  package static let kpiContainer = ValueReader(
    .typed(types.map { $0.definition }), swift: { .call(SwiftCall($0)) }
  ) { node, path, reader in
    let entry = LocatedNode(node: node, path: path)
    return reader.viewType(of: entry, among: types, named: { $0.typeName })?.read(entry, &reader)
  }
}
