extension DisplayList {
  /// Adds what a frame shows, its baselines and images on device pixels.
  ///
  /// Glyphs keep their distances within a run: only the baseline is moved, and the same in every
  /// format, so that PNG, SVG and PDF agree.
  mutating func append(_ frame: Frame, at origin: Point) {
    switch frame.content {
    case .group(let children):
      for child in children { append(child.frame, at: origin + child.origin) }
    case .text(let block):
      append(block, at: origin)
    case .image(let picture, let tint):
      append(picture, in: Rect(origin: origin, size: frame.size), tint: tint)
    }
  }

  private mutating func append(_ block: TextBlock, at origin: Point) {
    for line in block.lines {
      let start = Point(x: origin.x + line.x, y: size.grid.snapped(origin.y + line.baseline))
      for run in line.runs { append(.glyphs(run, at: start)) }
    }
  }

  private mutating func append(_ picture: Picture, in box: Rect, tint: RGBA?) {
    let rect = size.grid.snapped(box.centred(picture.size.fitted(into: box.size)))
    if case .builtin(let icon) = picture {
      append(icon, in: rect, color: tint ?? RGBA(0x000000))
    } else {
      append(.image(picture, in: rect, tint: tint))
    }
  }

  private mutating func append(_ icon: BuiltinIcon, in rect: Rect, color: RGBA) {
    let factor = rect.size.width / icon.size.width
    func placed(_ path: Path) -> Path { path.mapped { rect.origin + $0 * factor } }
    for shape in icon.shapes {
      switch shape {
      case .filled(let path): append(.fill(placed(path), color))
      case .stroked(let path, let width):
        append(.stroke(placed(path), width: width * factor, color))
      }
    }
  }
}
