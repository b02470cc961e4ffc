import FileKit
import FioriRender
import SystemPackage

/// The document of a run whose pictures are its pages.
struct PageDocument: Sendable {
  private let file: OutputFile
  private var pages: [(name: String, drawing: Drawing)] = []
  /// Whether a page is missing because of an error.
  var isIncomplete = false

  /// Creates a document without pages.
  init(_ file: OutputFile) { self.file = file }

  /// Adds the page of a drawn figure.
  mutating func add(_ product: FigureProduct) {
    guard let drawing = product.drawing, let picture = product.pictures.first else { return }
    pages.append((picture.facts.name, drawing))
  }

  /// Writes the file, unless nothing was drawn.
  ///
  /// - Returns: A line about it for a person; `nil` if it has no pages.
  func write(_ renderer: Renderer, _ listener: any RunListener) throws(RunFailure) -> String? {
    guard !pages.isEmpty else { return nil }
    let title = FilePath(file.name).stem ?? file.name
    let bytes = try RunFailure.mapping({ RunFailure.fault("\(file.name): \($0)") }) {
      try renderer.pdf(of: bookmarkedPages, title: title)
    }
    try file.write(bytes)
    listener.note("\(file.name): \(bytes.count) bytes")
    return "\(file.name)  \(pages.count.counted("page"))"
  }

  /// The pages, whose bookmarks are their titles; where several have the same title, their names.
  private var bookmarkedPages: [DocumentPage] {
    let counts = Dictionary(
      pages.map { ($0.drawing.accessibilityText.title, 1) }, uniquingKeysWith: +)
    return pages.map { name, drawing in
      let title = drawing.accessibilityText.title
      return DocumentPage(drawing, bookmark: title.isEmpty || counts[title] != 1 ? name : title)
    }
  }
}
