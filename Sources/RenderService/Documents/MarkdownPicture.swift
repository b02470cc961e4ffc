import FioriRender
import PageKit

/// A picture of a document, and its dark version where that differs.
struct MarkdownPicture: Sendable {
  /// The name without an extension.
  let name: String
  let format: Format
  let light: [UInt8]
  /// `nil`: it looks the same, or is dark already.
  let dark: [UInt8]?
  /// What would give it a dark version, which it lacks because its palette has no dark; `nil` of all others.
  let darkAdvice: String?
  /// In points.
  let width: Double
  /// What it says.
  let words: String

  /// The files by their names.
  var files: [(name: String, bytes: [UInt8])] {
    [(fileName, light)] + (dark.map { [(darkFileName, $0)] } ?? [])
  }

  /// The lines of the document, for files that lie in a folder as the document names it.
  func lines(in folder: String) -> [String] {
    let path = folder.isEmpty ? "" : folder + "/"
    let alt = MarkupText.escaped(words)
    let image =
      "<img src=\"\(WebAddress.text(ofPath: path + fileName))\" width=\"\(Int(width.rounded(.up)))\" alt=\"\(alt)\">"
    guard dark != nil else { return [image] }
    return [
      "<picture>",
      "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(WebAddress.text(ofPath: path + darkFileName))\">",
      "  \(image)", "</picture>",
    ]
  }

  /// Whether a line between markers is one that `lines(in:)` makes, without the blanks around it.
  static func isLine(_ line: String) -> Bool {
    if ["", "<picture>", "</picture>"].contains(line) { return true }
    // Quotes within the values are escaped: those of the line are these.
    let parts = line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    let marks = parts.indices.filter { $0.isMultiple(of: 2) }.map { String(Substring(parts[$0])) }
    return marks == ["<img src=", " width=", " alt=", ">"]
      || marks == ["<source media=", " srcset=", ">"]
  }

  private var fileName: String { "\(name).\(format.rawValue)" }

  private var darkFileName: String { "\(name)-dark.\(format.rawValue)" }
}
