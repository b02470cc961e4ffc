package import FioriBasics
package import FioriModel

/// Turns elements into frames, and collects findings: the work behind ``Layout``.
package struct LayoutEngine {
  let shaper: any TextShaper
  private(set) var settings: TextSettings
  let images: LoadedImages
  let limits: RenderLimits
  package var findings: [Finding] = []

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

  /// Returns the frame of an element in the given room.
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

  /// Light crosses what is loading in the reading direction.
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
  /// Lays out parts on one line, scaled down together if they are too wide. What still does not fit
  /// is truncated, or, of a value, written shorter or left out whole.
  ///
  /// If neighbors have to stay on one line, the row keeps its height and baseline however far it is
  /// scaled, so that nothing below it moves (Docs/sources/kpi.md#long-values).
  mutating func layout(_ row: RowElement, in room: Constraints) throws -> Frame {
    let available = room.narrowed(to: row.maximumWidth).maximumWidth
    var parts = try self.parts(row.items)
    var losses: [Loss] = []
    if !Self.fits(parts, row, in: available) {
      (parts, losses) =
        try row.value.map { try shortened(parts, of: row, as: $0, in: available) }
        ?? cut(parts, to: available / row.minimumScale)
    }
    let scale = Self.scale(of: parts, available: available, minimum: row.minimumScale)
    let strut = row.keepsHeight ? row.strut : row.strut.scaled(by: scale)
    var frame =
      isSkeleton ? Self.skeleton(parts, scale, strut) : place(parts, scale: scale, strut: strut)
    frame.losses = losses
    return frame
  }

  /// Lays out items at their full size; those of no width are left out.
  private mutating func parts(_ items: [RowElement.Item]) throws -> [Part] {
    try items.compactMap { item in
      var part = Part(
        item: item, frame: try layout(item.element, in: Constraints(maximumWidth: .infinity)))
      part.frame.losses = Self.lossAtLineEnd(part)
      return part.frame.size.width > 0 ? part : nil
    }
  }

  /// Whether parts have room at the least scale of their row.
  private static func fits(_ parts: [Part], _ row: RowElement, in available: Double) -> Bool {
    parts.width * row.minimumScale <= available + tolerance
  }

  /// Returns the longest of the shorter forms of a value that has room, or no parts.
  private mutating func shortened(
    _ parts: [Part], of row: RowElement, as value: RowElement.Value, in available: Double
  ) throws -> (parts: [Part], losses: [Loss]) {
    let text = Self.excerpt(of: parts.text)
    let known = findings.count
    for items in value.shorterForms() {
      let shorter = try self.parts(items)
      if Self.fits(shorter, row, in: available) {
        return (shorter, [Loss(value.origin, Self.shortened(parts.text, to: shorter.text))])
      }
      findings.removeSubrange(known...)
    }
    let message = "'\(text)' does not fit and is left out; shorten it or make the view wider"
    return ([], [Loss(value.origin, message)])
  }

  /// Returns the loss of a part with a line break; a row shows only one line.
  private static func lossAtLineEnd(_ part: Part) -> [Loss] {
    guard case .text(let text) = part.item.element, case .text(let block) = part.frame.content,
      block.isTruncated
    else { return [] }
    return [
      Loss(
        text.origin,
        "truncated to '\(block.text)' because it has only one line; remove the line break")
    ]
  }

  private static let tolerance = 0.001

  private static func scale(of parts: [Part], available: Double, minimum: Double) -> Double {
    let width = parts.width
    return width > available ? max(available / width, minimum) : 1
  }

  /// Returns the parts that fit into `width`, the last of them ending in an ellipsis, and what is
  /// lost of the others.
  private mutating func cut(
    _ parts: [Part], to width: Double
  ) throws -> (parts: [Part], losses: [Loss]) {
    for count in stride(from: parts.count, to: 0, by: -1) {
      var kept = Array(parts.prefix(count))
      guard case .text(let text) = kept[count - 1].item.element else {
        if kept.width <= width { return Self.leavingOut(kept, of: parts) }
        continue
      }
      let before = kept.width - kept[count - 1].frame.size.width
      guard before + (try ellipsisWidth(of: text)) <= width else { continue }
      kept[count - 1].frame = try layout(
        text, in: Constraints(maximumWidth: width - before), isCut: true)
      guard kept[count - 1].frame.size.width > 0 else {
        return (kept.dropLast(), kept[count - 1].frame.losses)
      }
      kept[count - 1].frame.losses = [Loss(text.origin, Self.cutMessage(kept[count - 1].frame))]
      return (kept, Self.leavingOut(kept, of: parts).losses)
    }
    return Self.leavingOut([], of: parts)
  }

  /// Returns the parts kept, and the loss of those that do not fit.
  private static func leavingOut(
    _ kept: [Part], of parts: [Part]
  ) -> (parts: [Part], losses: [Loss]) {
    let origins = parts.dropFirst(kept.count).compactMap(\.item.element.origin)
    guard let first = origins.first else { return (kept, []) }
    // The parts of a number have the same path.
    let others = Set(origins).count - 1
    let message =
      others == 0
      ? "does not fit and is left out; make the view wider"
      : "this and the \(others) after it do not fit and are left out; make the view wider"
    return (kept, [Loss(first, message)])
  }

  /// Returns the message about a truncated part: the rest of a number reads as another number.
  private static func cutMessage(_ frame: Frame) -> String {
    guard case .text(let block) = frame.content else { return "cut off" }
    return
      "truncated to '\(block.text)' because it does not fit; shorten the value or make the view "
      + "wider"
  }

  private func place(_ parts: [Part], scale: Double, strut: Font) -> Frame {
    let width = parts.width * scale
    let children = parts.lefts(in: settings.direction).map { part, left in
      let frame = part.frame.scaled(by: scale)
      let top = strut.ascent - (frame.baseline ?? frame.size.height)
      return Frame.Placed(origin: Point(x: left * scale, y: top), frame: frame)
    }
    return Frame(
      size: Size(width: width, height: strut.lineHeight), baseline: strut.ascent,
      content: .group(children), kind: nil)
  }
}

extension LayoutEngine {
  /// Returns one block in place of a value, as high as its digits: several blocks of the height of
  /// small letters would not look like a value (chosen: Docs/sources/headers.md#loading).
  private static func skeleton(_ parts: [Part], _ scale: Double, _ strut: Font) -> Frame {
    let width = parts.width * scale
    let block = Frame(
      size: Size(width: width, height: strut.digitHeight), baseline: nil, content: .placeholder)
    let origin = Point(x: 0, y: strut.ascent - strut.digitHeight)
    return Frame(
      size: Size(width: width, height: strut.lineHeight), baseline: strut.ascent,
      content: .group([Frame.Placed(origin: origin, frame: block)]))
  }
}

/// A part of a row, laid out by itself.
private struct Part {
  let item: RowElement.Item
  var frame: Frame

  /// Whether the part is a sign such as `٪` that a locale writes to the left of its Arabic digits: it
  /// ends in an Arabic letter mark.
  var endsArabicNumber: Bool {
    guard item.readsFromTheLeft, case .text(let text) = item.element else { return false }
    return text.text.string.unicodeScalars.last == "\u{61C}"
  }
}

extension [Part] {
  /// Returns the left edges of parts, in their own order. Right to left mirrors left to right, but
  /// neighbors that read from the left keep their order, in which a sign of an Arabic number stands
  /// to the left of the digits.
  fileprivate func lefts(
    in direction: Environment.LayoutDirection
  ) -> [(part: Part, left: Double)] {
    var lefts = leftsInOrder(direction)
    for (index, part) in enumerated().dropFirst() where part.endsArabicNumber {
      let before = lefts[index - 1]
      lefts[index - 1] = before + part.frame.size.width + part.item.leadingSpace
      lefts[index] = before
    }
    return zip(self, lefts).map { ($0, $1) }
  }

  private func leftsInOrder(_ direction: Environment.LayoutDirection) -> [Double] {
    var lefts = [Double](repeating: 0, count: count)
    var x = 0.0
    for index in indices {
      if index > 0 { x += self[index].item.leadingSpace }
      lefts[index] = x
      x += self[index].frame.size.width
    }
    guard direction == .rightToLeft else { return lefts }
    let width = x
    for index in indices { lefts[index] = width - lefts[index] - self[index].frame.size.width }
    for stretch in stretchesFromTheLeft {
      // Mirroring twice restores the order, within the stretch's own place.
      let start = lefts[stretch.upperBound - 1]
      let end = lefts[stretch.lowerBound] + self[stretch.lowerBound].frame.size.width
      for index in stretch {
        lefts[index] = start + end - lefts[index] - self[index].frame.size.width
      }
    }
    return lefts
  }

  /// The ranges of neighbors that read from the left: a number with its signs and units.
  private var stretchesFromTheLeft: [Range<Int>] {
    var result: [Range<Int>] = []
    for index in indices where self[index].item.readsFromTheLeft {
      if let last = result.last, last.upperBound == index {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  /// The texts of the parts as a message quotes them: words next to a number after a space.
  fileprivate var text: String {
    let texts = compactMap { part in
      if case .text(let element) = part.item.element { element.text.string } else { nil }
    }
    let isWord = { (text: String) in text.count > 1 && text.contains(where: \.isLetter) }
    return zip(texts, [nil] + texts).reduce("") { result, pair in
      let isApart = isWord(pair.0) || pair.1.map(isWord) == true
      return result + (isApart && !result.isEmpty ? " " : "") + pair.0
    }
  }

  /// The width of all parts and the spaces between them.
  fileprivate var width: Double {
    enumerated().reduce(0) { sum, entry in
      let space = entry.offset > 0 ? entry.element.item.leadingSpace : 0
      return sum + space + entry.element.frame.size.width
    }
  }
}

extension LayoutEngine {
  /// Lays out parts below each other in a box as wide as the widest.
  mutating func layout(_ column: ColumnElement, in room: Constraints) throws -> Frame {
    var frames: [Frame] = []
    for item in column.items { frames.append(try layout(item, below: frames.last, in: room)) }
    let width = frames.map(\.size.width).max() ?? 0
    let share = column.alignment.leftShare(in: settings.direction)
    var children: [Frame.Placed] = []
    var y = 0.0
    for (index, frame) in frames.enumerated() {
      if index > 0 { y += column.items[index].topSpace }
      let x = (width - frame.size.width) * share
      children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
      y += frame.size.height
    }
    var frame = Frame(
      size: Size(width: width, height: y), baseline: children.firstBaseline,
      content: .group(children), kind: column.kind)
    frame.touch = column.touch
    return frame
  }

  private mutating func layout(
    _ item: ColumnElement.Item, below above: Frame?, in room: Constraints
  ) throws -> Frame {
    guard item.isCaption, let above, case .text(var caption) = item.element else {
      return try layout(item.element, in: room)
    }
    caption = caption.limited(to: above.largestTextSize)
    caption.maximumWidth = max(caption.maximumWidth, above.size.width)
    return try layout(caption, in: room)
  }
}

extension LayoutEngine {
  /// Lays out a part with its padding on its background, centered if the box is wider.
  mutating func layout(_ box: BoxElement, in room: Constraints) throws -> Frame {
    let inner = (box.width ?? room.maximumWidth) - box.padding.left - box.padding.right
    let content = try layout(box.content, in: Constraints(maximumWidth: max(inner, 0)))
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

  /// Returns the padding of a box, with whole points added where the ink of its texts would reach
  /// into its border or out of its background.
  private func padding(of box: BoxElement, around content: Frame) throws -> Insets {
    guard let decoration = box.decoration else { return box.padding }
    let line = decoration.border.map { $0.inset + $0.width } ?? 0
    let padding = box.padding
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

extension Frame {
  /// Creates the frame of an area of one color.
  init(_ block: BlockElement) {
    let content = Block(
      cornerRadius: block.cornerRadius, color: block.color, hairline: block.hairline)
    self.init(size: block.size, baseline: nil, content: .block(content), kind: block.kind)
  }
}

extension LayoutEngine {
  /// Lays out an image and a text on one baseline; the text gets the room that the image leaves.
  mutating func layout(_ label: LabelElement, in room: Constraints) throws -> Frame {
    let image = label.image.map { layout($0, in: room) }
    let taken = image.map { $0.size.width + label.spacing } ?? 0
    let text = try label.text.map {
      try layout($0, in: Constraints(maximumWidth: max(room.maximumWidth - taken, 0)))
    }
    let baseline = [text, image].compactMap { $0?.baseline }.max() ?? 0
    let ordered = label.imageSide == .leading ? [image, text] : [text, image]
    var children: [Frame.Placed] = []
    var x = 0.0
    for frame in ordered.compactMap(\.self) {
      // A number that is left out leaves no space beside its image.
      if x > 0, frame.size.width > 0 { x += label.spacing }
      let y = baseline - (frame.baseline ?? baseline)
      children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
      x += frame.size.width
    }
    let height = children.map { $0.origin.y + $0.frame.size.height }.max() ?? 0
    return Frame(
      size: Size(width: x, height: height), baseline: children.isEmpty ? nil : baseline,
      content: .group(inDirection(children, width: x)), kind: label.kind)
  }
}

extension LayoutEngine {
  /// Lays out an image in its box, which is the frame whatever the image's proportions, or in a
  /// frame of the image's size.
  mutating func layout(_ element: ImageElement, in room: Constraints) -> Frame {
    let isTemplate = element.image.renderingMode == .template
    let content: Frame.Content
    var natural = Size.zero
    switch images[element] {
    case .success(let (image, warnings)):
      natural = image.size
      content = .image(
        image.drawn(with: element, in: direction), tint: isTemplate ? element.tint : nil,
        cornerRadius: element.cornerRadius,
        contentMode: element.contentMode ?? (image.isPicture ? .fill : .fit))
      if let tint = element.tintSource, !isTemplate {
        findings.append(
          tint.finding(
            .note,
            "no effect on an image that keeps its colors; set its 'renderingMode' to 'template'"))
      }
      findings += warnings.map { .warning(element.origin, $0) }
    case .failure(let failure):
      findings.append(
        element.sheet?.finding(.error, failure.description)
          ?? .error(element.origin, failure.description))
      content = .group([])
    }
    switch element.sizing {
    case .fixedSize(let box, let ascent):
      return Frame(size: box, baseline: ascent, content: content, kind: element.kind)
    case .intrinsic(let maximum):
      let width = max(min(maximum.width, room.maximumWidth), 0)
      return Frame(
        size: natural.shrunk(into: Size(width: width, height: maximum.height)), baseline: nil,
        content: content, kind: element.kind)
    }
  }
}

extension LoadedImage {
  /// Returns the picture with the line settings of an element, for a reading direction.
  fileprivate func drawn(
    with element: ImageElement, in direction: Environment.LayoutDirection
  ) -> LoadedImage {
    guard case .builtin(let icon, _, _) = self else { return self }
    return .builtin(
      icon, lineWidth: element.lineWidth,
      isMirrored: icon.pointsForward && direction == .rightToLeft)
  }
}
