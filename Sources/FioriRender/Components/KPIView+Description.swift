extension KPIView: DescribedComponent {
  init() {
    self.init(items: [])
  }

  static let properties: [Property<KPIView>] = [
    Property("items", \.items, .array(of: .kpiItem)),
    Property("caption", \.caption, .fioriText),
    Property("colorScheme", \.colorScheme, .choice("colour scheme", aliases: ColorScheme.aliases)),
    Property("tintColor", \.tintColor, .stateColors),
    Property("isEnabled", \.isEnabled, .bool),
    Property("isHighlighted", \.isHighlighted, .bool),
    Property("isSelected", \.isSelected, .bool),
    Property("size", \.size, .choice("size")),
    Property("alignment", \.alignment, .choice("alignment")),
    Property("isLoading", \.isLoading, .bool),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}

extension ValueReader where Value == KPIItem {
  /// An object with one of `unit`, `metric`, `fraction` and `icon`.
  static let kpiItem = ValueReader { node, path, reader in
    if case .string(let text) = node.value {
      let example = text.prefix(32)
      reader.expected("an object such as {\"metric\": \"\(example)\"}", found: node, at: path)
      return .unit("")
    }
    var draft = KPIItemDraft()
    reader.read(node, at: path, properties, into: &draft)
    if case .object(let members) = node.value {
      let given = members.filter { $0.value.value != .null }
      if given.count != 1 {
        reader.error(
          "expected one of \(names), found \(given.count) keys; give each item its own object",
          at: node.position, path)
      }
    }
    // One that failed still has a place, so that what follows it keeps its number.
    return draft.item ?? .unit("")
  }

  private static let properties: [Property<KPIItemDraft>] = [
    Property("unit", \.item, ValueReader<String>.string.map(KPIItem.unit)),
    Property("metric", \.item, .metric),
    Property("fraction", \.item, .fraction),
    Property("icon", \.item, ValueReader<Image>.image.map(KPIItem.icon)),
  ]

  private static let names = Suggestion.list(properties.map(\.name), joiner: "or")
}

/// An item as it is being read.
private struct KPIItemDraft {
  var item: KPIItem?
}
