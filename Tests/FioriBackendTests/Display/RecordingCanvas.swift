import FioriBasics
import FioriDisplay
import FioriFrames
import FioriModel

@testable import TestSupport

/// Writes down what is drawn on it, a line each.
struct RecordingCanvas: Canvas {
  private(set) var lines: [String] = []

  mutating func fill(_ path: Path, _ fill: Fill) throws(Never) {
    let paint =
      switch fill {
      case .color(let color): color.hex
      case .verticalGradient(let top, let bottom): "\(top.hex) to \(bottom.hex)"
      }
    lines.append("fill \(path.steps.count) steps \(paint)")
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws(Never) {
    let cap = style.cap == .butt ? " butt" : ""
    let dash = style.dash.isEmpty ? "" : " dash \(Self.text(style.dash))"
    lines.append(
      "stroke \(path.steps.count) steps width \(Decimal.text(style.width))\(cap)\(dash) \(color.hex)"
    )
  }

  mutating func draw(_ run: GlyphRun, at origin: Point) throws(Never) {
    let place = "\(Decimal.text(origin.x)) \(Decimal.text(origin.y))"
    let size = Decimal.text(run.size)
    lines.append("glyphs '\(run.text)' size \(size) at \(place) \(run.color.hex)")
  }

  mutating func draw(_ picture: Bitmap, in rect: Rect, tint: RGBA?) throws(Never) {
    lines.append("image in \(Self.text(rect)) \(tint?.hex ?? "original")")
  }

  mutating func draw(_ shape: VectorShape) throws(Never) {
    lines.append("shape of \(shape.path.steps.count) steps")
  }

  mutating func drawShadow(
    of rect: Rect, cornerRadius: Double, _ shadow: Shadow
  ) throws(Never) {
    let place = Self.text([shadow.offset.x, shadow.offset.y])
    lines.append(
      "shadow of \(Self.text(rect)) radius \(Decimal.text(cornerRadius)) "
        + "blur \(Decimal.text(shadow.blur)) moved \(place) \(shadow.color.hex)")
  }

  mutating func beginLayer(_ layer: Layer) throws(Never) {
    let clip = layer.clip.map { " clip \(Self.text($0))" } ?? ""
    let radius = layer.cornerRadius > 0 ? " radius \(Decimal.text(layer.cornerRadius))" : ""
    lines.append("layer\(clip)\(radius) opacity \(Decimal.text(layer.opacity))")
  }

  mutating func endLayer(_ layer: Layer) throws(Never) {
    lines.append("end")
  }

  private static func text(_ rect: Rect) -> String {
    text([rect.minX, rect.minY, rect.size.width, rect.size.height])
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map { Decimal.text($0) }.joined(separator: " ")
  }
}
