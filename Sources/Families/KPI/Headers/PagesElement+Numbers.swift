import FioriBasics
import FioriLayout

extension PagesElement.Item {
  /// Returns the part with another element.
  func replacing(_ element: Element) -> PagesElement.Item {
    PagesElement.Item(
      element: element, wrappedWidth: wrappedWidth, sharesBaseline: sharesBaseline)
  }

  fileprivate func limitingNumber(to width: Double) -> PagesElement.Item {
    replacing(element.limitingNumber(to: width))
  }
}

/// The numbers of KPIs that are parts of a header.
struct PageNumbers {
  let items: [PagesElement.Item]
  /// The parts as laid out.
  let frames: [Frame]

  /// Whether a number is smaller than its font, or left out.
  var areShrunk: Bool { items.indices.contains(where: isShrunk) }

  private func isShrunk(_ index: Int) -> Bool {
    items[index].element.isNumberShrunk(in: frames[index])
  }

  /// The parts whose numbers may be as wide as a page.
  func freed(in width: Double) -> [PagesElement.Item] {
    items.map { $0.limitingNumber(to: width) }
  }

  /// The parts whose numbers share the space that each page leaves, `free` points.
  func widened(on pages: [(parts: Range<Int>, free: Double)]) -> [PagesElement.Item] {
    var items = items
    for (parts, free) in pages {
      let shrunk = parts.filter(isShrunk)
      for index in shrunk {
        let own = items[index].element.number?.maximumWidth ?? 0
        items[index] = items[index].limitingNumber(to: own + free / Double(shrunk.count))
      }
    }
    return items
  }

  /// The parts whose numbers of one font have the size of the smallest one in each range.
  func sharingSizes(in ranges: [Range<Int>]) -> [PagesElement.Item] {
    var items = items
    for range in ranges {
      for index in range {
        guard let number = frames[index].numberFrame, let size = number.largestTextSize,
          let smallest = smallest(in: range, like: index), size > smallest + Element.sizeTolerance
        else { continue }
        items[index] = items[index].limitingNumber(to: number.size.width * smallest / size)
      }
    }
    return items
  }

  /// Returns the size of the smallest number in a range that has the font of another one, in points.
  private func smallest(in range: Range<Int>, like index: Int) -> Double? {
    let font = items[index].element.number?.textSize
    return range.filter { items[$0].element.number?.textSize == font }
      .compactMap { frames[$0].numberFrame?.largestTextSize }.min()
  }
}
