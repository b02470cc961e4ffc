package import FioriBasics
package import FioriModel

/// Turns elements into frames, and collects findings: the work behind ``Layout``.
package struct LayoutEngine {
  let shaper: any TextShaper
  private(set) var settings: TextSettings
  let images: LoadedImages
  let limits: RenderLimits
  package var findings: [Finding] = []
  /// The texts that are laid out, also by attempts.
  let texts = TextFrames()

  /// Whether the content is still loading.
  package private(set) var isSkeleton = false
  /// The paging of the layout, if it has pages.
  package var paging: Paging?

  package init(
    shaper: any TextShaper, settings: TextSettings, images: LoadedImages,
    limits: RenderLimits = RenderLimits()
  ) {
    self.limits = limits
    self.shaper = shaper
    self.settings = settings
    self.images = images
  }

  /// Returns the frame of an element in a space.
  package mutating func layout(_ element: Element, in room: Constraints) throws -> Frame {
    switch element {
    case .text(let text): try layout(text, in: room)
    case .image(let image): layout(image, in: room)
    case .label(let label): try layout(label, in: room)
    case .row(let row): try layout(row, in: room)
    case .column(let column): try layout(column, in: room)
    case .box(let box): try layout(box, in: room)
    case .skeleton(let skeleton): try layout(skeleton, in: room)
    case .block(let block): layout(block)
    case .arrangement(let arrangement): try arrangement.frame(in: room, &self)
    }
  }

  private func layout(_ block: BlockElement) -> Frame {
    var frame = Frame(block)
    if block.isLoading, !isSkeleton { frame.motion = shimmer }
    return frame
  }

  /// Light crosses loading parts in the reading direction.
  private var shimmer: Motion { .shimmer(fromRight: direction == .rightToLeft) }

  private mutating func layout(
    _ skeleton: SkeletonElement, in room: Constraints
  ) throws -> Frame {
    let outer = isSkeleton
    isSkeleton = true
    defer { isSkeleton = outer }
    var frame = try layout(skeleton.content, in: room).skeleton(in: skeleton.color)
    if !outer { frame.motion = shimmer }
    return frame
  }
}

extension LayoutEngine: PartLayout {
  package var direction: Environment.LayoutDirection {
    get { settings.direction }
    set { settings.direction = newValue }
  }

  package mutating func frame(of part: Element, in room: Constraints) throws -> Frame {
    try layout(part, in: room)
  }
}

extension LayoutEngine {
  /// Lays out parts below each other in a box as wide as the widest.
  mutating func layout(_ column: ColumnElement, in room: Constraints) throws -> Frame {
    var frames: [Frame] = []
    for (index, item) in column.items.enumerated() {
      guard item.isCaption, let above = frames.last, case .text(let caption) = item.element else {
        frames.append(try layout(item.element, in: room))
        continue
      }
      let natural = column.items[index - 1].element.rowTextSize
      frames.append(try layout(caption, of: item, below: above, natural, in: room))
    }
    let width = max(frames.map(\.size.width).max() ?? 0, column.leastWidth)
    let share = column.alignment.leftShare(in: settings.direction)
    var children: [Frame.Placed] = []
    var y = 0.0
    for (index, frame) in frames.enumerated() {
      if y > 0, !frame.isLeftOut { y += column.items[index].topSpace }
      let x = (width - frame.size.width) * share
      children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
      y += frame.size.height
    }
    var frame = Frame(
      size: Size(width: width, height: y == 0 ? column.emptyHeight : y),
      baseline: children.firstBaseline, content: .group(children), kind: column.kind)
    frame.touch = column.touch
    return frame
  }

  /// Lays out a caption below a part, whose texts have a size in points before they shrink; `nil` for those that
  /// do not.
  private mutating func layout(
    _ caption: TextElement, of item: ColumnElement.Item, below above: Frame, _ natural: Double?,
    in room: Constraints
  ) throws -> Frame {
    let share = item.largestShare
    let size = above.largestTextSize.map { drawn in
      min(drawn * (1 + share) / 2, (natural ?? drawn) * share)
    }
    var caption = caption.limited(to: size)
    caption.maximumWidth = max(caption.maximumWidth, above.size.width)
    return try layout(caption, in: room)
  }
}

extension LayoutEngine {
  /// Lays out a part with its padding on its background, centered if the box is wider.
  mutating func layout(_ box: BoxElement, in room: Constraints) throws -> Frame {
    let inner = (box.width ?? room.maximumWidth) - box.padding.left - box.padding.right
    let content = try content(of: box, in: Constraints(maximumWidth: max(inner, 0)))
    let padding = try padding(of: box, around: content)
    let width = box.width ?? (padding.left + content.size.width + padding.right)
    let height = max(padding.top + content.size.height + padding.bottom, box.minimumHeight)
    let origin = Point(
      x: padding.left + (width - padding.left - padding.right - content.size.width) / 2,
      y: padding.top + (height - padding.top - padding.bottom - content.size.height) / 2)
    return Frame(
      size: Size(width: width, height: height), baseline: content.baseline.map { origin.y + $0 },
      content: .group([Frame.Placed(origin: origin, frame: content)]), kind: box.kind,
      decoration: box.decoration)
  }

  /// Lays out the content of a box. In a skeleton, a rounded box becomes a single block, which is as wide as
  /// the box will be: the least width of a block is only for texts without one.
  private mutating func content(of box: BoxElement, in room: Constraints) throws -> Frame {
    let outer = isSkeleton
    isSkeleton = outer && (box.decoration?.cornerRadius ?? 0) == 0
    defer { isSkeleton = outer }
    guard case .text(let text) = box.content else { return try layout(box.content, in: room) }
    return try layout(text.alone, in: room)
  }

  /// Returns the padding of a box, with whole points added where the ink of its texts would reach
  /// into its border or out of its background.
  private func padding(of box: BoxElement, around content: Frame) throws -> Insets {
    guard let decoration = box.decoration else { return box.padding }
    let line = decoration.border.map { $0.inset + $0.width } ?? 0
    let padding =
      decoration.cornerRadius > 0 ? try centering(box, around: content) : box.padding
    let area = Rect(
      x: line - padding.left, y: line - padding.top,
      width: padding.left + content.size.width + padding.right - 2 * line,
      height: padding.top + content.size.height + padding.bottom - 2 * line)
    let missing = try InkCheck(content, in: area, shaper).wholePoints
    return Insets(
      top: padding.top + missing.top, right: padding.right + missing.right,
      bottom: padding.bottom + missing.bottom, left: padding.left + missing.left)
  }
}

extension LayoutEngine {
  /// Returns the padding of a box with Arabic letters in its middle, whose tails reach farther below the baseline than
  /// Latin ones, and whose tops less far above it: up to half of the padding higher, with their marks clear of the upper
  /// edge, and clear of the lower edge. All letters of a font count, or of a known row only its own, so that boxes side by
  /// side agree.
  private func centering(_ box: BoxElement, around content: Frame) throws -> Insets {
    var padding = box.padding
    guard case .text(let text) = box.content, case .text(let block) = content.content,
      let run = text.text.runs.first(where: { $0.text.hasArabicLetters }),
      let first = block.lines.first, let last = block.lines.last,
      let ink = try self.ink(of: box.row ?? Self.farthestArabicLetters, in: run, of: text),
      let marks = try self.ink(of: Self.highestArabicLetter, in: run, of: text)
    else { return padding }
    let top = padding.top + first.baseline
    let below = padding.bottom + content.size.height - last.baseline - ink.below
    let edge = run.font.size * Self.leastEdge
    let most = min(padding.top / 2, top - marks.above - edge)
    let shift = max(min((top - ink.above - below) / 2, most), 0)
    padding.top -= shift
    padding.bottom += max(shift, edge - below)
    return padding
  }

  /// The tallest letters without a mark, and those with the longest tails.
  private static let farthestArabicLetters = "ا ط ل ع ي"
  /// The tallest letter with a mark above it.
  private static let highestArabicLetter = "أ"
  /// The space between the letters and the edge of their box, in ems.
  private static let leastEdge = 0.12
}

extension Frame {
  /// Creates the frame of an area of one color.
  init(_ block: BlockElement) {
    let content = Block(
      cornerRadius: block.cornerRadius, color: block.color, hairline: block.hairline)
    self.init(size: block.size, baseline: nil, content: .block(content), kind: block.kind)
  }
}
