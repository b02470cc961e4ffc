/// A number that matters, with its units, an icon and a caption.
///
/// The SAPFiori counterpart is `FUIKPIView`.
public struct KPIView: Component {
  /// `kpiView`.
  public static let typeName = "kpiView"

  /// The parts of the value, from the side where reading starts; all stand on one baseline.
  public var items: [KPIItem]
  /// Below the items, in at most two lines of 216 points; `nil`: none.
  public var caption: String?
  /// The ground that the view stands on; its colours are chosen for it.
  public var colorScheme: ColorScheme
  /// Colours in place of the scheme's; a state without one keeps the scheme's.
  public var tintColor: StateColors
  /// Whether the view can be tapped. One that cannot is drawn in the text's colour, not dimmed.
  public var isEnabled: Bool
  /// Whether the view is under a finger.
  public var isHighlighted: Bool
  /// Whether the view is chosen; drawn as highlighted.
  public var isSelected: Bool
  /// Where the narrower of value and caption stands beside the wider.
  public var alignment: HorizontalAlignment
  /// The style of the items; `nil`: the generation's own.
  public var attributesProvider: (any KPIAttributesProvider)?

  /// A KPI with the given items and everything else as the SDK has it.
  public init(
    items: [KPIItem],
    caption: String? = nil,
    colorScheme: ColorScheme = .device,
    tintColor: StateColors = StateColors(),
    isEnabled: Bool = true,
    isHighlighted: Bool = false,
    isSelected: Bool = false,
    alignment: HorizontalAlignment = .center,
    attributesProvider: (any KPIAttributesProvider)? = nil
  ) {
    self.items = items
    self.caption = caption
    self.colorScheme = colorScheme
    self.tintColor = tintColor
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
    self.alignment = alignment
    self.attributesProvider = attributesProvider
  }

  /// The value above the caption, in the colour of the state.
  public func lowered(in context: LoweringContext) -> LoweredView {
    let attributes = attributesProvider ?? context.kpiAttributes
    let color = color(attributes, in: context.theme)
    let row = KPIRowBuilder(attributes: attributes, color: color)
      .row(Array(items.prefix(Limits.itemCount)), at: DescriptionPath(.key("items")))
    var column = [ColumnElement.Item(topSpace: 0, element: .row(row))]
    if let caption = captionElement(attributes, color) {
      column.append(.init(topSpace: attributes.captionSpacing, element: .text(caption)))
    }
    return LoweredView(
      element: .column(
        ColumnElement(items: column, alignment: alignment, kind: Self.typeName)),
      findings: KPIItemRules.findings(for: items, at: DescriptionPath(.key("items"))),
      words: words)
  }

  /// The state that the view is drawn in.
  var state: ControlState {
    ControlState(isEnabled: isEnabled, isHighlighted: isHighlighted, isSelected: isSelected)
  }

  private func color(_ attributes: any KPIAttributesProvider, in theme: Theme) -> RGBA {
    if let color = tintColor[state] { return theme.color(color) }
    let ground = colorScheme.ground(in: theme.appearance)
    return theme.color(attributes.tint(for: state), on: ground)
  }

  private func captionElement(
    _ attributes: any KPIAttributesProvider, _ color: RGBA
  ) -> TextElement? {
    guard let caption, !caption.isEmpty else { return nil }
    return TextElement(
      text: StyledText(caption, font: attributes.captionFont, color: color), kind: "caption",
      origin: DescriptionPath(.key("caption")), maximumWidth: KPIRowBuilder.maximumWidth,
      lineLimit: Self.captionLineLimit, alignment: alignment)
  }

  private static let captionLineLimit = 2
}

extension LoweringContext {
  /// The look of KPI items in the generation that is drawn.
  var kpiAttributes: any KPIAttributesProvider {
    switch theme.generation {
    case .classic: ClassicKPIAttributes()
    }
  }
}
