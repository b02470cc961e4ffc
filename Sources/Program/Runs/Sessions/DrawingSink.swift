package import FileKit
package import FioriRender
import Synchronization

/// The products that a session makes from figures, and their destination.
package protocol DrawingSink: Sendable {
  /// The result of a figure.
  associatedtype Product: Sendable

  /// Returns the product of a figure, and its warnings.
  ///
  /// It is called on any thread, for the sink as it was before it took anything.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic])

  /// Completes an input or a row as soon as it is drawn, on any thread, with its diagnostics.
  func finish(_ drawn: inout DrawnInput<Product>, of input: InputFile, _ diagnostics: [Diagnostic])

  /// Takes an input or a row whose figures have been drawn, in the order of the inputs, with its
  /// diagnostics, and returns the failures.
  mutating func take(
    _ drawn: DrawnInput<Product>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure]
}

extension DrawingSink {
  package func finish(
    _ drawn: inout DrawnInput<Product>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) {}
}

/// Collects the results of the drawings of inputs without errors.
struct DrawingList<Value: Sendable>: DrawingSink {
  let renderer: Renderer
  let transform: @Sendable (Drawing) -> Value
  private(set) var drawings: [(input: InputFile, figure: Figure, value: Value)] = []

  init(renderer: Renderer, transform: @escaping @Sendable (Drawing) -> Value) {
    (self.renderer, self.transform) = (renderer, transform)
  }

  func product(of figure: Figure, in input: InputFile) throws -> (Value, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    return (transform(drawing), drawing.warnings)
  }

  mutating func take(
    _ drawn: DrawnInput<Value>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    guard !diagnostics.hasErrors else { return [] }
    for (figure, product) in drawn.products { drawings.append((input, figure, product)) }
    return []
  }
}

/// Finds the tables with an error in any row. The rows that follow an error are not checked.
final class RowCheck: DrawingSink {
  /// The names of the tables with errors.
  let wrong = Mutex<ExactTexts>([])
  private let check: @Sendable (Figure, InputFile) throws -> [Diagnostic]

  init(_ check: @escaping @Sendable (Figure, InputFile) throws -> [Diagnostic]) {
    self.check = check
  }

  func product(of figure: Figure, in input: InputFile) throws -> (Void, [Diagnostic]) {
    let isWrong = wrong.withLock { $0.contains(input.name) }
    return ((), isWrong ? [] : try check(figure, input))
  }

  func finish(_ drawn: inout DrawnInput<Void>, of input: InputFile, _ diagnostics: [Diagnostic]) {
    if diagnostics.hasErrors { wrong.withLock { _ = $0.add(input.name) } }
  }

  func take(
    _ drawn: DrawnInput<Void>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] { [] }
}
