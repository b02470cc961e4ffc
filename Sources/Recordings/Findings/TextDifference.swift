/// Where two texts part.
enum TextDifference {
  /// The difference in words, for one line: the first line in which the texts differ.
  package static func words(recorded: [UInt8], actual: [UInt8]) -> String {
    let texts = [recorded, actual].map { String(decoding: $0, as: UTF8.self) }
    let old = texts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let new = texts[1].split(separator: "\n", omittingEmptySubsequences: false)
    let common = zip(old, new).prefix { $0 == $1 }.count
    return "line \(common + 1): \(text(at: common, in: new)), "
      + "recorded \(text(at: common, in: old))"
  }

  private static func text(at place: Int, in lines: [Substring]) -> String {
    guard place < lines.count else { return "the end" }
    let text = lines[place].trimming { $0 == " " || $0 == "," }
    return text.count > longest ? "\(text.prefix(longest))…" : String(text)
  }

  /// Characters of a line that are told: a text may have thousands.
  private static let longest = 80
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var text = drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
