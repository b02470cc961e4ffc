package import PictureComparison

/// One picture of a report: what became of it, and what is shown of it.
package struct ReportCase: Sendable {
  /// A picture's part in a comparison.
  package enum Side: String, CaseIterable, Sendable {
    case expected
    case actual
    case difference
  }

  /// The name that tells it from the others, such as a path in a folder.
  package let name: String
  package let status: ReportStatus
  /// What is to be said of it, a sentence each, the most important first.
  package var words: [String] = []
  /// Its pictures; those of a case that is as it should be are left out.
  package var pictures: [Side: ReportPicture] = [:]
  /// Where pixels changed, the largest first.
  package var regions: [PixelRect] = []

  /// A case of which nothing is said and shown so far.
  package init(name: String, status: ReportStatus) {
    (self.name, self.status) = (name, status)
  }

  /// Marks where pixels changed, what is close together as one: the letters of a word that moved are
  /// one thing to an eye.
  package mutating func mark(_ difference: PictureDifference) {
    var marks: [PixelRect] = []
    for bounds in difference.regions.map(\.bounds) {
      var mark = bounds
      while let place = marks.firstIndex(where: { $0.isClose(to: mark) }) {
        mark = mark.union(marks.remove(at: place))
      }
      marks.append(mark)
    }
    let sorted = marks.sorted { $0.width * $0.height > $1.width * $1.height }
    regions = Array(sorted.prefix(Self.regionLimit))
  }

  /// What is marked in a picture: more outlines are no help to an eye.
  private static let regionLimit = 30
}

extension PixelRect {
  /// Pixels between letters of a word at 2x, and no more than half of what is between lines.
  private static let gap = 12

  /// Whether not more than a gap lies between the two.
  fileprivate func isClose(to other: PixelRect) -> Bool {
    x <= other.x + other.width + Self.gap && other.x <= x + width + Self.gap
      && y <= other.y + other.height + Self.gap && other.y <= y + height + Self.gap
  }

  /// The smallest rectangle around both.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
