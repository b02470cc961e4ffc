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
        append(item, at: path)
      }
    }
    if !findings.contains(where: { $0.severity == .error }) {
      findings += KPIItemRules.findings(for: self.items, at: path)
    }
    if let objection = KPIItemRules.objection(to: items.count, at: path) {
      findings.append(objection)
    }
  }

  /// The items with shorter forms of their numbers.
  var shorterForms: ShorterKPIItems { ShorterKPIItems(parts: described, numbers: numbers) }

  /// The path of the number, or of the first item.
  var origin: DescriptionPath {
    (items.first(where: \.isValue) ?? items.first)?.path ?? DescriptionPath()
  }

  private mutating func append(_ item: KPIItem, at path: DescriptionPath) {
    do {
      items += try written(item, at: path)
      described.append(ruled(PlacedKPIItem(item: item, path: path), by: item.rules))
      findings += (item.rules?.rules ?? []).findings(
        at: path.parent.key("rules"), areNumbers: true)
    } catch {
      findings.append(.error(error.key.map { path.key($0) } ?? path, error.message))
    }
  }

  /// Returns an item in the color of the first rule that matches its number.
  private func ruled(
    _ item: PlacedKPIItem, by test: (rules: [ColorRule], value: Double)?
  ) -> PlacedKPIItem {
    guard let test, let rule = test.rules.first(for: .number(test.value)) else { return item }
    var item = item
    item.ruleColor = context.ink(rule.color, on: background)
    item.ruleTitle = rule.title
    return item
  }

  private mutating func written(
    _ item: KPIItem, at path: DescriptionPath
  ) throws(NumberError) -> [PlacedKPIItem] {
    func placed(_ items: [KPIItem]) -> [PlacedKPIItem] {
      items.map { ruled(PlacedKPIItem(item: $0, path: path), by: item.rules) }
    }
    switch item {
    case .icon, .unit, .metric, .fraction:
      return placed([item])
    case .formattedMetric(let number):
      let shown = numbers.shown(number)
      let items = placed(try numbers.items(of: shown))
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
      let items = placed(try numbers.items(of: fraction))
      progress = progress ?? (fraction.progress, path)
      return items
    }
  }
}

/// An item ready to draw, with its number formatted, and its path in the description.
package struct PlacedKPIItem: Hashable, Sendable {
  /// The item, with a text or an image.
  let item: KPIItem
  package let path: DescriptionPath
  /// The color and the title of the rule that matches the item's number; `nil` for none.
  var ruleColor: RGBA?
  var ruleTitle: String?

  package var style: KPIItemStyle { item.style }

  /// The index of the item in the description, which several items of a formatted number share.
  var index: Int {
    if case .index(let index)? = path.parent.steps.last { index } else { 0 }
  }

  /// The part's name in the layout report.
  var kind: String { item.kind }

  /// Whether the item is the value itself, not a unit, a sign or an icon.
  package var isValue: Bool { kind != "unit" && (style == .metric || style == .fraction) }

  /// Whether the item is text without a letter of a right-to-left language, and no unit with a mark of
  /// that direction. Together with its neighbors of that kind, it reads from left to right whatever the
  /// reading direction.
  var readsFromTheLeft: Bool {
    guard let scalars = text?.unicodeScalars else { return false }
    let isMarkedUnit = kind == "unit" && scalars.first == "\u{200F}"
    return !isMarkedUnit && !scalars.contains(where: \.isRightToLeftLetter)
  }

  /// The item's text; `nil` for an icon.
  package var text: String? { item.text }
}

extension KPIItem {
  /// The rules of a number, and the value that they test; `nil` for other items.
  fileprivate var rules: (rules: [ColorRule], value: Double)? {
    switch self {
    case .unit, .metric, .fraction, .icon: nil
    case .formattedMetric(let number): (number.rules, number.value)
    case .formattedFraction(let fraction): (fraction.rules, fraction.value)
    }
  }
}

/// The items of numbers.
extension NumberResolver {
  /// Returns the items of a number or a fraction as texts, and the share that it says; `nil` for one that
  /// cannot be written, and for another item.
  package func written(_ item: KPIItem) -> (items: [KPIItem], share: Double?)? {
    switch item {
    case .unit, .metric, .fraction, .icon: nil
    case .formattedMetric(let number):
      (try? items(of: shown(number))).map { ($0, number.style == .percent ? number.value : nil) }
    case .formattedFraction(let fraction):
      fraction.total > 0 ? (try? items(of: fraction)).map { ($0, fraction.progress) } : nil
    }
  }

  /// Returns the digits as a metric item, and symbols next to them as unit items, on the side that
  /// the locale puts them.
  func items(of number: NumberValue) throws(NumberError) -> [KPIItem] {
    try formatter.parts(of: number, locale: locale).map { part in
      switch part.kind {
      case .number: .metric(part.text)
      case .sign, .symbol: .unit(part.text)
      }
    }
  }

  /// Returns the two numbers and the slash between them.
  func items(of fraction: FractionValue) throws(NumberError) -> [KPIItem] {
    try items(ofFraction: [fraction.value, fraction.total].map { shown(NumberValue(value: $0)) })
  }

  /// Returns numbers with slashes between them.
  func items(ofFraction numbers: [NumberValue]) throws(NumberError) -> [KPIItem] {
    var items: [KPIItem] = []
    for number in numbers {
      if !items.isEmpty { items.append(.fraction("/")) }
      let text =
        number.isAbbreviated
        ? try formatter.text(of: number, magnitude: "", locale: locale)
        : try formatter.parts(of: number, locale: locale).map(\.text).joined()
      items.append(.fraction(text))
    }
    return items
  }
}
