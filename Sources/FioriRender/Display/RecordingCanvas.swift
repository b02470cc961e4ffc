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

  mutating func stroke(_ path: Path, width: Double, _ color: RGBA) throws(Never) {
    lines.append("stroke \(path.steps.count) steps width \(Decimal.text(width)) \(color.hex)")
  }

  mutating func draw(_ run: GlyphRun, at origin: Point) throws(Never) {
    let place = "\(Decimal.text(origin.x)) \(Decimal.text(origin.y))"
    let size = Decimal.text(run.size)
    lines.append("glyphs '\(run.text)' size \(size) at \(place) \(run.color.hex)")
  }

  mutating func draw(_ picture: Picture, in rect: Rect, tint: RGBA?) throws(Never) {
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
    let place = numbers.map { Decimal.text($0) }.joined(separator: " ")
    lines.append("image in \(place) \(tint?.hex ?? "original")")
  }
}
