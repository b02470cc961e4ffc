import FioriBasics
package import FioriFrames
package import FioriModel

/// The contents of a picture, in drawing order.
package struct DisplayList: Hashable, Sendable {
  package let size: PictureSize
  /// The picture's background, or `nil` if it has none or a translucent one.
  package let background: RGBA?
  package private(set) var commands: [DisplayCommand] = []

  /// Creates an empty picture, or one of a single color.
  package init(size: PictureSize, background: RGBA? = nil) {
    self.size = size
    self.background = background?.alpha == 255 ? background : nil
    if let background, background.alpha > 0 {
      commands.append(.fill(Path(Rect(origin: .zero, size: size.canvas)), .color(background)))
    }
  }

  package mutating func append(_ command: DisplayCommand) {
    commands.append(command)
  }

  /// Returns the picture with each command replaced, including those in layers; `nil` removes one.
  func replacingCommands(_ transform: (DisplayCommand) -> DisplayCommand?) -> DisplayList {
    var list = self
    list.commands = commands.compactMap { $0.replaced(transform) }
    return list
  }

  /// Draws everything on a canvas.
  package func paint<Target: Canvas & ~Copyable>(on canvas: inout Target) throws(Target.Failure) {
    try Self.paint(commands, on: &canvas)
  }

  private static func paint<Target: Canvas & ~Copyable>(
    _ commands: [DisplayCommand], on canvas: inout Target
  ) throws(Target.Failure) {
    for command in commands {
      switch command {
      case .fill(let path, let fill): try canvas.fill(path, fill)
      case .stroke(let path, let style, let color): try canvas.stroke(path, style, color)
      case .arc(let arc, let width, let color): try canvas.stroke(arc, width: width, color)
      case .glyphs(let run, let origin): try canvas.draw(run, at: origin)
      case .image(let image, let rect, let tint):
        try canvas.draw(image, in: rect, tint: tint)
      case .shape(let shape): try canvas.draw(shape)
      case .shadow(let rect, let cornerRadius, let shadow):
        guard shadow.isSeen(around: rect) else { continue }
        try canvas.drawShadow(of: rect, cornerRadius: cornerRadius, shadow)
      case .layer(let layer):
        try canvas.beginLayer(layer)
        try paint(layer.commands, on: &canvas)
        try canvas.endLayer(layer)
      }
    }
  }
}
