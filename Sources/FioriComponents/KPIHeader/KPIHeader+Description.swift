import FioriBasics
package import FioriReading
package import FioriSyntax

extension KPIHeader: DescribedComponent {
  package init() {
    self.init(items: [])
  }

  package static let summary =
    "Up to four KPIs at the head of a screen, on as many pages as they need."

  package static let parameters: [SwiftParameter] = [
    .required("items"), "page", "colorScheme", "isItemOrderForced", "interItemSpacing",
    "bannerMessage", "pageControl", "isLoading", "styleClass",
  ]

  package static let properties: [Property<KPIHeader>] = [
    Property(
      "items", \.items, .array(of: .kpiContainer),
      "KPI views and rings; small rings are left out, then all but the first four.",
      examples: [[["type": "kpiView", "items": [["metric": "294"]], "caption": "Sales"]]]),
    .page(\.page),
    Property(
      "colorScheme", \.colorScheme, .colorScheme,
      "The ground, for which the items' colors are chosen too.",
      default: .words("dark in classic, device in horizon")),
    Property(
      "isItemOrderForced", \.isItemOrderForced, .bool,
      "Whether the items keep their order; else rings come first.", default: false),
    Property(
      "interItemSpacing", \.interItemSpacing, .number(in: Limits.length),
      "Points between two items.", default: .words("40 in compact, 48 in regular"),
      examples: [24]),
    Property(
      "bannerMessage", \.bannerMessage, .bannerMessage, "A message below the items.",
      examples: [["title": "You are offline", "type": "offline"]]),
    Property(
      "pageControl", \.pageControl, .pageControl, "The colors of the dots that stand for pages.",
      default: .words("the look's own")),
    .isLoading(\.isLoading, "its items are drawn as blocks"),
    .styleClass(\.styleClass),
  ]
}

extension ValueReader where Value == any KPIContainer {
  /// A `kpiView` or a `kpiProgressView`.
  package static let kpiContainer = ValueReader(
    ComponentCatalog.schema(of: ComponentCatalog.kpiContainers), swift: { .call(SwiftCall($0)) }
  ) { node, path, reader in
    let entry = LocatedNode(node: node, path: path)
    let view = ComponentCatalog.view(entry, among: ComponentCatalog.kpiContainers, &reader)
    return view as? any KPIContainer
  }
}
