import FioriRender
import Foundation

/// What a command answered, as the lines of a transcript: standard output, then standard error behind
/// `! `, then the status unless it is 0. What differs from run to run has a word in its place.
struct TranscriptAnswer {
  let lines: [String]

  init(_ run: CommandRun, in workspace: Workspace) {
    lines =
      Self.lines(of: run.output, in: workspace)
      + Self.lines(of: Array(run.errors.utf8), in: workspace).map { "! " + $0 }
      + (run.status == 0 ? [] : ["[status \(run.status)]"])
  }

  private static func lines(of bytes: [UInt8], in workspace: Workspace) -> [String] {
    guard !bytes.isEmpty else { return [] }
    guard PictureKind(bytes) == nil, let text = String(validating: bytes, as: UTF8.self) else {
      return ["[\(kind(of: bytes))]"]
    }
    var lines = steady(text, in: workspace).split(separator: "\n", omittingEmptySubsequences: false)
      .map { ["$ ", "=== ", "! ", "["].contains(where: $0.hasPrefix) ? "\\" + $0 : String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append("[no line feed]") }
    return lines
  }

  /// Puts words in place of what differs from run to run, or with libraries.
  private static func steady(_ text: String, in workspace: Workspace) -> String {
    let outside = workspace.outside.resolvingSymlinksInPath().path(percentEncoded: false)
    return text.replacing(
      outside.hasSuffix("/") ? String(outside.dropLast()) : outside, with: "$OUTSIDE"
    )
    .replacing(/"data":"([A-Za-z0-9+\/=]{20,})"/) { match in
      "\"data\":\"(\(kind(of: Array(Data(base64Encoded: String(match.1)) ?? Data()))))\""
    }
    .replacing(/"bytes":\d+/) { _ in "\"bytes\":(number)" }
    .replacing(/\b[0-9a-f]{64}\b/) { _ in "(SHA-256)" }
  }

  /// What a file is, in words.
  static func kind(of bytes: [UInt8]) -> String {
    guard let kind = PictureKind(bytes) else { return "\(bytes.count) bytes" }
    let size = PNGHeader(bytes).map { " \($0.width) × \($0.height)" } ?? ""
    return kind.rawValue.uppercased() + size
  }
}
