import FioriRender

/// One figure as it is shown, and what is to be said of it.
struct Picture: Sendable {
  let file: PreviewFile
  let place: Int
  let switches: Switches
  /// The figure as it is described; `nil` of one that has never been drawn.
  private(set) var described: Figure?
  /// `nil`: it cannot be drawn, and could not be before.
  private(set) var drawing: Drawing?
  /// Whether the drawing is of what the file said before it was broken.
  private(set) var isLast = false
  /// What is wrong or may be.
  private(set) var diagnostics: [Diagnostic]
  /// What went wrong besides the description.
  private(set) var failure: String?

  /// A figure that has not been drawn.
  init(file: PreviewFile, place: Int, switches: Switches) {
    self.file = file
    self.place = place
    self.switches = switches
    diagnostics = file.diagnostics
    failure = file.failure
  }

  /// The figure with what is switched.
  var figure: Figure? { described.map { switches.applied(to: $0) } }

  /// Draws it as the file says.
  mutating func draw(_ figure: Figure, _ renderer: Renderer) {
    described = figure
    do {
      let drawing = try renderer.drawing(of: switches.applied(to: figure))
      self.drawing = drawing
      add(drawing.warnings)
    } catch let error as DescriptionError {
      add(error.diagnostics)
    } catch {
      failure = "\(error)"
    }
  }

  /// Draws it as the file said before.
  mutating func drawLast(_ figure: Figure, _ renderer: Renderer) {
    guard let drawing = try? renderer.drawing(of: switches.applied(to: figure)) else { return }
    (described, self.drawing, isLast) = (figure, drawing, true)
  }

  private mutating func add(_ found: [Diagnostic]) {
    diagnostics = (diagnostics + found.filter { $0.severity != .note }).inFileOrder
  }
}
