package import FioriBasics
package import FioriLayout
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
      case .moving(let motion, let commands):
        try canvas.beginMotion(motion)
        try paint(commands, on: &canvas)
        try canvas.endMotion(motion)
      }
    }
  }
}

extension DisplayList {
  /// Adds the content of a frame, with baselines and images on device pixels.
  ///
  /// Only the baseline of a run is moved, not its glyphs relative to each other, and by the same
  /// distance in every format, so that PNG, SVG and PDF agree.
  package mutating func append(_ frame: Frame, at origin: Point) {
    if let motion = frame.motion { return append(frame, at: origin, moving: motion) }
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
      append(block, in: size.grid.visible(rect))
    case .drawing(let drawing):
      for text in drawing.texts { append(text.frame, at: origin + text.origin) }
      for command in drawing.commands(in: rect, on: size.grid) { append(command) }
    }
    if let decoration = frame.decoration, let border = decoration.border, border.isOverContent {
      append(border, in: area(of: decoration, in: rect), radius: decoration.cornerRadius)
    }
  }

  private mutating func append(_ frame: Frame, at origin: Point, moving motion: Motion) {
    var (still, parts) = (frame, DisplayList(size: size))
    still.motion = nil
    parts.append(still, at: origin)
    if !parts.commands.isEmpty { append(.moving(motion, parts.commands)) }
  }

  /// Returns the rectangle of a background, up to the next device pixel, so that no edge is half covered.
  private func area(of decoration: Decoration, in rect: Rect) -> Rect {
    decoration.cornerRadius > 0 ? size.grid.aligned(rect) : size.grid.covering(rect)
  }

  private mutating func append(_ decoration: Decoration, in rect: Rect) {
    let radius = decoration.cornerRadius
    let area = area(of: decoration, in: rect)
    for shadow in decoration.shadows { append(.shadow(area, cornerRadius: radius, shadow)) }
    if let fill = decoration.fill { append(.fill(Path(area, cornerRadius: radius), fill)) }
    if let border = decoration.border, !border.isOverContent {
      append(border, in: area, radius: radius)
    }
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
      // Readers of PDF and SVG take the text in drawing order.
      if line.readingOrder.isEmpty {
        for run in line.runs where run.isSeen { append(.glyphs(run, at: start)) }
      } else {
        for place in line.readingOrder where line.runs[place].isSeen {
          append(.glyphs(line.runs[place], at: start))
        }
      }
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

  /// Draws an image as large as it must be to cover a box, and the part inside the box.
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
        let x = isMirrored ? icon.mirrored(point.x) : point.x
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
  /// of the font; there are infinitely many in a point if the font has no size.
  fileprivate var isSeen: Bool { size >= 0.001 }
}

/// The parts of a picture that move if it is animated.
package struct MovingParts: OptionSet, Sendable {
  package let rawValue: Int
  /// Something grows or is uncovered.
  package static let growing = MovingParts(rawValue: 1)
  /// Light crosses content that is still loading.
  package static let shimmering = MovingParts(rawValue: 2)

  package init(rawValue: Int) { self.rawValue = rawValue }
}

extension DisplayList {
  /// The moving parts of the picture.
  package var movingParts: MovingParts { Self.movingParts(of: commands) }

  private static func movingParts(of commands: [DisplayCommand]) -> MovingParts {
    commands.reduce(into: []) { parts, command in
      switch command {
      case .arc: parts.insert(.growing)
      case .layer(let layer): parts.formUnion(movingParts(of: layer.commands))
      case .moving(let motion, let commands):
        guard !commands.isEmpty else { return }
        if case .shimmer = motion { parts.insert(.shimmering) } else { parts.insert(.growing) }
      case .fill, .stroke, .glyphs, .image, .shape, .shadow: break
      }
    }
  }
}

extension DisplayList {
  /// Draws the frames and baselines of a layout report over the picture.
  package mutating func appendOverlay(of node: LayoutReport.Node) {
    let hairline = 1 / size.grid.scale
    let outline = Path(node.frame.insetBy(hairline / 2))
    append(.stroke(outline, StrokeStyle(width: hairline), Self.frameColor))
    if let baseline = node.baseline {
      let y = size.grid.snapped(baseline) + hairline / 2
      let line = Path(from: Point(x: node.frame.minX, y: y), to: Point(x: node.frame.maxX, y: y))
      append(.stroke(line, StrokeStyle(width: hairline), Self.baselineColor))
    }
    for child in node.children { appendOverlay(of: child) }
  }

  /// Chosen: visible on light and dark backgrounds, and not one of Fiori's colors.
  private static let frameColor = RGBA(red: 0xE0, green: 0x20, blue: 0x60, alpha: 0xA0)
  private static let baselineColor = RGBA(red: 0xFF, green: 0x8C, blue: 0x00)
}

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
    case .moving(let motion, let commands):
      .moving(motion.moved(by: way), commands.map { $0.moved(by: way) })
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
