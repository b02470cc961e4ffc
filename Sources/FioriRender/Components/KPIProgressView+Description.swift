extension KPIProgressView: DescribedComponent {
  init() {
    self.init(items: [])
  }

  static let properties: [Property<KPIProgressView>] = [
    Property("chartSize", \.chartSize, .choice("chart size")),
    Property("items", \.items, .array(of: .kpiItem)),
    Property("progress", \.progress, .anyNumber),
    Property("caption", \.caption, .fioriText),
    Property("footnote", \.footnote, .fioriText),
    Property("colorScheme", \.colorScheme, .choice("colour scheme", aliases: ColorScheme.aliases)),
    Property("tintColor", \.tintColor, .stateColors),
    Property("textColor", \.textColor, .stateColors),
    Property("progressTintColor", \.progressTintColor, .stateColors),
    Property("trackTintColor", \.trackTintColor, .stateColors),
    Property("isEnabled", \.isEnabled, .bool),
    Property("isHighlighted", \.isHighlighted, .bool),
    Property("isSelected", \.isSelected, .bool),
    Property("isLoading", \.isLoading, .bool),
    Property("styleClass", \.styleClass, .styleClasses),
  ]
}
