import FioriRender
import Foundation

/// What the article on the first steps shows.
enum GettingStartedCode {
  static func orders() -> KPIView {
    let orders = KPIView(
      items: [.icon(.builtin(.package)), .metric("5"), .unit("k")],
      caption: "Orders processed",
      tintColor: StateColors(normal: .palette("positiveLabel")))
    return orders
  }

  static func file(of orders: KPIView) throws {
    var environment = Environment()
    environment.generation = .horizon
    environment.scale = 3
    environment.padding = Insets(8)

    let renderer = try Renderer()
    let png = try renderer.png(of: orders, in: environment)
    try Data(png).write(to: URL(filePath: "orders.png"))
  }

  static func drawing(
    of orders: KPIView, by renderer: Renderer, in environment: Environment
  ) throws -> [[UInt8]] {
    let drawing = try renderer.drawing(of: Figure(orders, environment: environment))
    for warning in drawing.warnings { print(warning) }
    print(drawing.accessibilityText.text)  // Orders processed, 5k
    print(drawing.pointSize)
    let png = try renderer.data(of: drawing, as: .png)
    let svg = try renderer.data(of: drawing, as: .svg(SVGOptions(idPrefix: "orders-")))
    return [png, svg]
  }

  static func described(_ json: [UInt8], by renderer: Renderer) throws {
    let folder = ResourceFolder(path: "descriptions")
    let document = Document(json: json, file: "sales.json", resources: folder)
    for diagnostic in document.diagnostics { print(diagnostic) }
    guard !document.diagnostics.hasErrors else { return }
    for figure in document.figures {
      let drawing = try renderer.drawing(of: figure)
      print(figure.name ?? "sales", drawing.pixelSize)
    }
  }

  static func faults(of figure: Figure, by renderer: Renderer) throws {
    do {
      let drawing = try renderer.drawing(of: figure)
      print(drawing.warnings.count)
    } catch let error as DescriptionError {
      for diagnostic in error.diagnostics { print(diagnostic) }
    }
  }

  static func careful() throws -> Renderer {
    var limits = RenderLimits()
    limits.pixelCount = 4_000_000
    limits.timeout = .seconds(2)
    let careful = try Renderer(limits: limits)
    return careful
  }

  static func fonts() throws -> Renderer {
    var fonts = FontOptions()
    fonts.folders = ["fonts-72"]
    let renderer = try Renderer(fonts: fonts, missingGlyphs: .error)
    return renderer
  }

  static func times(of figure: Figure, by renderer: Renderer) throws -> [UInt8] {
    let timer = StageTimer()
    let timed = renderer.timed(by: timer)
    let png = try timed.data(of: timed.drawing(of: figure), as: .png)
    print(timer.times[.layout], timer.times[.encoding(.png)])
    return png
  }

  static func many(_ figures: [Figure], by renderer: Renderer) async throws -> [[UInt8]] {
    try await withThrowingTaskGroup { group in
      for figure in figures {
        group.addTask { try renderer.data(of: renderer.drawing(of: figure), as: .png) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}
