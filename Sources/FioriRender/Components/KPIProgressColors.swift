/// The colours of a progress view in its state.
struct KPIProgressColors {
  let value: RGBA
  let caption: StyledColor
  let footnote: StyledColor
  let progress: RGBA
  let track: RGBA

  /// A text's colour, and what else style sheets say of it.
  struct StyledColor {
    let color: RGBA
    let style: PartStyle
  }

  /// What a description or a caller asks for wins over sheets, and these over the scheme; the
  /// special over the general: text over tint, progress over tint (facts, theming §1.1).
  init(
    _ view: KPIProgressView, _ attributes: any KPIAttributesProvider, in context: LoweringContext
  ) {
    let theme = context.theme
    let ground = context.ground(of: view.colorScheme)
    let own = theme.names(of: view.styleClass) + [Self.className]
    let style = theme.style(own)
    let digits = theme.style([attributes.digitStyle.className] + own)
    func label(_ classes: [StyleClass]) -> PartStyle {
      theme.style(
        ["Label", FontStyleName.subheadline.className]
          + theme.names(of: view.styleClass + classes)
          + [Self.className, "\(Self.className)_captionLabel"])
    }
    func scheme(_ state: ControlState) -> RGBA {
      theme.color(attributes.tint(for: state), on: ground)
    }
    let state = view.state
    func text(_ style: PartStyle) -> RGBA {
      (view.textColor[state] ?? view.tintColor[state]).map { theme.color($0) }
        ?? style.color(state.textAttributes) ?? scheme(state)
    }
    func progress(in state: ControlState) -> RGBA {
      Self.given(view, in: state).map { theme.color($0) }
        ?? style.color([.progressTintColor]) ?? style.color(state.ringAttributes)
        // The ring's map has no disabled entry: it keeps the tint, while its text does not.
        ?? (state == .disabled ? style.color([.tintColor]) : nil)
        ?? scheme(state == .disabled ? .normal : state)
    }
    value = text(digits)
    let captionStyle = label(view.captionStyleClass)
    caption = StyledColor(color: text(captionStyle), style: captionStyle)
    let footnoteStyle = label(view.footnoteStyleClass)
    footnote = StyledColor(color: text(footnoteStyle), style: footnoteStyle)
    self.progress = progress(in: state)
    track =
      (view.trackTintColor[state] ?? view.trackTintColor.normal).map { theme.color($0) }
      ?? style.color([.trackTintColor])
      ?? theme.ringTrack(
        // A track that changed under a finger would flicker (chosen: boards, KPI progress).
        under: progress(in: state == .disabled ? .disabled : .normal), on: ground)
  }

  /// The view's class in style sheets.
  private static let className = "fdlFUIKPIProgressView"

  private static func given(_ view: KPIProgressView, in state: ControlState) -> Color? {
    guard state == .disabled else { return view.progressTintColor[state] ?? view.tintColor[state] }
    return view.progressTintColor.disabled ?? view.progressTintColor.normal
      ?? view.tintColor.disabled ?? view.tintColor.normal
  }
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
  /// The colour of a ring's track: `primaryFill`, V8's where V6 and V7 have white; before V5 there
  /// is none, and a fifth of the progress stands in (chosen: facts, theming §3.1).
  fileprivate func ringTrack(under progress: RGBA, on ground: Appearance) -> RGBA {
    switch palette.version {
    case .v2, .v3, .v4: progress.fadedTo(0.2)
    case .v5, .v8: color("primaryFill", on: ground)
    case .v6, .v7: color("primaryFill", on: ground, of: .v8)
    }
  }
}
