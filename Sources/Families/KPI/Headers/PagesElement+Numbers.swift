import FioriBasics
import FioriLayout

extension PagesElement.Item {
  /// Returns the part with another element.
  func replacing(_ element: Element) -> PagesElement.Item {
    PagesElement.Item(
      element: element, wrappedWidth: wrappedWidth, sharesBaseline: sharesBaseline)
  }

  /// Returns the part with a number of at most a width in points; a ring keeps its own.
  fileprivate func widening(to width: Double) -> PagesElement.Item {
    replacing(element.limitingNumber(to: width))
  }

  /// Returns the part with its number, or the value in its ring, of at most a width in points.
  fileprivate func limitingNumber(to width: Double) -> PagesElement.Item {
    guard case .arrangement(let arrangement) = element, var ring = arrangement as? RingElement
    else { return widening(to: width) }
    ring.value.maximumWidth = min(ring.value.maximumWidth, width)
    return replacing(.ring(ring))
  }

  /// The number of a KPI, or the value in a ring; `nil` for any other part.
  fileprivate var number: RowElement? {
    guard case .arrangement(let arrangement) = element, let ring = arrangement as? RingElement
    else { return element.number }
    return ring.value
  }
}

/// The numbers of KPIs, and the values in rings, that are parts of a header.
struct PageNumbers {
  let items: [PagesElement.Item]
  /// The parts as laid out.
  let frames: [Frame]

  /// Whether a number is smaller than its font, or left out.
  var areShrunk: Bool { items.indices.contains(where: isShrunk) }

  private func isShrunk(_ index: Int) -> Bool {
    guard let natural = items[index].number?.textSize else { return false }
    return (frames[index].pageNumber?.largestTextSize ?? 0) < natural - Element.sizeTolerance
  }

  /// The parts whose numbers may be as wide as a page.
  func freed(in width: Double) -> [PagesElement.Item] {
    items.map { $0.widening(to: width) }
  }

  /// The parts whose numbers share the space that each page leaves, `free` points.
  func widened(on pages: [(parts: Range<Int>, free: Double)]) -> [PagesElement.Item] {
    var items = items
    for (parts, free) in pages {
      let shrunk = parts.filter(isShrunk)
      for index in shrunk {
        let own = items[index].element.number?.maximumWidth ?? 0
        items[index] = items[index].widening(to: own + free / Double(shrunk.count))
      }
    }
    return items
  }

  /// The parts whose numbers of one font have the size of the smallest one in each range.
  func sharingSizes(in ranges: [Range<Int>]) -> [PagesElement.Item] {
    var items = items
    for range in ranges {
      for index in range {
        guard let number = frames[index].pageNumber, let size = number.largestTextSize,
          let smallest = smallest(in: range, like: index), size > smallest + Element.sizeTolerance
        else { continue }
        items[index] = items[index].limitingNumber(to: number.size.width * smallest / size)
      }
    }
    return items
  }

  /// Returns the size of the smallest number in a range that has the font of another one, in points.
  private func smallest(in range: Range<Int>, like index: Int) -> Double? {
    let font = items[index].number?.textSize
    return range.filter { items[$0].number?.textSize == font }
      .compactMap { frames[$0].pageNumber?.largestTextSize }.min()
  }
}

extension Frame {
  /// The number of a KPI, or the value in a ring; `nil` for a part without one.
  fileprivate var pageNumber: Frame? {
    guard case .group(let children) = content, children.first?.frame.kind == "ring",
      let middle = children[at: 1]?.frame
    else { return numberFrame }
    guard case .group(let parts) = middle.content, parts.contains(where: \.frame.isRingCaption)
    else { return middle }
    return middle.numberFrame
  }

  private var isRingCaption: Bool { kind == "caption" }
}
