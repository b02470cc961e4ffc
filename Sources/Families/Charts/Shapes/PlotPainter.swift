import FioriBasics
import FioriLayout
import FioriModel

/// Turns the shapes of plots into commands, aligned to the pixels of a grid.
struct PlotPainter {
  let grid: PixelGrid

  /// Returns the commands that draw a shape in a plot with its upper left corner at `origin`.
  func commands(for shape: PlotShape, at origin: Point) -> [DisplayCommand] {
    switch shape {
    case .line(let points, let style, let color):
      return [.stroke(line(points, at: origin), style, color)]
    case .area(let points, let baseline, let fill):
      return [.fill(area(points, baseline: baseline, at: origin), fill)]
    case .circle(let center, let radius, let color):
      return [.fill(Path(circleAround: origin + center, radius: radius), .color(color))]
    case .points(let points, let radius, let color):
      let shown = PolylineReduction.seenMarks(
        of: points.map { origin + $0 }, radius: radius, on: grid)
      return [.fill(Path(circlesAround: shown, radius: radius), .color(color))]
    case .symbols(let points, let symbol, let radius, let color):
      let shown = PolylineReduction.seenMarks(
        of: points.map { origin + $0 }, radius: radius, on: grid)
      return [.fill(Path(symbol, around: shown, radius: radius), .color(color))]
    case .hatching(let hatching, let shapes, let color):
      return hatched(hatching, over: shapes, color, at: origin)
    case .ring(let center, let radius, let width, let color):
      let circle = Path(circleAround: origin + center, radius: radius)
      return [.stroke(circle, StrokeStyle(width: width), color)]
    case .slice(let slice, let color):
      return [.fill(Path(slice, at: origin), .color(color))]
    case .columns(let columns):
      return ColumnPixels(columns, at: origin, on: grid).commands
    case .within(let columns, let shapes):
      let outline = ColumnPixels(columns, at: origin, on: grid).outline
      return [
        .layer(
          Layer(
            outlines: [VectorClip([VectorClip.Outline(path: outline)])],
            commands: shapes.flatMap { commands(for: $0, at: origin) }))
      ]
    case .rule(let rule): return [command(for: rule, at: origin)]
    case .block(let rect, let color):
      let area = grid.aligned(Rect(origin: origin + rect.origin, size: rect.size))
      return [.fill(Path(area), .color(color))]
    case .polygon(let points, let color):
      let path = Path(through: points.map { origin + $0 }, isClosed: true)
      return [.fill(path, .color(color))]
    case .layer(let clip, let opacity, let shapes):
      return [layer(clip, opacity, shapes, at: origin)]
    case .moving(let motion, let shapes):
      return [
        .moving(placed(motion, at: origin), shapes.flatMap { commands(for: $0, at: origin) })
      ]
    }
  }

  /// Returns a motion of shapes at a place; shapes that grow from a line grow from the line of their pixels.
  private func placed(_ motion: Motion, at origin: Point) -> Motion {
    let motion = motion.moved(by: origin)
    guard case .growth(let point, let axes) = motion, axes != .both else { return motion }
    return .growth(from: Point(x: grid.snapped(point.x), y: grid.snapped(point.y)), axes)
  }

  /// Returns a layer, or just its commands if it has no effect.
  private func layer(
    _ clip: Rect?, _ opacity: Double, _ shapes: [PlotShape], at origin: Point
  ) -> DisplayCommand {
    let area = clip.map {
      grid.covering(Rect(origin: origin + $0.origin, size: $0.size))
    }
    return .layer(
      Layer(
        clip: area, opacity: opacity,
        commands: shapes.flatMap { commands(for: $0, at: origin) }))
  }

  /// Returns a line without points that share a pixel with others.
  private func line(_ points: [Point], at origin: Point) -> Path {
    let placed = points.map { origin + $0 }
    return Path(through: PolylineReduction.reduced(placed, on: grid), isClosed: false)
  }

  /// Returns the area between a line and a height, with its lower edge on a device pixel.
  private func area(_ points: [Point], baseline: Double, at origin: Point) -> Path {
    let placed = points.map { origin + $0 }
    guard let first = placed.first, let last = placed.last else { return Path() }
    let height = grid.snapped(origin.y + baseline)
    let top = PolylineReduction.reduced(placed, on: grid)
    let ends = [Point(x: last.x, y: height), Point(x: first.x, y: height)]
    return Path(through: top + ends, isClosed: true)
  }

  /// Returns a rule a whole number of pixels thick, with dashes from its start.
  private func command(for rule: Rule, at origin: Point) -> DisplayCommand {
    let offset = rule.isHorizontal ? origin : Point(x: origin.y, y: origin.x)
    let width = max(grid.snapped(rule.width), 1 / grid.scale)
    let position = rule.position + offset.y
    let edge =
      switch rule.side {
      case .centered: grid.snapped(position - width / 2)
      case .after: grid.snapped(position)
      case .before: grid.snapped(position) - width
      }
    let (start, end) = (
      grid.snapped(rule.start + offset.x), grid.snapped(rule.end + offset.x)
    )
    func point(_ along: Double, _ across: Double) -> Point {
      rule.isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
    let middle = edge + width / 2
    guard !rule.dash.isEmpty else {
      let (from, to) = (point(start, edge), point(end, edge + width))
      let area = Rect(
        x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
      return .fill(Path(area), .color(rule.color))
    }
    let style = StrokeStyle(width: width, cap: .butt, dash: Self.dash(rule.dash, on: grid))
    return .stroke(Path(from: point(start, middle), to: point(end, middle)), style, rule.color)
  }

  /// Returns dashes and gaps rounded to whole pixels, at least one.
  private static func dash(_ lengths: [Double], on grid: PixelGrid) -> [Double] {
    lengths.map { max(grid.snapped($0), 1 / grid.scale) }
  }
}

extension Path {
  init(_ slice: Slice, at origin: Point) {
    self.init(
      sliceAround: origin + slice.center, innerRadius: slice.innerRadius,
      outerRadius: slice.outerRadius, from: slice.start, to: slice.end)
  }
}
