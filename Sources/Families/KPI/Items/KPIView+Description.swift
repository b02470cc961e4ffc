import FioriBasics
public import FioriLowering
package import FioriModel

extension KPIView: DescribedComponent {
  /// Creates a KPI without items.
  public init() {
    self.init(items: [])
  }

  package var states: Set<ViewState> {
    ViewState.all(
      loading: isLoading, highlighted: isHighlighted, selected: isSelected, disabled: !isEnabled)
  }

  package static let summary = "A number that matters, with its units, an icon and a caption."
}

extension ValueReader where Value == KPIItem {
  /// An object with one of `unit`, `metric`, `fraction` and `icon`.
  static let kpiItem = ValueReader(
    .definition(
      "kpiItem",
      "One part of a KPI's value: an object with one of these keys, and rules for a number.",
      examples: [["metric": "294"], ["unit": "USD"]],
      .object(
        SchemaObject(
          keys: properties.map(\.key), alternatives: properties.map(\.name).filter { $0 != "rules" }
        ))),
    swift: \.swift
  ) { node, path, reader in
    if case .string(let text) = node.value {
      let example = text.prefix(32)
      reader.expected("an object such as {\"metric\": \"\(example)\"}", found: node, at: path)
      return .unit("")
    }
    let draft = reader.filled(KPIItemDraft(), from: node, at: path, properties)
    if case .object(let members) = node.value {
      let given = members.filter { $0.value.value != .null && $0.key != "rules" }
      if given.count != 1 {
        reader.error(.expectedOneKey(of: names, found: given.count), at: node.position, path)
      }
    }
    // A failed item keeps its place, so that the following items keep their indexes.
    guard let item = draft.item, !draft.rules.isEmpty else { return draft.item ?? .unit("") }
    if let ruled = item.with(draft.rules) { return ruled }
    reader.note(
      .warning,
      .rulesNeedNumber,
      at: node.member("rules")?.value.position ?? node.position, path.key("rules"))
    return item
  }

  private static let properties: [Property<KPIItemDraft>] = [
    Property(
      "unit", \.item, ValueReader<String>.string.map(KPIItem.unit, swift: \.swift),
      "Unit of the value, such as $ and k in $256k.", examples: ["$", "USD"]),
    Property(
      "metric", \.item, .metric,
      "The value: a text, or a number that is formatted for the locale.",
      examples: ["294", ["value": 265849.98, "style": "currency", "currency": "USD"]]),
    Property(
      "fraction", \.item, .fraction,
      "A part of a fraction such as 56, / or 100, or two numbers that are formatted for the "
        + "locale.",
      examples: ["56", ["value": 88, "total": 98]]),
    Property(
      "icon", \.item, ValueReader<Image>.image.map(KPIItem.icon, swift: \.swift),
      "An image, 32 × 32 points in the classic generation.", examples: ["builtin:document"]),
    Property(
      "rules", \.rules, .colorRules,
      "Colors of a number by its 'value'; the first matching rule wins.",
      examples: [[["below": 480_000, "color": "negativeLabel", "title": "Below target"]]]),
  ]

  private static let names = Suggestion.list(
    properties.map(\.name).filter { $0 != "rules" }, joiner: "or")
}

extension KPIItem {
  var swift: SwiftCode {
    switch self {
    case .unit(let text): .call(".unit", SwiftArgument(nil, text.swift))
    case .metric(let text): .call(".metric", SwiftArgument(nil, text.swift))
    case .fraction(let text): .call(".fraction", SwiftArgument(nil, text.swift))
    case .icon(let image): .call(".icon", SwiftArgument(nil, image.swift))
    case .formattedMetric(let number):
      .call(
        ".formattedMetric",
        SwiftArgument(
          nil, Self.swift(ValueReader<NumberValue>.number.swift(number), with: number.rules)))
    case .formattedFraction(let fraction):
      .call(
        ".formattedFraction",
        SwiftArgument(
          nil, Self.swift(ValueReader<FractionValue>.fraction.swift(fraction), with: fraction.rules)
        ))
    }
  }

  /// Returns the code of a number with its rules, which have a key of the item in a description.
  private static func swift(_ number: SwiftCode, with rules: [ColorRule]) -> SwiftCode {
    guard !rules.isEmpty, case .call(var call) = number else { return number }
    call.arguments.append(
      SwiftArgument("rules", ValueReader<[ColorRule]>.colorRules.swift(rules)))
    return .call(call)
  }

  /// Returns the item with rules; `nil` if it is not a number to format.
  fileprivate func with(_ rules: [ColorRule]) -> KPIItem? {
    switch self {
    case .unit, .metric, .fraction, .icon: return nil
    case .formattedMetric(var number):
      number.rules = rules
      return .formattedMetric(number)
    case .formattedFraction(var fraction):
      fraction.rules = rules
      return .formattedFraction(fraction)
    }
  }
}

/// An item while it is being read.
private struct KPIItemDraft {
  var item: KPIItem?
  var rules: [ColorRule] = []
}

extension ValueReader where Value == KPIView {
  /// A KPI view, whose `type` may be omitted.
  package static let kpiView = view(of: KPIView.self)
}
