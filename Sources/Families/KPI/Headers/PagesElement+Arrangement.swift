import FioriBasics
package import FioriLayout
import FioriModel

extension PagesElement: Arrangement {
  package var parts: [Element] {
    switch content {
    case .filled(let items, _, _): items.map(\.element)
    case .fixed(let pages): pages.map(\.element)
    }
  }

  package func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    try layout.layout(self)
  }
}

extension Element {
  /// Pages; one of them is shown.
  package static func pages(_ pages: PagesElement) -> Element { .arrangement(pages) }
}

extension PartLayout {
  /// Lays out the requested page, as high as the highest of all pages, with the dots below it.
  fileprivate mutating func layout(_ element: PagesElement) throws -> Frame {
    switch element.content {
    case .filled(let items, let spacing, let maximum):
      let letters = Element.arrangement(element).lineLetters
      let items =
        letters.isEmpty
        ? items
        : items.map { $0.replacing($0.element.changingCaptions { $0.beside(letters) }) }
      let pages = { (frames: [Frame]) in
        Self.pages(
          of: zip(items, frames).map { $0.pageWidth(of: $1, in: element.innerWidth) },
          spacing: spacing, maximum: maximum, in: element.innerWidth)
      }
      let frames = try sharingSizes(of: items, in: element.innerWidth, spacing, pages)
      noteCut(frames, element)
      let ranges = pages(frames)
      let rows = ranges.map { range in
        PageRow(zip(frames[range], items[range].map(\.sharesBaseline)))
      }
      let shown = turn(to: element, of: ranges) == nil ? PageRow([]) : rows[element.page - 1]
      let row = place(
        shown, spacing: spacing, element, height: rows.map(\.height).max() ?? 0)
      return adding(element, count: ranges.count, to: row)
    case .fixed(let pages):
      let frames = try frames(of: pages, in: element.innerWidth)
      let shown = turn(to: element, of: pages.indices.map { $0..<$0 + 1 })?.first
      let page = place(
        shown.map { (frames[$0], pages[$0].isCentered) }, element,
        height: frames.map(\.size.height).max() ?? 0)
      return adding(element, count: pages.count, to: page)
    }
  }

  /// Lays out pages, those that lack something in the height of the highest one.
  private mutating func frames(
    of pages: [PagesElement.Page], in width: Double
  ) throws -> [Frame] {
    let unused = self
    let frames = try pages.map { try frame(of: $0.element, in: width) }
    let highest = frames.map(\.size.height).max() ?? 0
    let filled = zip(pages, frames).map { page, frame in
      frame.allLosses.isEmpty || frame.size.height >= highest
        ? page.element : page.filling?(highest) ?? page.element
    }
    guard zip(pages, frames).contains(where: { $0.filling != nil && !$1.allLosses.isEmpty }) else {
      return frames
    }
    self = unused
    return try filled.map { try frame(of: $0, in: width) }
  }

  /// Keeps the distribution of the parts over pages, and returns the parts of the requested page,
  /// or `nil` if there is no such page.
  private mutating func turn(to element: PagesElement, of pages: [Range<Int>]) -> Range<Int>? {
    let isKnown = (1...max(pages.count, 1)).contains(element.page)
    if !pages.isEmpty, !isKnown {
      findings.append(
        .error(element.pageOrigin, Self.objection(to: element.page, of: pages.count)))
    }
    let paging = Paging(pages: pages, current: element.page)
    self.paging = paging
    return isKnown && !pages.isEmpty ? paging.shown : nil
  }

  /// Lays out parts with captions and footnotes of one size, the smallest of those below their numbers and rings, and on
  /// each page numbers of one size. All rings have their captions in one place: below, if not all are inside.
  private mutating func sharingSizes(
    of items: [PagesElement.Item], in width: Double, _ spacing: Double,
    _ pages: ([Frame]) -> [Range<Int>]
  ) throws -> [Frame] {
    let unused = self
    var items = items
    var frames = try self.frames(of: items, in: width)
    func layOut(_ other: [PagesElement.Item]) throws {
      self = unused
      items = other
      frames = try self.frames(of: items, in: width)
    }
    let isBelow = zip(items, frames).compactMap { item, frame in
      item.element.ring?.caption.map { _ in frame.captionBelow != nil }
    }
    if isBelow.contains(true), isBelow.contains(false) {
      try layOut(items.map { $0.replacing($0.element.placingCaptionBelow) })
    }
    if PageNumbers(items: items, frames: frames).areShrunk {
      try layOut(unused.withFreeNumbers(items, frames, in: width, spacing, pages))
      let ranges = pages(frames)
      let numbers = PageNumbers(items: items, frames: frames)
      try layOut(numbers.sharingSizes(in: ranges))
      if pages(frames) != ranges { try layOut(numbers.sharingSizes(in: [items.indices])) }
    }
    let sizes = frames.map(\.captionSize)
    guard let smallest = sizes.compactMap(\.self).min(),
      sizes.contains(where: { $0.map { $0 > smallest + 0.01 } ?? false })
    else { return frames }
    try layOut(items.map { $0.replacing($0.element.limitingCaption(to: smallest)) })
    return frames
  }

  /// Returns the parts with numbers as wide as they need, if they take no more pages, or as the other parts of
  /// their pages leave: the usual limit is for parts that need the space.
  private func withFreeNumbers(
    _ items: [PagesElement.Item], _ frames: [Frame], in width: Double, _ spacing: Double,
    _ pages: ([Frame]) -> [Range<Int>]
  ) throws -> [PagesElement.Item] {
    let numbers = PageNumbers(items: items, frames: frames)
    var attempt = self
    let free = numbers.freed(in: width)
    let ranges = pages(frames)
    if pages(try attempt.frames(of: free, in: width)).count <= ranges.count {
      return free
    }
    return numbers.widened(
      on: ranges.map { range in
        let used = range.reduce(spacing * Double(range.count - 1)) {
          $0 + items[$1].pageWidth(of: frames[$1], in: width)
        }
        return (range, max(width - used, 0))
      })
  }

  private mutating func frames(
    of items: [PagesElement.Item], in available: Double
  ) throws -> [Frame] {
    let room = Constraints(maximumWidth: max(available, 0))
    return try items.map { try frame(of: $0.element, in: room) }
  }

  /// Returns the pages, each with as many parts as fit; a part wider than a page gets its own
  /// (Docs/sources/headers.md#pages).
  private static func pages(
    of widths: [Double], spacing: Double, maximum: Int, in available: Double
  ) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var used = 0.0
    for (index, width) in widths.enumerated() {
      let fits = used + width <= available + 0.001
      if let last = pages.last, fits, last.count < maximum {
        pages[pages.count - 1] = last.lowerBound..<index + 1
      } else {
        pages.append(index..<index + 1)
        used = 0
      }
      used += width + spacing
    }
    return pages
  }

  /// Adds a warning about a part wider than the whole page, including its padding.
  private mutating func noteCut(_ frames: [Frame], _ element: PagesElement) {
    let widest = frames.map(\.size.width).max() ?? 0
    guard widest > element.width + 0.001 else { return }
    findings.append(
      .warning(element.origin, .clipped("width", needed: widest, available: element.width)))
  }

  private static func objection(to page: Int, of count: Int) -> Message {
    Message.noSuchPage(page, of: count)
  }

  /// Places the parts of a page in its center.
  private func place(
    _ row: PageRow, spacing: Double, _ element: PagesElement, height: Double
  ) -> Frame {
    let parts = row.parts(in: height)
    let gaps = spacing * Double(max(parts.count - 1, 0))
    let width = parts.reduce(gaps) { $0 + $1.frame.size.width }
    let padding = element.padding
    var x = padding.left + (element.innerWidth - width) / 2
    let ordered = direction == .leftToRight ? parts : parts.reversed()
    var children: [Frame.Placed] = []
    for (frame, top) in ordered {
      let y = padding.top + top
      children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
      x += frame.size.width + spacing
    }
    if direction == .rightToLeft { children.reverse() }
    return Self.page(children, element, height: height)
  }

  /// Places a page, or an empty one if it does not exist (`nil`).
  private func place(
    _ shown: (frame: Frame, isCentered: Bool)?, _ element: PagesElement, height: Double
  ) -> Frame {
    guard let (frame, isCentered) = shown else { return Self.page([], element, height: height) }
    let padding = element.padding
    let free = Size(
      width: element.innerWidth - frame.size.width, height: height - frame.size.height)
    let share = HorizontalAlignment.leading.leftShare(in: direction)
    let origin =
      isCentered
      ? Point(x: free.width / 2, y: free.height / 2) : Point(x: free.width * share, y: 0)
    let placed = Frame.Placed(
      origin: origin + Point(x: padding.left, y: padding.top), frame: frame)
    return Self.page([placed], element, height: height)
  }

  private static func page(
    _ children: [Frame.Placed], _ element: PagesElement, height: Double
  ) -> Frame {
    Frame(
      size: Size(
        width: element.width, height: element.padding.top + height + element.padding.bottom),
      baseline: children.firstBaseline, content: .group(children))
  }

  /// Returns the page with the dots below it, if there are several pages.
  private func adding(_ element: PagesElement, count: Int, to page: Frame) -> Frame {
    guard count > 1, case .group(var children) = page.content else { return page }
    let control = control(element, count: count)
    let origin = Point(
      x: (page.size.width - control.size.width) / 2,
      y: page.size.height + element.control.topSpace)
    children.append(Frame.Placed(origin: origin, frame: control))
    var frame = page
    frame.content = .group(children)
    frame.size.height = origin.y + control.size.height + element.control.bottomSpace
    return frame
  }

  /// Returns a dot for each page, in the reading direction.
  private func control(_ element: PagesElement, count: Int) -> Frame {
    let control = element.control
    let shown = direction == .leftToRight ? element.page - 1 : count - element.page
    let dots = (0..<count).map { index in
      let color = index == shown ? control.currentColor : control.color
      let dot = Frame(
        size: Size(width: control.dotDiameter, height: control.dotDiameter), baseline: nil,
        content: .block(Block(cornerRadius: control.dotDiameter / 2, color: color)))
      let origin = Point(
        x: Double(index) * control.pitch, y: (control.height - control.dotDiameter) / 2)
      return Frame.Placed(origin: origin, frame: dot)
    }
    let width = Double(count - 1) * control.pitch + control.dotDiameter
    return Frame(
      size: Size(width: width, height: control.height), baseline: nil, content: .group(dots),
      kind: "pageControl")
  }
}

extension PagesElement {
  /// The width inside a page's padding, in points.
  fileprivate var innerWidth: Double { max(width - padding.left - padding.right, 0) }
}

extension PagesElement.Item {
  /// Returns the width that a frame of the part takes of a page, in points. Where its text wraps, this is more than its
  /// lines need, which are centered with the other parts nevertheless.
  fileprivate func pageWidth(of frame: Frame, in available: Double) -> Double {
    guard frame.wrapsText else { return frame.size.width }
    return max(frame.size.width, min(wrappedWidth, available))
  }
}

extension Element {
  /// The ring that the element is, or that is loading; `nil` for any other.
  fileprivate var ring: RingElement? {
    switch self {
    case .arrangement(let arrangement): arrangement as? RingElement
    case .skeleton(let skeleton): skeleton.content.ring
    default: nil
    }
  }

  /// A ring with its caption below it, whether or not it fits inside; any other part as it is.
  fileprivate var placingCaptionBelow: Element {
    if case .skeleton(let skeleton) = self {
      return .skeleton(
        SkeletonElement(content: skeleton.content.placingCaptionBelow, color: skeleton.color))
    }
    guard var ring else { return self }
    ring.caption?.inside = nil
    return .ring(ring)
  }

  /// Returns a KPI or a ring with texts below it of at most a size in points.
  package func limitingCaption(to size: Double) -> Element {
    changingCaptions { $0.text.boxFont.size > size ? $0.drawn(at: size) : $0 }
  }

  /// Returns a KPI or a ring with each text below it changed.
  fileprivate func changingCaptions(_ change: (TextElement) -> TextElement) -> Element {
    switch self {
    case .column(let column):
      let items = column.items.map { item in
        guard item.isCaption, case .text(let text) = item.element else { return item }
        return ColumnElement.Item(
          topSpace: item.topSpace, element: .text(change(text)), isCaption: true,
          largestShare: item.largestShare)
      }
      return .column(
        ColumnElement(
          items: items, alignment: column.alignment, kind: column.kind, touch: column.touch))
    case .arrangement:
      guard var ring else { return self }
      if let below = ring.caption?.below { ring.caption?.below = change(below) }
      ring.footnote = ring.footnote.map(change)
      return .ring(ring)
    default: return self
    }
  }
}

extension Frame {
  /// The size of the smallest caption or footnote below a number or a ring, in points; `nil` without one.
  package var captionSize: Double? {
    guard case .group(let children) = content else { return nil }
    return children.filter { ["caption", "footnote"].contains($0.frame.kind) }
      .compactMap(\.frame.largestTextSize).min()
  }

  /// The sizes of all numbers of KPIs in it together, in points.
  package var numberSize: Double {
    if kind == "metric" || kind == "fraction" { return largestTextSize ?? 0 }
    guard case .group(let children) = content else { return 0 }
    return children.reduce(0) { $0 + $1.frame.numberSize }
  }

  /// The caption below a number or a ring; `nil` without one.
  fileprivate var captionBelow: Frame? {
    guard case .group(let children) = content else { return nil }
    return children.first { $0.frame.kind == "caption" }?.frame
  }
}
