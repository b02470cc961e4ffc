import FioriBasics
package import FioriReading
package import FioriSyntax

extension KPIProgressView: DescribedComponent {
  package init() {
    self.init(items: [])
  }

  package static let summary = "A value in a circle that is filled as far as something is done."

  package static let parameters: [SwiftParameter] = [
    .required("items"), "progress", "chartSize", "caption", "footnote", "colorScheme", "tintColor",
    "textColor", "progressTintColor", "trackTintColor", "isEnabled", "isHighlighted", "isSelected",
    "isLoading", "styleClass",
  ]

  package static let properties: [Property<KPIProgressView>] = [
    Property(
      "chartSize", \.chartSize, .choice("chart size"),
      "How large the circle is: 130 points (large) or 104 (small).", default: "large"),
    .kpiItems(
      "items", \.items,
      "The parts of the value, from the side where reading starts; a ring has no icons."),
    Property(
      "progress", \.progress, .anyNumber, "How much of the circle is filled, 0 to 1.",
      default: .words("what a formatted fraction or percentage among the items says, else 0"),
      examples: [0.64]),
    Property(
      "caption", \.caption, .fioriText,
      "Below the value while it has room there, else below the ring.", examples: ["Completed"]),
    Property(
      "footnote", \.footnote, .fioriText, "Below the ring, whatever stands in it.",
      examples: ["Since Monday"]),
    .colorScheme(\.colorScheme),
    Property(
      "tintColor", \.tintColor, .stateColors, "The color of everything.",
      default: .words("the scheme's")),
    Property(
      "textColor", \.textColor, .stateColors, "The color of the texts, instead of the tint.",
      default: .words("tintColor")),
    Property(
      "progressTintColor", \.progressTintColor, .stateColors,
      "The color of the filled part, instead of the tint; normal serves a disabled ring too.",
      default: .words("tintColor")),
    Property(
      "trackTintColor", \.trackTintColor, .stateColors,
      "The color of the circle under it; normal serves every state.",
      default: .words("a fifth of the progress; primaryFill from v5 on")),
    .isEnabled(\.isEnabled, "Whether the view can be tapped; the ring keeps the tint if not."),
    .isHighlighted(\.isHighlighted, "view"),
    .isSelected(\.isSelected),
    .isLoading(\.isLoading, "drawn as an empty ring around blocks"),
    .styleClass(\.styleClass),
  ]
}
