package import FioriBasics
package import FioriFrames
import FioriModel

extension DisplayCommand {
  /// Returns the command moved by a distance.
  package func moved(by way: Point) -> DisplayCommand {
    switch self {
    case .fill(let path, let fill): .fill(path.moved(by: way), fill)
    case .stroke(let path, let style, let color): .stroke(path.moved(by: way), style, color)
    case .arc(let arc, let width, let color): .arc(arc.moved(by: way), width: width, color)
    case .glyphs(let run, let origin): .glyphs(run, at: origin + way)
    case .image(let image, let rect, let tint):
      .image(image, in: rect.moved(by: way), tint: tint)
    case .shape(let shape): .shape(shape.placed(scale: 1, at: way))
    case .shadow(let rect, let cornerRadius, let shadow):
      .shadow(rect.moved(by: way), cornerRadius: cornerRadius, shadow)
    case .layer(let layer):
      .layer(
        Layer(
          clip: layer.clip?.moved(by: way), cornerRadius: layer.cornerRadius,
          outlines: layer.outlines.map {
            $0.transformed(by: .translation(x: way.x, y: way.y))
          }, opacity: layer.opacity, commands: layer.commands.map { $0.moved(by: way) }))
    }
  }
}

extension Path {
  fileprivate func moved(by way: Point) -> Path { mapped { $0 + way } }
}

extension Arc {
  fileprivate func moved(by way: Point) -> Arc {
    Arc(center: center + way, radius: radius, start: start, turns: turns)
  }
}

extension Rect {
  fileprivate func moved(by way: Point) -> Rect { Rect(origin: origin + way, size: size) }
}
