import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// A key number with units, an icon and a caption.
///
/// The SAPFiori counterpart is `FUIKPIView`.
public struct KPIView: KPIContainer {
  /// The view type, `kpiView`.
  public static let typeName = "kpiView"

  // key: kpiItems(named: "items")
  // sdk: items
  /// The parts of the value on one baseline, in reading order.
  public var items: [KPIItem]

  // key: .fioriText, examples: ["Sales this month"]
  // sdk: captionlabel
  /// The caption below the items, at most two lines of 216 points; `nil` for none.
  public var caption: Text?

  // key: colorScheme
  // sdk: colorScheme (setting it removes the colors in `SAPFiori` only)
  /// The color scheme of the background, which determines the view's colors. If `nil`, the scheme
  /// of the header containing the view, or else of the interface.
  public var colorScheme: ColorScheme?

  // key: .stateColors, default: .text("from the color scheme")
  // sdk: tintColor; tintColorForState (an object of `normal`, `disabled`, `highlighted`);
  //   setTintColor(_:for:) (an object of `normal`, `disabled`, `highlighted`);
  //   _isTintColorOverridden (whether it is set)
  /// The tint color of the view, by state, in place of the color scheme's.
  public var tintColor = StateColors()

  // key: isEnabled
  // sdk: applyTintColor(forState:) (also `isHighlighted`, `isSelected`); isEnabled
  /// Whether the view is enabled; a disabled one is not dimmed.
  ///
  /// If not, it is drawn in the text color, not dimmed.
  public var isEnabled = true

  // key: isHighlighted("view")
  // sdk: isHighlighted
  /// Whether the view is being touched.
  public var isHighlighted = false

  // key: isSelected
  // sdk: isSelected
  /// Whether the view is selected; drawn as highlighted unless it has a color of its own.
  public var isSelected = false

  // key: .choice("size")
  /// The size of the items in the horizon generation.
  public var size: KPIViewSize = .small

  // key: .choice("alignment")
  /// The alignment of the narrower of value and caption.
  public var alignment: HorizontalAlignment = .center

  // key: isLoading
  /// Whether the view is loading; drawn as blocks in place of its texts.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the view.
  public var styleClass: [StyleClass] = []

  // no key
  // sdk: attributesProvider = none (only in Swift; also of rings, cards and header charts)
  /// The style of the items; `nil` for the default of the generation.
  public var attributesProvider: (any KPIAttributesProvider)?
  /// Whether the line of a value that is scaled down keeps its height, so that it stays aligned with
  /// its neighbors in a row.
  package var keepsHeight = true

  // init: …
  /// Creates a KPI with items and the SDK's defaults for all other properties.
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

  /// Lowers the view to its value above its caption, in the color of its state.
  public func lowered(in context: LoweringContext) -> LoweredView {
    guard !isLoading else { return loading(in: context) }
    let resolved = ResolvedKPIItems(
      items, on: context.background(of: colorScheme), in: context)
    return LoweredView(
      element: element(resolved, in: context),
      findings: resolved.findings,
      accessibilityText: .whole(
        KPIAccessibilityText(
          value: resolved.items, caption: AccessibilityText.spoken(caption, in: context),
          progress: nil, isEnabled: isEnabled, in: context.phrases
        ).accessibilityText(orTitle: .kpi)))
  }

  /// The state to draw the view in.
  var state: ControlState {
    ControlState(isEnabled: isEnabled, isHighlighted: isHighlighted, isSelected: isSelected)
  }

  private func element(_ items: ResolvedKPIItems, in context: LoweringContext) -> Element {
    let attributes = attributesProvider ?? context.kpiAttributes(size: size)
    let style = context.style(
      generic: [FontStyleName.kpiNumber.className],
      [Self.className, "\(Self.className)_textView"], appended: styleClass)
    let color = style.color(
      .value, in: state, described: [tintColor], orElse: color(attributes, in: context))
    let row = KPIRowBuilder(
      attributes: attributes, color: color, theme: context.theme, maximumWidth: Self.maximumWidth,
      minimumScale: Self.minimumScale, keepsHeight: keepsHeight && !context.isAlone, state: state
    ).row(items)
    var column = [ColumnElement.Item(topSpace: 0, element: .row(row))]
    if let caption = captionElement(attributes, in: context) {
      let isLarge = context.theme.contentSizeCategory.isAccessibilityCategory
      column.append(
        .init(
          topSpace: attributes.captionSpacing, element: .text(caption), isCaption: true,
          largestShare: isLarge ? Self.largestCaptionShare : 1))
    }
    var whole = ColumnElement(
      items: column, alignment: alignment, kind: Self.typeName,
      touch: context.touch(isEnabled: isEnabled))
    // A picture of its own has a height even if its value does not fit.
    if context.isAlone {
      whole.emptyHeight = row.strut.lineHeight
      if alignment != .center { whole.leastWidth = context.declaredWidth ?? 0 }
    }
    return .column(whole)
  }

  /// Returns blocks in place of the view's own texts, or of a typical value's if it has none yet.
  private func loading(in context: LoweringContext) -> LoweredView {
    var sample = self
    if items.isEmpty {
      sample.items = [.metric("000"), .unit("k")]
      if (caption ?? "").string.isEmpty { sample.caption = "Downloading" }
    }
    let resolved = ResolvedKPIItems(sample.items, in: context)
    return LoweredView(
      element: .skeleton(
        SkeletonElement(
          content: sample.element(resolved, in: context),
          color: context.theme.skeletonColor(on: context.background(of: colorScheme)))),
      findings: resolved.findings.filter { $0.severity == .error },
      accessibilityText: .whole(.loading(in: context.phrases)))
  }

  /// Returns the color of the look for the scheme.
  private func color(
    _ attributes: any KPIAttributesProvider, in context: LoweringContext
  ) -> RGBA {
    attributes.valueColor(in: state, context, on: context.background(of: colorScheme))
  }

  private func captionElement(
    _ attributes: any KPIAttributesProvider, in context: LoweringContext
  ) -> TextElement? {
    var part = TextPart(
      kind: "caption", origin: context.path.key("caption"), style: .subheadline,
      font: attributes.captionFont, color: color(attributes, in: context), viewClass: styleClass,
      classes: [Self.className, "\(Self.className)_captionLabel"],
      lineLimit: context.theme.contentSizeCategory.isAccessibilityCategory
        ? .max : Self.captionLineLimit,
      maximumWidth: Self.maximumWidth * context.theme.widthGrowth,
      keepsWordsWhole: context.theme.hasLargeTexts, alignment: alignment)
    (part.property, part.state, part.described) = (.value, state, [tintColor])
    return context.textElement(ofNumber: caption, in: part)
  }

  /// The name of the view's style class.
  private static let className = "fdlFUIKPIView"

  /// The maximum width of the items and of the caption, in points (stated:
  /// Docs/sources/kpi.md#width).
  package static let maximumWidth = 216.0

  /// The minimum scale of a value that is too long (stated: Docs/sources/kpi.md#long-values).
  private static let minimumScale = 0.5

  private static let captionLineLimit = 2

  /// The largest size of a caption at accessibility sizes, as a fraction of the number's, as in a ring
  /// (chosen: Docs/sources/kpi.md#ring-caption).
  package static let largestCaptionShare = 0.7
}

/// A view with KPI items that can be part of a header.
///
/// The SAPFiori counterpart is `FUIKPIContainer`.
public protocol KPIContainer: Component {
  /// The color scheme of the background; `nil` for the surrounding view's.
  var colorScheme: ColorScheme? { get set }
  /// Whether the view is loading.
  var isLoading: Bool { get set }
}
