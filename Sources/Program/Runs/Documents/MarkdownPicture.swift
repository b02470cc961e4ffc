import FileKit
import FioriRender

/// A picture of a document, with its dark version if that differs.
struct MarkdownPicture: Sendable {
  /// The name without an extension, which is known once the whole block is drawn.
  var name = ""
  let format: Format
  let light: [UInt8]
  /// The dark version, or `nil` if it looks the same or the picture is already dark.
  let dark: [UInt8]?
  /// How to get a dark version if it is missing because the palette has no dark colors; otherwise
  /// `nil`.
  let darkAdvice: String?
  /// The width in points.
  let width: Double
  /// The accessibility text.
  let accessibilityText: String
  /// The drawing of a cell of a matrix, which is not its own picture; `nil` for any other.
  var drawing: Drawing?

  /// The files with their names.
  var files: [(name: String, bytes: [UInt8])] {
    [(fileName, light)] + (dark.map { [(darkFileName, $0)] } ?? [])
  }

  /// Returns the lines of the document for pictures in a folder, relative to the document.
  func lines(in folder: String) -> [String] {
    let path = folder.isEmpty ? "" : folder + "/"
    let alt = MarkupText.escaped(accessibilityText)
    let image =
      "<img src=\"\(WebAddress.text(ofPath: path + fileName))\" width=\"\(Int(width.rounded(.up)))\" alt=\"\(alt)\">"
    guard dark != nil else { return [image] }
    return [
      "<picture>",
      "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(WebAddress.text(ofPath: path + darkFileName))\">",
      "  \(image)", "</picture>",
    ]
  }

  /// Returns the lines for a text below pictures: HTML like them, so that nothing in it is markup.
  static func lines(ofCaption caption: String?) -> [String] {
    caption.map { ["\(captionStart)\(MarkupText.escaped($0))\(captionEnd)"] } ?? []
  }

  private static let captionStart = "<br><em>"
  private static let captionEnd = "</em>"

  /// Returns whether a line between markers was written by `lines(in:)` or `lines(ofCaption:)`; `line` has
  /// no blanks around it.
  static func isLine(_ line: String) -> Bool {
    if ["", "<picture>", "</picture>"].contains(line) { return true }
    if line.hasPrefix(captionStart), line.hasSuffix(captionEnd) { return true }
    // Quotation marks in values are escaped, so the remaining ones delimit the attributes.
    let parts = line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    let marks = parts.indices.filter { $0.isMultiple(of: 2) }.map { String(Substring(parts[$0])) }
    return marks == ["<img src=", " width=", " alt=", ">"]
      || marks == ["<source media=", " srcset=", ">"]
  }

  private var fileName: String { "\(name).\(format.rawValue)" }

  private var darkFileName: String { "\(name)-dark.\(format.rawValue)" }
}
