import FioriRender

/// A figure as shown on the page, with its diagnostics.
struct Picture: Sendable {
  let file: PreviewFile
  let index: Int
  let switches: Switches
  /// The figure as described, or `nil` if it has never been drawn.
  private(set) var described: Figure?
  /// The drawing, or `nil` if the figure cannot be drawn and has never been.
  private(set) var drawing: Drawing?
  /// Whether the drawing is of the last valid version of the file.
  private(set) var isLast = false
  /// The errors and warnings.
  private(set) var diagnostics: [Diagnostic]
  /// An error that the description did not cause.
  private(set) var failure: Message?

  /// Creates a picture that has not been drawn.
  init(file: PreviewFile, index: Int, switches: Switches) {
    self.file = file
    self.index = index
    self.switches = switches
    diagnostics = file.diagnostics
    failure = file.failure
  }

  /// The figure with the switches applied.
  var figure: Figure? { described.map { switches.applied(to: $0) } }

  /// Draws a figure of the current file.
  mutating func draw(_ figure: Figure, _ renderer: Renderer) {
    described = figure
    do {
      let drawing = try renderer.drawing(of: switches.applied(to: figure))
      self.drawing = drawing
      add(drawing.warnings)
    } catch let error as DescriptionError {
      add(error.diagnostics)
    } catch {
      failure = Message(DiagnosticCode(of: error), "\(error)")
    }
  }

  /// Draws the last valid version of the figure.
  mutating func drawLast(_ figure: Figure, _ renderer: Renderer) {
    guard let drawing = try? renderer.drawing(of: switches.applied(to: figure)) else { return }
    (described, self.drawing, isLast) = (figure, drawing, true)
  }

  private mutating func add(_ found: [Diagnostic]) {
    diagnostics = (diagnostics + found.filter { $0.severity != .note }).inFileOrder
  }
}
