import FioriModel

/// The colors of a progress view in its state.
///
/// What a description or a caller asks for wins over sheets, and these over the scheme; the special
/// over the general: text over tint, progress over tint (Docs/sources/kpi.md#states).
struct KPIProgressColors {
  private let view: KPIProgressView
  private let attributes: any KPIAttributesProvider
  private let theme: Theme
  private let ground: Appearance
  /// The view's classes in style sheets, the most special last.
  private let classes: [String]

  init(
    _ view: KPIProgressView, _ attributes: any KPIAttributesProvider, in context: LoweringContext
  ) {
    self.view = view
    self.attributes = attributes
    theme = context.theme
    ground = context.ground(of: view.colorScheme)
    classes = theme.names(of: view.styleClass) + [Self.className]
  }

  /// Of the digits and units.
  var value: RGBA {
    theme.style([attributes.digitStyle.className] + classes).color(labelAttributes) ?? label
  }

  /// Of the filled part.
  var progress: RGBA { progress(in: view.state) }

  /// Of the circle under it, which stays what it is under a finger: one that changed would flicker
  /// (chosen: Docs/sources/kpi.md#ring-track).
  var track: RGBA {
    let given = view.trackTintColor[view.state] ?? view.trackTintColor.normal
    return given.map { theme.color($0) } ?? style.color([.trackTintColor])
      ?? theme.ringTrack(
        under: progress(in: view.state == .disabled ? .disabled : .normal), on: ground)
  }

  /// Of the caption and the footnote where no sheet says another.
  var label: RGBA { givenText.map { theme.color($0) } ?? scheme(view.state) }

  /// The attributes of sheets that change the labels' color.
  var labelAttributes: [StyleAttribute] {
    givenText == nil ? view.state.textAttributes : []
  }

  /// The labels' own classes in style sheets, the most special last.
  static let labelClasses = [className, "\(className)_captionLabel"]

  /// The color that the description gives the texts; `nil`: none.
  private var givenText: Color? { view.textColor[view.state] ?? view.tintColor[view.state] }

  private var style: PartStyle { theme.style(classes) }

  private func progress(in state: ControlState) -> RGBA {
    Self.given(view, in: state).map { theme.color($0) }
      ?? style.color([.progressTintColor]) ?? style.color(state.ringAttributes)
      // The ring's map has no disabled entry: it keeps the tint, while its text does not.
      ?? (state == .disabled ? style.color([.tintColor]) : nil)
      ?? scheme(state == .disabled ? .normal : state)
  }

  private func scheme(_ state: ControlState) -> RGBA {
    theme.color(attributes.tint(for: state), on: ground)
  }

  private static func given(_ view: KPIProgressView, in state: ControlState) -> Color? {
    guard state == .disabled else { return view.progressTintColor[state] ?? view.tintColor[state] }
    return view.progressTintColor.disabled ?? view.progressTintColor.normal
      ?? view.tintColor.disabled ?? view.tintColor.normal
  }

  /// The view's class in style sheets.
  private static let className = "fdlFUIKPIProgressView"
}

extension KPIAttributesProvider {
  /// The style that sheets know the digits by: the larger, or that of fractions.
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
  /// The color of a ring's track: `primaryFill`, V8's where V6 and V7 have white; before V5 there
  /// is none, and a fifth of the progress stands in (chosen: Docs/sources/kpi.md#ring-track).
  fileprivate func ringTrack(under progress: RGBA, on ground: Appearance) -> RGBA {
    switch palette.version {
    case .v2, .v3, .v4: progress.fadedTo(0.2)
    case .v5, .v8: color("primaryFill", on: ground)
    case .v6, .v7: color("primaryFill", on: ground, of: .v8)
    }
  }
}
