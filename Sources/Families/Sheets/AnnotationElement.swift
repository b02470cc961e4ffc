import FioriBasics
import FioriLayout
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
    /// What it is about: any one of these.
    let targets: [Target]
    let color: RGBA
    /// Its line in the list if it has no place in the picture; `nil` if it has one there anyway.
    var entry: Entry?
  }

  /// A line of the list below the picture.
  struct Entry: Sendable {
    let columns: [TextElement]
    /// The columns if its number has no place in the picture; empty for the same.
    var placeless: [TextElement] = []
  }

  let picture: Frame
  let ink: PictureInk
  let notes: [Note]
  let legend: [Entry]
}

extension AnnotationElement: Arrangement {
  var parts: [Element] {
    notes.map { .text($0.text) }
      + (legend + notes.compactMap(\.entry)).flatMap { $0.columns + $0.placeless }.map { .text($0) }
  }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    try layout.readingFromTheLeft { layout in
      let frames = try notes.map { try layout.frame(of: .text($0.text), in: .infinity) }
      let plan = AnnotationPlan(
        notes, sizes: frames.map(\.size), around: picture.size, besides: ink)
      var children = [Frame.Placed(origin: plan.origin, frame: picture)]
      let lines = Frame(size: plan.size, content: .drawing(plan.lines), kind: "lines")
      children.append(Frame.Placed(origin: .zero, frame: lines))
      for (frame, place) in zip(frames, plan.places) {
        if let place { children.append(Frame.Placed(origin: place.origin, frame: frame)) }
      }
      // The first notes are the numbers of the list.
      let numbers = zip(legend, plan.places).map { entry, place in
        place == nil && !entry.placeless.isEmpty ? Entry(columns: entry.placeless) : entry
      }
      var list = try self.list(of: numbers, below: plan.size.height, &layout)
      let rest = zip(notes, plan.places).compactMap { $1 == nil ? $0.entry : nil }
      let top = list.map { $0.origin.y + $0.frame.size.height + Self.columnGap }.max()
      list += try self.list(of: rest, below: top ?? plan.size.height, &layout)
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

  /// Returns a list in columns.
  private func list(
    of entries: [Entry], below top: Double, _ layout: inout some PartLayout
  ) throws -> [Frame.Placed] {
    let rows = try entries.map { entry in
      try entry.columns.map { try layout.frame(of: .text($0), in: .infinity) }
    }
    var placed: [Frame.Placed] = []
    var left = AnnotationPlan.margin
    for column in 0..<(rows.first?.count ?? 0) {
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
