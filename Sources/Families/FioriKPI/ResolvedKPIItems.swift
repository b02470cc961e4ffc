package import FioriBasics
import FioriLooks
package import FioriLowering
import FioriModel

/// A view's items ready to draw: numbers are formatted, and undrawable items dropped.
package struct ResolvedKPIItems {
  package private(set) var items: [PlacedKPIItem] = []
  package private(set) var findings: [Finding] = []
  /// The progress of the items and the path of the item that defines it; `nil` if none does.
  package private(set) var progress: (share: Double, path: DescriptionPath)?
  /// Whether the items include a formatted percentage.
  package private(set) var isPercentage = false

  /// Resolves the items under `key` in the description, for a view that does or does not draw
  /// icons.
  package init(
    _ items: [KPIItem], hasIcons: Bool = true, key: String = "items", in context: LoweringContext
  ) {
    let path = context.path.key(key)
    for (index, item) in items.prefix(Limits.itemCount).enumerated() {
      let path = path.index(index).key(item.kind)
      if item.style == .icon, !hasIcons {
        findings.append(.warning(path, "icons are not drawn in a ring; remove it"))
      } else {
        append(item, at: path, context.numbers)
      }
    }
    if !findings.contains(where: { $0.severity == .error }) {
      findings += KPIItemRules.findings(for: self.items, at: path)
    }
    if let objection = KPIItemRules.objection(to: items.count, at: path) {
      findings.append(objection)
    }
  }

  private mutating func append(
    _ item: KPIItem, at path: DescriptionPath, _ numbers: NumberResolver
  ) {
    do {
      items += try written(item, at: path, numbers)
    } catch {
      findings.append(.error(error.key.map { path.key($0) } ?? path, error.message))
    }
  }

  private mutating func written(
    _ item: KPIItem, at path: DescriptionPath, _ numbers: NumberResolver
  ) throws(NumberError) -> [PlacedKPIItem] {
    func texts(_ items: [KPIItem]) -> [PlacedKPIItem] {
      items.map { PlacedKPIItem(.text($0.text ?? ""), of: $0, at: path) }
    }
    switch item {
    case .icon(let image):
      return [PlacedKPIItem(.image(image), of: item, at: path)]
    case .unit, .metric, .fraction:
      return texts([item])
    case .formattedMetric(let number):
      let shown = numbers.shown(number)
      let items = texts(try numbers.items(of: shown))
      if let misreading = numbers.misreading(of: shown) {
        findings.append(
          .warning(
            path,
            "\(number.value) \(misreading.words); give it more 'maximumFractionDigits'"))
      }
      if number.style == .percent {
        isPercentage = true
        progress = progress ?? (number.value, path)
      }
      return items
    case .formattedFraction(let fraction):
      guard fraction.total > 0 else {
        throw NumberError(
          "expected a number above 0, found \(Decimal.text(fraction.total))", key: "total")
      }
      let items = texts(try numbers.items(of: fraction))
      progress = progress ?? (fraction.progress, path)
      return items
    }
  }
}
