import FioriDrawing
import FioriLayout
import FioriRender

/// Writes down what is drawn on it, a line each.
struct RecordingCanvas: Canvas {
  private(set) var lines: [String] = []

  mutating func fill(_ path: Path, _ fill: Fill) throws(Never) {
    let paint =
      switch fill {
      case .color(let color): color.hex
      case .verticalGradient(let top, let bottom): "\(top.hex) to \(bottom.hex)"
      }
    lines.append("fill \(path.steps.count) steps \(paint)\(Self.place(of: path))")
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws(Never) {
    let cap = style.cap == .butt ? " butt" : ""
    let dash = style.dash.isEmpty ? "" : " dash \(Self.text(style.dash))"
    let line = "width \(Decimal.text(style.width))\(cap)\(dash) \(color.hex)"
    lines.append("stroke \(path.steps.count) steps \(line)\(Self.place(of: path))")
  }

  mutating func draw(_ run: GlyphRun, at origin: Point) throws(Never) {
    let place = "\(Decimal.text(origin.x)) \(Decimal.text(origin.y))"
    let size = Decimal.text(run.size)
    lines.append("glyphs '\(run.text)' size \(size) at \(place) \(run.color.hex)")
  }

  mutating func draw(_ picture: Bitmap, in rect: Rect, tint: RGBA?) throws(Never) {
    lines.append("image in \(rect.recordText) \(tint?.hex ?? "original")")
  }

  mutating func draw(_ shape: VectorShape) throws(Never) {
    lines.append("shape of \(shape.path.steps.count) steps\(Self.place(of: shape.path))")
  }

  mutating func drawShadow(
    of rect: Rect, cornerRadius: Double, _ shadow: Shadow
  ) throws(Never) {
    let place = Self.text([shadow.offset.x, shadow.offset.y])
    lines.append(
      "shadow of \(rect.recordText) radius \(Decimal.text(cornerRadius)) "
        + "blur \(Decimal.text(shadow.blur)) moved \(place) \(shadow.color.hex)")
  }

  mutating func beginLayer(_ layer: Layer) throws(Never) {
    let clip = layer.clip.map { " clip \($0.recordText)" } ?? ""
    let radius = layer.cornerRadius > 0 ? " radius \(Decimal.text(layer.cornerRadius))" : ""
    lines.append("layer\(clip)\(radius) opacity \(Decimal.text(layer.opacity))")
  }

  mutating func endLayer(_ layer: Layer) throws(Never) {
    lines.append("end")
  }

  private static func place(of path: Path) -> String {
    path.bounds.map { " in \($0.recordText)" } ?? ""
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map { Decimal.text($0) }.joined(separator: " ")
  }
}
