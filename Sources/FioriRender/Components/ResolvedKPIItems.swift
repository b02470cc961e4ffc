/// A view's items as they are drawn: numbers formatted, what cannot be drawn left out.
struct ResolvedKPIItems {
  private(set) var items: [PlacedKPIItem] = []
  private(set) var findings: [Finding] = []
  /// How far what the items count is done, 0 to 1; `nil` where they do not say.
  private(set) var progress: Double?

  init(_ items: [KPIItem], in context: LoweringContext) {
    let path = context.path.key("items")
    for (index, item) in items.prefix(Limits.itemCount).enumerated() {
      append(item, at: path.index(index).key(item.kind), context.numbers)
    }
    findings += KPIItemRules.findings(for: self.items, at: path)
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
      findings.append(.error(path, error.message))
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
      if number.style == .percent { progress = progress ?? number.value }
      return texts(try numbers.items(of: number))
    case .formattedFraction(let fraction):
      guard fraction.total > 0 else {
        throw NumberError("expected a total above 0, found \(fraction.total)")
      }
      progress = progress ?? fraction.progress
      return texts(try numbers.items(of: fraction))
    }
  }
}
