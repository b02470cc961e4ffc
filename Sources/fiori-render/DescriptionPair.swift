import CommandKit
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
  private var old: Batch
  private var new: Batch

  /// Reads both descriptions, and reports those that cannot be read.
  init(expected: String, actual: String, _ messages: MessageOptions) throws {
    var settings = RenderSettings()
    settings.messages = messages.level
    let console = Console(messages.level)
    self.actual = InputFile(actual)
    old = try Batch([expected], settings, console)
    new = try Batch([actual], settings, console)
    isCollection = old.isCollection || new.isCollection
  }

  /// Returns whether a path is that of a description rather than a picture.
  static func isDescription(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".json") && !Folder.exists(path)
  }

  /// Returns the finding for each figure, in the order of the second description, then the first.
  ///
  /// - Throws: The exit status if a description has errors, which have been reported, or a failure
  ///   to draw or write a picture.
  mutating func findings(
    by flags: ComparisonFlags, to output: DifferenceOutput?
  ) throws -> [PictureFinding] {
    let (oldDrawings, newDrawings) = (drawings(of: \.old), drawings(of: \.new))
    try old.end()
    try new.end()
    try output?.prepare()
    let renderer = new.source.renderer
    let oldByName = Dictionary(oldDrawings, uniquingKeysWith: { first, _ in first })
    let names = Set(newDrawings.map(\.name))
    let found = try newDrawings.map { name, drawing in
      let path = isCollection ? name : actual.name
      guard let expected = oldByName[name] else {
        return PictureFinding(path: path, outcome: .added)
      }
      return try Self.finding(path, expected, drawing, renderer, flags, output)
    }
    let removed = oldDrawings.filter { !names.contains($0.name) }.map { name, _ in
      PictureFinding(path: name, outcome: .removed)
    }
    return found + removed
  }

  private typealias NamedDrawing = (name: String, drawing: Drawing)

  /// Returns the drawings of a description, named as if both were in files of the same name.
  private mutating func drawings(of side: WritableKeyPath<Self, Batch>) -> [NamedDrawing] {
    let (renderer, stem) = (self[keyPath: side].source.renderer, actual.stem)
    return self[keyPath: side].reduce(into: [NamedDrawing](), jobs: Processors.count) {
      figure, _ in
      let drawing = try renderer.drawing(of: figure)
      return (drawing, drawing.warnings)
    } _: { drawings, _, drawn, _ in
      drawings += drawn.products.map { figure, drawing in
        (OutputPlan.name(of: figure, stem: stem), drawing)
      }
      return []
    }
  }

  private static func finding(
    _ path: String, _ expected: Drawing, _ actual: Drawing, _ renderer: Renderer,
    _ flags: ComparisonFlags, _ output: DifferenceOutput?
  ) throws -> PictureFinding {
    let compared = PictureComparer(flags.options).compare(
      try picture(of: expected, path, renderer), with: try picture(of: actual, path, renderer))
    var finding = PictureFinding(
      path: path, compared: compared, allowance: flags.allowance, to: output,
      filePath: "\(path).png")
    if finding.hasChange {
      finding.parts = PartFindings(compared, expected: expected.report, actual: actual.report)
    }
    return finding
  }

  private static func picture(
    of drawing: Drawing, _ path: String, _ renderer: Renderer
  ) throws -> PixelBuffer {
    try RunFailure.mapping({ .fault("\(path): \($0)") }) {
      try PixelBuffer(renderer.bitmap(of: drawing), of: path)
    }
  }
}
