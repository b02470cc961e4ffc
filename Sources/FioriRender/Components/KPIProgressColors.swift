/// The colours of a progress view in its state.
struct KPIProgressColors {
  let text: RGBA
  let progress: RGBA
  let track: RGBA

  /// What a description or a caller asks for wins over the scheme, the special over the general:
  /// text over tint, progress over tint (facts, theming §1.1).
  init(
    _ view: KPIProgressView, _ attributes: any KPIAttributesProvider, in context: LoweringContext
  ) {
    let theme = context.theme
    let ground = context.ground(of: view.colorScheme)
    func scheme(_ state: ControlState) -> RGBA {
      theme.color(attributes.tint(for: state), on: ground)
    }
    func progress(in state: ControlState) -> RGBA {
      if let color = Self.givenProgress(view, in: state) { return theme.color(color) }
      // The ring's map has no disabled entry: it keeps the tint, while its text does not.
      return scheme(state == .disabled ? .normal : state)
    }
    let state = view.state
    let text = view.textColor[state] ?? view.tintColor[state]
    self.text = text.map { theme.color($0) } ?? scheme(state)
    self.progress = progress(in: state)
    track =
      (view.trackTintColor[state] ?? view.trackTintColor.normal).map { theme.color($0) }
      ?? theme.ringTrack(
        // A track that changed under a finger would flicker (chosen: boards, KPI progress).
        under: progress(in: state == .disabled ? .disabled : .normal), on: ground)
  }

  private static func givenProgress(_ view: KPIProgressView, in state: ControlState) -> Color? {
    guard state == .disabled else { return view.progressTintColor[state] ?? view.tintColor[state] }
    return view.progressTintColor.disabled ?? view.progressTintColor.normal
      ?? view.tintColor.disabled ?? view.tintColor.normal
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
