import FioriBasics
import FioriModel

/// A hash of shapes, the same on every machine: lengths count in thousandths of a point.
struct ShapeHash {
  private var hash = ContentHash()
  private var isEmpty = true

  init() {}

  /// Creates the hash of a vector image.
  init(_ image: VectorImage) {
    add(image.size.width)
    add(image.size.height)
    add(image.nodes)
  }

  /// The hash in hexadecimal; `nil` if nothing was added.
  var text: String? { isEmpty ? nil : hash.text }

  mutating func add(_ length: Double) {
    isEmpty = false
    hash.add(length)
  }

  mutating func add(_ text: String) {
    isEmpty = false
    hash.add(text)
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.size.width)
    add(rect.size.height)
  }

  mutating func add(_ color: RGBA) { add(color.hex) }

  mutating func add(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move(let point): add("M", [point])
      case .line(let point): add("L", [point])
      case .curve(let first, let second, let end): add("C", [first, second, end])
      case .close: add("Z")
      }
    }
  }

  private mutating func add(_ name: String, _ points: [Point]) {
    add(name)
    for point in points { add(point) }
  }

  mutating func add(_ run: GlyphRun) {
    add(run.face.name)
    add(run.text)
    for length in [run.size, run.setting.rise, run.angle] { add(length) }
    add(run.color)
  }
}

extension ShapeHash {
  mutating func add(_ command: DisplayCommand) {
    switch command {
    case .fill(let path, let fill):
      add("fill")
      add(path)
      add(fill)
    case .stroke(let path, let style, let color):
      add("stroke")
      add(style.cap.rawValue)
      add(path)
      for length in [style.width] + style.dash { add(length) }
      add(color)
    case .arc(let arc, let width, let color):
      add("arc", [arc.center])
      for length in [arc.radius, arc.start * 360, arc.turns * 360, width] { add(length) }
      add(color)
    case .glyphs(let run, let origin):
      add("glyphs", [origin])
      add(run)
    case .image(let bitmap, let rect, let tint):
      add("image \(ContentHash(bitmap.pixels).text)")
      add(rect)
      if let tint { add(tint) }
    case .shape(let shape): add(shape)
    case .shadow(let rect, let radius, let shadow):
      add("shadow", [shadow.offset])
      add(rect)
      for length in [radius, shadow.blur] { add(length) }
      add(shadow.color)
    case .layer(let layer): add(layer)
    case .moving(_, let commands): for command in commands { add(command) }
    }
  }

  private mutating func add(_ layer: Layer) {
    add("layer")
    if let clip = layer.clip { add(clip) }
    for length in [layer.cornerRadius, layer.opacity] { add(length) }
    for clip in layer.outlines { add(clip) }
    for command in layer.commands { add(command) }
    add("end")
  }

  private mutating func add(_ fill: Fill) {
    switch fill {
    case .color(let color): add(color)
    case .verticalGradient(let top, let bottom):
      add(top)
      add(bottom)
    }
  }
}

extension ShapeHash {
  fileprivate mutating func add(_ nodes: [VectorImage.Node]) {
    for node in nodes {
      switch node {
      case .shape(let shape): add(shape)
      case .group(let group):
        add("group")
        add(group.opacity)
        for clip in group.clips { add(clip) }
        add(group.nodes)
        add("end")
      }
    }
  }

  private mutating func add(_ clip: VectorClip) {
    for outline in clip.outlines {
      add("clip \(outline.rule)")
      add(outline.path)
    }
  }

  private mutating func add(_ shape: VectorShape) {
    add(shape.path)
    switch shape.style {
    case .fill(let rule): add("\(rule)")
    case .stroke(let stroke):
      add("\(stroke.cap) \(stroke.join)")
      for length in [stroke.width, stroke.dashOffset] + stroke.dash { add(length) }
      if let transform = stroke.transform { add(transform) }
    }
    switch shape.paint {
    case .color(let color): add(color)
    case .gradient(let gradient): add(gradient)
    }
  }

  private mutating func add(_ gradient: VectorGradient) {
    switch gradient.geometry {
    case .linear(let start, let end): add("linear", [start, end])
    case .radial(let center, let radius, let focus, let focusRadius):
      add("radial", [center, focus])
      for length in [radius, focusRadius] { add(length) }
    }
    for stop in gradient.stops {
      add(stop.offset)
      add(stop.color)
    }
    add(gradient.spread.rawValue)
    add(gradient.transform)
  }

  private mutating func add(_ transform: AffineTransform) {
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      add(number)
    }
  }
}
