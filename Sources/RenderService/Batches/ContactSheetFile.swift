import FileKit
import FioriRender

/// The contact sheet of a run: all its pictures with their names.
struct ContactSheetFile: Sendable {
  private let file: OutputFile
  private let format: ContactSheetFormat
  private var page: ContactSheetPage
  private var drawings: [(drawing: Drawing, caption: String)] = []

  /// Pixels a point of a sheet as a picture, as large as its pictures allow: that of pictures
  /// themselves, else less.
  private static let scales = [2.0, 1.5, 1.0]

  /// A sheet at a path, whose extension says what it is written as.
  init(path: String) throws {
    file = .path(path)
    format = try ContactSheetFormat(path: path)
    page = ContactSheetPage(path: path)
  }

  /// Adds a figure that has been drawn.
  mutating func add(_ product: FigureProduct) {
    guard let drawing = product.drawing, let first = product.pictures.first,
      first.output != .standardOutput
    else { return }
    switch format {
    case .picture: drawings.append((drawing, first.facts.name))
    case .page: page.add(product.pictures, of: drawing)
    }
  }

  /// Writes the sheet, unless nothing was drawn.
  func write(_ renderer: Renderer) throws(RunFailure) {
    switch format {
    case .page where page.isEmpty: return
    case .page: try file.write(Array(page.html.utf8))
    case .picture where drawings.isEmpty: return
    case .picture(let format):
      do {
        try file.write(try renderer.data(of: sheet(renderer), as: DrawingOutput(format)))
      } catch let failure as RunFailure {
        throw failure
      } catch {
        throw RunFailure(
          kind: .wrongDescription,
          message: "\(file.name): \(drawings.count) pictures do not fit on one contact sheet; "
            + "use --sheet FILE.html")
      }
    }
  }

  private func sheet(_ renderer: Renderer) throws -> Drawing {
    for scale in Self.scales.dropLast() {
      if let sheet = try? renderer.sheet(of: drawings, scale: scale) { return sheet }
    }
    return try renderer.sheet(of: drawings, scale: Self.scales.last ?? 1)
  }
}
