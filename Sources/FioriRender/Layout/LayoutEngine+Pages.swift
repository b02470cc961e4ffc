extension LayoutEngine {
  /// The page that is asked for, as high as the highest of all pages, with the dots below it.
  mutating func layout(_ element: PagesElement) throws -> Frame {
    let available = element.width - element.padding.left - element.padding.right
    let frames = try element.items.map { try layout($0, in: available) }
    let pages = Self.pages(of: frames.map(\.size.width), in: available, element)
    if !pages.isEmpty, !(1...pages.count).contains(element.page) {
      findings.append(
        .error(element.pageOrigin, Self.objection(to: element.page, of: pages.count)))
    }
    noteCut(frames, element)
    let paging = Paging(pages: pages, current: element.page)
    self.paging = paging
    let row = place(Array(frames[paging.shown]), element, height: frames.map(\.size.height).max())
    guard pages.count > 1 else { return row }
    return Self.adding(control(element, count: pages.count), to: row, element)
  }

  private mutating func layout(
    _ item: PagesElement.Item, in available: Double
  ) throws -> Frame {
    let room = Constraints(maximumWidth: max(available, 0))
    let frame = try layout(item.element, in: room)
    guard frame.wrapsText else { return frame }
    let width = max(frame.size.width, min(item.wrappedWidth, room.maximumWidth))
    return frame.centred(in: Size(width: width, height: frame.size.height))
  }

  /// As many parts on a page as have room, from the first on; one that is wider than a page has its
  /// own (facts, theming §4.3).
  private static func pages(
    of widths: [Double], in available: Double, _ element: PagesElement
  ) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var used = 0.0
    for (index, width) in widths.enumerated() {
      let fits = used + width <= available + 0.001
      if let last = pages.last, fits, last.count < element.maximumPerPage {
        pages[pages.count - 1] = last.lowerBound..<index + 1
      } else {
        pages.append(index..<index + 1)
        used = 0
      }
      used += width + element.spacing
    }
    return pages
  }

  /// A part that is wider than the page with its padding.
  private mutating func noteCut(_ frames: [Frame], _ element: PagesElement) {
    let widest = frames.map(\.size.width).max() ?? 0
    guard widest > element.width + 0.001 else { return }
    let (needed, given) = (Decimal.text(widest), Decimal.text(element.width))
    findings.append(
      .warning(element.origin, "needs a width of \(needed), found \(given); it is cut off"))
  }

  private static func objection(to page: Int, of count: Int) -> String {
    count == 1
      ? "expected page 1, for there is no other, found \(page)"
      : "expected a page from 1 to \(count), found \(page)"
  }

  /// The parts of a page in its middle.
  private func place(_ frames: [Frame], _ element: PagesElement, height: Double?) -> Frame {
    let height = height ?? 0
    let gaps = element.spacing * Double(max(frames.count - 1, 0))
    let width = frames.reduce(gaps) { $0 + $1.size.width }
    let padding = element.padding
    var x = padding.left + (element.width - padding.left - padding.right - width) / 2
    let ordered = settings.direction == .leftToRight ? frames : frames.reversed()
    var children: [Frame.Placed] = []
    for frame in ordered {
      let y = padding.top + (height - frame.size.height) / 2
      children.append(Frame.Placed(origin: Point(x: x, y: y), frame: frame))
      x += frame.size.width + element.spacing
    }
    if settings.direction == .rightToLeft { children.reverse() }
    return Frame(
      size: Size(width: element.width, height: padding.top + height + padding.bottom),
      baseline: children.firstBaseline, content: .group(children))
  }

  private static func adding(_ control: Frame, to row: Frame, _ element: PagesElement) -> Frame {
    guard case .group(var children) = row.content else { return row }
    let origin = Point(
      x: (row.size.width - control.size.width) / 2,
      y: row.size.height + element.control.topSpace)
    children.append(Frame.Placed(origin: origin, frame: control))
    var frame = row
    frame.content = .group(children)
    frame.size.height = origin.y + control.size.height + element.control.bottomSpace
    return frame
  }

  /// A dot for each page, in the direction of reading.
  private func control(_ element: PagesElement, count: Int) -> Frame {
    let control = element.control
    let shown = settings.direction == .leftToRight ? element.page - 1 : count - element.page
    let dots = (0..<count).map { index in
      let color = index == shown ? control.currentColor : control.color
      let dot = Frame(
        size: Size(width: control.dotDiameter, height: control.dotDiameter), baseline: nil,
        content: .block(Block(cornerRadius: control.dotDiameter / 2, color: color)))
      let place = Point(
        x: Double(index) * control.pitch, y: (control.height - control.dotDiameter) / 2)
      return Frame.Placed(origin: place, frame: dot)
    }
    let width = Double(count - 1) * control.pitch + control.dotDiameter
    return Frame(
      size: Size(width: width, height: control.height), baseline: nil, content: .group(dots),
      kind: "pageControl")
  }
}

extension Frame {
  /// Whether any text in the frame has several lines.
  fileprivate var wrapsText: Bool {
    switch content {
    case .text(let block): block.lines.count > 1
    case .group(let children): children.contains { $0.frame.wrapsText }
    case .image, .ring, .block, .axis, .plot, .placeholder: false
    }
  }
}
