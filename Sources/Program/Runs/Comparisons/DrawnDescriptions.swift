import FileKit
import FioriRender
import Recordings

/// The drawings of descriptions of a folder.
struct DrawnDescriptions: DrawingSink {
  /// The content of a file.
  enum Content {
    case figures([NamedDrawing])
    /// A description with errors, which have been reported, with the name of the file.
    case wrong(String)
    /// No description, or no file at all.
    case nothing

    /// The figures, if any.
    var figures: [NamedDrawing] {
      if case .figures(let figures) = self { figures } else { [] }
    }
  }

  private var contents: ExactTable<Content> = [:]
  private let folder: ComparedFolder
  private let renderer: Renderer

  /// Draws the descriptions at the paths that the folder has, and reports their diagnostics.
  init(
    _ paths: [String], in folder: ComparedFolder, _ source: FigureSource, jobs: Int
  ) {
    (self.folder, renderer) = (folder, source.renderer)
    let files = paths.filter { folder.descriptions.contains($0) }.map(folder.description)
    var session = DrawingSession(Inputs(found: files), source)
    for file in session.inputs { contents[file.name] = .wrong(file.name) }
    session.draw(into: &self, jobs: jobs)
  }

  func product(of figure: Figure, in input: InputFile) throws -> (Drawing, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    return (drawing, drawing.warnings)
  }

  mutating func take(
    _ drawn: DrawnInput<Drawing>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    guard drawn.isComplete, !diagnostics.hasErrors else { return [] }
    contents[input.name] = .figures(
      drawn.products.map { figure, drawing in (OutputPlan.name(of: figure, in: input), drawing) })
    return []
  }

  /// Returns the content at a path in the folder.
  func content(of path: String) -> Content { contents[folder.file(path).name] ?? .nothing }
}
