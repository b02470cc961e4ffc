import FioriRender

@testable import FioriKPI
@testable import TestSupport

/// A color that a description and a style sheet can set for the states of a view.
enum StyledColor: CaseIterable {
  case value, ringTint, ringText, ringProgress, ringTrack

  /// The class and the attribute of style sheets in the normal state.
  var attribute: (class: String, name: String) {
    switch self {
    case .value: ("fdlFUIKPIView", "tint-color")
    case .ringTint: ("fdlFUIKPIProgressView", "tint-color")
    case .ringText: ("fdlFUIKPIProgressView", "font-color")
    case .ringProgress: ("fdlFUIKPIProgressView", "progress-tint-color")
    case .ringTrack: ("fdlFUIKPIProgressView", "track-tint-color")
    }
  }

  /// Whether style sheets have attributes for states.
  var hasStates: Bool { ![.ringProgress, .ringTrack].contains(self) }

  /// The states whose colors a drawn state takes, the first that is set.
  func sources(of state: ControlState) -> [ControlState] {
    let keeps = [.ringProgress, .ringTrack].contains(self)
    return switch state {
    case .normal: [.normal]
    case .highlighted: [.highlighted, .normal]
    case .selected: [.selected, .highlighted, .normal]
    case .disabled: keeps ? [.disabled, .normal] : [.disabled]
    }
  }

  /// The view in a state with colors of its own.
  func view(_ state: ControlState, _ colors: StateColors, on scheme: ColorScheme) -> any Component {
    let flags = (state != .disabled, state == .highlighted, state == .selected)
    guard self != .value else {
      return KPIView(
        items: [.metric("7")], caption: "Orders", colorScheme: scheme, tintColor: colors,
        isEnabled: flags.0, isHighlighted: flags.1, isSelected: flags.2)
    }
    var ring = KPIProgressView(
      items: [.metric("7")], progress: 0.4, caption: "Orders", footnote: "May", colorScheme: scheme,
      isEnabled: flags.0, isHighlighted: flags.1, isSelected: flags.2)
    switch self {
    case .value, .ringTint: ring.tintColor = colors
    case .ringText: ring.textColor = colors
    case .ringProgress: ring.progressTintColor = colors
    case .ringTrack: ring.trackTintColor = colors
    }
    return ring
  }

  /// The style sheet with the same colors.
  func sheet(_ colors: [ControlState: String], class name: String? = nil) -> String {
    let suffixes: [(ControlState, String)] = [
      (.normal, ""), (.disabled, "-disabled"), (.highlighted, "-highlighted"),
    ]
    let declarations = suffixes.compactMap { state, suffix in
      colors[state].map { "\(attribute.name)\(suffix): \($0);" }
    }
    return "\(name ?? attribute.class) { \(declarations.joined(separator: " ")) }"
  }

  /// The color where it is drawn.
  func color(in view: DrawnView) throws -> String? {
    switch self {
    case .value, .ringText: try view.color(of: "metric")
    case .ringTint, .ringProgress: view.ringColors.last
    case .ringTrack: view.ringColors.first
    }
  }
}

extension StateColors {
  /// Colors by state, of which `selected` can be in descriptions only.
  init(_ colors: [ControlState: String]) {
    func color(_ state: ControlState) -> Color? {
      colors[state].flatMap { Color(text: $0, in: .description) }
    }
    self.init(
      normal: color(.normal), disabled: color(.disabled), highlighted: color(.highlighted),
      selected: color(.selected))
  }
}
