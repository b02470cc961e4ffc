package import FioriBasics
package import FioriLayout
import FioriModel

/// What a picture shows besides backgrounds: nothing that explains the picture is drawn over it.
package struct PictureInk: Sendable {
  /// The frames of texts, images, icons, rings, dots and the plots of charts, in points.
  package private(set) var boxes: [Rect] = []
  /// The frames of texts with an icon, each of which is one to everything but its parts.
  package private(set) var wholes: [Rect] = []

  /// Finds what a laid out picture shows.
  package init(_ frame: Frame) { add(frame, at: .zero) }

  /// In points; a thinner line divides, and lines may cross it.
  private static let thinnest = 1.5

  private mutating func add(_ frame: Frame, at origin: Point) {
    let box = Rect(origin: origin, size: frame.size)
    switch frame.content {
    case .group(let parts):
      // A fill around texts, such as that of a tag, is a part of what it says; that of a card is not.
      if frame.decoration?.fill != nil, !parts.contains(where: \.frame.hasName) { append(box) }
      let hasText = parts.contains {
        $0.frame.kind == nil && $0.frame.textBlock?.text.isEmpty == false
      }
      if frame.kind != nil, frame.baseline != nil, hasText { wholes.append(box) }
      for part in parts { add(part.frame, at: origin + part.origin) }
    case .text(let block): if !block.text.isEmpty { append(box) }
    case .image, .block: append(box)
    case .drawing(let drawing): add(drawing, in: box)
    case .placeholder: break
    }
  }

  private mutating func add(_ drawing: any FrameDrawing, in box: Rect) {
    for text in drawing.texts { add(text.frame, at: box.origin + text.origin) }
    let facts = drawing.facts(at: box.origin)
    if facts.axis != nil { return }
    guard let lineWidth = facts.lineWidth else { return append(box) }
    // A ring is empty inside.
    let radius = box.size.width / 2
    for step in 0..<Self.ringSteps {
      let ends = [step, step + 1].map { step in
        Point(x: radius, y: 0).turned(by: 360 * Double(step) / Double(Self.ringSteps))
          + Point(x: box.midX, y: box.midY)
      }
      let piece = Rect(
        x: min(ends[0].x, ends[1].x), y: min(ends[0].y, ends[1].y),
        width: abs(ends[0].x - ends[1].x), height: abs(ends[0].y - ends[1].y))
      append(piece.insetBy(-lineWidth / 2).intersection(box) ?? piece)
    }
  }

  private static let ringSteps = 32

  private mutating func append(_ box: Rect) {
    if min(box.size.width, box.size.height) > Self.thinnest { boxes.append(box) }
  }

  /// Whether a level or upright line passes through anything that is shown, rather than along its edge.
  func isStruck(by start: Point, _ end: Point) -> Bool {
    boxes.contains { $0.isStruck(by: start, end) }
  }

  /// Everything that lines to a part must not strike.
  func boxes(besides part: Rect) -> [Rect] {
    boxes + wholes.filter { !$0.insetBy(-0.01).contains(part) || $0 == part }
  }
}

extension Rect {
  /// Whether a level or upright line passes through more than the edge.
  package func isStruck(by start: Point, _ end: Point) -> Bool {
    max(start.x, end.x) > minX + 0.01 && min(start.x, end.x) < maxX - 0.01
      && max(start.y, end.y) > minY + 0.01 && min(start.y, end.y) < maxY - 0.01
  }
}

extension Frame {
  /// Whether the frame or a part of it has a name in the layout report.
  fileprivate var hasName: Bool {
    if kind != nil { return true }
    guard case .group(let parts) = content else { return false }
    return parts.contains { $0.frame.hasName }
  }
}
