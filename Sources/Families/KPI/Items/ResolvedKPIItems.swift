package import FioriBasics
package import FioriLowering
package import FioriModel

/// A view's items ready to draw: numbers are formatted, and undrawable items dropped.
package struct ResolvedKPIItems {
  package private(set) var items: [PlacedKPIItem] = []
  package private(set) var findings: [Finding] = []
  /// The items as they are described, without those that are not drawn.
  private var described: [PlacedKPIItem] = []
  private let numbers: NumberResolver
  private let context: LoweringContext
  /// The background behind the items.
  private let background: Appearance
  /// The progress of the items and the path of the item that defines it; `nil` if none does.
  package private(set) var progress: (share: Double, path: DescriptionPath)?
  /// Whether the items include a formatted percentage.
  package private(set) var isPercentage = false

  /// Resolves the items under `key` in the description, for a view that does or does not draw
  /// icons, on a background that is by default the context's.
  package init(
    _ items: [KPIItem], hasIcons: Bool = true, key: String = "items",
    on background: Appearance? = nil, in context: LoweringContext
  ) {
    let path = context.path.key(key)
    numbers = context.numbers
    self.context = context
    self.background = background ?? context.background
    for (index, item) in items.prefix(Limits.itemCount).enumerated() {
      let path = path.index(index).key(item.kind)
      if item.style == .icon, !hasIcons {
        findings.append(.warning(path, .iconInRing))
      } else {
        append(item, ruled: items.owner(ofItemAt: index), at: path)
      }
    }
    if !findings.contains(where: { $0.severity == .error }) {
      findings += KPIItemGuidelines.findings(for: self.items, at: path)
    }
    if let objection = KPIItemGuidelines.objection(to: items.count, at: path) {
      findings.append(objection)
    }
  }

  /// The items with shorter forms of their numbers.
  var shorterForms: ShorterKPIItems { ShorterKPIItems(parts: described, numbers: numbers) }

  /// The path of the number, or of the first item.
  var origin: DescriptionPath {
    (items.first(where: \.isValue) ?? items.first)?.path ?? DescriptionPath()
  }

  /// Adds an item in the color of the rule of a number, which for a unit is the one it belongs to.
  private mutating func append(_ item: KPIItem, ruled: KPIItem, at path: DescriptionPath) {
    do {
      items += try written(item, ruled: ruled, at: path)
      described += placed([item], of: item, ruled: ruled, at: path)
      findings += item.ruleFindings(at: path.parent.key("rules"))
    } catch {
      findings.append(.error(error.key.map { path.key($0) } ?? path, error.message))
    }
  }

  /// Returns the parts of an item at its path, in the color of the rule of a number.
  private func placed(
    _ parts: [KPIItem], of item: KPIItem, ruled: KPIItem, at path: DescriptionPath
  ) -> [PlacedKPIItem] {
    let color = ruled.rule.map { context.ink($0.color, on: background) }
    let title = item.rule?.title
    return parts.map {
      PlacedKPIItem(item: $0, path: path, ruleColor: color, ruleTitle: title)
    }
  }

  private mutating func written(
    _ item: KPIItem, ruled: KPIItem, at path: DescriptionPath
  ) throws(NumberError) -> [PlacedKPIItem] {
    switch item {
    case .icon, .unit, .metric, .fraction:
      return placed([item], of: item, ruled: ruled, at: path)
    case .formattedMetric(let number):
      let shown = numbers.shown(number)
      let parts = try numbers.parts(of: shown)
      let items = placed([item], of: item, ruled: ruled, at: path).flatMap {
        $0.replaced(by: parts)
      }
      if let message = numbers.misreadingMessage(of: number) {
        findings.append(.warning(path, message))
      }
      if number.style == .percent {
        isPercentage = true
        progress = progress ?? (number.value, path)
      }
      return items
    case .formattedFraction(let fraction):
      guard fraction.total > 0 else {
        throw NumberError(.expectedPositiveTotal(found: fraction.total), key: "total")
      }
      let items = placed(try numbers.items(of: fraction), of: item, ruled: ruled, at: path)
      progress = progress ?? (fraction.progress, path)
      return items
    }
  }
}
