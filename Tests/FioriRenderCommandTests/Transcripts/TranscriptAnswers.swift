import FileKit
import FioriRender
import Foundation

/// Puts into the lines of a transcript what commands answer: standard output, then standard error
/// behind `! `, then the status unless it is 0. What differs from run to run has a word in its place.
struct TranscriptAnswers {
  private let outside: String
  /// Pictures and long texts so far: a number stands for their bytes, the same for the same ones.
  private var contents: [[UInt8]] = []

  /// Texts that are longer are told apart by their numbers alone.
  private static let lineCount = 150

  init(in workspace: Workspace) {
    let path = workspace.outside.resolvingSymlinksInPath().path(percentEncoded: false)
    outside = path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the lines for a run.
  mutating func lines(for run: CommandRun) -> [String] {
    lines(of: run.output) + lines(of: Array(run.errors.utf8)).map { "! " + $0 }
      + (run.status == 0 ? [] : ["[status \(run.status)]"])
  }

  /// What a file is, in words, with a number for its bytes.
  mutating func kind(of bytes: [UInt8]) -> String {
    let number = contents.firstIndex(of: bytes) ?? contents.count
    if number == contents.count { contents.append(bytes) }
    let kind = PictureKind(bytes)?.rawValue.uppercased() ?? "file"
    let size = PNGHeader(bytes).map { " \($0.width) × \($0.height)" } ?? ""
    return "\(kind) \(number + 1)\(size)"
  }

  private mutating func lines(of bytes: [UInt8]) -> [String] {
    guard !bytes.isEmpty else { return [] }
    guard PictureKind(bytes) == nil, let text = String(validating: bytes, as: UTF8.self) else {
      return ["[\(kind(of: bytes))]"]
    }
    var lines = steady(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { ["$ ", "=== ", "! ", "["].contains(where: $0.hasPrefix) ? "\\" + $0 : String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append("[no line feed]") }
    return lines.count > Self.lineCount ? ["[\(kind(of: bytes)), \(lines.count) lines]"] : lines
  }

  /// Puts words in place of what differs from run to run, or with libraries.
  private mutating func steady(_ text: String) -> String {
    let visible = String(
      text.unicodeScalars.flatMap { $0 == "\r" ? Array("\\r".unicodeScalars) : [$0] }
        .reduce(into: String.UnicodeScalarView()) { $0.append($1) })
    var result = visible.replacing(outside, with: "$OUTSIDE")
      .replacing(/"bytes":\d+/) { _ in #""bytes":(number)"# }
      .replacing(/"seconds":[\d.e-]+/) { _ in #""seconds":(number)"# }
      .replacing(/: \d+ bytes\n/) { _ in ": (number) bytes\n" }
      .replacing(Version.current, with: "(version)")
      .replacing(/\b[0-9a-f]{64}\b/) { _ in "(SHA-256)" }
    for match in result.matches(of: /"data":"([A-Za-z0-9+\/=]{20,})"/).reversed() {
      let picture = kind(of: Array(Data(base64Encoded: String(match.1)) ?? Data()))
      result.replaceSubrange(match.range, with: #""data":"(\#(picture))""#)
    }
    return result
  }
}
