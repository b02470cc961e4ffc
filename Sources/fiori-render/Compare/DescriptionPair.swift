import FileKit
import FioriRender
import PictureComparison
import Recordings
import RenderService

/// Two descriptions whose figures should be the same pictures, paired by name.
struct DescriptionPair {
  /// Whether the descriptions ask for several pictures.
  let isCollection: Bool
  private let actual: InputFile
  private var old: DrawingSession
  private var new: DrawingSession

  /// Reads both descriptions, and reports those that cannot be read.
  init(expected: String, actual: String, _ messages: MessageOptions) throws {
    var settings = RenderSettings()
    settings.messages = messages.level
    let console = Console(messages.level)
    self.actual = InputFile(actual)
    old = try DrawingSession([expected], settings, console)
    new = try DrawingSession([actual], settings, console)
    isCollection = old.isCollection || new.isCollection
  }

  /// Returns whether a path is that of a description rather than a picture.
  static func isDescription(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".json") && !Folder.exists(path)
  }

  /// Returns the result for each figure, in the order of the second description, then the first.
  ///
  /// - Throws: The exit status if a description has errors, which have been reported, or a failure
  ///   to make the output.
  mutating func items(
    by flags: ComparisonFlags, to output: DifferenceOutput?
  ) throws -> [ComparedItem] {
    let stem = actual.stem
    let (oldDrawings, newDrawings) = (
      Self.drawings(in: &old, stem: stem), Self.drawings(in: &new, stem: stem)
    )
    try old.end()
    try new.end()
    try output?.prepare()
    let (renderer, name, isCollection) = (new.source.renderer, actual.name, isCollection)
    return FigurePair.pairs(of: oldDrawings, and: newDrawings) { isCollection ? $0 : name }
      .map { $0.item(renderer, by: flags, to: output) }
  }

  /// Returns the drawings of a description, named as if both were in files of the same name.
  private static func drawings(
    in session: inout DrawingSession, stem: String
  ) -> [NamedDrawing] {
    session.drawings().map { (OutputPlan.name(of: $0.figure, stem: stem), $0.value) }
  }
}

/// A figure's drawing with the name of its picture.
typealias NamedDrawing = (name: String, drawing: Drawing)

/// The drawings of descriptions of a folder.
struct DrawnDescriptions: DrawingSink {
  /// What is in a file.
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

  /// Draws the descriptions at those of the paths that the folder has, and reports their diagnostics.
  init(
    _ paths: [String], in folder: ComparedFolder, _ source: FigureSource, jobs: Int,
    _ console: Console
  ) {
    (self.folder, renderer) = (folder, source.renderer)
    let files = paths.filter { folder.descriptions.contains($0) }.map(folder.description)
    var session = DrawingSession(found: files, source, console)
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

  /// Returns what is at a path in the folder.
  func content(of path: String) -> Content { contents[folder.file(path).name] ?? .nothing }
}

/// A figure of two descriptions, at least one of which has it.
struct FigurePair: Sendable {
  /// The name for messages, and of the difference picture without its extension.
  let path: String
  private let expected: Drawing?
  private let actual: Drawing?

  /// Pairs figures by name, in the order of the second description, then the first.
  static func pairs(
    of old: [NamedDrawing], and new: [NamedDrawing], path: (String) -> String
  ) -> [FigurePair] {
    let oldByName = Dictionary(
      old.map { (ExactText($0.name), $0.drawing) }, uniquingKeysWith: { first, _ in first })
    let names = ExactTexts(of: new.map(\.name))
    return new.map { name, drawing in
      FigurePair(path: path(name), expected: oldByName[name], actual: drawing)
    }
      + old.filter { !names.contains($0.name) }.map { name, drawing in
        FigurePair(path: path(name), expected: drawing, actual: nil)
      }
  }

  /// Pairs the figures of the files at a path in two folders. The name of a figure follows the path
  /// if there are several.
  static func pairs(
    of old: [NamedDrawing], and new: [NamedDrawing], inFileAt path: String
  ) -> [FigurePair] {
    let isSingle = ExactTexts(of: (old + new).map(\.name)).count == 1
    return pairs(of: old, and: new) { isSingle ? path : "\(path)/\($0)" }
  }

  /// Compares the two drawings, and writes the difference picture if there is an output.
  func item(
    _ renderer: Renderer, by flags: ComparisonFlags, to output: DifferenceOutput?
  ) -> ComparedItem {
    let pictures = [expected, actual].map { drawing in
      drawing.map { drawing in
        ReportPicture { () throws(RunFailure) in
          try RunFailure.mapping({ .fault("\(path): \($0)") }) {
            try renderer.data(of: drawing, as: .png)
          }
        }
      }
    }
    var item: ComparedItem
    do throws(RunFailure) {
      item = ComparedItem(try finding(renderer, by: flags, to: output))
    } catch {
      return ComparedItem(PictureFinding(path: path, outcome: .unreadable, failures: [error]))
    }
    // Drawings of equal figures need not be kept.
    guard !item.finding.status.isGood else { return item }
    (item.expected, item.actual) = (pictures[0], pictures[1])
    if item.finding.difference != nil {
      item.difference = ReportPicture { () throws(RunFailure) in
        try compared(renderer, by: flags)?.differencePicture().png(for: path) ?? []
      }
    }
    return item
  }

  private func finding(
    _ renderer: Renderer, by flags: ComparisonFlags, to output: DifferenceOutput?
  ) throws(RunFailure) -> PictureFinding {
    guard let expected else { return PictureFinding(path: path, outcome: .added) }
    guard let actual, let compared = try compared(renderer, by: flags) else {
      return PictureFinding(path: path, outcome: .removed)
    }
    var finding = PictureFinding(
      path: path, compared: compared, allowance: flags.allowance, to: output)
    if finding.hasChange {
      finding.parts = PartFindings(compared, expected: expected.report, actual: actual.report)
    }
    return finding
  }

  /// Returns the comparison of the pixels; `nil` if there is only one drawing.
  private func compared(
    _ renderer: Renderer, by flags: ComparisonFlags
  ) throws(RunFailure) -> ComparedPictures? {
    guard let expected, let actual else { return nil }
    return PictureComparer(flags.options).compare(
      try picture(of: expected, renderer), with: try picture(of: actual, renderer))
  }

  private func picture(
    of drawing: Drawing, _ renderer: Renderer
  ) throws(RunFailure) -> PixelBuffer {
    try RunFailure.mapping({ .fault("\(path): \($0)") }) {
      try PixelBuffer(renderer.bitmap(of: drawing), of: path)
    }
  }
}
