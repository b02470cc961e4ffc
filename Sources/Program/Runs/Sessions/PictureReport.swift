import FileKit
import FioriRender

/// The pictures of a run, in words for a person: a line for each picture, or one line for many.
struct PictureReport: Sendable {
  /// The number of pictures that have one line each.
  private static let shownCount = 8

  /// The folder that all pictures are in; `nil` if they are next to their descriptions.
  private let folder: String?
  private let start: ContinuousClock.Instant
  /// The number of pictures that are at their final paths.
  private(set) var count = 0
  private var unchangedCount = 0
  private var first: [(name: String, fact: String)] = []

  /// Creates the report of a run that began at `start`.
  init(in folder: String?, since start: ContinuousClock.Instant) {
    (self.folder, self.start) = (folder, start)
  }

  /// Adds a picture that is at its place.
  mutating func add(_ picture: DrawnPicture) {
    guard picture.output != .standardOutput else { return }
    count += 1
    if !picture.isDrawn { unchangedCount += 1 }
    if count <= Self.shownCount {
      first.append((picture.output.name, picture.isDrawn ? picture.facts.sizeText : "unchanged"))
    }
  }

  /// The lines at the end of the run; none if nothing was drawn.
  var lines: [String] {
    guard count > Self.shownCount else {
      let width = first.map(\.name.count).max() ?? 0
      return first.map { name, fact in
        name + String(repeating: " ", count: width - name.count + 2) + fact
      }
    }
    return [total]
  }

  /// One line for someone who watches.
  var line: String {
    guard let (name, fact) = first.first else {
      return "nothing drawn; waiting for the next change"
    }
    return count == 1 ? "\(name): \(fact), in \(time)" : total
  }

  private var total: String {
    let location = folder.map { " in \($0.hasSuffix("/") ? $0 : "\($0)/")" } ?? ""
    let unchanged = unchangedCount > 0 ? ", \(unchangedCount.grouped) unchanged" : ""
    return "\(count.grouped) pictures\(location) in \(time)\(unchanged)"
  }

  private var time: String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if seconds < 0.1 { return "\(Int((seconds * 1000).rounded())) ms" }
    guard seconds >= 60 else { return "\(Decimal.text(seconds, decimals: 1)) s" }
    return "\(Int(seconds) / 60) min \(Int(seconds) % 60) s"
  }
}

extension PictureFacts {
  /// The size: `268 × 117, 2x` in pixels, or `134 × 58.5 pt`.
  fileprivate var sizeText: String {
    let size = "\(Decimal.text(width)) × \(Decimal.text(height))"
    return scale.map { "\(size), \(Decimal.text($0))x" } ?? "\(size) pt"
  }
}
