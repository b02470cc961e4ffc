extension KPIHeader: DescribedComponent {
  init() {
    self.init(items: [])
  }

  static let properties: [Property<KPIHeader>] = [
    Property("items", \.items, .array(of: .kpiContainer)),
    Property("page", \.page, .page),
    Property("colorScheme", \.colorScheme, .choice("colour scheme", aliases: ColorScheme.aliases)),
    Property("isItemOrderForced", \.isItemOrderForced, .bool),
    Property("interItemSpacing", \.interItemSpacing, .number(in: Limits.length)),
    Property("bannerMessage", \.bannerMessage, .bannerMessage),
    Property("pageControl", \.pageControl, .pageControl),
    Property("isLoading", \.isLoading, .bool),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}

extension ValueReader where Value == any KPIContainer {
  /// A `kpiView` or a `kpiProgressView`.
  static let kpiContainer = ValueReader { node, path, reader in
    let entry = LocatedNode(node: node, path: path)
    let view = ComponentCatalog.view(entry, among: ComponentCatalog.kpiContainers, &reader)
    return view as? any KPIContainer
  }
}
