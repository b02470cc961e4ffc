package import FioriBasics
import FioriLayout
public import FioriLowering
public import FioriModel

/// A value in a ring that shows its progress.
///
/// The SAPFiori counterpart is `FUIKPIProgressView`.
public struct KPIProgressView: KPIContainer {
  /// The view type, `kpiProgressView`.
  public static let typeName = "kpiProgressView"

  // key: .choice("chart size")
  // sdk: chartSize
  /// The size of the ring: 130 points (large) or 104 (small).
  public var chartSize: KPIProgressViewSize = .large

  // key: kpiItems(named: "items")
  // sdk: items
  /// The parts of the value, in reading order; a ring has no icons.
  public var items: [KPIItem]

  // key: .anyNumber, default: .text("a formatted fraction or percentage among the items, else 0"),
  //   examples: [0.64]
  // sdk: progress (without it, taken from a formatted fraction)
  /// The progress, 0 to 1. If `nil`, taken from a formatted fraction or percentage among the items,
  /// or else 0.
  public var progress: Double?

  // key: .colorRules, examples: [[["below": 0.5, "color": "negativeLabel", "title": "Behind
  //   plan"]]]
  /// The colors of the filled part by ``progress``; the first matching rule wins.
  public var rules: [ColorRule] = []

  // key: .fioriText, examples: ["Completed"]
  // sdk: captionLabelText; captionLabel
  /// The caption below the value if it fits, else below the ring; `nil` for none.
  public var caption: Text?

  // key: .fioriText, examples: ["Since Monday"]
  /// The footnote, always below the ring; `nil` for none.
  public var footnote: Text?

  // key: colorScheme
  // sdk: colorScheme
  /// The color scheme of the background, which determines the view's colors. If `nil`, the scheme
  /// of the header containing the view, or else of the interface.
  public var colorScheme: ColorScheme?

  // key: .stateColors, default: .text("from the color scheme")
  // sdk: setTintColor(_:for:) (an object of `normal`, `disabled`, `highlighted`)
  /// The tint color of all parts, by state, in place of the color scheme's.
  public var tintColor = StateColors()

  // key: .stateColors, default: .text("tintColor")
  // sdk: setTextColor(_:for:) (an object of `normal`, `disabled`, `highlighted`)
  /// The color of the texts, by state, instead of the tint.
  public var textColor = StateColors()

  // key: .stateColors, default: .text("tintColor")
  /// The color of the filled part, by state, instead of the tint; normal also applies to a disabled
  /// ring.
  public var progressTintColor = StateColors()

  // key: .stateColors, default: .text("a fifth of the progress color; primaryFill from v5 on")
  /// The color of the track, by state; normal applies to every state without a color.
  public var trackTintColor = StateColors()

  // key: .number(in: KPIProgressView.widths), default: 2, examples: [6]
  /// The width of the filled part's line in points; `nil` for 2.
  public var progressWidth: Double?

  // key: .number(in: KPIProgressView.widths), default: 2, examples: [6]
  /// The width of the track's line in points; `nil` for 2.
  public var trackWidth: Double?

  // key: isEnabled
  // sdk: isEnabled
  /// Whether the view is enabled; a disabled ring keeps its tint.
  ///
  /// If not, its text has the text color, and the ring keeps the tint.
  public var isEnabled = true

  // key: isHighlighted("view")
  // sdk: isHighlighted
  /// Whether the view is being touched.
  public var isHighlighted = false

  // key: isSelected
  // sdk: isSelected
  /// Whether the view is selected; drawn as highlighted unless it has a color of its own.
  public var isSelected = false

  // key: isLoading
  /// Whether the view is loading; drawn as an empty ring around blocks.
  public var isLoading = false

  // key: styleClass
  /// Additional style classes for the view.
  public var styleClass: [StyleClass] = []

  // no key
  /// The style of the items; `nil` for the default of the generation.
  public var attributesProvider: (any KPIAttributesProvider)?

  // init: items, progress, …
  /// Creates a ring with items and the SDK's defaults for all other properties.
  public init(
    items: [KPIItem],
    progress: Double? = nil,
    chartSize: KPIProgressViewSize = .large,
    rules: [ColorRule] = [],
    caption: Text? = nil,
    footnote: Text? = nil,
    colorScheme: ColorScheme? = nil,
    tintColor: StateColors = StateColors(),
    textColor: StateColors = StateColors(),
    progressTintColor: StateColors = StateColors(),
    trackTintColor: StateColors = StateColors(),
    progressWidth: Double? = nil,
    trackWidth: Double? = nil,
    isEnabled: Bool = true,
    isHighlighted: Bool = false,
    isSelected: Bool = false,
    isLoading: Bool = false,
    styleClass: [StyleClass] = [],
    attributesProvider: (any KPIAttributesProvider)? = nil
  ) {
    self.chartSize = chartSize
    self.items = items
    self.progress = progress
    self.rules = rules
    self.caption = caption
    self.footnote = footnote
    self.colorScheme = colorScheme
    self.tintColor = tintColor
    self.textColor = textColor
    self.progressTintColor = progressTintColor
    self.trackTintColor = trackTintColor
    self.progressWidth = progressWidth
    self.trackWidth = trackWidth
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
    self.isLoading = isLoading
    self.styleClass = styleClass
    self.attributesProvider = attributesProvider
  }

  /// Lowers the view to a ring around its value, in the colors of its state.
  public func lowered(in context: LoweringContext) -> LoweredView {
    guard !isLoading else { return loading(in: context) }
    let resolved = ResolvedKPIItems(
      items, hasIcons: false, on: context.background(of: colorScheme), in: context)
    let (progress, progressFindings) = checkedProgress(resolved, in: context)
    let builder = KPIRingBuilder(
      view: self, items: resolved, progress: progress, context: context)
    return LoweredView(
      element: builder.element,
      findings: resolved.findings + progressFindings,
      accessibilityText: .whole(
        KPIAccessibilityText(
          value: resolved.items, caption: AccessibilityText.spoken(caption, in: context),
          progress: spokenProgress(resolved, drawn: progress),
          progressTitle: rule(for: resolved)?.title,
          footnote: AccessibilityText.spoken(footnote, in: context),
          isEnabled: isEnabled, in: context.phrases
        ).accessibilityText(orTitle: .kpiProgress)))
  }

  /// The widths of lines in points: one that is not drawn would hide the progress, and a wider one would
  /// cover the value.
  static let widths = 0.5...20.0

  /// The state to draw the view in.
  var state: ControlState {
    ControlState(isEnabled: isEnabled, isHighlighted: isHighlighted, isSelected: isSelected)
  }

  /// Returns an empty ring with blocks in place of the view's own texts, or of the SDK's sample
  /// texts (Docs/sources/headers.md#loading).
  private func loading(in context: LoweringContext) -> LoweredView {
    var sample = self
    if items.isEmpty {
      sample.items = [.metric("50"), .unit("%")]
      if (caption ?? "").string.isEmpty { sample.caption = "Downloading" }
    }
    let resolved = ResolvedKPIItems(sample.items, hasIcons: false, in: context)
    let builder = KPIRingBuilder(
      view: sample, items: resolved, progress: 0, context: context)
    let background = context.background(of: colorScheme)
    return LoweredView(
      element: .skeleton(
        SkeletonElement(
          content: builder.element, color: context.theme.skeletonColor(on: background))),
      findings: resolved.findings.filter { $0.severity == .error },
      accessibilityText: .whole(.loading(in: context.phrases)))
  }

  /// Returns a warning about an empty ring around a number other than zero, which would look like
  /// its progress.
  private func emptyRing(_ items: ResolvedKPIItems, in context: LoweringContext) -> [Finding] {
    let number = items.items.first { item in
      guard item.isValue, let text = item.text else { return false }
      return text.contains { ($0.wholeNumberValue ?? 0) != 0 }
    }
    guard let number else { return [] }
    var finding = Finding.warning(number.path, .missingProgress)
    finding.missing = context.path.key("progress")
    return [finding]
  }

  /// Returns the rule that matches the progress; `nil` if none does, or if there is no progress.
  package func rule(for items: ResolvedKPIItems) -> ColorRule? {
    (progress ?? items.progress?.share).flatMap { rules.first(for: .number($0)) }
  }

  /// Returns the progress to say, also one beyond the whole ring; `nil` if the value says it.
  package func spokenProgress(_ items: ResolvedKPIItems, drawn: Double) -> Double? {
    guard progress != nil || !items.isPercentage else { return nil }
    let given = progress ?? items.progress?.share ?? drawn
    return given.isFinite ? given : drawn
  }

  /// Returns the progress to draw, and the findings about the described one.
  package func checkedProgress(
    _ items: ResolvedKPIItems, in context: LoweringContext
  ) -> (progress: Double, findings: [Finding]) {
    let (share, findings) = drawnProgress(items, in: context)
    return (
      share, findings + rules.findings(at: context.path.key("rules"), areNumbers: true)
    )
  }

  private func drawnProgress(
    _ items: ResolvedKPIItems, in context: LoweringContext
  ) -> (progress: Double, findings: [Finding]) {
    let given = progress ?? items.progress?.share ?? 0
    let path = progress == nil ? items.progress?.path : context.path.key("progress")
    guard let path else { return (given, emptyRing(items, in: context)) }
    guard !given.isNaN else {
      return (0, [.error(path, .progressIsNotANumber)])
    }
    let contradiction = RingContradiction(items.items, progress: given)
    let clamped = min(max(given, 0), 1)
    guard clamped != given else { return (given, [contradiction.finding].compactMap(\.self)) }
    let found = given.isFinite ? Decimal.text(given, decimals: 9) : "the progress"
    let message = Message.progressOutOfRange(found, clamped: clamped)
    if let share = contradiction.meantShare {
      // The number would contradict the ring for the same reason.
      return (clamped, [.warning(path, message.percent(found, meant: share))])
    }
    return (clamped, [.warning(path, message)] + [contradiction.finding].compactMap(\.self))
  }
}

extension Phrase {
  fileprivate static let kpiProgress = Phrase("kpiProgress")
}
