import FioriRender

@testable import FioriCharts
@testable import FioriKPI
@testable import FioriObjectHeader
@testable import TestSupport

/// What every object header keeps to, and what a drawn one breaks of it.
struct ObjectHeaderRules {
  private(set) var violations: [String] = []

  private let item: ObjectHeaderCase
  private let report: LayoutReport
  /// The parts of the first page, without its dots.
  private let nodes: [LayoutReport.Node]
  private let side: Double
  private let top: Double

  /// `pages` are the reports of all pages.
  init(_ item: ObjectHeaderCase, pages: [LayoutReport]) {
    self.item = item
    report = pages[0]
    nodes = Self.parts(of: pages[0])
    side = item.isCompact ? 16 : 32
    top = item.isCompact ? 16 : 18
    checkParts()
    checkMargins(pages)
    checkOverlaps()
    checkColumn()
    checkAccessory()
    checkMiddle()
    checkHeights(pages)
  }

  /// Notes where one page is not the other's mirror.
  mutating func checkMirror(_ left: LayoutReport, _ right: LayoutReport) {
    checkMirror(left.root, right.root, edge: item.width - left.root.frame.maxX)
  }

  // MARK: What is there

  /// Every part that is given is drawn, or on a page, and nothing else.
  private mutating func checkParts() {
    let slots = item.slots
    var expected: [String: Int] = ["headline": 1]
    let texts: [(ObjectHeaderSlots, String)] = [
      (.subheadline, "subheadline"), (.status, "status"), (.statusImage, "statusImage"),
      (.substatus, "substatus"), (.substatusImage, "substatusImage"),
      (.detailImage, "detailImage"), (.body, "body"), (.footnote, "footnote"),
    ]
    for (slot, kind) in texts where slots.contains(slot) { expected[kind] = 1 }
    if slots.contains(.tags) { expected["tag"] = 3 }
    if item.hasKPI { expected["kpiView"] = 1 }
    if item.version == .v2, slots.contains(.labelItems) {
      let more = nodes.contains { $0.kind == "moreLabelItems" }
      expected["moreLabelItems"] = more ? 1 : nil
      expected["labelItem"] = more ? nodes.count { $0.kind == "labelItem" } : 3
    }
    if slots.contains(.description), [.below, .middle].contains(item.plan.description) {
      expected["description"] = 1
    }
    if item.hasDetail, item.plan.detail == .middle { expected[item.detail.kind] = 1 }
    let found = Dictionary(nodes.map { ($0.kind, 1) }, uniquingKeysWith: +)
    expect(found == expected, "drawn are \(found), not \(expected)")
    let headline = nodes.first { $0.kind == "headline" }?.text ?? ""
    expect(headline.hasPrefix("I"), "the headline is '\(headline)'")
  }

  // MARK: Around

  private mutating func checkMargins(_ pages: [LayoutReport]) {
    let bottom = pages.count > 1 ? dotsHeight : top
    for page in pages {
      for node in Self.parts(of: page).flatMap(\.flattened) {
        let frame = node.frame
        let isInside =
          frame.minX >= side - 0.01 && frame.maxX <= item.width - side + 0.01
          && frame.minY >= top - 0.01 && frame.maxY <= page.size.height - bottom + 0.01
        expect(isInside, "\(node.kind) \(frame) leaves the margins")
      }
      expect(page.size.width == item.width, "\(page.size.width) points wide")
    }
  }

  private mutating func checkOverlaps() {
    for (index, one) in nodes.enumerated() {
      for other in nodes.dropFirst(index + 1) where !Self.areApart(one.frame, other.frame) {
        expect(false, "\(one.kind) \(one.frame) on \(other.kind) \(other.frame)")
      }
    }
  }

  /// The pages are as high as the highest content of them, and no higher.
  private mutating func checkHeights(_ pages: [LayoutReport]) {
    let first = (nodes.map(\.frame.maxY).max() ?? 0) - top
    var contents = [first]
    for page in pages.dropFirst() {
      let parts = Self.parts(of: page)
      expect(parts.count == 1, "\(parts.map(\.kind)) on a page")
      guard let frame = parts.first?.frame else { continue }
      contents.append(frame.size.height)
      expect(isNear(frame.midX, item.width / 2), "a page's middle is at \(frame.midX)")
      let middle = (top + page.size.height - dotsHeight) / 2
      expect(isNear(frame.midY, middle), "a page's middle is at y \(frame.midY), not \(middle)")
    }
    let bottom = pages.count > 1 ? dotsHeight : top
    let height = top + (contents.max() ?? 0) + bottom
    for page in pages {
      expect(isNear(page.size.height, height), "\(page.size.height) high, not \(height)")
    }
  }

  /// What lies below the content of a header with pages: a gap, the strip and what is below it.
  private var dotsHeight: Double { (item.generation == .classic ? 8 : 16) + 18 + 8 }

  // MARK: The column of texts

  private mutating func checkColumn() {
    let start = side + imageWidth
    var above: Double?
    var isFirstDetail = true
    for part in ObjectHeaderPart.allCases where isInColumn(part) {
      let rects = rects(of: part)
      guard let area = Self.union(rects) else { continue }
      if let kpi = kpiBelow, let end = above, !part.isHeadline, isFirstDetail {
        expect(isNear(kpi.minY - end, 8), "\(kpi.minY - end) above the KPI")
        above = kpi.maxY
      }
      if let above {
        var space = part.space(in: item.version)
        if item.version == .v1, !part.isHeadline, isFirstDetail { space = 16 }
        if kpiBelow != nil, !part.isHeadline, isFirstDetail { space = max(space, 8) }
        expect(isNear(area.minY - above, space), "\(area.minY - above) above \(part), not \(space)")
      } else {
        expect(isNear(area.minY, top), "\(part) begins at y \(area.minY)")
      }
      if !part.isHeadline { isFirstDetail = false }
      checkRows(
        rects, gaps: part == .status ? (statusGap, part.gaps.row) : part.gaps, start: start,
        "\(part)")
      above = area.maxY
    }
    guard let image = nodes.first(where: { $0.kind == "detailImage" })?.frame else { return }
    expect(isNear(image.minX, side) && isNear(image.minY, top), "the image is at \(image)")
  }

  /// The KPI among the texts, where a narrow column would cut them beside it.
  private var kpiBelow: Rect? {
    guard item.hasKPI, item.isCompact, let area = Self.union(rects(["kpiView"])) else { return nil }
    return isNear(area.minX, side + imageWidth) ? area : nil
  }

  private func isInColumn(_ part: ObjectHeaderPart) -> Bool {
    switch part {
    case .tags, .body, .footnote: item.plan.information == .below
    case .description: item.plan.description == .below
    case .status: hasStatusRow
    case .headline, .subheadline, .labelItems: true
    }
  }

  /// Whether the status is in a row, also because its column would not show it whole.
  private var hasStatusRow: Bool {
    guard item.version == .v2, item.isCompact, item.statusLayout == .stacked, !item.hasKPI,
      let status = nodes.first(where: { ["status", "substatus"].contains($0.kind) })
    else { return item.hasStatusRow }
    return isNear(status.frame.minX, side + imageWidth)
  }

  /// The gap between status and substatus in a row; the image of a substatus without a text is that of
  /// the status.
  private var statusGap: Double {
    let slots = item.slots
    return slots.contains(.status) && slots.contains(.substatusImage)
      && slots.isDisjoint(with: [.statusImage, .substatus]) ? 8 : 16
  }

  private var imageWidth: Double {
    guard item.slots.contains(.detailImage) else { return 0 }
    return 16 + (item.version == .v2 ? 44 : item.isCompact ? 45 : 70)
  }

  /// What stands in rows starts where its column does, or ends there.
  private mutating func checkRows(
    _ rects: [Rect], gaps: (item: Double, row: Double), start: Double? = nil, end: Double? = nil,
    _ name: String
  ) {
    var rows: [[Rect]] = []
    for rect in rects {
      if let last = rows.last?.last, rect.minX > last.maxX {
        expect(
          isNear(rect.minX - last.maxX, gaps.item), "\(rect.minX - last.maxX) between \(name)")
        rows[rows.count - 1].append(rect)
      } else {
        rows.append([rect])
      }
    }
    let areas = rows.compactMap(Self.union)
    for area in areas {
      if let start { expect(isNear(area.minX, start), "\(name) begins at \(area.minX)") }
      if let end { expect(isNear(area.maxX, end), "\(name) ends at \(area.maxX)") }
    }
    for (one, other) in zip(areas, areas.dropFirst()) {
      expect(
        isNear(other.minY - one.maxY, gaps.row), "\(other.minY - one.maxY) between rows of \(name)")
    }
  }

  // MARK: The other columns

  private mutating func checkAccessory() {
    let rects = item.hasKPI ? rects(["kpiView"]) : hasStatusRow ? [] : rects(of: .status)
    guard let area = Self.union(rects), kpiBelow == nil else { return }
    let end = item.width - side
    if item.hasKPI {
      expect(isNear(area.maxX, end) && isNear(area.minY, top), "the KPI is at \(area)")
    } else {
      let isInline = item.version == .v2 && item.statusLayout == .inline
      let row: Double = item.version == .v1 && !item.isCompact ? 2 : 4
      checkRows(rects, gaps: (isInline ? statusGap : 0, row), end: end, "status")
      let share = isInline ? 0.4 : 0.23
      let width = item.isCompact ? item.width * share : isInline ? 240 : 120
      // An image stands beside its text, whose width alone is limited.
      let limited = isInline ? [area] : nodes.filter(isStatusOfSeveralWords).map(\.frame)
      for rect in limited {
        expect(rect.size.width <= width + 0.01, "a status of \(rect.size.width) points")
      }
      checkFirstLine()
    }
    checkLabels()
    let spacing: Double = item.isCompact ? 8 : 40
    for node in columnNodes {
      let isBeside =
        ObjectHeaderPart.headline.kinds.contains(node.kind)
        || ObjectHeaderPart.subheadline.kinds.contains(node.kind)
        || node.frame.minY < area.maxY + 8 - 0.01
      guard isBeside else { continue }
      expect(
        node.frame.maxX <= area.minX - spacing + 0.01, "\(node.kind) is close to the accessory")
    }
  }

  /// Whether a status has several words or lines; a single word may be wider.
  private func isStatusOfSeveralWords(_ node: LayoutReport.Node) -> Bool {
    ["status", "substatus"].contains(node.kind)
      && (node.lineCount != 1 || node.text?.contains(" ") == true)
  }

  /// The first of status and substatus is on the headline's line.
  private mutating func checkFirstLine() {
    guard let headline = nodes.first(where: { $0.kind == "headline" }),
      let line = headline.baseline
    else { return }
    let slots = item.slots
    let kind = slots.isDisjoint(with: [.status, .statusImage]) ? "substatus" : "status"
    if let baseline = nodes.first(where: { $0.kind == kind })?.baseline {
      expect(isNear(baseline, line), "\(kind) is on \(baseline), the headline on \(line)")
    } else if let image = nodes.first(where: { $0.kind == "\(kind)Image" })?.frame {
      let middle = line - Self.digitMiddle
      expect(isNear(image.midY, middle), "\(kind)'s image is at \(image.midY), not \(middle)")
    }
  }

  /// A status' image is beside its text, in the middle of its digits.
  private mutating func checkLabels() {
    for kind in ["status", "substatus"] {
      guard let text = nodes.first(where: { $0.kind == kind }), let baseline = text.baseline,
        let image = nodes.first(where: { $0.kind == "\(kind)Image" })?.frame
      else { continue }
      expect(isNear(image.minX - text.frame.maxX, 8), "\(kind)'s image is not beside it")
      expect(isNear(image.midY, baseline - Self.digitMiddle), "\(kind)'s image is off its line")
    }
  }

  private mutating func checkMiddle() {
    let middle = nodes.filter { !isInColumn($0) && isMiddle($0) }
    guard let area = Self.union(middle.map(\.frame)) else { return }
    expect(area.size.width <= 312 + 0.01, "\(area.size.width) points in the middle")
    for node in columnNodes {
      expect(node.frame.maxX <= area.minX - 48 + 0.01, "\(node.kind) is close to the middle")
    }
    let headline = nodes.first { $0.kind == "headline" }?.baseline
    if item.plan.description == .middle, item.plan.isOnOneLine, !item.hasDetail {
      let baseline = nodes.first { $0.kind == "description" }?.baseline
      expect(baseline == nil || isNear(baseline ?? 0, headline ?? 0), "the middle is off the line")
    }
    if item.detail == .chart, item.plan.isOnOneLine {
      let title = nodes.first { $0.kind == item.detail.kind }?.children.first?.baseline
      expect(isNear(title ?? 0, headline ?? 0), "the chart's title is off the line")
    }
    guard item.plan.information == .middle else { return }
    var above: Double?
    for part in [ObjectHeaderPart.tags, .body, .footnote] {
      let rects = rects(of: part)
      guard let rect = Self.union(rects) else { continue }
      if let above { expect(isNear(rect.minY - above, part.space(in: item.version)), "\(part)") }
      checkRows(rects, gaps: part.gaps, start: area.minX, "\(part) in the middle")
      above = rect.maxY
    }
  }

  private func isMiddle(_ node: LayoutReport.Node) -> Bool {
    node.kind == item.detail.kind
      || [ObjectHeaderPart.tags, .body, .footnote, .description].contains {
        $0.kinds.contains(node.kind)
      }
  }

  private func isInColumn(_ node: LayoutReport.Node) -> Bool {
    ObjectHeaderPart.allCases.contains { $0.kinds.contains(node.kind) && isInColumn($0) }
  }

  private var columnNodes: [LayoutReport.Node] { nodes.filter(isInColumn) }

  // MARK: Help

  /// `edge` is the left edge that the mirrored node must have.
  private mutating func checkMirror(
    _ left: LayoutReport.Node, _ right: LayoutReport.Node, edge: Double
  ) {
    let (one, other) = (left.frame, right.frame)
    let isMirror =
      left.kind == right.kind && left.text == right.text
      && isNear(other.minX, edge) && isNear(other.minY, one.minY)
      && isNear(other.size.width, one.size.width) && isNear(other.size.height, one.size.height)
      && left.children.count == right.children.count
    expect(isMirror, "\(left.kind) \(one) is not the mirror of \(right.kind) \(other)")
    let edges = left.mirroredEdges(in: item.width)
    for ((one, other), edge) in zip(zip(left.children, right.children), edges) {
      checkMirror(one, other, edge: edge)
    }
  }

  /// The places of a part; those of a status are its text and its image together.
  private func rects(of part: ObjectHeaderPart) -> [Rect] {
    guard part == .status else { return rects(part.kinds) }
    return ["status", "substatus"].compactMap { Self.union(rects([$0, "\($0)Image"])) }
  }

  private func rects(_ kinds: Set<String>) -> [Rect] {
    nodes.filter { kinds.contains($0.kind) }.map(\.frame)
  }

  private mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    violations.append("\(item): \(message())")
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 0.01 }

  /// From a baseline of a text of 15 points up to the middle of its digits.
  private static let digitMiddle = 15 * 0.727 / 2

  private static func parts(of page: LayoutReport) -> [LayoutReport.Node] {
    page.root.children.filter { $0.kind != "pageControl" }
  }

  private static func areApart(_ one: Rect, _ other: Rect) -> Bool {
    one.maxX <= other.minX + 0.01 || other.maxX <= one.minX + 0.01
      || one.maxY <= other.minY + 0.01 || other.maxY <= one.minY + 0.01
  }

  /// The smallest rectangle around all; `nil` around none.
  private static func union(_ rects: [Rect]) -> Rect? {
    guard !rects.isEmpty else { return nil }
    let (minX, minY) = (rects.map(\.minX).min() ?? 0, rects.map(\.minY).min() ?? 0)
    let (maxX, maxY) = (rects.map(\.maxX).max() ?? 0, rects.map(\.maxY).max() ?? 0)
    return Rect(
      origin: Point(x: minX, y: minY), size: Size(width: maxX - minX, height: maxY - minY))
  }
}
