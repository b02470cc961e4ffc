package import FileKit
import PictureComparison

extension PictureDifference {
  /// Writes the members that tell what is different.
  package func write(to line: inout JSONLine) {
    line.member("size") { line in
      line.member("expected") { Self.write(expectedSize, to: &$0) }
      line.member("actual") { Self.write(actualSize, to: &$0) }
    }
    line.member("compared", comparedCount)
    line.member("changed", changedCount)
    line.member("share", json: "\(changedShare)")
    line.member("antiAliased", antiAliasedCount)
    line.member("ignored", ignoredCount)
    line.member("regionCount", regionCount)
    line.member("regions", regions) { line, region in
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
  package mutating func member(_ key: String, _ number: Int) {
    member(key, json: "\(number)")
  }
}
