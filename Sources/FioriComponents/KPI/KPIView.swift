import FioriBasics
import FioriElements
public import FioriModel

/// A number that matters, with its units, an icon and a caption.
///
/// The SAPFiori counterpart is `FUIKPIView`.
public struct KPIView: KPIContainer {
  /// `kpiView`.
  public static let typeName = "kpiView"

  /// The parts of the value, from the side where reading starts; all stand on one baseline.
  public var items: [KPIItem]
  /// Below the items, in at most two lines of 216 points; `nil`: none.
  public var caption: Text?
  /// The ground that the view stands on; its colors are chosen for it. `nil`: a header's where it
  /// stands in one, else the interface's.
  public var colorScheme: ColorScheme?
  /// Colors in place of the scheme's; a state without one keeps the scheme's.
  public var tintColor: StateColors
  /// Whether the view can be tapped. One that cannot is drawn in the text's color, not dimmed.
  public var isEnabled: Bool
  /// Whether the view is under a finger.
  public var isHighlighted: Bool
  /// Whether the view is chosen; drawn as highlighted.
  public var isSelected: Bool
  /// How large the items are in today's look; the classic look has one size.
  public var size: KPIViewSize
  /// Where the narrower of value and caption stands beside the wider.
  public var alignment: HorizontalAlignment
  /// Whether the view waits for its content; drawn as blocks in its texts' places.
  public var isLoading: Bool
  /// Classes of style sheets that the view has besides its own.
  public var styleClass: [StyleClass]
  /// The style of the items; `nil`: the generation's own.
  public var attributesProvider: (any KPIAttributesProvider)?

  /// A KPI with the given items and everything else as the SDK has it.
  public init(
    items: [KPIItem],
    caption: Text? = nil,
    colorScheme: ColorScheme? = nil,
    tintColor: StateColors = StateColors(),
    isEnabled: Bool = true,
    isHighlighted: Bool = false,
    isSelected: Bool = false,
    size: KPIViewSize = .small,
    alignment: HorizontalAlignment = .center,
    isLoading: Bool = false,
    styleClass: [StyleClass] = [],
    attributesProvider: (any KPIAttributesProvider)? = nil
  ) {
    self.items = items
    self.caption = caption
    self.colorScheme = colorScheme
    self.tintColor = tintColor
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
    self.size = size
    self.alignment = alignment
    self.isLoading = isLoading
    self.styleClass = styleClass
    self.attributesProvider = attributesProvider
  }

  /// The value above the caption, in the color of the state.
  public func lowered(in context: LoweringContext) -> LoweredView {
    guard !isLoading else { return loading(in: context) }
    let resolved = ResolvedKPIItems(items, in: context)
    return LoweredView(
      element: element(resolved.items, in: context),
      findings: resolved.findings,
      words: .whole(
        KPIAccessibilityText(
          value: resolved.items, caption: caption?.string, progress: nil, isEnabled: isEnabled
        ).words(orTitle: "KPI")))
  }

  /// The state that the view is drawn in.
  var state: ControlState {
    ControlState(isEnabled: isEnabled, isHighlighted: isHighlighted, isSelected: isSelected)
  }

  private func element(_ items: [PlacedKPIItem], in context: LoweringContext) -> Element {
    let attributes = attributesProvider ?? context.kpiAttributes(size: size)
    let style = context.theme.style(
      [FontStyleName.kpiNumber.className] + context.theme.names(of: styleClass) + [
        Self.className, "\(Self.className)_textView",
      ]
        + context.outerClasses)
    let sheetColor = tintColor[state] == nil ? style.color(state.tintAttributes) : nil
    let color = sheetColor ?? color(attributes, in: context)
    let row = KPIRowBuilder(
      attributes: attributes, color: color, maximumWidth: Self.maximumWidth,
      minimumScale: Self.minimumScale, isLanguageRightToLeft: context.isLanguageRightToLeft
    ).row(items)
    var column = [ColumnElement.Item(topSpace: 0, element: .row(row))]
    if let caption = captionElement(attributes, in: context) {
      column.append(.init(topSpace: attributes.captionSpacing, element: .text(caption)))
    }
    return .column(ColumnElement(items: column, alignment: alignment, kind: Self.typeName))
  }

  /// Blocks in the places of the view's own texts, or, before it has any, of a value's that is
  /// common.
  private func loading(in context: LoweringContext) -> LoweredView {
    var sample = self
    if items.isEmpty { sample.items = [.metric("000"), .unit("k")] }
    if (caption ?? "").string.isEmpty { sample.caption = "Downloading" }
    let resolved = ResolvedKPIItems(sample.items, in: context)
    return LoweredView(
      element: .skeleton(
        SkeletonElement(
          content: sample.element(resolved.items, in: context),
          color: context.theme.skeletonColor(on: context.ground(of: colorScheme)))),
      findings: resolved.findings.filter { $0.severity == .error },
      words: .whole(.loading))
  }

  /// The description's before the scheme's.
  private func color(
    _ attributes: any KPIAttributesProvider, in context: LoweringContext
  ) -> RGBA {
    if let color = tintColor[state] { return context.theme.color(color) }
    return context.theme.color(attributes.tint(for: state), on: context.ground(of: colorScheme))
  }

  private func captionElement(
    _ attributes: any KPIAttributesProvider, in context: LoweringContext
  ) -> TextElement? {
    context.textElement(
      caption,
      in: TextPart(
        kind: "caption", origin: context.path.key("caption"), style: .subheadline,
        font: attributes.captionFont, color: color(attributes, in: context),
        colorAttributes: tintColor[state] == nil ? state.tintAttributes : [],
        viewClass: styleClass,
        classes: [Self.className, "\(Self.className)_captionLabel"] + context.outerClasses,
        lineLimit: Self.captionLineLimit, maximumWidth: Self.maximumWidth,
        keepsWordsWhole: context.theme.hasLargeTexts, alignment: alignment))
  }

  /// The view's class in style sheets.
  private static let className = "fdlFUIKPIView"

  /// Of the items and of the caption, in points (stated: Docs/sources/kpi.md#width).
  static let maximumWidth = 216.0

  /// Of a value that is too long (stated: Docs/sources/kpi.md#long-values).
  private static let minimumScale = 0.5

  private static let captionLineLimit = 2
}

/// How large a KPI's items are in today's look; the classic look has one size.
///
/// The SAPFiori counterpart is `FUIKPIViewSizeType`.
public enum KPIViewSize: String, Hashable, Sendable, CaseIterable {
  /// 22 and 20 points.
  case small
  /// 28 and 20 points.
  case medium
  /// 34 and 28 points.
  case large
}

/// A view that shows KPI items and can stand in a header.
///
/// The SAPFiori counterpart is `FUIKPIContainer`.
public protocol KPIContainer: Component {
  /// The ground that the view stands on; `nil`: its surroundings'.
  var colorScheme: ColorScheme? { get set }
  /// Whether the view waits for its content.
  var isLoading: Bool { get set }
}
