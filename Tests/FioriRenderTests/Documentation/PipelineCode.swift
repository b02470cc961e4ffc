import FioriRender

@testable import TestSupport

/// What the article on the pipeline shows.
enum PipelineCode {
  static func picture(_ json: [UInt8]) throws -> [UInt8]? {
    let renderer = try Renderer()
    let document = Document(json: json, file: "sales.json")  // reading
    guard let figure = document.figures.first else { return nil }
    let drawing = try renderer.drawing(of: figure)  // lowering, layout
    return try renderer.data(of: drawing, as: .png)  // painting, encoding
  }

  static func report(of drawing: Drawing) {
    let card = drawing.report.root
    print(card.kind, card.frame)
    for part in card.children { print(part.kind, part.frame, part.text ?? "") }
    print(drawing.report.json)
  }

  static func compared(_ old: Drawing, _ new: Drawing) {
    for change in LayoutComparison(expected: old.report, actual: new.report).changes {
      print(change)
    }
  }
}
