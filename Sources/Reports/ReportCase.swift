package import FileKit
import FioriRender
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

/// A picture of a report, whose bytes are read or made only when it is written: a report holds no
/// more pictures in memory than are on their way to the file.
package struct ReportPicture: Sendable {
  private let make: @Sendable () throws(RunFailure) -> [UInt8]

  /// A picture that is made when it is asked for.
  package init(_ make: @escaping @Sendable () throws(RunFailure) -> [UInt8]) {
    self.make = make
  }

  /// The picture in a file.
  package init(_ file: InputFile) {
    self.init { () throws(RunFailure) in try file.pictureBytes() }
  }

  /// A picture and what kind of file it is.
  package struct Content {
    package let bytes: [UInt8]
    /// As `image/png`.
    package let type: String
  }

  /// What is embedded; `nil` of what is no picture to a browser.
  package func content() throws(RunFailure) -> Content? {
    let bytes = try make()
    return Self.type(of: bytes).map { Content(bytes: bytes, type: $0) }
  }

  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    let isWebP = bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    return isWebP ? "image/webp" : nil
  }
}

/// What became of a case of a report, in a word.
package enum ReportStatus: String, CaseIterable, Sendable {
  case changed
  case resized
  case added
  case removed
  /// A recorded picture that nothing draws any more.
  case orphaned
  case renamed
  case unreadable
  /// It differs from what was drawn in another environment.
  case environmentDiffers
  /// Fewer pixels changed than may.
  case tolerated
  case equal

  /// The word that people read.
  package var label: String {
    switch self {
    case .added: "New"
    case .removed: "Missing"
    case .environmentDiffers: "Environment differs"
    case .changed, .resized, .orphaned, .renamed, .unreadable, .tolerated, .equal:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// Whether there is something to look at.
  var isShown: Bool { !isGood || self == .environmentDiffers }

  /// Whether it is as it should be.
  package var isGood: Bool {
    switch self {
    case .equal, .tolerated, .environmentDiffers: true
    case .changed, .resized, .added, .removed, .orphaned, .renamed, .unreadable: false
    }
  }
}
