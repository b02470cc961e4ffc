import FileKit
import FioriRender
import SystemPackage

/// The contact sheet of a run: all its pictures with their names, or in a matrix.
struct ContactSheetFile: Sendable {
  private let file: OutputFile
  private let format: ContactSheetFormat
  private let paper: Paper?
  /// Whether the sheet is animated like its pictures.
  private let isAnimated: Bool
  private var page: ContactSheetPage
  private var drawings: [(drawing: Drawing, caption: String)] = []
  /// The rows and columns; `nil` for pictures with their names.
  private var matrix: PictureMatrix?
  /// The place in the matrix of each drawing, or of each figure of the page.
  private var places: [(row: Int, column: Int)] = []

  /// The possible scales of a sheet in pixels per point: the scale of the pictures themselves if
  /// the sheet fits, and otherwise a smaller one.
  private static let scales = [2.0, 1.5, 1.0]

  /// Creates a sheet at a path; the extension determines the format. A PDF may have the pages of a
  /// paper.
  init(path: String, paper: Paper?, _ matrix: PictureMatrix?, isAnimated: Bool) throws {
    (self.matrix, self.isAnimated) = (matrix, isAnimated)
    file = .path(path)
    format = try ContactSheetFormat(path: path)
    self.paper = paper
    if let paper, !format.isPDF {
      throw UsageError("--paper \(paper.rawValue) requires --sheet FILE.pdf.")
    }
    if let paper, paper.isPlain, matrix != nil {
      throw UsageError(
        "--paper \(paper.rawValue) has no headings; use --paper a4 or letter with --rows and --columns."
      )
    }
    page = ContactSheetPage(path: path)
  }

  /// Adds a drawn figure.
  mutating func add(_ product: FigureProduct, of figure: Figure, in input: InputFile) {
    guard let drawing = product.drawing, let first = product.pictures.first,
      first.output != .standardOutput
    else { return }
    if let place = matrix?.place(of: figure, in: input) { places.append(place) }
    switch format {
    case .picture: drawings.append((drawing, first.facts.name))
    case .page: page.add(product.pictures, of: drawing)
    }
  }

  /// Writes the sheet, unless nothing was drawn.
  func write(_ renderer: Renderer) throws(RunFailure) {
    switch format {
    case .page where page.isEmpty: return
    case .page: try file.write(Array(page.html(matrix?.table(places)).utf8))
    case .picture where drawings.isEmpty: return
    case .picture(let format):
      let failure = RunFailure.sheetTooSmall(
        file.name, for: drawings.count, isMatrix: matrix != nil)
      try RunFailure.mapping({ _ in failure }) {
        try file.write(try bytes(renderer, as: format))
      }
    }
  }

  private func bytes(_ renderer: Renderer, as format: Format) throws -> [UInt8] {
    guard let paper else {
      let encoding = EncodingOptions(isAnimated: isAnimated)
      return try renderer.data(of: sheet(renderer), as: encoding.output(as: format))
    }
    if let matrix = drawnMatrix {
      return try renderer.pdf(of: renderer.pages(of: matrix, on: paper.size), title: "Matrix")
    }
    return try renderer.pdf(
      of: renderer.sheets(of: drawings, on: paper.size, isPlain: paper.isPlain),
      title: "Contact sheet")
  }

  /// The drawings in rows and columns; `nil` if the sheet is not a matrix.
  private var drawnMatrix: DrawingMatrix? {
    matrix.map { DrawingMatrix($0.table(places), of: drawings.map(\.drawing)) }
  }

  private func sheet(_ renderer: Renderer) throws -> Drawing {
    let matrix = drawnMatrix
    func sheet(_ scale: Double) throws -> Drawing {
      try matrix.map { try renderer.matrix(of: $0, scale: scale) }
        ?? renderer.sheet(of: drawings, scale: scale)
    }
    for scale in Self.scales.dropLast() {
      if let sheet = try? sheet(scale) { return sheet }
    }
    return try sheet(Self.scales.last ?? 1)
  }
}

/// The paper of a contact sheet to print.
package enum Paper: String, CaseIterable, Sendable {
  case a4, letter
  case plainA4 = "a4-plain"
  case plainLetter = "letter-plain"

  /// Whether the paper is white, without the names of pictures.
  var isPlain: Bool { [.plainA4, .plainLetter].contains(self) }

  /// The size in points, upright.
  var size: Size {
    switch self {
    case .a4, .plainA4: Size(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)
    case .letter, .plainLetter: Size(width: 612, height: 792)
    }
  }
}

/// The formats of a contact sheet.
enum ContactSheetFormat {
  /// A single picture.
  case picture(Format)
  /// A page that shows the files.
  case page

  var isPDF: Bool { if case .picture(.pdf) = self { true } else { false } }

  /// Returns the format for a path's extension.
  init(path: String) throws {
    switch FilePath(path).extension?.lowercased() {
    case "html", "htm": self = .page
    case "png": self = .picture(.png)
    case "svg": self = .picture(.svg)
    case "pdf": self = .picture(.pdf)
    case let other:
      throw UsageError(
        "--sheet \(path): unknown format '\(other ?? "")'; use 'png', 'svg', 'pdf' or 'html'.")
    }
  }
}

/// A page that shows the picture files with their names and accessibility text.
struct ContactSheetPage: Sendable {
  private let folder: FilePath
  private var figures: [String] = []

  /// Creates a page at a path; pictures are linked relative to it.
  init(path: String) {
    folder = Folder.absolute(path).removingLastComponent()
  }

  /// The background around a picture in points, as on a sheet that is a picture.
  private static let mat = 8.0

  var isEmpty: Bool { figures.isEmpty }

  /// Adds a figure: shows the first file that a browser can display and links to all.
  mutating func add(_ pictures: [DrawnPicture], of drawing: Drawing) {
    let size = drawing.pointSize
    let links = pictures.map { picture in
      "<a href=\"\(address(of: picture))\">\(picture.facts.format)</a>"
    }
    let (width, height) = (size.width + 2 * Self.mat, size.height + 2 * Self.mat)
    let shown = pictures.first { $0.facts.format != Format.pdf.rawValue }
    let image = shown.map { picture in
      "<img src=\"\(address(of: picture))\" alt=\"\(MarkupText.escaped(drawing.accessibilityText.text))\" "
        + "width=\"\(Int(width.rounded()))\" height=\"\(Int(height.rounded()))\" "
        + "loading=\"lazy\" style=\"background: \(drawing.background.rgbHex)\">"
    }
    let name = MarkupText.escaped(pictures.first?.facts.name ?? "")
    figures.append(
      "<figure>\(image ?? "")<figcaption>\(name) \(links.joined(separator: " "))</figcaption>"
        + "</figure>")
  }

  /// Returns the page, which needs no files besides the pictures; with a table, the figures are its
  /// cells.
  func html(_ table: MatrixTable?) -> String {
    let content = table.map { $0.html(figures) } ?? figures.joined(separator: "\n")
    let title = table == nil ? "Contact sheet" : "Matrix"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title): \(figures.count.counted("picture"))</title>
      <style>
      :root { color-scheme: light dark; }
      body { margin: 24px; font: 13px/1.4 system-ui, sans-serif;
        background: light-dark(#f2f3f4, #1b1d20); color: light-dark(#556b82, #a9b4be); }
      main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
      figure { margin: 0; max-width: 100%; }
      img { display: block; padding: 8px; box-sizing: border-box; max-width: 100%; height: auto; }
      figcaption { margin-top: 6px; overflow-wrap: anywhere; }
      a { color: light-dark(#0057d2, #89c2ff); }\(table == nil ? "" : MatrixTable.style)
      </style>
      <main>
      \(content)
      </main>
      </html>

      """
  }

  /// Returns the URL of a picture relative to the page.
  private func address(of picture: DrawnPicture) -> String {
    let own = folder.components.map(\.string)
    let other = Folder.absolute(picture.output.name).components.map(\.string)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let steps = own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared)
    return WebAddress.text(ofPath: steps.joined(separator: "/"))
  }
}
