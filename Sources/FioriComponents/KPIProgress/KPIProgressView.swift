import FioriBasics
import FioriElements
public import FioriModel

/// A value in a circle that is filled as far as something is done.
///
/// The SAPFiori counterpart is `FUIKPIProgressView`.
public struct KPIProgressView: KPIContainer {
  /// `kpiProgressView`.
  public static let typeName = "kpiProgressView"

  /// How large the circle is.
  public var chartSize: KPIProgressViewSize
  /// The parts of the value, from the side where reading starts; a ring has no icons.
  public var items: [KPIItem]
  /// How much of the circle is filled, 0 to 1; `nil`: what a formatted fraction or percentage among
  /// the items says, else nothing.
  public var progress: Double?
  /// Below the value while it has room there, else below the ring; `nil`: none.
  public var caption: Text?
  /// Below the ring, whatever stands in it; `nil`: none.
  public var footnote: Text?
  /// The ground that the view stands on; its colors are chosen for it. `nil`: a header's where it
  /// stands in one, else the interface's.
  public var colorScheme: ColorScheme?
  /// Colors of everything in place of the scheme's; a state without one keeps the scheme's.
  public var tintColor: StateColors
  /// Colors of the texts in place of the tint.
  public var textColor: StateColors
  /// Colors of the filled part in place of the tint; the normal one serves a disabled view too.
  public var progressTintColor: StateColors
  /// Colors of the whole circle under it; the normal one serves every state without its own.
  public var trackTintColor: StateColors
  /// Whether the view can be tapped. The text of one that cannot has the text's color; the ring
  /// keeps the tint.
  public var isEnabled: Bool
  /// Whether the view is under a finger.
  public var isHighlighted: Bool
  /// Whether the view is chosen; drawn as highlighted.
  public var isSelected: Bool
  /// Whether the view waits for its content; drawn as an empty ring around blocks.
  public var isLoading: Bool
  /// Classes of style sheets that the view has besides its own.
  public var styleClass: [StyleClass]
  /// The style of the items; `nil`: the generation's own.
  public var attributesProvider: (any KPIAttributesProvider)?

  /// A ring with the given items and everything else as the SDK has it.
  public init(
    items: [KPIItem],
    progress: Double? = nil,
    chartSize: KPIProgressViewSize = .large,
    caption: Text? = nil,
    footnote: Text? = nil,
    colorScheme: ColorScheme? = nil,
    tintColor: StateColors = StateColors(),
    textColor: StateColors = StateColors(),
    progressTintColor: StateColors = StateColors(),
    trackTintColor: StateColors = StateColors(),
    isEnabled: Bool = true,
    isHighlighted: Bool = false,
    isSelected: Bool = false,
    isLoading: Bool = false,
    styleClass: [StyleClass] = [],
    attributesProvider: (any KPIAttributesProvider)? = nil
  ) {
    self.items = items
    self.progress = progress
    self.chartSize = chartSize
    self.caption = caption
    self.footnote = footnote
    self.colorScheme = colorScheme
    self.tintColor = tintColor
    self.textColor = textColor
    self.progressTintColor = progressTintColor
    self.trackTintColor = trackTintColor
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
    self.isLoading = isLoading
    self.styleClass = styleClass
    self.attributesProvider = attributesProvider
  }

  /// The ring around the value, in the colors of the state.
  public func lowered(in context: LoweringContext) -> LoweredView {
    guard !isLoading else { return loading(in: context) }
    let resolved = ResolvedKPIItems(items, hasIcons: false, in: context)
    let (progress, progressFindings) = checkedProgress(resolved, in: context)
    let builder = KPIRingBuilder(
      view: self, items: resolved.items, progress: progress, context: context)
    return LoweredView(
      element: builder.element,
      findings: resolved.findings + progressFindings,
      words: .whole(
        KPIAccessibilityText(
          value: resolved.items, caption: caption?.string,
          progress: self.progress == nil && resolved.isPercentage ? nil : progress,
          footnote: footnote?.string,
          isEnabled: isEnabled
        ).words(orTitle: "KPI progress")))
  }

  /// The state that the view is drawn in.
  var state: ControlState {
    ControlState(isEnabled: isEnabled, isHighlighted: isHighlighted, isSelected: isSelected)
  }

  /// An empty ring with blocks in the places of the view's own texts, or of the SDK's sample's
  /// (Docs/sources/headers.md#loading).
  private func loading(in context: LoweringContext) -> LoweredView {
    var sample = self
    if items.isEmpty { sample.items = [.metric("50"), .unit("%")] }
    if (caption ?? "").string.isEmpty { sample.caption = "Downloading" }
    let resolved = ResolvedKPIItems(sample.items, hasIcons: false, in: context)
    let builder = KPIRingBuilder(
      view: sample, items: resolved.items, progress: 0, context: context)
    let ground = context.ground(of: colorScheme)
    return LoweredView(
      element: .skeleton(
        SkeletonElement(
          content: builder.element, color: context.theme.skeletonColor(on: ground))),
      findings: resolved.findings.filter { $0.severity == .error },
      words: .whole(.loading))
  }

  /// The progress that is drawn, and what is to be said of the one that was given.
  func checkedProgress(
    _ items: ResolvedKPIItems, in context: LoweringContext
  ) -> (progress: Double, findings: [Finding]) {
    let given = progress ?? items.progress?.share ?? 0
    let path = progress == nil ? items.progress?.path : context.path.key("progress")
    guard let path else { return (given, []) }
    guard !given.isNaN else {
      return (0, [.error(path, "expected a number from 0 to 1, found NaN")])
    }
    let clamped = min(max(given, 0), 1)
    guard clamped != given else { return (given, []) }
    let found = given.isFinite ? Decimal.text(given) : "what it makes"
    let message = "\(found) is outside of 0 to 1; \(Decimal.text(clamped)) is drawn"
    return (clamped, [.warning(path, message)])
  }
}
