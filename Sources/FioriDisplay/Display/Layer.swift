package import FioriBasics

/// Commands that are drawn as one.
package struct Layer: Hashable, Sendable {
  /// What nothing is drawn outside of; `nil`: there is no such bound.
  package let clip: Rect?
  /// Points; how round the clip's corners are, 0 where they are square.
  package let cornerRadius: Double
  /// 0 clear, 1 as it is. Where two things overlap, what is below does not shine through the upper.
  package let opacity: Double
  let commands: [DisplayCommand]

  /// Commands within a rectangle, with an opacity that is taken into 0 to 1.
  package init(
    clip: Rect? = nil, cornerRadius: Double = 0, opacity: Double = 1, commands: [DisplayCommand]
  ) {
    self.clip = clip
    self.cornerRadius = cornerRadius
    self.opacity = min(max(0, opacity), 1)
    self.commands = commands
  }

  /// Whether it has to be drawn aside first.
  package var isGroup: Bool { opacity < 1 }

  /// The layer with each command replaced; `nil` leaves one out.
  func replacingCommands(_ transform: (DisplayCommand) -> DisplayCommand?) -> Layer {
    Layer(
      clip: clip, cornerRadius: cornerRadius, opacity: opacity,
      commands: commands.compactMap { $0.replaced(transform) })
  }
}
