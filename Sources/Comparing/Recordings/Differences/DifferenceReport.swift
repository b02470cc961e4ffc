import FileKit
import FioriRender
package import PictureComparison
import SystemPackage

/// The printed result of a comparison.
package struct DifferenceReport {
  /// The first input, as on the command line.
  package let expected: String
  package let actual: String
  /// The findings for all pictures.
  package let findings: [PictureFinding]
  /// Whether the inputs are folders.
  package let isOfFolders: Bool
  /// Where the figure of a description begins in a screenshot; `nil` for the whole, and for other
  /// comparisons.
  package var offset: PixelOffset?
  /// The problem with the color profile of a screenshot.
  package var profileWarning: String?
  /// The paths of the files in folders that were not compared.
  package var skipped: [String] = []
  /// The texts that `--ignore-text` left out.
  package var ignoredTexts: [ScreenshotText] = []

  package init(
    expected: String, actual: String, findings: [PictureFinding], isOfFolders: Bool
  ) {
    (self.expected, self.actual) = (expected, actual)
    (self.findings, self.isOfFolders) = (findings, isOfFolders)
  }

  /// Whether all pictures match.
  package var isGood: Bool { findings.allSatisfy(\.status.isGood) }

  /// Returns the lines to print; equal pictures and all changes of parts are included only if
  /// `isComplete`.
  package func lines(isComplete: Bool) -> [String] {
    let reported = findings.filter { isComplete || !isOfFolders || $0.status != .equal }
    let found = offset.map { ["\(expected): at \($0.x),\($0.y) in \(actual)"] } ?? []
    return found + reported.flatMap { $0.lines(isComplete: isComplete) }
      + (isOfFolders ? [summary] : [])
  }

  /// Returns warnings: colors could not be converted, or nothing was ignored.
  package func warnings(on ignored: [PixelRect]) -> [String] {
    let sizes = findings.compactMap { $0.difference?.expectedSize }
    let lost = sizes.isEmpty ? [] : ignored.filter { rect in !sizes.contains { rect.meets($0) } }
    return [profileWarning].compactMap(\.self)
      + lost.map { rect in
        "--ignore \(rect.x),\(rect.y),\(rect.width),\(rect.height) is outside "
          + (isOfFolders ? "every picture" : "the picture")
      }
  }

  /// A warning about files that were not compared, with their number by extension.
  package var skippedWarning: String? {
    guard !skipped.isEmpty else { return nil }
    let kinds = Dictionary(grouping: skipped) { path in
      FilePath(path).extension.map { ".\($0)" } ?? "without an extension"
    }
    let ranked = kinds.map { ($0.value.count, $0.key) }.sorted { ($1.0, $0.1) < ($0.0, $1.1) }
    let names = ranked.prefix(Self.kindLimit).map { "\($0.0) \($0.1)" }
    let list = (names + (ranked.count > Self.kindLimit ? ["…"] : [])).joined(separator: ", ")
    return "\(skipped.count.counted("file")) not compared (\(list)); diff compares PNG, WebP, "
      + "JPEG, SVG and PDF files, and descriptions that both folders have"
  }

  /// The largest number of kinds of files in a warning.
  private static let kindLimit = 5

  /// The result as a line of JSON.
  package var json: [UInt8] {
    JSONLine.object { line in
      line.member("expected", expected)
      line.member("actual", actual)
      if isOfFolders {
        writeFolders(to: &line)
      } else {
        if let offset {
          line.member("at") { line in
            line.member("x", offset.x)
            line.member("y", offset.y)
          }
        }
        findings.first?.write(to: &line)
        if !ignoredTexts.isEmpty {
          line.member("texts", ignoredTexts) { line, ignored in
            line.member("text", ignored.text)
            line.member("frame") { $0.members(of: ignored.frame) }
          }
        }
      }
    }
  }

  private func writeFolders(to line: inout JSONLine) {
    line.member("status", isGood ? PictureStatus.equal.rawValue : PictureStatus.changed.rawValue)
    line.member("counts") { line in
      for status in PictureStatus.allCases {
        line.member(status.rawValue, json: "\(count(of: status))")
      }
    }
    line.member("notCompared", skipped)
    line.member("pictures", findings) { line, finding in
      line.member("path", finding.path)
      finding.write(to: &line)
    }
  }

  private var summary: String {
    let counts = PictureStatus.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    let parts = counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    let whole = findings.count.counted("picture")
    return parts.isEmpty ? whole : "\(whole): \(parts)"
  }

  private func count(of status: PictureStatus) -> Int {
    findings.count { $0.status == status }
  }
}
