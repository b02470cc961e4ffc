import FioriBasics
import FioriModel

/// Collects the look of a part: of its own frame, and of the frames in it that have no name.
struct LookReader {
  private var look = LayoutReport.Look()
  private var images: [String] = []
  private var colors: [RGBA] = []
  private var lines: [String] = []
  private var shadows: [String] = []
  private var shapes = ShapeHash()
  private var texts: [(block: TextBlock, origin: Point)] = []

  /// Drawings are read as at this scale, whatever the picture's is.
  private static let grid = PixelGrid(scale: 2)

  /// Returns the look of a part; its own text is described by the report itself.
  static func look(of frame: Frame, with own: TextBlock?) -> LayoutReport.Look {
    var reader = LookReader()
    reader.add(frame, at: .zero, isOwn: true)
    reader.addTexts(besides: own)
    return reader.result
  }

  private var result: LayoutReport.Look {
    var look = look
    look.image = Self.list(images, separator: " ")
    if !colors.isEmpty { look.colors = colors }
    look.lineStyle = Self.list(lines, separator: ", ")
    look.shadow = Self.list(shadows, separator: ", ")
    look.shapes = shapes.text
    return look
  }

  /// Returns several texts as one; `nil` for none.
  private static func list(_ texts: [String], separator: String) -> String? {
    guard let first = texts.first else { return nil }
    // `joined` looks up the types of its elements, which takes 1.5 % of a start.
    return texts.dropFirst().reduce(into: first) { $0 += separator + $1 }
  }

  private mutating func add(_ frame: Frame, at origin: Point, isOwn: Bool) {
    let rect = Rect(origin: origin, size: frame.size)
    if let decoration = frame.decoration {
      add(decoration)
      if !isOwn { shapes.add(rect) }
    }
    switch frame.content {
    case .group(let parts):
      for part in parts where part.frame.kind == nil {
        add(part.frame, at: origin + part.origin, isOwn: false)
      }
    case .text(let block): texts.append((block, origin))
    case .image(let image, let tint, let radius, let mode):
      add(image, tint: isOwn ? nil : tint, cornerRadius: radius, mode)
      if !isOwn { shapes.add(rect) }
    case .block(let block):
      add(block)
      if !isOwn { shapes.add(rect) }
    case .drawing(let drawing): add(drawing, in: rect)
    case .placeholder: break
    }
  }

  private mutating func add(_ decoration: Decoration) {
    for shadow in decoration.shadows { add(shadow) }
    if let fill = decoration.fill { add(fill) }
    if decoration.fill != nil || decoration.border != nil {
      add(cornerRadius: decoration.cornerRadius)
    }
    if let border = decoration.border {
      let inset = border.inset == 0 ? "" : " inset \(Decimal.text(border.inset))"
      add(line: Self.style(width: border.width) + inset, border.color)
    }
    if let color = decoration.bottomHairline { add(line: "hairline", color) }
  }

  private mutating func add(_ shadow: Shadow) {
    let lengths = [shadow.blur, shadow.offset.x, shadow.offset.y].map { Decimal.text($0) }
    shadows.append("\(lengths.joined(separator: " ")) \(shadow.color.hex)")
  }

  private mutating func add(_ block: Block) {
    add(block.color)
    add(cornerRadius: block.cornerRadius)
    if let color = block.hairline { add(line: "hairline", color) }
  }

  private mutating func add(
    _ image: LoadedImage, tint: RGBA?, cornerRadius: Double, _ mode: ImageContentMode
  ) {
    images.append(image.reportName)
    if let tint { add(tint) }
    if cornerRadius > 0 { add(cornerRadius: cornerRadius) }
    if case .builtin(_, let width?, _) = image { add(line: Self.style(width: width)) }
    if mode == .fill { shapes.add(1) }
  }

  private mutating func add(_ drawing: any FrameDrawing, in rect: Rect) {
    for text in drawing.texts { add(text.frame, at: rect.origin + text.origin, isOwn: false) }
    add(drawing.commands(in: rect, on: Self.grid), opacity: 1)
  }

  /// Adds the texts of the part: of its own one what the report does not mention, of others everything.
  private mutating func addTexts(besides own: TextBlock?) {
    if let own {
      look.font = own.font.reportName
      if let index = texts.firstIndex(where: { $0.block == own && $0.origin == .zero }) {
        addOwn(texts.remove(at: index).block)
      }
    }
    for (block, origin) in texts {
      shapes.add(origin)
      shapes.add(block.text)
      shapes.add(block.font.reportName)
      shapes.add(block.font.size)
      shapes.add(block.color)
      addOwn(block)
    }
  }

  private mutating func addOwn(_ block: TextBlock) {
    for run in block.lines.flatMap(\.runs) where run.color != block.color { add(run.color) }
    if block.lines.count > 1 || block.lines.contains(where: { abs($0.x) > 0.005 }) {
      for line in block.lines {
        shapes.add(line.x)
        shapes.add(line.runs.map(\.text).joined())
      }
    }
    if block.isMixed {
      for run in block.lines.flatMap(\.runs) { shapes.add(run) }
    }
  }

  private mutating func add(_ commands: [DisplayCommand], opacity: Double) {
    for command in commands {
      shapes.add(command)
      switch command {
      case .fill(_, .color(let color)): add(color.fadedTo(opacity))
      case .fill(_, let fill): add(fill)
      case .stroke(_, let style, let color):
        add(line: Self.style(width: style.width, dash: style.dash), color.fadedTo(opacity))
      case .arc(_, let width, let color):
        add(line: Self.style(width: width), color.fadedTo(opacity))
      case .glyphs(let run, _): add(run.color.fadedTo(opacity))
      case .layer(let layer): add(layer.commands, opacity: opacity * layer.opacity)
      case .moving(_, let commands): add(commands, opacity: opacity)
      case .shadow(_, _, let shadow): add(shadow)
      case .image, .shape: break
      }
    }
  }

  private mutating func add(_ fill: Fill) {
    switch fill {
    case .color(let color): add(color)
    case .verticalGradient(let top, let bottom):
      add(top)
      add(bottom)
    }
  }

  private mutating func add(_ color: RGBA) {
    if !colors.contains(color) { colors.append(color) }
  }

  private mutating func add(cornerRadius: Double) {
    if look.cornerRadius == nil { look.cornerRadius = cornerRadius }
  }

  private mutating func add(line: String, _ color: RGBA) {
    add(color)
    add(line: line)
  }

  private mutating func add(line: String) {
    if !lines.contains(line) { lines.append(line) }
  }

  private static func style(width: Double, dash: [Double] = []) -> String {
    let width = Decimal.text(width)
    if dash.isEmpty { return "\(width) solid" }
    return "\(width) dashed " + dash.map { Decimal.text($0) }.joined(separator: " ")
  }
}

extension LoadedImage {
  /// The name of a built-in icon, or a hash of the content.
  fileprivate var reportName: String {
    switch self {
    case .builtin(let icon, _, let isMirrored):
      "builtin:\(icon.rawValue)" + (isMirrored ? ":mirrored" : "")
    case .bitmap(let bitmap, _):
      "bitmap:\(bitmap.width)x\(bitmap.height):\(ContentHash(bitmap.pixels).text)"
    case .vector(let image):
      "vector:\(ShapeHash(image).text ?? "empty")"
    }
  }
}

extension Font {
  /// The weight, after the family if there is one.
  fileprivate var reportName: String {
    // An interpolated case is looked up in the metadata, which takes a twentieth of a start.
    let weight =
      switch weight {
      case .light: "light"
      case .regular: "regular"
      case .semibold: "semibold"
      case .bold: "bold"
      }
    return family.map { "\($0) \(weight)" } ?? weight
  }
}

extension TextBlock {
  /// Whether the text has several faces, sizes or heights above its baseline.
  fileprivate var isMixed: Bool {
    let runs = lines.flatMap(\.runs)
    guard let first = runs.first else { return false }
    return runs.contains {
      $0.face != first.face || $0.size != first.size || $0.color != first.color
        || $0.setting.rise != first.setting.rise || $0.angle != first.angle
    } || first.angle != 0
  }
}
