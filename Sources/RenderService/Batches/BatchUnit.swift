import FileKit
import FioriRender

/// What one thread draws at a time: a figure of an input that is kept, or a whole input.
struct BatchUnit: Sendable {
  let input: Int
  /// The figures' places in their input.
  let figures: Range<Int>

  /// The units of an input at a place; one that has no figures is still to be spoken of.
  static func units(of survey: Survey, at place: Int) -> [BatchUnit] {
    let figures = survey.names.indices
    guard survey.reading != nil, !figures.isEmpty else {
      return [BatchUnit(input: place, figures: figures)]
    }
    return figures.map { BatchUnit(input: place, figures: $0..<$0 + 1) }
  }

  /// The unit's input as far as it is drawn here; the failure, when it cannot be read again.
  func drawn<Product: Sendable>(
    _ input: InputFile, _ survey: Survey?, _ source: FigureSource,
    _ make: (Figure) throws -> (Product, [Diagnostic])
  ) -> Result<DrawnInput<Product>, RunFailure> {
    Result { () throws(RunFailure) in
      let kept = survey?.reading
      let reading = if let kept { kept } else { try source.reading(of: input) }
      guard reading.figures.map({ OutputPlan.name(of: $0, in: input) }) == survey?.names else {
        throw RunFailure(
          kind: .unreadableInput,
          message: "\(input.name): changed during the run; run again")
      }
      return DrawnInput(
        reading: reading,
        outcomes: reading.figures[figures].map { figure in Outcome { try make(figure) } })
    }
  }
}
