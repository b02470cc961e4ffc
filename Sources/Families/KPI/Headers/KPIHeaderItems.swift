import FioriBasics
import FioriLowering

/// Selects and orders the items that a header draws.
struct KPIHeaderItems {
  /// An item and its index in the header.
  struct Item {
    let index: Int
    let view: any KPIContainer
  }

  let items: [Item]
  let findings: [Finding]

  /// Applies the rules of the SDK (stated: Docs/sources/headers.md#items): small rings first, then
  /// the count, then the order. Plain KPIs keep their order; SAP's code swaps them, contrary to its
  /// documentation.
  init(_ views: [any KPIContainer], isOrderForced: Bool, in context: LoweringContext) {
    let path = context.path.key("items")
    guard views.count <= Limits.itemCount else {
      items = []
      findings = [KPIItemGuidelines.objection(to: views.count, at: path)].compactMap(\.self)
      return
    }
    let all = views.enumerated().map { Item(index: $0.offset, view: $0.element) }
    let large = all.filter { !Self.isSmallRing($0.view) }
    let kept = large.prefix(Self.maximumCount)
    let rings = kept.filter { $0.view is KPIProgressView }
    items =
      isOrderForced ? Array(kept) : rings + kept.filter { !($0.view is KPIProgressView) }
    let ignored = all.filter { Self.isSmallRing($0.view) }.map { item in
      Finding.warning(path.index(item.index).key("chartSize"), .smallRingInHeader)
    }
    let rest = large.dropFirst(Self.maximumCount).map { item in
      Finding.warning(path.index(item.index), .tooManyHeaderItems(limit: Self.maximumCount))
    }
    findings = ignored + rest + (views.isEmpty ? [Self.empty(at: path)] : [])
  }

  private static func isSmallRing(_ view: any KPIContainer) -> Bool {
    (view as? KPIProgressView)?.chartSize == .small
  }

  private static func empty(at path: DescriptionPath) -> Finding {
    .warning(path, .emptyHeader)
  }

  private static let maximumCount = 4
}
