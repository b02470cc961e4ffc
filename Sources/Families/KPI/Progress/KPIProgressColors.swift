import FioriLowering
import FioriModel

/// The colors of a progress view in its state.
///
/// Colors from a description or caller override style sheets, and these override the scheme.
/// Specific colors override general ones: text over tint, progress over tint
/// (Docs/sources/kpi.md#states).
struct KPIProgressColors {
  private let view: KPIProgressView
  private let attributes: any KPIAttributesProvider
  private let theme: Theme
  private let background: Appearance
  /// The color of the rule that holds for the progress; `nil` for none.
  private let ruled: RGBA?
  /// The view's style classes, the most specific last.
  private let classes: [String]

  init(
    _ view: KPIProgressView, _ attributes: any KPIAttributesProvider, _ rule: ColorRule?,
    in context: LoweringContext
  ) {
    self.view = view
    self.attributes = attributes
    theme = context.theme
    let background = context.background(of: view.colorScheme)
    self.background = background
    ruled = rule.map { context.color(of: $0, on: background) }
    classes = theme.names(of: view.styleClass) + [Self.className]
  }

  /// The color of the digits and units.
  var value: RGBA {
    theme.style([attributes.digitStyle.className] + classes).color(labelAttributes) ?? label
  }

  /// The color of the filled part.
  var progress: RGBA { progress(in: view.state) }

  /// The color of the track, which changes on touch only with a tint that was given for it, since it
  /// would flicker (chosen: Docs/sources/kpi.md#ring-track).
  var track: RGBA {
    let given = view.trackTintColor[view.state] ?? view.trackTintColor.normal
    return given.map { theme.color($0) } ?? style.color([.trackTintColor])
      ?? theme.ringTrack(
        under: progress(in: stateOfTrack), on: background)
  }

  private var stateOfTrack: ControlState {
    switch view.state {
    case .normal, .disabled: view.state
    case .highlighted, .selected:
      Self.given(view, in: view.state) == nil ? .normal : view.state
    }
  }

  /// The color of the caption and the footnote unless a style sheet changes it.
  var label: RGBA { givenText.map { theme.color($0) } ?? scheme(view.state) }

  /// The style sheet attributes that change the color of labels.
  var labelAttributes: [StyleAttribute] {
    givenText == nil ? view.state.textAttributes : []
  }

  /// The style classes of the labels, the most specific last.
  static let labelClasses = [className, "\(className)_captionLabel"]

  /// The color of the texts in the description; `nil` for none.
  private var givenText: Color? { view.textColor[view.state] ?? view.tintColor[view.state] }

  private var style: PartStyle { theme.style(classes) }

  private func progress(in state: ControlState) -> RGBA {
    ruled ?? Self.given(view, in: state).map { theme.color($0) }
      ?? style.color([.progressTintColor]) ?? style.color(state.ringAttributes)
      // The ring's colors have no disabled entry: it keeps the tint, while its text does not.
      ?? (state == .disabled ? style.color([.tintColor]) : nil)
      ?? scheme(state == .disabled ? .normal : state)
  }

  private func scheme(_ state: ControlState) -> RGBA {
    theme.color(attributes.tint(for: state), on: background)
  }

  private static func given(_ view: KPIProgressView, in state: ControlState) -> Color? {
    guard state == .disabled else { return view.progressTintColor[state] ?? view.tintColor[state] }
    return view.progressTintColor.disabled ?? view.progressTintColor.normal
      ?? view.tintColor.disabled ?? view.tintColor.normal
  }

  /// The name of the view's style class.
  private static let className = "fdlFUIKPIProgressView"
}

extension KPIAttributesProvider {
  /// The digits' style in style sheets: the larger one, or the fraction style.
  fileprivate var digitStyle: FontStyleName {
    font(for: .metric).size < font(for: .unit).size * 2 ? .kpiNumber2 : .kpiNumber
  }
}

extension ControlState {
  fileprivate var ringAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.tintColor]
    case .disabled: [.tintColorDisabled]
    case .highlighted, .selected: [.tintColorHighlighted]
    }
  }
}

extension Theme {
  /// Returns the color of a ring's track: `primaryFill`, taken from V8 for V6 and V7, where it is
  /// white. Palettes before V5 lack it and use the progress color at a fifth of its opacity
  /// (chosen: Docs/sources/kpi.md#ring-track).
  fileprivate func ringTrack(under progress: RGBA, on background: Appearance) -> RGBA {
    if let given = givenColor("primaryFill", on: background) { return given }
    return switch palette.version {
    case .v2, .v3, .v4: progress.fadedTo(0.2)
    case .v5, .v8: color("primaryFill", on: background, of: palette)
    case .v6, .v7: color("primaryFill", on: background, of: .named(.v8))
    }
  }
}
