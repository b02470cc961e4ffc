import PictureComparison

extension PictureFinding {
  /// Writes the finding's members, but for its path.
  func write(to line: inout JSONLine) {
    line.member("status", status.rawValue)
    if case .renamed(let old) = outcome { line.member("from", old) }
    if let difference { Self.write(difference, to: &line) }
    parts?.write(to: &line)
    if let output { line.member("output", output.name) }
    if !failures.isEmpty {
      line.member("errors", failures) { $0.member("message", $1.message) }
    }
  }

  private static func write(_ difference: PictureDifference, to line: inout JSONLine) {
    line.member("size") { line in
      line.member("expected") { write(difference.expectedSize, to: &$0) }
      line.member("actual") { write(difference.actualSize, to: &$0) }
    }
    line.member("compared", difference.comparedCount)
    line.member("changed", difference.changedCount)
    line.member("share", json: "\(difference.changedShare)")
    line.member("antiAliased", difference.antiAliasedCount)
    line.member("ignored", difference.ignoredCount)
    line.member("regionCount", difference.regionCount)
    line.member("regions", difference.regions) { line, region in
      line.member("x", region.bounds.x)
      line.member("y", region.bounds.y)
      line.member("width", region.bounds.width)
      line.member("height", region.bounds.height)
      line.member("count", region.count)
    }
  }

  private static func write(_ size: PixelSize, to line: inout JSONLine) {
    line.member("width", size.width)
    line.member("height", size.height)
  }
}

extension JSONLine {
  /// Writes a member whose value is a whole number.
  mutating func member(_ key: String, _ number: Int) {
    member(key, json: "\(number)")
  }
}
