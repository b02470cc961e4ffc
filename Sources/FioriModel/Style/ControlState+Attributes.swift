extension ControlState {
  /// The attributes of a sheet that give a state's tint, the more special first.
  package var tintAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.tintColor, .fontColor]
    case .disabled: [.tintColorDisabled, .fontColorDisabled]
    case .highlighted, .selected: [.tintColorHighlighted, .fontColorHighlighted]
    }
  }

  /// The same for texts that have colors apart from the tint.
  package var textAttributes: [StyleAttribute] {
    switch self {
    case .normal: [.fontColor, .tintColor]
    case .disabled: [.fontColorDisabled, .tintColorDisabled]
    case .highlighted, .selected: [.fontColorHighlighted, .tintColorHighlighted]
    }
  }
}
