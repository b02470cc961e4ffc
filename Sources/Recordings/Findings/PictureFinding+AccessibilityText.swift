package import PictureComparison

extension PictureFinding {
  /// The finding as lines for people, what layout reports say below the first; all of that where it
  /// is asked for.
  package func lines(isComplete: Bool) -> [String] {
    (line.map { [$0] } ?? []) + (parts?.lines(isComplete: isComplete) ?? [])
  }

  /// The finding as a line for people; `nil` of what could not be read, which its failures tell.
  package var line: String? { words.map { "\(path): \($0)" } }

  /// What is to be said of the picture; `nil` of what could not be read.
  package var words: String? {
    switch outcome {
    case .compared(let difference, _): words(of: difference)
    case .added: "added"
    case .removed: "removed"
    case .renamed(let old): "renamed from \(old)"
    case .unreadable: nil
    }
  }

  /// What is different, in words.
  package func words(of difference: PictureDifference) -> String {
    let besides = Self.besides(difference)
    switch status {
    case .equal: return besides.isEmpty ? "equal" : "equal but for \(besides)"
    case .resized:
      let sizes = "size changed from \(difference.expectedSize) to \(difference.actualSize)"
      let isSame = difference.changedCount == 0
      return "\(sizes); \(isSame ? "the common pixels are equal" : Self.changes(difference))"
    case .tolerated: return "within --max-changed: \(Self.changes(difference))"
    default: return Self.changes(difference)
    }
  }

  private static func changes(_ difference: PictureDifference) -> String {
    let share = percent(difference.changedCount, of: difference.comparedCount)
    let regions = counted(difference.regionCount, "region")
    let place = difference.regions.first.map { region in
      let bounds = region.bounds
      let words = difference.regionCount == 1 ? "" : "the largest "
      return ", \(words)\(bounds.width) × \(bounds.height) at \(bounds.x),\(bounds.y)"
    }
    let besides = besides(difference)
    let pixel = difference.isResized ? "common pixel" : "pixel"
    return "\(difference.changedCount) of \(counted(difference.comparedCount, pixel)) changed "
      + "(\(share)) in \(regions)\(place ?? "")" + (besides.isEmpty ? "" : "; besides \(besides)")
  }

  /// The pixels that differ and do not count.
  private static func besides(_ difference: PictureDifference) -> String {
    let parts = [
      (difference.antiAliasedCount, "anti-aliased"), (difference.ignoredCount, "ignored"),
    ].filter { $0.0 > 0 }
    return parts.map { counted($0.0, "\($0.1) pixel") }.joined(separator: " and ")
  }

  private static func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }

  /// A share in words, of which none is 0 % that is more, and none 100 % that is less.
  private static func percent(_ count: Int, of total: Int) -> String {
    let percent = Double(count) / Double(total) * 100
    if percent < 0.01 { return "under 0.01 %" }
    let scale = percent < 10 ? 100.0 : 10.0
    let rounded = (percent * scale).rounded() / scale
    return "\(shortest(count < total ? min(rounded, 99.9) : rounded)) %"
  }

  private static func shortest(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
