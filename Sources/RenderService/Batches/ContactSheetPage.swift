import FileKit
import FioriRender
import SystemPackage

/// A page that shows pictures where they lie, with their names and words.
struct ContactSheetPage: Sendable {
  private let folder: FilePath
  private var figures: [String] = []

  /// A page at a path, from which the pictures' are told.
  init(path: String) {
    folder = Folder.absolute(path).removingLastComponent()
  }

  /// Points of its own ground around a picture, as on a sheet that is a picture.
  private static let mat = 8.0

  var isEmpty: Bool { figures.isEmpty }

  /// Adds a figure: its first file that a browser shows, and links to all.
  mutating func add(_ pictures: [DrawnPicture], of drawing: Drawing) {
    let size = drawing.pointSize
    let links = pictures.map { picture in
      "<a href=\"\(address(of: picture))\">\(picture.facts.format)</a>"
    }
    let (width, height) = (size.width + 2 * Self.mat, size.height + 2 * Self.mat)
    let shown = pictures.first { $0.facts.format != Format.pdf.rawValue }
    let image = shown.map { picture in
      "<img src=\"\(address(of: picture))\" alt=\"\(MarkupText.escaped(drawing.words.text))\" "
        + "width=\"\(Int(width.rounded()))\" height=\"\(Int(height.rounded()))\" "
        + "loading=\"lazy\" style=\"background: \(drawing.ground.rgbHex)\">"
    }
    let name = MarkupText.escaped(pictures.first?.facts.name ?? "")
    figures.append(
      "<figure>\(image ?? "")<figcaption>\(name) \(links.joined(separator: " "))</figcaption>"
        + "</figure>")
  }

  /// The page, which needs nothing but the pictures.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Contact sheet: \(figures.count) pictures</title>
    <style>
    :root { color-scheme: light dark; }
    body { margin: 24px; font: 13px/1.4 system-ui, sans-serif;
      background: light-dark(#f2f3f4, #1b1d20); color: light-dark(#556b82, #a9b4be); }
    main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    img { display: block; padding: 8px; box-sizing: border-box; max-width: 100%; height: auto; }
    figcaption { margin-top: 6px; overflow-wrap: anywhere; }
    a { color: light-dark(#0057d2, #89c2ff); }
    </style>
    <main>
    \(figures.joined(separator: "\n"))
    </main>
    </html>

    """
  }

  /// A picture's path from the page, as an address.
  private func address(of picture: DrawnPicture) -> String {
    let path = Folder.absolute(picture.output.name)
    let own = folder.components.map(\.string)
    let other = path.components.map(\.string)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let steps = own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared)
    return steps.map(Self.encoded).joined(separator: "/")
  }

  /// A part of an address: all but letters, digits and `-._~` by their bytes.
  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~".unicodeScalars.contains(scalar))
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }
}
