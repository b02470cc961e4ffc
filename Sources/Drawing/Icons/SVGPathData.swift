import FioriBasics
import Glibc

/// Reads the `d` of a path.
///
/// A mistake ends the path before it, as the specification demands.
struct SVGPathData {
  private var scanner: SVGScanner
  private(set) var path = Path()
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// Whether the next drawing command has to begin a new subpath.
  private var isClosed = false
  /// The last control point of a preceding curve of the same degree.
  private var lastCubic: Point?
  private var lastQuadratic: Point?

  /// Returns the path of `d`.
  static func path(_ text: String) -> Path {
    var data = SVGPathData(scanner: SVGScanner(text))
    data.read()
    return data.path
  }

  private init(scanner: SVGScanner) {
    self.scanner = scanner
  }

  private mutating func read() {
    scanner.skipSpaces()
    guard let first = scanner.next, first | 0x20 == UInt8(ascii: "m") else { return }
    while let letter = scanner.letter() {
      guard readCommand(letter) else { return }
      scanner.skipSpaces()
    }
  }

  /// Reads a command's arguments, as many groups of them as follow; `false` after a mistake.
  private mutating func readCommand(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    if letter | 0x20 == UInt8(ascii: "z") {
      close()
      return true
    }
    var command = letter | 0x20
    repeat {
      guard readGroup(of: command, isRelative) else { return false }
      // Further points of a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    } while isNumberNext()
    return true
  }

  private mutating func isNumberNext() -> Bool {
    scanner.skipSeparator()
    guard let byte = scanner.next else { return false }
    return "+-.0123456789".utf8.contains(byte)
  }

  private mutating func readGroup(of command: UInt8, _ isRelative: Bool) -> Bool {
    let origin = isRelative ? current : Point(x: 0, y: 0)
    switch command {
    case UInt8(ascii: "m"):
      guard let point = point(from: origin) else { return false }
      move(to: point)
    case UInt8(ascii: "l"):
      guard let point = point(from: origin) else { return false }
      line(to: point)
    case UInt8(ascii: "h"):
      guard let x = scanner.nextNumber() else { return false }
      line(to: Point(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.nextNumber() else { return false }
      line(to: Point(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"): return readCubic(from: origin, isSmooth: false)
    case UInt8(ascii: "s"): return readCubic(from: origin, isSmooth: true)
    case UInt8(ascii: "q"): return readQuadratic(from: origin, isSmooth: false)
    case UInt8(ascii: "t"): return readQuadratic(from: origin, isSmooth: true)
    case UInt8(ascii: "a"): return readArc(from: origin)
    default: return false
    }
    return true
  }

  private mutating func point(from origin: Point) -> Point? {
    guard let x = scanner.nextNumber(), let y = scanner.nextNumber() else { return nil }
    return Point(x: origin.x + x, y: origin.y + y)
  }

  private mutating func move(to point: Point) {
    path.move(to: point)
    (current, start, isClosed) = (point, point, false)
    (lastCubic, lastQuadratic) = (nil, nil)
  }

  private mutating func begin() {
    if isClosed { path.move(to: start) }
    isClosed = false
  }

  private mutating func line(to point: Point) {
    begin()
    path.line(to: point)
    current = point
    (lastCubic, lastQuadratic) = (nil, nil)
  }

  private mutating func close() {
    guard !isClosed else { return }
    path.close()
    (current, isClosed) = (start, true)
    (lastCubic, lastQuadratic) = (nil, nil)
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    begin()
    path.curve(first, second, to: end)
    current = end
  }

  private mutating func readCubic(from origin: Point, isSmooth: Bool) -> Bool {
    let first = isSmooth ? mirrored(lastCubic) : point(from: origin)
    guard let first, let second = point(from: origin), let end = point(from: origin) else {
      return false
    }
    curve(first, second, to: end)
    (lastCubic, lastQuadratic) = (second, nil)
    return true
  }

  private mutating func readQuadratic(from origin: Point, isSmooth: Bool) -> Bool {
    let control = isSmooth ? mirrored(lastQuadratic) : point(from: origin)
    guard let control, let end = point(from: origin) else { return false }
    curve(
      current + (control + current * -1) * (2 / 3), end + (control + end * -1) * (2 / 3), to: end)
    (lastCubic, lastQuadratic) = (nil, control)
    return true
  }

  /// Returns a control point reflected at the current point, which it is without one.
  private func mirrored(_ control: Point?) -> Point {
    guard let control else { return current }
    return current * 2 + control * -1
  }

  private mutating func readArc(from origin: Point) -> Bool {
    guard let rx = scanner.nextNumber(), let ry = scanner.nextNumber(),
      let degrees = scanner.nextNumber(), let isLarge = scanner.nextFlag(),
      let isClockwise = scanner.nextFlag(), let end = point(from: origin)
    else { return false }
    let arc = SVGArc(
      from: current, to: end, radii: (abs(rx), abs(ry)), rotation: degrees * .pi / 180,
      isLarge: isLarge, isClockwise: isClockwise)
    guard let arc else {
      line(to: end)
      return true
    }
    for (first, second, end) in arc.curves { curve(first, second, to: end) }
    (current, lastCubic, lastQuadratic) = (end, nil, nil)
    return true
  }
}

/// An arc of an ellipse between two points, converted to a center as the SVG specification does.
private struct SVGArc {
  private let transform: AffineTransform
  private let start: Double
  private let sweep: Double
  private let end: Point

  /// Returns `nil` if the arc is a line or nothing.
  init?(
    from first: Point, to end: Point, radii: (x: Double, y: Double), rotation: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    guard radii.x > 0, radii.y > 0, first != end else { return nil }
    let turn = AffineTransform.rotation(by: rotation)
    // Half of the chord, in units of the ellipse's axes.
    let half = AffineTransform.rotation(by: -rotation).apply(
      to: (first + end * -1) * 0.5)
    let (x, y) = (half.x / radii.x, half.y / radii.y)
    let square = x * x + y * y
    guard square.isFinite, square > 0 else { return nil }
    // Radii that are too short are enlarged until the arc is half of an ellipse.
    let growth = max(1, square.squareRoot())
    let (rx, ry) = (radii.x * growth, radii.y * growth)
    let distance = max(0, growth > 1 ? 0 : 1 / square - 1).squareRoot()
    let side: Double = isLarge == isClockwise ? -1 : 1
    let scaled = Point(x: y / growth, y: -x / growth) * (side * distance)
    let center =
      turn.apply(to: Point(x: scaled.x * rx, y: scaled.y * ry)) + (first + end) * 0.5
    transform = AffineTransform.scale(x: rx, y: ry).followed(by: turn).followed(
      by: .translation(x: center.x, y: center.y))
    start = atan2(y / growth - scaled.y, x / growth - scaled.x)
    var sweep = atan2(-y / growth - scaled.y, -x / growth - scaled.x) - start
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    self.sweep = sweep
    self.end = end
  }

  /// The arc as curves of at most a quarter turn; the last ends exactly at the end.
  var curves: [(Point, Point, Point)] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let first = Point(x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from))
      let second = Point(x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to))
      let last = Point(x: cos(to), y: sin(to))
      return (
        transform.apply(to: first), transform.apply(to: second),
        index == count - 1 ? end : transform.apply(to: last)
      )
    }
  }
}
