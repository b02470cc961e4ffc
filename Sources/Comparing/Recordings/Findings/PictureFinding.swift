package import FileKit
package import FioriRender
package import PictureComparison

/// The result for a picture.
package struct PictureFinding: Sendable {
  /// The outcome of a comparison.
  package enum Outcome: Sendable {
    case compared(PictureDifference, ChangeAllowance)
    /// Two files that were compared by their bytes, with the place where they begin to differ; `nil`
    /// if they are the same.
    case contents(changedFrom: String?)
    case added
    case removed
    /// An added file with the same bytes as a removed one.
    case renamed(from: String)
    case unreadable
  }

  /// The name for messages; for pictures in a folder, the path in the folder.
  package let path: String
  package let outcome: Outcome
  /// The failures to read or write files.
  package var failures: [RunFailure]
  /// The difference picture, if one was written.
  package var output: Output?
  /// The changes according to layout reports; `nil` if there are none.
  package var parts: PartFindings?

  package init(path: String, outcome: Outcome, failures: [RunFailure] = []) {
    (self.path, self.outcome, self.failures) = (path, outcome, failures)
  }

  /// A picture that was written.
  package struct Output: Sendable {
    package let name: String
    package let byteCount: Int

    package init(name: String, byteCount: Int) {
      (self.name, self.byteCount) = (name, byteCount)
    }
  }

  package var status: PictureStatus {
    switch outcome {
    case .compared(let difference, let allowance):
      if difference.isResized { return .resized }
      if difference.changedCount == 0 { return .equal }
      return difference.isWithin(allowance) ? .tolerated : .changed
    case .contents(let position): return position == nil ? .equal : .changed
    case .added: return .added
    case .removed: return .removed
    case .renamed: return .renamed
    case .unreadable: return .unreadable
    }
  }

  /// The difference of the pixels; `nil` if nothing was compared.
  package var difference: PictureDifference? {
    guard case .compared(let difference, _) = outcome else { return nil }
    return difference
  }
}

/// The status of a picture in a comparison.
package enum PictureStatus: String, CaseIterable {
  case equal
  /// The number of changed pixels is within the allowance.
  case tolerated
  case changed
  case resized
  case added
  case removed
  case renamed
  case unreadable

  /// Whether the picture is equal or within the allowance.
  package var isGood: Bool { self == .equal || self == .tolerated }
}

extension PictureFinding {
  /// Returns the lines to print: the summary, and below it the changes from layout reports, all of
  /// them if `isComplete`.
  package func lines(isComplete: Bool) -> [String] {
    (line.map { [$0] } ?? []) + (parts?.lines(isComplete: isComplete) ?? [])
  }

  /// The line to print; `nil` if a file could not be read, which `failures` reports.
  package var line: String? { text.map { "\(path): \($0)" } }

  /// The description of the result; `nil` if a file could not be read.
  package var text: String? {
    switch outcome {
    case .compared(let difference, _): text(of: difference)
    case .contents(let position): position.map { "contents changed from \($0) on" } ?? "equal"
    case .added: "added"
    case .removed: "removed"
    case .renamed(let old): "renamed from \(old)"
    case .unreadable: nil
    }
  }

  /// Returns the description of a difference.
  package func text(of difference: PictureDifference) -> String {
    let besides = Self.besides(difference)
    switch status {
    case .equal: return besides.isEmpty ? "equal" : "equal but for \(besides)"
    case .resized:
      let sizes = "size changed from \(difference.expectedSize) to \(difference.actualSize)"
      let isSame = difference.changedCount == 0
      return "\(sizes); \(isSame ? "the common pixels are equal" : Self.changes(difference))"
    case .tolerated: return "within --max-changed: \(Self.changes(difference))"
    case .changed, .added, .removed, .renamed, .unreadable: return Self.changes(difference)
    }
  }

  private static func changes(_ difference: PictureDifference) -> String {
    let share = percent(difference.changedShare)
    let regions = difference.regionCount.counted("region")
    let largest = difference.regions.first.map { region in
      let bounds = region.bounds
      let prefix = difference.regionCount == 1 ? "" : "the largest "
      return ", \(prefix)\(bounds.width) × \(bounds.height) at \(bounds.x),\(bounds.y)"
    }
    let besides = besides(difference)
    let pixel = difference.isResized ? "common pixel" : "pixel"
    return "\(difference.changedCount) of \(difference.comparedCount.counted(pixel)) changed "
      + "(\(share)) in \(regions)\(largest ?? "")" + (besides.isEmpty ? "" : "; besides \(besides)")
  }

  /// Returns the numbers of pixels that differ but do not count as changed.
  private static func besides(_ difference: PictureDifference) -> String {
    let parts = [
      (difference.antiAliasedCount, "anti-aliased"), (difference.ignoredCount, "ignored"),
    ].filter { $0.0 > 0 }
    return parts.map { $0.0.counted("\($0.1) pixel") }.joined(separator: " and ")
  }

  /// Returns a percentage, never rounded down to 0 % or up to 100 %.
  static func percent(_ share: Double) -> String {
    let percent = share * 100
    if percent < 0.01 { return "under 0.01 %" }
    let scale = percent < 10 ? 100.0 : 10.0
    let rounded = (percent * scale).rounded() / scale
    return "\(Decimal.text(share < 1 ? min(rounded, 99.9) : rounded)) %"
  }
}

extension PictureFinding {
  /// Writes the members of the finding except its path.
  package func write(to line: inout JSONLine) {
    line.member("status", status.rawValue)
    if case .renamed(let old) = outcome { line.member("from", old) }
    if let difference { difference.write(to: &line) }
    parts?.write(to: &line)
    if let output { line.member("output", output.name) }
    if !failures.isEmpty {
      line.member("errors", failures) { $0.member("message", $1.message) }
    }
  }
}

extension PictureDifference {
  /// Writes the members of the difference.
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
      line.members(of: region.bounds)
      line.member("count", region.count)
    }
  }

  private static func write(_ size: PixelSize, to line: inout JSONLine) {
    line.member("width", size.width)
    line.member("height", size.height)
  }
}

extension JSONLine {
  /// Writes the place and the size of a rectangle as members.
  package mutating func members(of rect: PixelRect) {
    member("x", rect.x)
    member("y", rect.y)
    member("width", rect.width)
    member("height", rect.height)
  }
}
