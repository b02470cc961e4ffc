import FileKit
import FioriRender
import RenderService

/// The findings of `lint` in figures. Warnings about parts that are not drawn belong to `validate`.
struct LintSink: DrawingSink {
  private let renderer: Renderer
  private let console: Console
  private(set) var count: ProblemCount
  /// Whether a rule of level error is broken.
  private(set) var isBroken = false

  /// Creates a sink that shows its findings on a console.
  init(_ renderer: Renderer, files fileCount: Int, _ console: Console) {
    (self.renderer, self.console) = (renderer, console)
    count = ProblemCount(files: fileCount)
  }

  func product(of figure: Figure, in input: InputFile) throws -> ([Diagnostic], [Diagnostic]) {
    (try renderer.drawing(of: figure).lintDiagnostics(of: figure), [])
  }

  mutating func take(
    _ drawn: DrawnInput<[Diagnostic]>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    var variants = VariantDiagnostics(drawn.products.map(\.figure))
    for (figure, product) in drawn.products { variants.add(product, of: figure) }
    let found = console.level.raised(variants.diagnostics)
    console.show(found)
    isBroken = isBroken || found.hasErrors
    count.add(diagnostics)
    count.add(found)
    return []
  }
}
