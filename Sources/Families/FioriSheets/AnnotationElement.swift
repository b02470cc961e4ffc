import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// A picture in the middle, and notes on its four sides.
struct AnnotationElement: Sendable {
  /// A text with a line to what it is about.
  struct Note: Sendable {
    enum Target: Sendable {
      /// A part, whose outline is drawn.
      case frame(Rect)
      /// A distance, which is drawn as a line with ends.
      case gap(Measures.Gap)
    }

    let text: TextElement
    let target: Target
    let color: RGBA
  }

  /// A line of the list below the picture.
  struct Entry: Sendable {
    let number: TextElement
    let name: TextElement
    let facts: TextElement
  }

  let picture: Frame
  /// The frames of the texts in the picture.
  let texts: [Rect]
  /// The frames of the marks of charts.
  let plots: [Rect]
  let notes: [Note]
  let legend: [Entry]
}

extension AnnotationElement: Arrangement {
  var parts: [Element] {
    notes.map { .text($0.text) }
      + legend.flatMap { [.text($0.number), .text($0.name), .text($0.facts)] }
  }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    try layout.readingFromTheLeft { layout in
      let frames = try notes.map { try layout.frame(of: .text($0.text), in: .infinity) }
      let plan = AnnotationPlan(
        notes, sizes: frames.map(\.size), around: picture.size, besides: texts, plots: plots)
      var children = [Frame.Placed(origin: plan.origin, frame: picture)]
      let lines = Frame(size: plan.size, content: .drawing(plan.lines), kind: "lines")
      children.append(Frame.Placed(origin: .zero, frame: lines))
      for (frame, place) in zip(frames, plan.places) {
        children.append(Frame.Placed(origin: place.origin, frame: frame))
      }
      let list = try legendFrames(below: plan.size.height, &layout)
      children += list
      let right = list.map { $0.origin.x + $0.frame.size.width + AnnotationPlan.margin }.max() ?? 0
      let bottom =
        list.map { $0.origin.y + $0.frame.size.height + AnnotationPlan.margin }.max() ?? 0
      return Frame(
        size: Size(
          width: max(plan.size.width, right.rounded(.up)),
          height: max(plan.size.height, bottom.rounded(.up))),
        content: .group(children), kind: AnnotatedPicture.typeName)
    }
  }

  /// Returns the list in three columns.
  private func legendFrames(
    below top: Double, _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    let rows = try legend.map { entry in
      try [entry.number, entry.name, entry.facts].map {
        try layout.frame(of: .text($0), in: .infinity)
      }
    }
    var placed: [Frame.Placed] = []
    var left = AnnotationPlan.margin
    for column in 0..<3 {
      for (index, row) in rows.enumerated() {
        let y = top + Double(index) * Self.lineHeight
        placed.append(Frame.Placed(origin: Point(x: left, y: y), frame: row[column]))
      }
      left += (rows.map { $0[column].size.width }.max() ?? 0) + Self.columnGap
    }
    return placed
  }

  /// In points.
  private static let lineHeight = 18.0
  private static let columnGap = 12.0
}
