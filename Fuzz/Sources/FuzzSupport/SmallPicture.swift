import FioriRender

/// What drawing a figure gives, no larger than can be painted often.
public struct SmallPicture: Equatable {
  /// What is said of it, in lines.
  private var lines: [String] = []
  private var report = ""
  private var words = ""
  private var files: [[UInt8]] = []

  private static let renderer = Result { () throws(FontError) in try Renderer() }
  /// Points of a side that a description asks for; a view that needs more has more.
  private static let side = 400.0
  /// Pixels that are painted; SVG is written of any size.
  private static let pixelCount = 400_000

  /// Draws a figure in every format; stops at what must not happen.
  public init(_ figure: Figure, in source: SourceText) {
    do {
      let renderer = try Self.renderer.get()
      let drawing = try renderer.drawing(of: Self.small(figure))
      source.check(drawing.warnings, file: "fuzz.json")
      require(!drawing.warnings.hasErrors, "drawn in spite of errors")
      lines = (drawing.warnings + drawing.contrastWarnings).map(\.description)
      report = drawing.report.json
      NumberCheck.check(report: report)
      words = drawing.accessibilityText.text
      files = try Self.outputs(for: drawing).map { try renderer.data(of: drawing, as: $0) }
      for svg in files.prefix(2) { SVGCheck(svg).check() }
    } catch let error as DescriptionError {
      source.check(error.diagnostics, file: "fuzz.json")
      require(error.diagnostics.hasErrors, "not drawn, and no word why")
      lines = error.diagnostics.map(\.description)
    } catch {
      fatalError("a fault of ours: \(error)")
    }
  }

  private static func small(_ figure: Figure) -> Figure {
    var figure = figure
    let environment = figure.environment
    figure.environment.width = environment.width.map { min($0, side) }
    figure.environment.height = environment.height.map { min($0, side) }
    figure.environment.scale = min(environment.scale, 2)
    let padding = environment.padding
    figure.environment.padding = Insets(
      top: min(padding.top, 20), right: min(padding.right, 20), bottom: min(padding.bottom, 20),
      left: min(padding.left, 20))
    return figure
  }

  /// Two SVGs, then the formats whose cost grows with the pixels.
  private static func outputs(for drawing: Drawing) -> [DrawingOutput] {
    let svgs: [DrawingOutput] = [.svg, .svg(SVGOptions(isAnimated: true))]
    let size = drawing.pixelSize
    return size.width * size.height <= pixelCount ? svgs + [.png, .webp, .pdf] : svgs
  }
}
