import FioriBasics
import FioriLayout
import FioriModel

/// Texts stacked downward, each line as high as its font's leading.
struct LeadingStack {
  private(set) var children: [Frame.Placed] = []
  private(set) var size = Size.zero
  /// The line of each text, and the width of each line in points.
  private var lines: [Int] = []
  private var lineWidths: [Double] = []

  /// Whether a text takes more than one line, or is cut.
  var isCramped: Bool { children.contains { $0.frame.wrapsText || !$0.frame.allLosses.isEmpty } }

  /// The texts with each line at the end of the widest one.
  var childrenAtEnd: [Frame.Placed] {
    zip(children, lines).map { $0.moved(by: Point(x: size.width - lineWidths[$1], y: 0)) }
  }

  /// Adds a text at a distance in points from the side where reading starts, after a space below the
  /// previous one.
  mutating func add(_ frame: Frame, _ font: Font, x: Double = 0, after spacing: Double = 0) {
    let extra = frame.isLeftOut ? 0 : Self.extra(of: font)
    let top = size.height + (size.height == 0 || frame.isLeftOut ? 0 : spacing)
    children.append(
      Frame.Placed(origin: Point(x: x, y: top + extra / 2), frame: frame))
    lines.append(lineWidths.count)
    lineWidths.append(x + frame.size.width)
    size.height = top + extra + frame.size.height
    size.width = max(size.width, x + frame.size.width)
  }

  /// Adds a text on the baseline of the previous one.
  mutating func add(_ frame: Frame, besideLastAt x: Double) {
    guard let last = children.last, let line = lines.last else { return }
    let baseline = last.origin.y + (last.frame.baseline ?? 0)
    children.append(
      Frame.Placed(origin: Point(x: x, y: baseline - (frame.baseline ?? 0)), frame: frame))
    lines.append(line)
    lineWidths[line] = max(lineWidths[line], x + frame.size.width)
    size.width = max(size.width, x + frame.size.width)
  }

  /// Returns the texts in a frame of their height and a width, placed for the reading direction.
  func frame(width: Double, _ layout: some PartLayout) -> Frame {
    Frame(
      size: Size(width: width, height: size.height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)))
  }

  /// The height in points that a line has beyond its box.
  static func extra(of font: Font) -> Double { max(font.leading - font.lineHeight, 0) }
}
