import FileKit
import FioriRender
import PictureComparison
import Recordings

/// Two descriptions whose figures should be the same pictures, paired by name.
struct DescriptionPair {
  /// Whether the descriptions ask for several pictures.
  let isCollection: Bool
  private let actual: InputFile
  private var old: DrawingSession
  private var new: DrawingSession

  /// Reads both descriptions, and reports those that cannot be read.
  init(
    expected: String, actual: String, _ settings: RenderSettings, _ listener: any RunListener
  ) throws(RunFailure) {
    self.actual = InputFile(actual)
    old = try settings.session(of: [expected], listener)
    new = try settings.session(of: [actual], listener)
    isCollection = old.isCollection || new.isCollection
  }

  /// Returns the result for each figure, in the order of the second description, then the first.
  ///
  /// - Throws: The exit status if a description has errors, which have been reported, or a failure
  ///   to make the output.
  mutating func items(
    by settings: ComparisonSettings, to output: DifferenceOutput?
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
      .map { $0.item(renderer, by: settings, to: output) }
  }

  /// Returns the drawings of a description, named as if both were in files of the same name.
  private static func drawings(
    in session: inout DrawingSession, stem: String
  ) -> [NamedDrawing] {
    session.drawings().map { (OutputPlan.name(of: $0.figure, stem: stem), $0.value) }
  }
}
