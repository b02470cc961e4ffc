package import FioriBasics
package import FioriFrames
import FioriModel

extension DisplayList {
  /// Adds the content of a frame, with baselines and images on device pixels.
  ///
  /// Only the baseline of a run is moved, not its glyphs relative to each other, and by the same
  /// distance in every format, so that PNG, SVG and PDF agree.
  package mutating func append(_ frame: Frame, at origin: Point) {
    let rect = Rect(origin: origin, size: frame.size)
    if let decoration = frame.decoration { append(decoration, in: rect) }
    switch frame.content {
    case .group(let children):
      for child in children { append(child.frame, at: origin + child.origin) }
    case .placeholder:
      break
    case .text(let block):
      append(block, at: origin)
    case .image(let image, let tint, let cornerRadius, .fit):
      append(image, in: rect, tint: tint, cornerRadius: cornerRadius)
    case .image(let image, let tint, let cornerRadius, .fill):
      append(image, filling: rect, tint: tint, cornerRadius: cornerRadius)
    case .block(let block):
      append(block, in: size.grid.aligned(rect))
    case .drawing(let drawing):
      for text in drawing.texts { append(text.frame, at: origin + text.origin) }
      for command in drawing.commands(in: rect, on: size.grid) { append(command) }
    }
  }

  /// Draws a background up to the next device pixel, so that no edge is half covered.
  private mutating func append(_ decoration: Decoration, in rect: Rect) {
    let radius = decoration.cornerRadius
    let area = radius > 0 ? size.grid.aligned(rect) : size.grid.covering(rect)
    for shadow in decoration.shadows { append(.shadow(area, cornerRadius: radius, shadow)) }
    if let fill = decoration.fill { append(.fill(Path(area, cornerRadius: radius), fill)) }
    if let border = decoration.border { append(border, in: area, radius: radius) }
    guard let color = decoration.bottomHairline else { return }
    let pixel = 1 / size.grid.scale
    let line = Rect(
      x: area.minX, y: area.maxY - pixel, width: area.size.width, height: pixel)
    append(.fill(Path(line), .color(color)))
  }

  private mutating func append(_ block: Block, in rect: Rect) {
    append(.fill(Path(rect, cornerRadius: block.cornerRadius), .color(block.color)))
    guard let color = block.hairline else { return }
    let pixel = 1 / size.grid.scale
    let middle = Rect(
      x: rect.minX + pixel / 2, y: rect.minY + pixel / 2, width: rect.size.width - pixel,
      height: rect.size.height - pixel)
    let line = Path(middle, cornerRadius: block.cornerRadius - pixel / 2)
    append(.stroke(line, StrokeStyle(width: pixel), color))
  }

  /// Draws a line inside the area's edges.
  private mutating func append(_ border: Decoration.Border, in area: Rect, radius: Double) {
    let distance = border.inset + border.width / 2
    let path = Path(area.insetBy(distance), cornerRadius: max(radius - distance, 0))
    append(.stroke(path, StrokeStyle(width: border.width), border.color))
  }

  private mutating func append(_ block: TextBlock, at origin: Point) {
    for line in block.lines {
      let start = Point(x: origin.x + line.x, y: size.grid.snapped(origin.y + line.baseline))
      for run in line.runs where run.isSeen { append(.glyphs(run, at: start)) }
    }
  }

  private mutating func append(
    _ image: LoadedImage, in box: Rect, tint: RGBA?, cornerRadius: Double
  ) {
    let fitted = box.centered(image.size.fitted(into: box.size))
    if case .builtin(let icon, let lineWidth, let isMirrored) = image {
      return append(
        icon, in: size.grid.snapped(fitted), color: tint ?? RGBA(0x000000), lineWidth: lineWidth,
        isMirrored: isMirrored)
    }
    let isRound = cornerRadius > 0
    // Aligns all edges of a round image: between pixels, the picture and its clip would both thin
    // them.
    let rect = isRound ? size.grid.aligned(fitted) : size.grid.snapped(fitted)
    guard rect.isSeen else { return }
    let commands = image.commands(in: rect, tint: tint)
    if isRound {
      append(.layer(Layer(clip: rect, cornerRadius: cornerRadius, commands: commands)))
    } else {
      for command in commands { append(command) }
    }
  }

  /// Draws an image as large as it must be to cover a box, and what is inside of the box.
  private mutating func append(
    _ image: LoadedImage, filling box: Rect, tint: RGBA?, cornerRadius: Double
  ) {
    if case .builtin = image {
      return append(image, in: box, tint: tint, cornerRadius: cornerRadius)
    }
    let area = size.grid.aligned(box)
    let rect = area.centered(image.size.covering(area.size))
    guard area.isSeen, rect.isSeen else { return }
    append(
      .layer(
        Layer(
          clip: area, cornerRadius: cornerRadius,
          commands: image.commands(in: rect, tint: tint))))
  }

  private mutating func append(
    _ icon: BuiltinIcon, in rect: Rect, color: RGBA, lineWidth: Double?, isMirrored: Bool
  ) {
    let factor = rect.size.width / icon.size.width
    func placed(_ path: Path) -> Path {
      path.mapped { point in
        let x = isMirrored ? icon.size.width - point.x : point.x
        return rect.origin + Point(x: x, y: point.y) * factor
      }
    }
    for shape in icon.shapes {
      switch shape {
      case .filled(let path): append(.fill(placed(path), .color(color)))
      case .stroked(let path, let width):
        let style = StrokeStyle(width: lineWidth ?? width * factor)
        append(.stroke(placed(path), style, color))
      }
    }
  }
}

extension Rect {
  /// Whether it has an area when written with the three decimals of an SVG. Cairo and librsvg
  /// report an error for drawing in one without.
  fileprivate var isSeen: Bool { min(size.width, size.height) >= 0.001 }
}

extension LoadedImage {
  /// Returns the commands that draw the image as a rectangle; none for a built-in icon.
  fileprivate func commands(in rect: Rect, tint: RGBA?) -> [DisplayCommand] {
    switch self {
    case .builtin: []
    case .bitmap(let bitmap, _): [.image(bitmap, in: rect, tint: tint)]
    case .vector(let vector): vector.commands(in: rect, tint: tint)
    }
  }
}

extension GlyphRun {
  /// Whether its glyphs have a size when written with three decimals. An SVG places them in units
  /// of the font, of which there are infinitely many in a point if the font has no size.
  fileprivate var isSeen: Bool { size >= 0.001 }
}
