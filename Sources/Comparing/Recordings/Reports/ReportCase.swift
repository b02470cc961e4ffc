package import FileKit
import FioriRender
package import PictureComparison

/// A picture in a report: its status and the details to show.
package struct ReportCase: Sendable {
  /// The role of a picture in a comparison.
  package enum Side: String, CaseIterable, Sendable {
    case expected
    case actual
    case difference
  }

  /// The unique name of the case, such as a path in a folder.
  package let name: String
  package let status: ReportStatus
  /// The messages, one sentence each, the most important first.
  package var lines: [String] = []
  /// The name of the case that has the same changes and reports them for this one as well.
  package var first: String?
  /// The number of cases whose changes its lines report; `nil` if these are its own alone.
  package var countText: String?
  /// The pictures; empty for a case without differences.
  package var pictures: [Side: ReportPicture] = [:]
  /// The areas of changed pixels, the largest first.
  package var regions: [PixelRect] = []

  /// Creates a case without messages and pictures.
  package init(name: String, status: ReportStatus) {
    (self.name, self.status) = (name, status)
  }

  /// Marks the areas of changed pixels. Areas close to each other are merged, because the letters
  /// of a word that moved look like one change.
  package mutating func mark(_ difference: PictureDifference) {
    var marks: [PixelRect] = []
    for bounds in difference.regions.map(\.bounds) {
      var mark = bounds
      while let index = marks.firstIndex(where: { $0.isClose(to: mark) }) {
        mark = mark.union(marks.remove(at: index))
      }
      marks.append(mark)
    }
    let sorted = marks.sorted { $0.width * $0.height > $1.width * $1.height }
    regions = Array(sorted.prefix(Self.regionLimit))
  }

  /// The maximum number of marked areas; more outlines would not help a viewer.
  private static let regionLimit = 30
}

extension PixelRect {
  /// The gap in pixels for merging: larger than between the letters of a word at 2x, and at most
  /// half of that between lines.
  private static let gap = 12

  /// Returns whether two rectangles are no more than a gap apart.
  fileprivate func isClose(to other: PixelRect) -> Bool {
    x <= other.x + other.width + Self.gap && other.x <= x + width + Self.gap
      && y <= other.y + other.height + Self.gap && other.y <= y + height + Self.gap
  }

  /// Returns the smallest rectangle that contains both.
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

/// A picture of a report, whose bytes are read or created only when it is written, so that few are
/// in memory at once.
package struct ReportPicture: Sendable {
  private let make: @Sendable () throws(RunFailure) -> [UInt8]

  /// Creates a picture from a function, called when the picture is needed.
  package init(_ make: @escaping @Sendable () throws(RunFailure) -> [UInt8]) {
    self.make = make
  }

  /// Creates a picture from a file.
  package init(_ file: InputFile) {
    self.init { () throws(RunFailure) in try file.pictureBytes() }
  }

  /// The contents of a picture file.
  package struct Content {
    package let bytes: [UInt8]
    /// The media type, such as `image/png`.
    package let type: String
  }

  /// Returns the contents to embed; `nil` if browsers cannot show the format.
  package func content() throws(RunFailure) -> Content? {
    let bytes = try make()
    return Self.type(of: bytes).map { Content(bytes: bytes, type: $0) }
  }

  private static func type(of bytes: [UInt8]) -> String? {
    switch ImageFormat(sniffing: bytes) {
    case .png: "image/png"
    case .webp: "image/webp"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .svg, nil: nil
    }
  }
}

/// The status of a case in a report.
package enum ReportStatus: String, CaseIterable, Sendable {
  case changed
  case resized
  case added
  case removed
  /// A picture that is not recorded, or has a missing file.
  case missing
  /// A recorded picture that no description produces anymore.
  case orphaned
  case renamed
  case unreadable
  /// The picture differs from one recorded in another environment.
  case environmentDiffers
  /// The number of changed pixels is within the allowance.
  case tolerated
  case equal

  /// The label for display.
  package var label: String {
    switch self {
    case .environmentDiffers: "Environment differs"
    case .changed, .resized, .added, .removed, .missing, .orphaned, .renamed, .unreadable,
      .tolerated, .equal:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// Whether the case should be reviewed.
  var isShown: Bool { !isGood || self == .environmentDiffers }

  /// Whether the case counts as unchanged.
  package var isGood: Bool {
    switch self {
    case .equal, .tolerated, .environmentDiffers: true
    case .changed, .resized, .added, .removed, .missing, .orphaned, .renamed, .unreadable: false
    }
  }
}
