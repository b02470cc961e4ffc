import FioriBasics
import FioriLayout
import FioriModel

extension VectorImage {
  /// Returns the commands that draw the image in a rectangle of its proportions.
  ///
  /// With a tint, the shapes are drawn in that color, as opaque as they are. A translucent tint fades
  /// all of them together, so that they do not shine through each other.
  func commands(in rect: Rect, tint: RGBA?) -> [DisplayCommand] {
    let placement = Placement(
      scale: rect.size.width / size.width, origin: rect.origin,
      tint: tint.map { RGBA(red: $0.red, green: $0.green, blue: $0.blue) })
    let commands = placement.commands(nodes)
    guard let tint, tint.alpha < 255 else { return commands }
    return [.layer(Layer(opacity: tint.opacity, commands: commands))]
  }

  private struct Placement {
    let scale: Double
    let origin: Point
    /// Opaque.
    let tint: RGBA?

    func commands(_ nodes: [Node]) -> [DisplayCommand] { nodes.map(command) }

    private func command(_ node: Node) -> DisplayCommand {
      switch node {
      case .shape(let shape):
        let placed = shape.placed(scale: scale, at: origin)
        return .shape(tint.map(placed.tinted) ?? placed)
      case .group(let group):
        let transform = AffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        return .layer(
          Layer(
            outlines: group.clips.map { $0.transformed(by: transform) }, opacity: group.opacity,
            commands: commands(group.nodes)))
      }
    }
  }
}
