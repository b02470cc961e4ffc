import FioriBasics
public import FioriLowering
package import FioriModel

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
