extension DisplayList {
  /// The picture at a share of its growth, 1 for its end.
  func grown(_ share: Double) -> DisplayList {
    replacingCommands { command in
      guard case .arc(let arc, let width, let color) = command, share < 1 else { return command }
      return share > 0 ? .arc(arc.filled(share), width: width, color) : nil
    }
  }

  /// Whether anything in the picture grows.
  var grows: Bool {
    commands.contains { if case .arc = $0 { true } else { false } }
  }
}
