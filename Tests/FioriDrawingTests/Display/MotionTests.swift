import Testing

@testable import FioriDrawing
@testable import FioriLayout
@testable import FioriRender
@testable import TestSupport

/// Pictures while parts of them move.
struct MotionTests {
  private static let red = DisplayCommand.fill(
    Path(Rect(x: 2, y: 2, width: 8, height: 4)), .color(RGBA(0xFF0000)))

  private func list(_ commands: DisplayCommand...) -> DisplayList {
    var list = DisplayList(
      size: PictureSize(layout: Size(width: 12, height: 8), scale: 1),
      background: RGBA(0xFFFFFF))
    for command in commands { list.append(command) }
    return list
  }

  /// A motion of a red rectangle, the share of its way, and the picture: a row for each pixel row, `#` for
  /// red and `.` for white.
  static let cases: [(Motion, moment: Double, rows: String)] = [
    (.growth(from: Point(x: 0, y: 6), .vertical), 0, "............ ............ ............"),
    (.growth(from: Point(x: 0, y: 6), .vertical), 0.25, "............ ............ ..########.."),
    (.growth(from: Point(x: 2, y: 0), .horizontal), 0.25, "..####...... ..####...... ..####......"),
    (.growth(from: Point(x: 6, y: 4), .both), 0.25, "............ ....####.... ....####...."),
    (.reveal(from: 0, to: 12), 0.25, "..####...... ..####...... ..####......"),
    (.reveal(from: 12, to: 0), 0.25, "......####.. ......####.. ......####.."),
    (.sweep(around: Point(x: 6, y: 4), radius: 6), 0.25, "......####.. ......####.. ......####.."),
    (.sweep(around: Point(x: 6, y: 4), radius: 6), 0.5, "..########.. ..########.. ..########.."),
  ]

  @Test(arguments: cases.indices)
  func `a part moves to its end`(index: Int) throws {
    let (motion, moment, rows) = Self.cases[index]
    let picture = try list(.moving(motion, [Self.red])).bitmap(at: moment)
    let shown = [2, 3, 4].map { row in
      (0..<picture.width).map { column in
        picture.pixels[(row * picture.width + column) * 4 + 1] < 128 ? "#" : "."
      }.joined()
    }
    expect(shown.joined(separator: " "), is: rows, "\(motion) at \(moment)")
  }

  @Test func `light makes placeholders fainter as it crosses them, and then disappears`() throws {
    let list = list(.moving(.shimmer(fromRight: false), [Self.red]))
    let greens = try [0, 0.5, 1, 1.5].map { moment in
      let picture = try list.bitmap(at: moment)
      return [2, 9].map { picture.pixels[(3 * picture.width + $0) * 4 + 1] }
    }
    expect(greens, is: [[0, 0], [89, 0], [64, 64], [0, 89]])
  }

  @Test func `parts that move are found in layers, and nothing else moves`() {
    let growth = Motion.growth(from: .zero, .both)
    let arc = DisplayCommand.arc(
      Arc(center: Point(x: 5, y: 5), radius: 4, turns: 0.6), width: 2, RGBA(0x333333))
    let found: [MovingParts] = [
      list(Self.red), list(.moving(growth, [])), list(arc), list(.moving(growth, [Self.red])),
      list(.layer(Layer(commands: [.moving(.shimmer(fromRight: true), [Self.red])]))),
    ].map(\.movingParts)
    expect(found, is: [[], [], .growing, .growing, .shimmering])
  }

  @Test func `a header moves where it has a ring on its page`() throws {
    let pages = try [1, 2].map {
      try DrawnView(SampleKPIHeader.view, page: $0).drawing.displayList.movingParts
    }
    expect(pages, is: [.growing, []])
  }

  @Test(arguments: ChartType.allCases, [Environment.LayoutDirection.leftToRight, .rightToLeft])
  func `only the marks of a chart move, and end as the still picture`(
    type: ChartType, direction: Environment.LayoutDirection
  ) throws {
    let drawn = try DrawnChart(ChartView.moving(type)) { $0.layoutDirection = direction }
    let list = drawn.view.drawing.displayList
    let (still, middle) = try (list.bitmap(), list.bitmap(at: 0.25))
    expect(list.movingParts, is: .growing)
    try expect(list.bitmap(at: 0.5), is: still)
    let plot = try drawn.plot.insetBy(-8)
    let moved = Self.changedPixels(of: still, middle)
    #expect(!moved.isEmpty)
    let scale = Double(still.width) / drawn.view.root.frame.size.width
    let outside = moved.count { pixel in
      let point = Point(
        x: Double(pixel % still.width) / scale, y: Double(pixel / still.width) / scale)
      return !plot.contains(Rect(origin: point, size: .zero))
    }
    expect(outside, is: 0)
  }

  private static func changedPixels(of one: Bitmap, _ other: Bitmap) -> [Int] {
    (0..<one.width * one.height).filter { pixel in
      let bytes = pixel * 4..<pixel * 4 + 4
      return one.pixels[bytes] != other.pixels[bytes]
    }
  }
}
