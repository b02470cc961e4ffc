package import FioriBasics
package import FioriModel

extension BuiltinIcon {
  /// A part of an icon, in icon units.
  package enum Shape: Hashable, Sendable {
    case filled(Path)
    /// A line of a width, with rounded ends and corners.
    case stroked(Path, width: Double)
  }

  /// The shapes of the icon; strokes are 2 wide, like the stems of the digits beside it
  /// (Docs/sources/kpi.md#icons).
  package var shapes: [Shape] {
    switch self {
    case .trendUp: [.stroked(Self.arrow(to: Point(x: 24.5, y: 7.5), up: -1), width: 3)]
    case .trendDown: [.stroked(Self.arrow(to: Point(x: 24.5, y: 24.5), up: 1), width: 3)]
    case .trendNeutral:
      [
        .stroked(Self.line((6, 16), (26, 16)), width: 3),
        .stroked(Self.line((18.5, 8.5), (26, 16), (18.5, 23.5)), width: 3),
      ]
    case .document: Self.documentShapes
    case .package: Self.packageShapes
    case .person: Self.personShapes
    case .location: Self.locationShapes
    case .calendar: Self.calendarShapes
    case .warning: Self.warningShapes
    case .starHalf: outlined.map(\.inside) + BuiltinIcon.star.outlined
    default: outlined
    }
  }

  /// The outline of the icon in `icons.txt`: a fill for the name of a filled icon, else a stroke.
  /// The file is read when an icon of it is drawn.
  private var outlined: [Shape] {
    let name = Array("\(rawValue) ".utf8)
    let lines = PackageResources.icons_txt.split(separator: UInt8(ascii: "\n"))
    guard let line = lines.first(where: { $0.starts(with: name) }) else { return [] }
    let path = SVGPathData.path(String(decoding: line.dropFirst(name.count), as: UTF8.self))
    return rawValue.hasSuffix("-fill") ? [.filled(path)] : Self.strokes(path)
  }

  /// Returns an arrow from the lower or upper left, with its head aligned to the box
  /// (Docs/sources/cards.md#trend).
  private static func arrow(to tip: Point, up: Double) -> Path {
    var path = Path(from: tip + Point(x: -17.5, y: -up * 17.5), to: tip)
    path.move(to: tip + Point(x: -13, y: 0))
    path.line(to: tip)
    path.line(to: tip + Point(x: 0, y: -up * 13))
    return path
  }

  private static let documentShapes: [Shape] = strokes(
    polygon((6, 3), (19, 3), (26, 10), (26, 29), (6, 29)),
    line((19, 3), (19, 10), (26, 10)),
    line((11, 15), (21, 15)), line((11, 19), (21, 19)), line((11, 23), (17, 23)))

  private static let packageShapes: [Shape] = strokes(
    polygon((16, 3), (28, 9.5), (28, 22.5), (16, 29), (4, 22.5), (4, 9.5)),
    line((4, 9.5), (16, 16), (28, 9.5)), line((16, 16), (16, 29)),
    line((10, 6.25), (22, 12.75)))

  private static let personShapes: [Shape] = strokes(
    Path(circleAround: Point(x: 16, y: 10), radius: 6), shoulders)

  private static var shoulders: Path {
    var path = Path()
    path.move(to: Point(x: 4, y: 29))
    path.curve(Point(x: 4, y: 23), Point(x: 9, y: 20), to: Point(x: 16, y: 20))
    path.curve(Point(x: 23, y: 20), Point(x: 28, y: 23), to: Point(x: 28, y: 29))
    path.close()
    return path
  }

  private static let locationShapes: [Shape] = strokes(
    pin, Path(circleAround: Point(x: 16, y: 13), radius: 3.5))

  private static var pin: Path {
    var path = Path()
    path.move(to: Point(x: 16, y: 29.5))
    path.curve(Point(x: 10, y: 24), Point(x: 6, y: 18), to: Point(x: 6, y: 12.8))
    path.curve(Point(x: 6, y: 7), Point(x: 10.5, y: 2.8), to: Point(x: 16, y: 2.8))
    path.curve(Point(x: 21.5, y: 2.8), Point(x: 26, y: 7), to: Point(x: 26, y: 12.8))
    path.curve(Point(x: 26, y: 18), Point(x: 22, y: 24), to: Point(x: 16, y: 29.5))
    path.close()
    return path
  }

  private static let calendarShapes: [Shape] = strokes(
    Path(Rect(x: 4, y: 6.5, width: 24, height: 21.5), cornerRadius: 3),
    line((4, 13), (28, 13)), line((10.5, 3.5), (10.5, 8.5)), line((21.5, 3.5), (21.5, 8.5)))

  /// The stroke around the triangle rounds its corners.
  private static let warningShapes: [Shape] = [
    .filled(warningSign),
    .stroked(polygon((16, 3.4), (30, 27.6), (2, 27.6)), width: 3),
  ]

  /// A triangle with a bar and a dot cut out, by tracing them in the opposite direction.
  private static var warningSign: Path {
    let outlines: [[(Double, Double)]] = [
      [(16, 3.4), (30, 27.6), (2, 27.6)],
      [(14.2, 11), (14.9, 19), (17.1, 19), (17.8, 11)],
      [
        (14.2, 22.6), (14.8, 23.9), (16, 24.4), (17.2, 23.9), (17.8, 22.6), (17.2, 21.3),
        (16, 20.8), (14.8, 21.3),
      ],
    ]
    var path = Path()
    for points in outlines {
      path.move(to: Point(x: points[0].0, y: points[0].1))
      for point in points.dropFirst() { path.line(to: Point(x: point.0, y: point.1)) }
      path.close()
    }
    return path
  }

  private static func strokes(_ paths: Path...) -> [Shape] {
    paths.map { .stroked($0, width: 2) }
  }

  private static func polygon(_ points: (Double, Double)...) -> Path {
    Path(through: points.map(Point.init), isClosed: true)
  }

  private static func line(_ points: (Double, Double)...) -> Path {
    Path(through: points.map(Point.init), isClosed: false)
  }
}

extension BuiltinIcon.Shape {
  /// The area inside the path of the shape.
  fileprivate var inside: BuiltinIcon.Shape {
    switch self {
    case .filled(let path), .stroked(let path, _): .filled(path)
    }
  }
}
